import { NEW_MEMBER_FREE_TOKENS, type OneClickAnswer, type ProductsAnswer } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf, giftedOf } from '../../kernel/ledger/ledger.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../../testing/platform.ts';
import { type Biller, BillerUnreachableError } from './biller.ts';

let platform: TestPlatform;
let keys = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
afterAll(async () => {
  const { faults } = await checkLedger(platform.database.orm);
  await platform.stop();
  expect(faults).toEqual([]);
});
beforeEach(() => {
  platform.published.length = 0;
});

const ROOM = 'maren_ember';
const START = NEW_MEMBER_FREE_TOKENS;
const newKey = () => `payments-key-${++keys}`;

const submit = (link: string, fields: Record<string, string>) =>
  platform.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ delay: '0', ...fields }).toString(),
  });

/** A payment on the sandbox's page. */
async function pay(member: Member, product: string, fields: Record<string, string> = {}) {
  const { body } = await member.post<{ transaction_id: string; link: string }>(
    '/billing/purchase',
    { product_id: product, return_path: '/' },
    newKey(),
  );
  await submit(body.link, { outcome: 'Y', ...fields });
  return { id: body.transaction_id, link: body.link };
}

const cards = async (member: Member) =>
  (await member.post<ProductsAnswer>('/billing/products', {})).body.cards;
const oneClick = (member: Member, cardId: string, key = newKey(), product = 'tokens_50') =>
  member.post<OneClickAnswer>(
    `/billing/oneclick/${product}`,
    { cardId, return_path: '/account/tokens' },
    key,
  );
async function withCard(card: string) {
  const member = await newMember(platform);
  await pay(member, 'tokens_50', { card });
  const [kept] = await cards(member);
  platform.published.length = 0;
  return { member, card: kept?.id ?? '' };
}
const stateOf = async (member: Member, id: string) =>
  (await member.get<{ state: string }>(`/billing/purchase/${id}`)).body.state;

