import type { OneClickAnswer, ProductsAnswer, Purchase, SpendingAnswer } from '@footlight/contract';
import { CHECKOUT_HOLDS, NEW_MEMBER_FREE_TOKENS } from '@footlight/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SIGNATURE_HEADER, signCallback } from '../../demo/sandbox-biller/protocol.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { createSigner } from '../../kernel/signing.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TEST_SECRET,
  type TestPlatform,
} from '../../testing/platform.ts';
import { returnPayments } from './returns.ts';

const DAY = 24 * 60 * 60_000;
const START = NEW_MEMBER_FREE_TOKENS;
/** What $10.99 buys at ten tokens a dollar. */
const LIST = 109;
let platform: TestPlatform;
let now = Date.now();
let keys = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, now: () => now });
}, 90_000);
afterEach(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});
afterAll(() => platform.stop());

const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
const newKey = () => `once-key-${++keys}`;
interface Opened {
  transaction_id: string;
  link: string;
  errorType?: string;
}
const tryOpen = (member: Member, product_id: string, more: object = {}) =>
  member.post<Opened>('/billing/purchase', { product_id, return_path: '/', ...more }, newKey());
const open = async (member: Member, product: string) => (await tryOpen(member, product)).body;
const submit = async (link: string, outcome = 'Y', card = '') =>
  (
    await platform.app.inject({
      method: 'POST',
      url: new URL(link).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ delay: '0', outcome, card }).toString(),
    })
  ).statusCode;
const purchaseOf = async (member: Member, id: string) =>
  (await member.get<Purchase>(`/billing/purchase/${id}`)).body;
const limit = (member: Member, daily_limit: number) => member.post('/account/spending', { daily_limit });

/** A signed callback, as a provider sends it when it sees fit. */
const callback = async (event: object, biller = 'sandbox') => {
  const payload = JSON.stringify(event);
  const key = createSigner(TEST_SECRET).sign('key', 'sandbox-biller');
  const { statusCode } = await platform.app.inject({
    method: 'POST',
    url: `/api/v1/billing/callback/${biller}`,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signCallback(key, payload, Date.now()),
    },
    payload,
  });
  return statusCode;
};
const payLate = (id: string, cents: number) =>
  callback({
    kind: 'payment',
    reference: id,
    transactionId: `LATE-${id}`,
    amountCents: cents,
    declineCode: null,
    card: null,
  });

describe('the new member offer', () => {
  it('[BILL-14] given 32 checkouts that are paid at once, is settled once; the others bring what they cost', async () => {
    const member = await newMember(platform);
    const opened = await times(32, () => open(member, 'promo_300'));
    await Promise.all(opened.map(({ link }) => submit(link)));
    const bought = await Promise.all(opened.map(({ transaction_id: id }) => purchaseOf(member, id)));
    expect(bought.every(({ state, amount }) => state === 'settled' && amount === 10.99)).toBe(true);
    expect(bought.filter(({ tokens, notice }) => tokens === 300 && notice === null)).toHaveLength(1);
    expect(bought.filter(({ tokens, notice }) => tokens === LIST && notice === 'offer_used')).toHaveLength(
      31,
    );
    expect(await member.tokens()).toBe(START + 300 + 31 * LIST);
    const { entries } = (await member.get<{ entries: { change: number }[] }>('/account/tokens/history')).body;
    expect(entries.filter(({ change }) => change === LIST).length).toBeGreaterThan(20);
  });

  it('[BILL-14] is for the first settled purchase, whichever it is', async () => {
    const member = await newMember(platform);
    const [offer, pack] = [await open(member, 'promo_300'), await open(member, 'tokens_50')];
    await submit(pack.link);
    await submit(offer.link);
    expect(await purchaseOf(member, offer.transaction_id)).toMatchObject({
      tokens: LIST,
      notice: 'offer_used',
    });
    expect((await tryOpen(member, 'promo_300')).body.errorType).toBe('product_not_found');
  });
});

