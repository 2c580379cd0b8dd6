import type { DailyLimits, OneClickAnswer, ProductsAnswer, SpendingAnswer } from '@footlight/contract';
import { DAY, POSTPAY_IDLE } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOf } from '../../demo/sandbox-biller/cards.ts';
import { media, purchase, user } from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf, post } from '../../kernel/ledger/ledger.ts';
import { bookGift } from '../../kernel/ledger/test-gift.ts';
import { createSigner } from '../../kernel/signing.ts';
import {
  newMember,
  openTestPlatform,
  TEST_SECRET,
  TestBrowser,
  type TestPlatform,
} from '../../testing/platform.ts';
import { type Biller, BillerUnreachableError } from '../billing/biller.ts';
import { keepCard } from '../billing/cards.ts';
import { takeEvent } from '../billing/take-event.ts';

/** The account `model`, whose room and media are used. */
const MODEL = 11;
const HOUR = 3_600_000;
let now = Date.parse('2026-11-02T12:00:00Z');
let platform: TestPlatform;
let streamer: TestBrowser;
let keys = 0;

const orm = () => platform.database.orm;
const newKey = () => `spending-key-${++keys}`;
const published = (event: string) =>
  platform.published.filter((one) => one.event === event).map(({ payload }) => payload);
const balance = (id: number, kind: 'user' | 'credit' = 'user') => balanceOf(orm(), `${kind}:${id}`);

const cardKey = () => createSigner(TEST_SECRET).sign('key', 'sandbox-biller');

/** A new account with tokens, optionally a saved card, and credit in tokens for post-pay. */
async function newSpender(has: { tokens?: number; card?: string; credit?: number } = {}) {
  const one = await newMember(platform);
  const { id } = one;
  const { tokens = 0, card, credit } = has;
  await orm().transaction(async (tx) => {
    if (tokens > 0) await bookGift(tx, `user:${id}`, tokens);
    const kept = card === undefined ? null : cardOf(cardKey(), card);
    if (kept) await keepCard(tx, { userId: id, biller: 'sandbox' }, kept, false);
    if (credit !== undefined) {
      await tx
        .update(user)
        .set({ traits: { postpayCreditCents: credit * 10 }, settings: { postpay: true } })
        .where(eq(user.id, id));
    }
  });
  const [kept] = (await one.post<ProductsAnswer>('/billing/products', {})).body.cards;
  return Object.assign(one, { card: kept?.id ?? '' });
}
type Spender = Awaited<ReturnType<typeof newSpender>>;

interface Tipped {
  status: number;
  errorType?: string;
  amount?: number;
  tokens: number;
}
const tip = (who: Spender, amount: number, more: object = {}) =>
  who.post<Tipped>('/tip/model', { amount, ...more }, newKey());
const limit = (who: Spender, wish: object) => who.post<SpendingAnswer>('/account/spending', wish);
const spending = async (who: Spender) => (await who.get<SpendingAnswer>('/account/spending')).body;
const reUp = (who: Spender, more: object = {}) =>
  who.post<SpendingAnswer>('/account/spending/re-up', {
    enabled: true,
    product_id: 'tokens_50',
    card_id: who.card,
    per_day: 2,
    ...more,
  });

beforeAll(async () => {
  platform = await openTestPlatform({
    rateLimits: false,
    signupTokens: 0,
    now: () => now,
    showNow: () => now,
  });
  streamer = await new TestBrowser(platform.app).login('model');
  await platform.context.shows.step();
}, 90_000);
beforeEach(async () => {
  platform.published.length = 0;
  await streamer.post('/video/mode', { mode: 'public' }, newKey());
});
afterEach(async () => {
  expect((await checkLedger(orm())).faults).toEqual([]);
});
afterAll(() => platform.stop());