describe('saved cards', () => {
  it('[BILL-04] given a settled payment whose payer keeps the card, shows its last four and never a token', async () => {
    const member = await newMember(platform);
    await pay(member, 'tokens_50', { card: 'plain', outcome: 'NDECLINED' });
    expect(await cards(member)).toEqual([]);
    await pay(member, 'tokens_50', { card: 'plain' });
    await pay(member, 'tokens_50', { card: 'plain', delay: 'twice' });
    const { body } = await member.post<ProductsAnswer>('/billing/products', {});
    expect(body.cards).toEqual([
      { id: expect.any(String), has_affidavit: false, brand: 'Visa', last_four: '4242', expires: '12/39' },
    ]);
    expect(JSON.stringify(body)).not.toContain('plain.');
    expect(body.oneclick_suggestion).toBe('tokens_50');
    expect(await member.tokens()).toBe(START + 100);
  });

  it('[BILL-04] given an approved one-click, settles once for a key, also 16 times at once', async () => {
    const { member, card } = await withCard('plain');
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 16 }, () => oneClick(member, card, key)));
    expect(new Set(answers.map(({ body }) => body.transaction_id)).size).toBe(1);
    for (const { body } of answers) expect(body).toMatchObject({ status: true, link: null, error: null });
    expect(await member.tokens()).toBe(START + 100);
    expect(platform.published.map(({ event }) => event)).toEqual(['v3.token.update', 'v3.payment.update']);
  });

  it('[BILL-02] [BILL-04] suggests the pack that was bought last; a purchase may turn on auto re-up', async () => {
    const { member, card } = await withCard('plain');
    const buy = (product: string, cardId: string, autoReUpsSettings?: object) =>
      member.post<OneClickAnswer>(
        `/billing/oneclick/${product}`,
        { cardId, return_path: '/', ...(autoReUpsSettings ? { autoReUpsSettings } : {}) },
        newKey(),
      );
    const suggested = async () =>
      (await member.post<ProductsAnswer>('/billing/products', {})).body.oneclick_suggestion;
    const reUp = async () =>
      (
        await member.get<{ re_up: { enabled: boolean; product_id: string; card_id: string } }>(
          '/account/spending',
        )
      ).body.re_up;
    await buy('tokens_200', card);
    expect([await suggested(), (await reUp()).enabled]).toEqual(['tokens_200', false]);
    await buy('tokens_100', card, { enabled: true, per_day: 1 });
    expect(await reUp()).toMatchObject({
      enabled: true,
      product_id: 'tokens_100',
      card_id: card,
      per_day: 1,
    });
    expect((await buy('tokens_100', card, { enabled: true, per_day: 99 })).status).toBe(400);
    // A declined purchase turns on nothing.
    const { member: other, card: short } = await withCard('short');
    await other.post(
      '/billing/oneclick/tokens_50',
      { cardId: short, return_path: '/', autoReUpsSettings: { enabled: true, per_day: 1 } },
      newKey(),
    );
    expect((await other.get('/account/spending')).body).toMatchObject({ re_up: { enabled: false } });
  });

  it('[BILL-09] POST /user/settings turns auto re-up off, and on with the pack and card of before', async () => {
    const { member, card } = await withCard('plain');
    const set = async (enabled: boolean) => {
      const { status, body } = await member.post<{ settings: { auto_re_ups: object } }>('/user/settings', {
        auto_re_ups: { enabled },
      });
      return status === 200 ? body.settings.auto_re_ups : status;
    };
    expect(await set(true)).toBe(409);
    await member.post('/account/spending/re-up', {
      enabled: true,
      product_id: 'tokens_50',
      card_id: card,
      per_day: 1,
    });
    expect(await set(false)).toEqual({ enabled: false, disabled_by_user: true });
    expect(await set(true)).toEqual({ enabled: true, disabled_by_user: false });
    await set(false);
    await member.post(`/billing/cards/${card}/remove`, {});
    expect(await set(true)).toBe(409);
    const guest = await new TestBrowser(platform.app).start();
    expect((await guest.post('/user/settings', { auto_re_ups: { enabled: true } })).body).toMatchObject({
      settings: { auto_re_ups: { enabled: false } },
    });
  });

  it('[BILL-04] [BILL-15] given a declined one-click, tells the code, charges nothing and tells the tabs', async () => {
    const { member, card } = await withCard('short');
    const { body } = await oneClick(member, card);
    expect(body).toMatchObject({ status: false, link: null, error: 'NDECLINEDINSFUNDS' });
    expect(await member.tokens()).toBe(START + 50);
    expect(platform.published.map(({ event }) => event)).toEqual([
      'v3.payment.update',
      'v3.epoch_oneclick_error',
    ]);
  });

  it('[BILL-04] given a card that needs verification, says so, again for the same key', async () => {
    const { member, card } = await withCard('unproven');
    const key = newKey();
    for (const _ of [1, 2]) {
      const { body } = await oneClick(member, card, key);
      expect(body).toMatchObject({ status: false, link: null, error: 'verification_required' });
    }
  });

  it('[BILL-04] given an extra step, answers the biller’s page, and its callback settles', async () => {
    const { member, card } = await withCard('asks');
    const key = newKey();
    const first = (await oneClick(member, card, key)).body;
    expect(first).toMatchObject({ status: false, error: null });
    expect((await oneClick(member, card, key)).body).toEqual(first);
    await submit(first.link ?? '', { outcome: 'Y', delay: 'closed' });
    expect((await oneClick(member, card, key)).body).toMatchObject({ status: true, link: null });
    expect(await member.tokens()).toBe(START + 100);
  });

  it('[BILL-04] given a biller whose answer is lost, decides nothing, and the same press is the same charge', async () => {
    const { member, card } = await withCard('plain');
    const billers = platform.context.billers as Map<string, Biller>;
    const sandbox = billers.get('sandbox');
    if (!sandbox) throw new Error('The sandbox is missing');
    let charges = 0;
    const charged = new Set<string>();
    billers.set('sandbox', {
      ...sandbox,
      async chargeCard(order) {
        charged.add(order.reference);
        charges += 1;
        const result = await sandbox.chargeCard(order);
        if (charges === 1) throw new BillerUnreachableError('No answer');
        return result;
      },
    });
    const key = newKey();
    const lost = (await oneClick(member, card, key)).body;
    expect(lost).toMatchObject({ status: false, link: null, error: null });
    expect(await member.tokens()).toBe(START + 50);
    expect((await oneClick(member, card, key)).body).toMatchObject({
      status: true,
      transaction_id: lost.transaction_id,
    });
    billers.set('sandbox', sandbox);
    expect(charged.size).toBe(1);
    expect(await member.tokens()).toBe(START + 100);
  });

  it('[BILL-03] [BILL-04] sells with one press what is marked for it, on one’s own card, until it is removed', async () => {
    const { member, card } = await withCard('plain');
    const stranger = await newMember(platform);
    const refused = (errorType: string) => expect.objectContaining({ errorType });
    expect((await oneClick(member, card, newKey(), 'tokens_500')).body).toEqual(refused('product_not_found'));
    expect((await oneClick(stranger, card)).body).toEqual(refused('not_found'));
    expect((await stranger.post(`/billing/cards/${card}/remove`, {})).body).toEqual(refused('not_found'));
    expect((await member.post(`/billing/cards/${card}/remove`, {})).body).toEqual({ status: 1 });
    expect((await oneClick(member, card)).body).toEqual(refused('not_found'));
    expect(await cards(member)).toEqual([]);
  });
});

