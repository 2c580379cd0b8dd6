import type { PendingAnswer, ProductsAnswer, Purchase } from '@footlight/contract';
import { NEW_MEMBER_FREE_TOKENS } from '@footlight/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
let keys = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
afterEach(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});
afterAll(() => platform.stop());

const START = NEW_MEMBER_FREE_TOKENS;
const newKey = () => `by-hand-key-${++keys}`;
const open = (member: TestBrowser, product_id: string, more: object = {}) =>
  member.post<{ transaction_id: string; link: string; errorType?: string }>(
    '/billing/purchase',
    { product_id, return_path: '/account/tokens', ...more },
    newKey(),
  );
const submit = (link: string, fields: Record<string, string>) =>
  platform.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const page = (link: string) => platform.app.inject({ method: 'GET', url: new URL(link).pathname });
const purchaseOf = async (member: TestBrowser, id: string) =>
  (await member.get<Purchase>(`/billing/purchase/${id}`)).body;
const pending = async (member: TestBrowser) => (await member.get<PendingAnswer>('/tokens/pending')).body;
const coins = (sent: string, when = 'now', confirmed = '0') => ({ sent, when, confirmed });

describe('[BILL-02] products by the fields that were sent', () => {
  it('crypto and vouchers are shown where they were asked for, and vouchers in their countries alone', async () => {
    const member = await newMember(platform);
    const products = async (body: object) =>
      (await member.post<ProductsAnswer>('/billing/products', body)).body.products;
    expect(Object.keys(await products({}))).toEqual(['credit', 'paypal']);
    const crypto = await products({ crypto: true });
    expect(crypto.crypto?.map(({ tokens, biller }) => [tokens, biller])).toEqual([
      [200, 'sandbox-crypto'],
      [500, 'sandbox-crypto'],
      [1000, 'sandbox-crypto'],
      [2500, 'sandbox-crypto'],
    ]);
    expect((await products({ cashtocode_country_code: 'de' })).voucher).toHaveLength(3);
    expect((await products({ cashtocode_country_code: 'US' })).voucher).toBeUndefined();
    const all = {
      advert_id: 'a',
      biller_pref: 'paypal',
      custom_promo_test: 'b',
      iobb: 'c',
      fp: 'device-12345',
      popup_requested: true,
    };
    expect((await member.post('/billing/products', all)).status).toBe(200);
    expect((await member.post('/billing/products', { cashtocode_country_code: '<b>' })).status).toBe(400);
    expect((await open(member, 'voucher_200')).body.errorType).toBe('product_not_found');
  });
});

describe('[BILL-02] crypto', () => {
  it('shows amount and address, waits for confirmations, and settles once', async () => {
    const member = await newMember(platform);
    const { link, transaction_id: id } = (await open(member, 'crypto_500')).body;
    expect((await page(link)).body).toMatch(/sbx1[0-9a-f]{38}/);
    await submit(link, coins('100', 'now', 'never'));
    expect(await purchaseOf(member, id)).toMatchObject({
      state: 'created',
      wait: { method: 'crypto', stage: 'confirmations', confirmations: 0, needed: 3, received: null },
    });
    expect((await pending(member)).payments.map(({ transaction_id }) => transaction_id)).toEqual([id]);
    expect(await member.tokens()).toBe(START);
    const lastPayment = async () =>
      (await member.get<{ lastPayment: Purchase | null }>('/user/current')).body.lastPayment;
    expect(await lastPayment()).toBeNull();
    await submit(link, coins('100'));
    expect(await lastPayment()).toEqual(await purchaseOf(member, id));
    await submit(link, coins('200'));
    expect(await member.tokens()).toBe(START + 500);
    expect((await pending(member)).payments).toEqual([]);
    expect(await purchaseOf(member, id)).toMatchObject({
      state: 'settled',
      wait: { received: 47.5, asked: 47.5 },
    });
  });

  it('books what came in: half, twice, and late at the list price', async () => {
    for (const [sent, when, tokens, amount] of [
      ['50', 'now', 250, 23.75],
      ['200', 'now', 1000, 95],
      ['100', 'late', 475, 47.5],
    ] as const) {
      const member = await newMember(platform);
      const { link, transaction_id: id } = (await open(member, 'crypto_500')).body;
      await submit(link, coins(sent, when));
      expect(await member.tokens()).toBe(START + tokens);
      expect(await purchaseOf(member, id)).toMatchObject({ state: 'settled', tokens, amount });
      const { entries } = (await member.get<{ entries: object[] }>('/account/tokens/history')).body;
      expect(entries[0]).toMatchObject({ kind: 'purchase', change: tokens, amount, reference: id });
    }
  });
});