describe('own limits', () => {
  it('[BILL-10] hold for every way of spending: above one charge only when agreed to, above the day never', async () => {
    const who = await newSpender({ tokens: 2_000 });
    await streamer.post('/user/fanclub/settings', {
      is_enabled: true,
      prices: { supporter: 100, insider: 200, legend: 400 },
    });
    const [item] = await orm()
      .insert(media)
      .values({
        userId: MODEL,
        description: '',
        artSeed: 'f.model-1',
        tags: [],
        typeId: 2,
        typeName: 'videos',
        duration: 45,
        name: 'Video',
        slug: 'video',
        tokenPrice: 99,
      })
      .returning({ id: media.id });
    await orm().execute(
      sql`UPDATE model SET settings = settings || '{"privatePrice":30,"privateEnabled":true,"privateMinimumMinutes":1}'::jsonb WHERE user_id = ${MODEL}`,
    );
    const ways: [name: string, path: string, body: object][] = [
      ['tip', '/tip/model', { amount: 25 }],
      ['media', `/media/purchase/${item?.id}`, { source: 'page', price: 99 }],
      ['fan club', '/user/model/fanclub/join', { level: 'supporter', price: 100 }],
      ['split tip', '/tip_split/model/start', { target_splitters: 2, split_amount: 40 }],
      ['private', '/private/model/request', {}],
    ];
    const send = (path: string, body: object) => who.post<Tipped>(path, body, newKey());
    await limit(who, { per_charge: 10, per_day: 0 });
    for (const [name, path, body] of ways) {
      const sure = { ...body, confirmed_tokens: 5_000 };
      expect((await send(path, sure)).body.errorType, name).toBe('user_daily_limit');
    }
    // The daily limit is removed; a single spend still needs consent.
    now += DAY;
    await limit(who, { per_day: null });
    now += DAY;
    for (const [name, path, body] of ways) {
      const asked = (await send(path, body)).body;
      expect(asked.errorType, name).toBe('over_own_limit');
      const amount = asked.amount ?? 0;
      expect(amount, name).toBeGreaterThan(10);
      const less = await send(path, { ...body, confirmed_tokens: amount - 1 });
      expect(less.body.errorType, name).toBe('over_own_limit');
      expect((await send(path, { ...body, confirmed_tokens: amount })).status, name).toBe(200);
    }
    await who.post('/private/model/cancel', {});
    await streamer.post('/video/mode', {
      mode: 'limited',
      ticket_price: 60,
      recording_price: 0,
      limited_message: '',
      refund_joined_minute_before_end: 1,
    });
    expect((await send('/limited/model/ticket', {})).body).toMatchObject({
      errorType: 'over_own_limit',
      amount: 60,
    });
    expect((await send('/limited/model/ticket', { confirmed_tokens: 60 })).status).toBe(200);
    const before = (await spending(who)).spending.used;
    expect(before).toBe(25 + 99 + 100 + 20 + 60);
    // Refunds do not count as spent.
    await streamer.post('/video/mode', { mode: 'public' }, newKey());
    expect((await spending(who)).spending.used).toBe(before - 60);
  });

  it('[BILL-10] a lower limit holds at once, a higher one a day later, and the account page says when', async () => {
    const who = await newSpender({ tokens: 500 });
    await limit(who, { per_day: 50 });
    expect((await tip(who, 60)).body.errorType).toBe('user_daily_limit');
    const { body } = await limit(who, { per_day: 200 });
    expect(body.limits.per_day).toBe(50);
    expect(body.waiting.per_day).toEqual({ value: 200, at: new Date(now + DAY).toISOString() });
    now += DAY - 1_000;
    expect((await tip(who, 60)).body.errorType).toBe('user_daily_limit');
    now += 1_000;
    expect((await tip(who, 60)).status).toBe(200);
  });

  it('[BILL-10] 32 tips at once above the day: exactly what fits goes through, and tomorrow more', async () => {
    const who = await newSpender({ tokens: 500 });
    await limit(who, { per_day: 100 });
    const answers = await Promise.all(Array.from({ length: 32 }, () => tip(who, 9)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
    expect(new Set(answers.map(({ body }) => body.errorType))).toEqual(
      new Set([undefined, 'user_daily_limit']),
    );
    expect(await balance(who.id)).toBe(500 - 99);
    const { body } = await who.get<DailyLimits>('/payment/daily-limit');
    expect(body.spending).toEqual({
      limit: 100,
      used: 99,
      left: 1,
      renews_at: new Date(now + DAY).toISOString(),
    });
    now += DAY;
    expect((await tip(who, 9)).status).toBe(200);
  });

  it('[BILL-10] the minutes of a show count, and the show ends where the day ends', async () => {
    const who = await newSpender({ tokens: 500 });
    await orm().execute(
      sql`UPDATE model SET settings = settings || '{"privatePrice":30,"privateEnabled":true,"privateMinimumMinutes":1}'::jsonb WHERE user_id = ${MODEL}`,
    );
    await limit(who, { per_day: 65 });
    const { body } = await who.post<{ show: { show_id: number; remaining: number } }>(
      '/private/model/request',
      {},
      newKey(),
    );
    await streamer.post('/private/model/accept', { show_id: body.show.show_id });
    for (let seconds = 0; seconds < 180; seconds += 10) {
      now += 10_000;
      await platform.context.shows.seen(MODEL, who.id);
      await platform.context.shows.step();
    }
    expect(published('v3.private.end')[0]).toMatchObject({ reason: 'out_of_tokens', spent: 65 });
    expect(await balance(who.id)).toBe(500 - 65);
    expect((await spending(who)).spending).toMatchObject({ used: 65, left: 0 });
  });
});

describe('the daily limit of purchases', () => {
  const oneClick = (who: Spender, key = newKey()) =>
    who.post<OneClickAnswer & { errorType?: string }>(
      '/billing/oneclick/tokens_50',
      { cardId: who.card, return_path: '/' },
      key,
    );

  it('[BILL-10] is held for a checkout, for one press, and 16 presses at once', async () => {
    const who = await newSpender({ card: 'plain' });
    expect(
      (await who.post<ProductsAnswer>('/billing/products', {})).body.daily_purchase_remaining,
    ).toBeNull();
    await limit(who, { daily_limit: 17 });
    const answers = await Promise.all(Array.from({ length: 16 }, () => oneClick(who)));
    // Packs of five dollars.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.errorType === 'user_daily_limit')).toHaveLength(13);
    expect(await balance(who.id)).toBe(150);
    const { body } = await who.post<ProductsAnswer>('/billing/products', {});
    expect(body.daily_purchase_remaining).toBe(2);
    const checkout = { product_id: 'tokens_50', return_path: '/' };
    const refused = await who.post<{ errorType: string }>('/billing/purchase', checkout, newKey());
    expect([refused.status, refused.body.errorType]).toEqual([403, 'user_daily_limit']);
    now += DAY;
    expect((await who.post('/billing/purchase', checkout, newKey())).status).toBe(200);
  });
});

describe('post-pay', () => {
  it('[BILL-08] spends now, is charged at the limit, and never falls below it', async () => {
    const who = await newSpender({ tokens: 30, card: 'plain', credit: 100 });
    expect((await tip(who, 90)).status).toBe(200);
    expect([await balance(who.id), await balance(who.id, 'credit')]).toEqual([0, -60]);
    const { body } = await who.get<{ debt: number }>('/user/current');
    expect(body.debt).toBe(60);
    // More than the whole credit: no charge would help.
    expect((await tip(who, 170)).body.errorType).toBe('not_enough_tokens');
    expect(await balance(who.id, 'credit')).toBe(-60);
    // This spend fills the credit: the 60 are charged, and it fits.
    expect((await tip(who, 50)).status).toBe(200);
    expect([await balance(who.id), await balance(who.id, 'credit')]).toEqual([0, -50]);
    const history = await who.get<{ debt: number; entries: { balance: number }[] }>(
      '/account/tokens/history',
    );
    expect(history.body.debt).toBe(50);
    expect(history.body.entries[0]?.balance).toBe(-50);
  });

  it('[BILL-08] is charged after an hour without a spend, once, also when several look', async () => {
    const who = await newSpender({ card: 'plain', credit: 100 });
    await tip(who, 40);
    const { autoCharges } = platform.context;
    now += POSTPAY_IDLE - 1_000;
    await autoCharges.step();
    expect(await balance(who.id, 'credit')).toBe(-40);
    now += 1_000;
    await Promise.all([autoCharges.step(), autoCharges.step(), autoCharges.step()]);
    expect(await balance(who.id, 'credit')).toBe(0);
    const rows = await orm().select().from(purchase).where(eq(purchase.userId, who.id));
    expect(
      rows.map(({ state, purpose, tokens, amountCents }) => ({ state, purpose, tokens, amountCents })),
    ).toEqual([{ state: 'settled', purpose: 'postpay', tokens: 40, amountCents: 400 }]);
  });

  it('[BILL-08] is paid by bought tokens and the card; free tokens stay', async () => {
    const who = await newSpender({ card: 'plain', credit: 100 });
    await tip(who, 40);
    await orm().transaction(async (tx) => {
      await bookGift(tx, `user:${who.id}`, 10);
      await post(tx, {
        kind: 'promo_code',
        postings: [
          { account: 'promo', amount: -25 },
          { account: `user:${who.id}`, amount: 25 },
        ],
      });
    });
    now += POSTPAY_IDLE;
    await platform.context.autoCharges.step();
    expect([await balance(who.id), await balance(who.id, 'credit')]).toEqual([25, 0]);
    const rows = await orm().select().from(purchase).where(eq(purchase.userId, who.id));
    expect(rows.map(({ state, tokens }) => [state, tokens])).toEqual([['settled', 30]]);
  });

  it('[BILL-08] a declined charge pauses it until another card has paid; tokens in the purse pay first', async () => {
    const who = await newSpender({ card: 'short', credit: 100 });
    await tip(who, 90);
    expect((await tip(who, 50)).body.errorType).toBe('postpay_card_fail');
    expect(published('v3.reUp.update')).toEqual([{ success: false, tokens: 0, error: 'postpay_card_fail' }]);
    expect((await spending(who)).postpay).toMatchObject({ is_paused: true, debt: 90 });
    // Paused: even the remaining credit is unavailable.
    expect((await tip(who, 5)).body.errorType).toBe('postpay_card_fail');
    now += 2 * HOUR;
    await platform.context.autoCharges.step();
    expect(published('v3.reUp.update')).toHaveLength(1);
    await orm().transaction(async (tx) => {
      const kept = cardOf(cardKey(), 'plain');
      if (kept) await keepCard(tx, { userId: who.id, biller: 'sandbox' }, kept, false);
      await bookGift(tx, `user:${who.id}`, 25);
    });
    const { status, body } = await who.post<SpendingAnswer>('/billing/postpay/charge', {}, newKey());
    expect([status, body.postpay]).toMatchObject([200, { is_paused: false, debt: 0 }]);
    expect([await balance(who.id), await balance(who.id, 'credit')]).toEqual([0, 0]);
    const rows = await orm().select().from(purchase).where(eq(purchase.userId, who.id));
    expect(rows.filter(({ state }) => state === 'settled').map(({ tokens }) => tokens)).toEqual([65]);
    expect((await tip(who, 5)).status).toBe(200);
  });

  it('[BILL-08] [BILL-18] a card added after a declined charge resumes it and pays the debt when it is due', async () => {
    const who = await newSpender({ card: 'short', credit: 100 });
    await tip(who, 90);
    expect((await tip(who, 50)).body.errorType).toBe('postpay_card_fail');
    const add = async (outcome: string) => {
      const { biller_link } = (await who.get<{ biller_link: string }>('/billing/product_av')).body;
      const { headers } = await platform.app.inject({
        method: 'POST',
        url: new URL(biller_link).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ delay: '0', outcome, card: 'plain' }).toString(),
      });
      return new URL(String(headers.location)).pathname;
    };
    const isPaused = async () => (await spending(who)).postpay?.is_paused;
    expect([await add('NDECLINED'), await isPaused()]).toEqual(['/api/v1/billing/postpay_decline', true]);
    const declined = await platform.app.inject({ url: '/api/v1/billing/postpay_decline' });
    expect(declined.headers.location).toBe('/account/tokens?postpay=declined');
    expect([await add('Y'), await isPaused()]).toEqual(['/account/verify', false]);
    expect((await spending(who)).cards.map((card) => [card.last_four, card.has_affidavit])).toEqual([
      ['4242', true],
      ['5454', false],
    ]);
    now += POSTPAY_IDLE;
    await platform.context.autoCharges.step();
    expect([await balance(who.id), await balance(who.id, 'credit')]).toEqual([0, 0]);
  });

  it('[BILL-08] is not there for who has no credit or no card', async () => {
    const who = await newSpender({ card: 'plain' });
    const on = async () =>
      (
        await who.post<{ settings?: { postpay: boolean }; fields?: object }>('/user/settings', {
          postpay: true,
        })
      ).body;
    expect((await on()).fields).toEqual({ postpay: 'not_accepted' });
    await orm()
      .update(user)
      .set({ traits: { postpayCreditCents: 1_000 } })
      .where(eq(user.id, who.id));
    expect((await on()).settings?.postpay).toBe(true);
  });
});