describe('money that goes back', () => {
  it('given a refund, takes the tokens back once and the offer for new members stays used', async () => {
    const member = await newMember(platform);
    const { id, link } = await pay(member, 'promo_300');
    platform.published.length = 0;
    await submit(link, { outcome: 'REFUND' });
    await submit(link, { outcome: 'REFUND' });
    await submit(link, { outcome: 'CHARGEBACK' });
    expect(await stateOf(member, id)).toBe('refunded');
    expect(await member.tokens()).toBe(START);
    expect(platform.published.map(({ event, payload }) => [event, payload.token_change])).toEqual([
      ['v3.token.update', -300],
      ['v3.payment.update', undefined],
      // The spin that the purchase had earned.
      ['v3.promo_wheel_count', undefined],
    ]);
    const { body } = await member.post<ProductsAnswer>('/billing/products', {});
    expect(body.promo_products.default).toBeNull();
    const history = (await member.get<{ entries: object[]; owed: number }>('/account/tokens/history')).body;
    expect(history.entries[0]).toMatchObject({ kind: 'refund', change: -300, amount: -10.99, reference: id });
    expect(history.owed).toBe(0);
  });

  it('given a charge-back of spent tokens, the rest is owed, blocks spending and is paid by what comes next', async () => {
    const member = await newMember(platform);
    const { id, link } = await pay(member, 'tokens_200');
    const spent = START + 150;
    const tipped = await balanceOf(platform.database.orm, `model:${await idOfRoom()}`);
    expect((await member.post(`/tip/${ROOM}`, { amount: spent }, newKey())).status).toBe(200);
    await submit(link, { outcome: 'CHARGEBACK' });
    expect(await stateOf(member, id)).toBe('charged_back');
    const owed = async () => (await member.get<{ owed: number }>('/account/tokens/history')).body.owed;
    expect([await member.tokens(), await owed()]).toEqual([0, 150]);
    expect((await member.post(`/tip/${ROOM}`, { amount: 1 }, newKey())).body).toMatchObject({
      errorType: 'not_enough_tokens',
    });
    // The tipped broadcaster keeps the tokens.
    expect(await balanceOf(platform.database.orm, `model:${await idOfRoom()}`)).toBe(
      tipped + Math.floor(spent / 2),
    );
    await pay(member, 'tokens_100');
    expect([await member.tokens(), await owed()]).toEqual([0, 50]);
    await pay(member, 'tokens_100');
    expect([await member.tokens(), await owed()]).toEqual([50, 0]);
    const { entries } = (
      await member.get<{ entries: { kind: string; change: number }[] }>('/account/tokens/history')
    ).body;
    expect(entries.slice(0, 2).map(({ kind, change }) => [kind, change])).toEqual([
      ['debt_repaid', -50],
      ['purchase', 100],
    ]);
  });

  it('given a refund that overtakes its payment, is told to come again, and then takes effect', async () => {
    const member = await newMember(platform);
    const { body } = await member.post<{ transaction_id: string; link: string }>(
      '/billing/purchase',
      { product_id: 'tokens_100', return_path: '/' },
      newKey(),
    );
    const early = submit(body.link, { outcome: 'REFUND' });
    await submit(body.link, { outcome: 'Y' });
    await early;
    expect(await stateOf(member, body.transaction_id)).toBe('refunded');
    expect(await member.tokens()).toBe(START);
  });

  it('an admin gives a payment back while its tokens are there; nobody else does', async () => {
    const member = await newMember(platform);
    const { id } = await pay(member, 'tokens_100');
    const admin = await newMember(platform);
    const refund = () => admin.post(`/operator/purchases/${id}/refund`, { reason: 'A test' });
    expect((await refund()).body).toMatchObject({ errorType: 'forbidden' });
    await platform.database.orm
      .update(user)
      .set({ traits: { isAdmin: true } })
      .where(eq(user.id, admin.id));
    await member.post(`/tip/${ROOM}`, { amount: START + 1 }, newKey());
    expect((await refund()).body).toMatchObject({ errorType: 'not_enough_tokens' });
    await pay(member, 'tokens_50');
    const billers = platform.context.billers as Map<string, Biller>;
    const sandbox = billers.get('sandbox');
    if (!sandbox) throw new Error('The sandbox is missing');
    const lost = () => Promise.reject(new BillerUnreachableError('No answer'));
    billers.set('sandbox', { ...sandbox, refund: lost });
    expect((await refund()).body).toMatchObject({ errorType: 'unavailable' });
    billers.set('sandbox', sandbox);
    expect((await refund()).body).toMatchObject({ state: 'refunded', reversed_at: expect.any(String) });
    expect((await refund()).body).toMatchObject({ state: 'refunded' });
    expect(await member.tokens()).toBe(49);
  });

  it('[BILL-15] a payout takes the broadcaster’s tokens once for a key, and tells them', async () => {
    const admin = await newMember(platform);
    await platform.database.orm
      .update(user)
      .set({ traits: { isAdmin: true } })
      .where(eq(user.id, admin.id));
    const giver = await newMember(platform);
    await giver.post(`/tip/${ROOM}`, { amount: 100 }, newKey());
    const model = await idOfRoom();
    const before = await balanceOf(platform.database.orm, `model:${model}`);
    // The giver's tokens were free: the broadcaster can spend them, and nobody pays them out.
    const gifted = await giftedOf(platform.database.orm, `model:${model}`);
    expect(gifted).toBeGreaterThanOrEqual(50);
    const free = await admin.post(
      '/operator/payouts',
      { username: ROOM, tokens: before - gifted + 1, reason: 'A test' },
      newKey(),
    );
    expect(free.body).toMatchObject({ errorType: 'not_enough_tokens' });
    platform.published.length = 0;
    const key = newKey();
    const body = { username: ROOM, tokens: 30, reason: 'A test' };
    for (const _ of [1, 2, 3]) {
      const answer = await admin.post('/operator/payouts', body, key);
      expect(answer.body).toEqual({ status: 1, tokens: before - 30 });
    }
    expect(platform.published).toEqual([
      {
        to: `user ${model}`,
        event: 'v3.token.update',
        payload: {
          username: ROOM,
          tokens: before - 30,
          token_change: -30,
          pmIsEnabled: true,
          type: 'payout',
        },
      },
    ]);
    const tooMuch = await admin.post('/operator/payouts', { ...body, tokens: before }, newKey());
    expect(tooMuch.body).toMatchObject({ errorType: 'not_enough_tokens' });
    expect((await giver.post('/operator/payouts', body, newKey())).body).toMatchObject({
      errorType: 'forbidden',
    });
  });
});