describe('the buyer’s own daily limit', () => {
  it('[BILL-10] counts checkouts while they can be paid, also when they are opened at once', async () => {
    const member = await newMember(platform);
    await limit(member, 25);
    const answers = await times(13, () => tryOpen(member, 'tokens_100'));
    // Each one above the limit replaces the oldest open one.
    const states = await Promise.all(answers.map(({ body }) => purchaseOf(member, body.transaction_id)));
    const opened = answers.filter((_, index) => states[index]?.state === 'created');
    expect(opened).toHaveLength(2);
    await submit(opened[0]?.body.link ?? '');
    const { purchase } = (await member.get<SpendingAnswer>('/account/spending')).body;
    expect([purchase.left, purchase.renews_at]).toEqual([5, new Date(now + CHECKOUT_HOLDS).toISOString()]);
    // The other one expires unpaid and gives its part of the limit back.
    now += CHECKOUT_HOLDS;
    expect((await tryOpen(member, 'tokens_100')).status).toBe(200);
    expect((await tryOpen(member, 'tokens_50')).status).toBe(200);
    expect((await tryOpen(member, 'tokens_200')).body.errorType).toBe('user_daily_limit');
  });

  it('[BILL-10] given payments above it that settle at once, keeps one and refunds the others without tokens', async () => {
    const member = await newMember(platform);
    const opened = await times(8, () => open(member, 'tokens_100'));
    await limit(member, 12);
    await Promise.all(opened.map(({ link }) => submit(link)));
    const states = async () =>
      (await Promise.all(opened.map(({ transaction_id: id }) => purchaseOf(member, id)))).map(
        ({ state, tokens, notice }) => [state, tokens, notice].join(),
      );
    expect((await states()).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'returning,0,daily_limit'),
      'settled,100,',
    ]);
    expect(await member.tokens()).toBe(START + 100);
    await Promise.all([returnPayments(platform.context), returnPayments(platform.context)]);
    expect((await states()).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'refunded,0,daily_limit'),
      'settled,100,',
    ]);
    expect(await member.tokens()).toBe(START + 100);
    expect((await member.post('/billing/products', {})).body).toMatchObject({ daily_purchase_remaining: 2 });
    // The limit is one of the day of payment, not of the day of opening.
    now += DAY;
    expect((await tryOpen(member, 'tokens_100')).status).toBe(200);
  });

  it('[BILL-10] [BILL-04] given a one-click purchase above it, answers the reason, again for the same key', async () => {
    const member = await newMember(platform);
    await submit((await open(member, 'tokens_50')).link, 'Y', 'asks');
    const { cards } = (await member.post<ProductsAnswer>('/billing/products', {})).body;
    const key = newKey();
    const press = () =>
      member.post<OneClickAnswer>(
        '/billing/oneclick/tokens_50',
        { cardId: cards[0]?.id, return_path: '/' },
        key,
      );
    // The bank asks for a step; meanwhile the buyer lowers the limit.
    const { link } = (await press()).body;
    await limit(member, 6);
    await submit(link ?? '');
    expect((await press()).body).toMatchObject({ status: false, error: 'user_daily_limit' });
    await returnPayments(platform.context);
    expect((await press()).body).toMatchObject({ status: false, error: 'user_daily_limit' });
    expect(await member.tokens()).toBe(START + 50);
  });

  it('[BILL-10] given a payment above it that nobody can refund, credits it and says so', async () => {
    const member = await newMember(platform);
    await limit(member, 50);
    const { body } = await tryOpen(member, 'crypto_500');
    await platform.app.inject({
      method: 'POST',
      url: new URL(body.link).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ sent: '200', when: 'now', confirmed: '0' }).toString(),
    });
    expect(await purchaseOf(member, body.transaction_id)).toMatchObject({
      state: 'settled',
      tokens: 1000,
      notice: 'daily_limit',
    });
    expect(await member.tokens()).toBe(START + 1000);
  });
});