describe('auto re-up', () => {
  it('[BILL-09] is off until chosen; then a tip that lacks tokens is charged and goes through', async () => {
    const who = await newSpender({ tokens: 10, card: 'plain' });
    expect((await tip(who, 40)).body.errorType).toBe('not_enough_tokens');
    expect((await reUp(who)).body.re_up).toMatchObject({ enabled: true, disabled_by_user: false });
    expect((await tip(who, 40)).body).toMatchObject({ status: 1, tokens: 20 });
    expect(published('v3.reUp.update')).toEqual([{ success: true, tokens: 50, error: null }]);
    // A pack that would not suffice is not charged.
    expect((await tip(who, 80)).body.errorType).toBe('not_enough_tokens');
    expect(await balance(who.id)).toBe(20);
    await who.post('/account/spending/re-up', { enabled: false });
    const { body } = await who.get<{ settings: { auto_re_ups: object } }>('/user/current');
    expect(body.settings.auto_re_ups).toEqual({ enabled: false, disabled_by_user: true });
    expect((await tip(who, 40)).body.errorType).toBe('not_enough_tokens');
  });

  it('[BILL-09] charges no more often than chosen, and not above the daily limit', async () => {
    const who = await newSpender({ card: 'plain' });
    await reUp(who, { per_day: 1 });
    expect((await tip(who, 50)).status).toBe(200);
    expect((await tip(who, 50)).body.errorType).toBe('not_enough_tokens');
    now += DAY;
    await limit(who, { daily_limit: 4 });
    expect((await tip(who, 50)).body.errorType).toBe('not_enough_tokens');
    expect(await balance(who.id)).toBe(0);
  });

  it('[BILL-09] 16 tips at once that lack tokens begin one charge', async () => {
    const who = await newSpender({ card: 'plain' });
    await reUp(who, { per_day: 1 });
    const answers = await Promise.all(Array.from({ length: 16 }, () => tip(who, 30)));
    const rows = await orm().select().from(purchase).where(eq(purchase.userId, who.id));
    expect(rows.map(({ state }) => state)).toEqual(['settled']);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance(who.id)).toBe(20);
  });

  it.each([
    ['short', 'failed'],
    ['unproven', 'verification_required'],
    ['asks', 'verification_required'],
  ])('[BILL-09] a card “%s” says %s; a refused one turns it off', async (card, error) => {
    const who = await newSpender({ card });
    await reUp(who);
    expect((await tip(who, 40)).body.errorType).toBe('not_enough_tokens');
    expect(published('v3.reUp.update')).toEqual([{ success: false, tokens: 0, error }]);
    const { re_up } = await spending(who);
    expect(re_up.disabled_by_user).toBe(false);
    if (card !== 'asks') expect(re_up.enabled).toBe(false);
    expect(await balance(who.id)).toBe(0);
  });

  it('[BILL-09] tops up a private that runs out, before its minute is over', async () => {
    const who = await newSpender({ tokens: 45, card: 'plain' });
    await orm().execute(
      sql`UPDATE model SET settings = settings || '{"privatePrice":30,"privateEnabled":true,"privateMinimumMinutes":1}'::jsonb WHERE user_id = ${MODEL}`,
    );
    await reUp(who, { per_day: 1 });
    const { body } = await who.post<{ show: { show_id: number } }>('/private/model/request', {}, newKey());
    await streamer.post('/private/model/accept', { show_id: body.show.show_id });
    for (let seconds = 0; seconds < 120; seconds += 10) {
      now += 10_000;
      await platform.context.shows.seen(MODEL, who.id);
      await platform.context.shows.step();
      await platform.context.autoCharges.settled();
    }
    await expect
      .poll(() => published('v3.reUp.update'))
      .toEqual([{ success: true, tokens: 50, error: null }]);
    expect(published('v3.private.end')).toEqual([]);
    await who.post('/private/model/end', {});
    expect(await balance(who.id)).toBeLessThanOrEqual(95 - 60);
  });

  it('[BILL-09] a charge that settles while its card asks for a step stays what it is', async () => {
    const who = await newSpender({ card: 'plain' });
    await reUp(who);
    await platform.context.autoCharges.step();
    const { context } = platform;
    const billers = context.billers as Map<string, Biller>;
    const sandbox = billers.get('sandbox');
    if (!sandbox) throw new Error('The sandbox is missing');
    billers.set('sandbox', {
      ...sandbox,
      async chargeCard(order) {
        // The callback overtakes the answer.
        const result = await sandbox.chargeCard(order);
        if (result.kind !== 'decided') throw new Error('Not charged');
        await takeEvent(context, 'sandbox', result.event);
        return { kind: 'step', url: 'https://bank.example/step' };
      },
    });
    try {
      await tip(who, 40);
    } finally {
      billers.set('sandbox', sandbox);
    }
    const rows = await orm().select().from(purchase).where(eq(purchase.userId, who.id));
    expect(rows.map(({ state, purpose, cardId }) => [state, purpose, cardId])).toEqual([
      ['settled', 're_up', who.card],
    ]);
    expect(published('v3.reUp.update')).toEqual([{ success: true, tokens: 50, error: null }]);
  });

  it('[BILL-09] a platform that dies between charge and credit charges once and credits once', async () => {
    const who = await newSpender({ card: 'plain' });
    await reUp(who);
    // Charges the debts of earlier tests before the biller is observed.
    await platform.context.autoCharges.step();
    const billers = platform.context.billers as Map<string, Biller>;
    const sandbox = billers.get('sandbox');
    if (!sandbox) throw new Error('The sandbox is missing');
    const charged: string[] = [];
    billers.set('sandbox', {
      ...sandbox,
      async chargeCard(order) {
        charged.push(order.reference);
        await sandbox.chargeCard(order);
        // The card is charged, but the answer is lost.
        if (charged.length === 1) throw new BillerUnreachableError('gone');
        return sandbox.chargeCard(order);
      },
    });
    try {
      expect((await tip(who, 40)).body.errorType).toBe('not_enough_tokens');
      expect(await balance(who.id)).toBe(0);
      // While it is open, no second one starts.
      expect((await tip(who, 40)).body.errorType).toBe('not_enough_tokens');
      now += 60_000;
      await platform.context.autoCharges.step();
      await platform.context.autoCharges.step();
    } finally {
      billers.set('sandbox', sandbox);
    }
    expect(new Set(charged).size).toBe(1);
    expect(await balance(who.id)).toBe(50);
    expect(published('v3.reUp.update')).toEqual([{ success: true, tokens: 50, error: null }]);
  });
});