async function idOfRoom(): Promise<number> {
  const [row] = await platform.database.orm.select().from(user).where(eq(user.username, ROOM));
  return row?.id ?? 0;
}

describe('[BILL-18] the verification of a card', () => {
  const check = async (member: Member, fields: Record<string, string>) => {
    const { status, body } = await member.get<{ biller_link: string }>(
      '/billing/product_av?return_path=%2Fde%2Faccount%2Fverify',
    );
    expect(status).toBe(200);
    const { headers } = await submit(body.biller_link, { outcome: 'Y', ...fields });
    const back = new URL(String(headers.location));
    expect(back.pathname).toBe('/de/account/verify');
    return back.searchParams.get('transaction_id') ?? '';
  };
  const pending = async (member: Member) =>
    (await member.get<{ cc_verification: unknown[] }>('/tokens/pending')).body.cc_verification;

  it('is made by the company that the address names, if it takes cards; else by the one of the brand', async () => {
    const member = await newMember(platform);
    const linkOf = async (type: string) =>
      (await member.get<{ biller_link: string }>(`/billing/product_av?type=${type}`)).body.biller_link;
    for (const type of ['sandbox', 'sandbox-crypto', 'nobody', '__proto__'])
      expect(await linkOf(type)).toContain('/sandbox-biller/checkout/');
    expect((await member.get(`/billing/product_av?type=${'x'.repeat(65)}`)).status).toBe(400);
  });

  it('given a charge that waits for it, costs nothing, keeps the card and ends the waiting', async () => {
    const { member, card } = await withCard('unproven');
    await oneClick(member, card);
    expect(await pending(member)).toHaveLength(1);
    const before = await member.tokens();
    await check(member, { outcome: 'NDECLINED', card: 'plain' });
    expect(await pending(member)).toHaveLength(1);
    platform.published.length = 0;
    const id = await check(member, { card: 'plain' });
    expect((await member.get(`/billing/purchase/${id}`)).body).toMatchObject({
      product_id: 'card_check',
      state: 'settled',
      tokens: 0,
      amount: 0,
    });
    expect(await pending(member)).toEqual([]);
    expect((await cards(member)).map(({ last_four }) => last_four)).toContain('4242');
    expect(await member.tokens()).toBe(before);
    expect(platform.published.map(({ event }) => event)).toEqual(['v3.payment.update']);
  });

  it('is no purchase: the offers for new members stay, no books are kept, nobody refunds it', async () => {
    const member = await newMember(platform);
    const id = await check(member, { card: 'plain' });
    expect((await member.get<{ has_purchase: boolean }>('/user/current')).body).toMatchObject({
      has_purchase: false,
    });
    expect(
      (await member.post<ProductsAnswer>('/billing/products', {})).body.promo_products.default,
    ).not.toBeNull();
    const { body } = await member.get<{ entries: { kind: string }[] }>('/account/tokens/history');
    expect(body.entries.map(({ kind }) => kind)).not.toContain('purchase');
    const admin = await new TestBrowser(platform.app).login('admin');
    expect((await admin.post(`/operator/purchases/${id}/refund`, { reason: 'A test' })).status).toBe(409);
  });

  it('given a refusal, says the code; two at once are each an own one', async () => {
    const member = await newMember(platform);
    const [refused, other] = await Promise.all([
      check(member, { outcome: 'NDECLINED', card: 'plain' }),
      check(member, { card: 'plain' }),
    ]);
    expect(await stateOf(member, refused)).toBe('declined');
    expect(await stateOf(member, other)).toBe('settled');
  });

  it('is for who may buy, and for members alone', async () => {
    const guest = await new TestBrowser(platform.app).start();
    expect((await guest.get('/billing/product_av')).status).toBe(401);
    const swede = await new TestBrowser(platform.app).login('swede');
    expect((await swede.get('/billing/product_av')).status).toBe(403);
    const member = await newMember(platform);
    expect((await member.get('/billing/product_av?return_path=https%3A%2F%2Felsewhere.example')).status).toBe(
      400,
    );
  });
});