describe('an expired checkout', () => {
  it('[BILL-05] says so; a payment that was on its way settles it, and the offer is still given once', async () => {
    const member = await newMember(platform);
    const [first, second] = [await open(member, 'promo_300'), await open(member, 'promo_300')];
    expect(await purchaseOf(member, first.transaction_id)).toMatchObject({ state: 'created' });
    now += CHECKOUT_HOLDS;
    const expired = await purchaseOf(member, first.transaction_id);
    expect(expired.state).toBe('expired');
    expect(Date.parse(expired.expires_at ?? '')).toBe(Date.parse(expired.created_at) + CHECKOUT_HOLDS);
    expect(await Promise.all([first, second].map((one) => payLate(one.transaction_id, 1_099)))).toEqual([
      200, 200,
    ]);
    const bought = await Promise.all([first, second].map((one) => purchaseOf(member, one.transaction_id)));
    expect(bought.map(({ state, tokens }) => [state, tokens]).sort()).toEqual([
      ['settled', LIST],
      ['settled', 300],
    ]);
    expect(await member.tokens()).toBe(START + 300 + LIST);
  });

  it('cannot be paid on the sandbox’s page', async () => {
    const member = await newMember(platform);
    const { link, transaction_id: id } = await open(member, 'tokens_100');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + CHECKOUT_HOLDS + 1_000);
    try {
      expect(await submit(link)).toBe(410);
      const page = await platform.app.inject({ url: new URL(link).pathname });
      expect(page.body).toContain('has expired');
    } finally {
      clock.mockRestore();
    }
    expect((await purchaseOf(member, id)).state).toBe('created');
    expect(await member.tokens()).toBe(START);
  });
});

describe('disputes', () => {
  const owed = async (member: Member) =>
    (await member.get<{ owed: number }>('/account/tokens/history')).body.owed;

  it('given a dispute of a part, takes that part of the tokens once, and gives it back when the bank returns it', async () => {
    const member = await newMember(platform);
    const { link, transaction_id: id } = await open(member, 'tokens_100');
    await submit(link);
    await member.post('/tip/maren_ember', { amount: START + 70 }, newKey());
    // The bank's answer may overtake its dispute: the provider sends it again.
    expect(await callback({ kind: 'reinstated', reference: id, transactionId: 'other' })).toBe(409);
    await Promise.all([submit(link, 'DISPUTE'), submit(link, 'DISPUTE')]);
    expect((await purchaseOf(member, id)).state).toBe('charged_back');
    expect([await member.tokens(), await owed(member)]).toEqual([0, 20]);
    await Promise.all([submit(link, 'REINSTATED'), submit(link, 'REINSTATED')]);
    expect(await purchaseOf(member, id)).toMatchObject({ state: 'settled', reversed_at: null });
    expect([await member.tokens(), await owed(member)]).toEqual([30, 0]);
    // The same dispute, sent again.
    await submit(link, 'DISPUTE');
    expect([await member.tokens(), await owed(member)]).toEqual([30, 0]);
    const { entries } = (
      await member.get<{ entries: { kind: string; change: number; amount: number }[] }>(
        '/account/tokens/history',
      )
    ).body;
    expect(entries.slice(0, 3).map(({ kind, change, amount }) => [kind, change, amount])).toEqual([
      ['debt_repaid', -20, null],
      ['reinstated', 50, 5],
      ['chargeback', -30, -5],
    ]);
  });

  it('given money that the bank returned before it reported the dispute, waits for the dispute', async () => {
    const member = await newMember(platform);
    const { link, transaction_id: id } = await open(member, 'tokens_100');
    await submit(link);
    const early = submit(link, 'REINSTATED');
    await submit(link, 'CHARGEBACK');
    await early;
    expect((await purchaseOf(member, id)).state).toBe('settled');
    expect(await member.tokens()).toBe(START + 100);
  });
});