describe('[BILL-02] [BILL-17] cash vouchers', () => {
  it('wait on the list of what is pending, with the way back to the voucher, until the till tells', async () => {
    const member = await newMember(platform);
    const { link, transaction_id: id } = (
      await open(member, 'voucher_200', { cashtocode_country_code: 'AT' })
    ).body;
    expect((await page(link)).body).toMatch(/\d{4} \d{4} \d{4} \d{4}/);
    const [waiting] = (await pending(member)).payments;
    expect(waiting).toMatchObject({
      transaction_id: id,
      wait: { method: 'voucher', stage: 'payment', link },
    });
    expect((await pending(await newMember(platform))).payments).toEqual([]);
    await submit(link, { when: 'now', paid: '0' });
    expect(await member.tokens()).toBe(START + 200);
    expect((await purchaseOf(member, id)).state).toBe('settled');
  });

  it('a changed address opens nothing, and the card company’s key signs nothing for another', async () => {
    const member = await newMember(platform);
    const { link } = (await open(member, 'voucher_200', { cashtocode_country_code: 'AT' })).body;
    expect((await page(link.replace('/voucher/', '/voucher/x'))).statusCode).toBe(404);
    const card = (await open(member, 'tokens_100')).body.link;
    expect((await page(card.replace('/checkout/', '/crypto/'))).statusCode).toBe(404);
    expect((await submit(link, { when: 'never', paid: '0' })).statusCode).toBe(400);
    expect(await member.tokens()).toBe(START);
  });
});

describe('[BILL-16] [BILL-17] the join form, and what is not settled', () => {
  it('sells packs by card and PayPal, the offer to who never bought, and nothing in Sweden', async () => {
    const member = await newMember(platform);
    const get = (who: TestBrowser) => who.get<Record<string, unknown>>('/billing/products_rcc');
    expect((await get(member)).body).toMatchObject({
      join_form: expect.any(String),
      cc: expect.any(String),
      pp: expect.any(String),
      regular: expect.arrayContaining([expect.objectContaining({ tokens: 100, amount: 10 })]),
      promo: { tokens: 300, amount: 10.99, link: expect.any(String) },
    });
    const { link } = (await open(member, 'tokens_100')).body;
    await submit(link, { outcome: 'Y', delay: '0' });
    expect((await get(member)).body.promo).toBeNull();
    expect((await get(await new TestBrowser(platform.app).start())).body.promo).not.toBeNull();
    expect((await get(await new TestBrowser(platform.app).login('swede'))).status).toBe(403);
  });

  it('names a card that has to be proved, until something is paid', async () => {
    const member = await newMember(platform);
    await submit((await open(member, 'tokens_50')).body.link, { outcome: 'Y', delay: '0', card: 'unproven' });
    const [card] = (await member.post<ProductsAnswer>('/billing/products', {})).body.cards;
    await member.post('/billing/oneclick/tokens_50', { cardId: card?.id, return_path: '/' }, newKey());
    expect((await pending(member)).cc_verification).toHaveLength(1);
    await submit((await open(member, 'tokens_50')).body.link, { outcome: 'Y', delay: '0' });
    expect((await pending(member)).cc_verification).toEqual([]);
  });
});
