import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { MEMBERSHIP_PERIOD, type OneClickAnswer, type ProductsAnswer } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchase, savedCard } from '../../../kernel/db/schema/index.ts';
import { checkLedger } from '../../../kernel/ledger/check.ts';
import { quietLogger } from '../../../kernel/log.ts';
import { CCBILL_MERCHANT, startCcbill } from '../../../testing/ccbill.ts';
import { type Member, newMember, openTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { charge } from '../charge.ts';
import { renewMemberships } from '../membership-renewals.ts';
import { createReconciliation } from '../reconciliation.ts';

const HOUR = 60 * 60_000;
let ahead = 0;
const now = () => Date.now() + ahead;

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };

let company: Awaited<ReturnType<typeof startCcbill>>;
let platform: TestPlatform;
let member: Member;
let reconciliation: ReturnType<typeof createReconciliation>;
beforeAll(async () => {
  company = await startCcbill(now);
  platform = await openTestPlatform(
    {
      rateLimits: false,
      now,
      ccbill: {
        ...CCBILL_MERCHANT,
        urls: { form: company.url, bill: company.url, datalink: company.url },
        // An answer that comes is waited for, however busy the machine is.
        get callTimeoutMs() {
          return company.hangs() ? 1_000 : undefined;
        },
      },
    },
    { logLevel: 'info', logStream: logStream as never },
  );
  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  company.sendTo(`${address}/api/v1/billing/callback/ccbill`);
  member = await newMember(platform);
  const { orm } = platform.database;
  reconciliation = createReconciliation({ ...platform.context, orm, log: quietLogger(), now });
}, 90_000);
beforeEach(() => {
  company.chargesBy('approve');
  company.goDown(false);
});
afterAll(async () => {
  await company.settled();
  const { faults } = await checkLedger(platform.database.orm);
  await company.close();
  await platform.stop();
  expect(faults).toEqual([]);
  // What webhooks say of persons is neither stored nor logged.
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/secret(name|password|@)|1 Secret|link-password|salt-of/i);
});

let keys = 0;
const newKey = () => `ccbill-key-${++keys}`;
const open = async (buyer: Member = member, product = 'tokens_100') => {
  const body = { product_id: product, return_path: '/account/tokens' };
  return (await buyer.post<{ transaction_id: string; link: string }>('/billing/purchase', body, newKey()))
    .body;
};
const stateOf = async (id: string, buyer: Member = member) =>
  (await buyer.get<{ state: string }>(`/billing/purchase/${id}`)).body.state;
const cardIdOf = async (buyer: Member) =>
  (await buyer.post<ProductsAnswer>('/billing/products', {})).body.cards[0]?.id ?? '';
const oneClick = async (buyer: Member = member, key = newKey()) => {
  const body = { cardId: await cardIdOf(buyer), return_path: '/' };
  return (await buyer.post<OneClickAnswer>('/billing/oneclick/tokens_50', body, key)).body;
};
const chargeCalls = () =>
  company.calls.filter(({ action }) => action === 'chargeByPreviousTransactionId').length;
const reconcile = async () => {
  ahead += 3 * HOUR;
  company.forgetExport();
  const before = { ...reconciliation.differences };
  await reconciliation.step();
  return Object.fromEntries(
    Object.entries(reconciliation.differences)
      .map(([kind, count]) => [kind, count - (before[kind as keyof typeof before] ?? 0)] as const)
      .filter(([, count]) => count !== 0),
  );
};
const buyerWithCard = async () => {
  const buyer = await newMember(platform);
  await company.pay((await open(buyer)).link);
  return buyer;
};

describe('[BILL-03] a sale on the form of CCBill', () => {
  it('settles once, however often and in whatever format the webhook comes, and keeps the card', async () => {
    const before = await member.tokens();
    const { transaction_id: id, link } = await open();
    const url = new URL(link);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      clientSubacc: '0007',
      initialPrice: '10.00',
      currencyCode: '840',
      'X-reference': id,
    });
    url.searchParams.set('initialPrice', '1.00');
    await expect(company.pay(url.href)).rejects.toThrow('answered 400');
    const { id: paid, statuses } = await company.pay(link, { times: 3 });
    expect(statuses).toEqual([200, 200, 200]);
    expect(await company.sendSale(paid, { isJson: true })).toEqual([200]);
    expect(await member.tokens()).toBe(before + 100);
    const { cards } = (await member.post<ProductsAnswer>('/billing/products', {})).body;
    expect(cards).toMatchObject([{ brand: 'visa', last_four: '1111', expires: '03/39' }]);
  });

  it('is paid after a declined attempt, and late', async () => {
    const { transaction_id: id, link } = await open();
    expect((await company.pay(link, { outcome: 'decline' })).statuses).toEqual([200]);
    expect(await stateOf(id)).toBe('created');
    ahead += 2 * HOUR;
    await company.pay(link);
    expect(await stateOf(id)).toBe('settled');
  });

  it('is not believed from another address, with another digest, account, sum or currency, or unknown to DataLink', async () => {
    const before = await member.tokens();
    const { transaction_id: id, link } = await open();
    const { id: paid } = await company.pay(link, { isSilent: true });
    const refused = async (delivery: Parameters<typeof company.sendSale>[1]) =>
      (await company.sendSale(paid, delivery))[0];
    expect(await refused({ source: '203.0.113.9' })).toBe(401);
    expect(
      await refused({ change: (one) => ({ ...one, dynamicPricingValidationDigest: 'f'.repeat(32) }) }),
    ).toBe(401);
    expect(await refused({ change: ({ dynamicPricingValidationDigest: _, ...one }) => one })).toBe(401);
    expect(await refused({ change: (one) => ({ ...one, clientSubacc: '0008' }) })).toBe(401);
    expect(await refused({ change: (one) => ({ ...one, subscriptionCurrencyCode: '978' }) })).toBe(401);
    expect(await refused({ change: (one) => ({ ...one, subscriptionInitialPrice: '1.00' }) })).toBe(409);
    const forged = {
      subscriptionId: '990000000000000001',
      'X-reference': id,
      dynamicPricingValidationDigest: createHash('md5')
        .update(`9900000000000000011${CCBILL_MERCHANT.salt}`)
        .digest('hex'),
    };
    // All that a thief of the salt could send from CCBill's address.
    expect(await company.forge(forged)).toEqual([401]);
    company.goDown(true);
    expect(await refused({})).toBe(503);
    company.goDown(false);
    expect(await stateOf(id)).toBe('created');
    expect(await member.tokens()).toBe(before);
    expect(await refused({})).toBe(200);
    expect(await member.tokens()).toBe(before + 100);
  });

  it('leads the payer back to the page that the purchase began on', async () => {
    const { transaction_id: id } = await open();
    const back = async (query: string) =>
      (await platform.app.inject(`/api/v1/billing/return?${query}`)).headers.location;
    expect(await back(`transaction_id=${id}&ans=Y`)).toBe(
      `http://localhost:4000/account/tokens?ans=Y${id}&transaction_id=${id}`,
    );
    expect(await back(`transaction_id=${id}&ans=N`)).toContain('ans=NDECLINED');
    expect(await back('transaction_id=nothing&ans=Y')).toMatch(/\/account\/tokens$/);
    expect(await stateOf(id)).toBe('created');
  });

  it('has no verification of cards, which costs nothing', async () => {
    expect((await member.get('/billing/product_av')).body).toMatchObject({ errorType: 'product_not_found' });
  });
});

describe('what follows a sale', () => {
  it('a refund that comes before its sale waits for it, and takes the tokens back once', async () => {
    const before = await member.tokens();
    const { transaction_id: id, link } = await open();
    const { id: paid } = await company.pay(link, { isSilent: true });
    expect(await company.reverse('Refund', paid)).toEqual([404]);
    expect(await company.sendSale(paid)).toEqual([200]);
    expect(await member.tokens()).toBe(before + 100);
    expect(await company.claim('Refund', paid, { times: 2 })).toEqual([200, 200]);
    expect(await member.tokens()).toBe(before);
    expect(await stateOf(id)).toBe('refunded');
  });

  it('a chargeback after days and a void are believed only if DataLink knows them', async () => {
    for (const [event, state] of [
      ['Chargeback', 'charged_back'],
      ['Void', 'refunded'],
    ] as const) {
      const { transaction_id: id, link } = await open();
      const { id: paid } = await company.pay(link);
      expect(await company.claim(event, paid)).toEqual([401]);
      expect(await stateOf(id)).toBe('settled');
      ahead += 5 * 24 * HOUR;
      expect(await company.reverse(event, paid, { times: 2 })).toEqual([200, 200]);
      expect(await stateOf(id)).toBe(state);
    }
  });

  it('the staff refunds once, also when the first answer was lost', async () => {
    const { transaction_id: id, link } = await open();
    const { id: paid } = await company.pay(link);
    const refund = { reference: id, transactionId: paid, amountCents: 1000 };
    const biller = platform.context.billers.get('ccbill');
    await biller?.refund?.(refund);
    await biller?.refund?.(refund);
    expect(company.calls.filter(({ action }) => action === 'voidOrRefundTransaction')).toHaveLength(1);
    expect(await company.claim('Refund', paid)).toEqual([200]);
    expect(await stateOf(id)).toBe('refunded');
  });

  it('events of subscriptions change nothing, and a renewal that nobody ordered is logged', async () => {
    const before = await member.tokens();
    const { link } = await open();
    const { id: paid } = await company.pay(link);
    for (const event of ['Cancellation', 'Expiration', 'RenewalFailure', 'CustomerDataUpdate']) {
      expect(await company.claim(event, paid)).toEqual([200]);
    }
    expect(await company.renew(paid)).toEqual([200]);
    expect(await member.tokens()).toBe(before + 100);
    expect(lines.join('')).toContain('biller charged a payer without an order');
  });
});

describe('[BILL-04] a charge of a saved card', () => {
  it('settles once by its answer and its webhook', async () => {
    const buyer = await buyerWithCard();
    const before = await buyer.tokens();
    const key = newKey();
    const answers = await Promise.all([oneClick(buyer, key), oneClick(buyer, key), oneClick(buyer, key)]);
    await company.settled();
    const id = answers[0]?.transaction_id ?? '';
    expect(company.charged(id)).toHaveLength(1);
    expect(await buyer.tokens()).toBe(before + 50);
    expect(company.deliveries.filter(({ eventType }) => eventType === 'UpSaleSuccess').at(-1)?.status).toBe(
      200,
    );
    expect(await oneClick(buyer, key)).toMatchObject({ status: true, transaction_id: id });
  });

  it.each([
    ['decline', 'NDECLINED'],
    ['limit', 'NDECLINEDE'],
  ] as const)('that ends with %s is told as %s, by answer and webhook', async (mode, code) => {
    const buyer = await buyerWithCard();
    const before = await buyer.tokens();
    company.chargesBy(mode);
    expect(await oneClick(buyer)).toMatchObject({ status: false, error: code });
    await company.settled();
    expect(company.deliveries.at(-1)?.status).toBe(200);
    expect(await buyer.tokens()).toBe(before);
  });

  it('whose answer is lost is never repeated, and the webhook settles it once', async () => {
    const buyer = await buyerWithCard();
    const before = await buyer.tokens();
    const webhook = new EventEmitter();
    company.chargesBy('charge and hang', { after: once(webhook, 'due'), times: 2 });
    const key = newKey();
    const calls = chargeCalls();
    const first = await oneClick(buyer, key);
    expect(first).toMatchObject({ status: false, error: null, link: null });
    company.chargesBy('approve');
    expect(await oneClick(buyer, key)).toMatchObject({ status: false, error: null });
    webhook.emit('due');
    await company.settled();
    expect(chargeCalls()).toBe(calls + 1);
    expect(company.charged(first.transaction_id)).toHaveLength(1);
    expect(await buyer.tokens()).toBe(before + 50);
    expect(await oneClick(buyer, key)).toMatchObject({ status: true });
  });
});

describe('[BILL-11] a membership', () => {
  it('is renewed by one charge of the saved card, also if its answer is lost and the job runs again', async () => {
    const buyer = await newMember(platform);
    await company.pay((await open(buyer, 'membership_premium')).link);
    const levelOf = async () =>
      (await buyer.get<{ user: { membership: string | null } }>('/user/current')).body.user.membership;
    expect(await levelOf()).toBe('premium');
    // Terms are counted by the real clock.
    const due = { ...platform.context, now: () => Date.now() + MEMBERSHIP_PERIOD + 1_000 };
    const webhook = new EventEmitter();
    company.chargesBy('charge and hang', { after: once(webhook, 'due') });
    const calls = chargeCalls();
    await renewMemberships(due);
    await renewMemberships(due);
    expect(chargeCalls()).toBe(calls + 1);
    company.chargesBy('approve');
    webhook.emit('due');
    await company.settled();
    expect(company.deliveries.at(-1)).toMatchObject({ eventType: 'UpSaleSuccess', status: 200 });
    expect(await levelOf()).toBe('premium');
    await renewMemberships(due);
    expect(chargeCalls()).toBe(calls + 1);
  });
});

describe('reconciliation with CCBill', () => {
  it('finds a sale and a charge whose webhooks were lost, and settles them once beside a webhook of that moment', async () => {
    await reconcile();
    const buyer = await buyerWithCard();
    const before = await buyer.tokens();
    const { transaction_id: sale, link } = await open(buyer, 'tokens_200');
    const { id: paid } = await company.pay(link, { isSilent: true });
    company.chargesBy('charge and hang', { isSilent: true });
    const { transaction_id: charge } = await oneClick(buyer);
    company.chargesBy('approve');
    expect(await buyer.tokens()).toBe(before);
    const [found] = await Promise.all([reconcile(), company.sendSale(paid)]);
    expect(found.lost_callback).toBeGreaterThanOrEqual(1);
    expect(found.lost_callback).toBeLessThanOrEqual(2);
    expect(await stateOf(sale, buyer)).toBe('settled');
    expect(await stateOf(charge, buyer)).toBe('settled');
    expect(await buyer.tokens()).toBe(before + 250);
    expect(await company.sendSale(paid)).toEqual([200]);
    expect(await reconcile()).toEqual({});
    expect(await buyer.tokens()).toBe(before + 250);
  });

  it('books lost reversals, and closes a charge that was never made', async () => {
    const buyer = await buyerWithCard();
    const before = await buyer.tokens();
    const { transaction_id: sale, link } = await open(buyer, 'tokens_200');
    const { id: paid } = await company.pay(link);
    await company.reverse('Refund', paid, { isSilent: true });
    company.chargesBy('fail');
    const { transaction_id: charge } = await oneClick(buyer);
    expect(await reconcile()).toEqual({ lost_reversal: 1, never_charged: 1 });
    expect(await stateOf(sale, buyer)).toBe('refunded');
    expect(await stateOf(charge, buyer)).toBe('declined');
    expect(await buyer.tokens()).toBe(before);
  });

  it('reports a payment that no purchase explains, once, and settles nothing by a guess', async () => {
    const buyer = await buyerWithCard();
    const { transaction_id: id, link } = await open(buyer);
    const other = new URL(link);
    other.searchParams.set('username', 'somebody-else');
    await company.pay(other.href, { isSilent: true });
    // A charge of the same amount stays open until somebody has looked.
    expect(await reconcile()).toEqual({ unexplained: 1 });
    expect(await reconcile()).toEqual({});
    expect(await stateOf(id, buyer)).toBe('expired');
  });

  it('leaves a charge open that was sent late, until the export must show it', async () => {
    const buyer = await buyerWithCard();
    await reconcile();
    const before = await buyer.tokens();
    // An outage of an hour between the purchase and the call.
    company.chargesBy('charge and hang', { isSilent: true });
    const { transaction_id: charge } = await oneClick(buyer);
    company.chargesBy('approve');
    const { orm } = platform.database;
    await orm
      .update(purchase)
      .set({ createdAt: new Date(now() - HOUR), chargeSentAt: new Date(now() + 3 * HOUR - 60_000) })
      .where(eq(purchase.id, charge));
    const [sale] = company.charged(charge);
    if (!sale) throw new Error('The company did not charge');
    // The export does not show it yet.
    const at = sale.at;
    sale.at = now() + 30 * 24 * HOUR;
    expect(await reconcile()).toEqual({});
    expect(await stateOf(charge, buyer)).toBe('created');
    sale.at = at + 3 * HOUR;
    expect(await reconcile()).toEqual({ lost_callback: 1 });
    expect(await buyer.tokens()).toBe(before + 50);
  });

  it('never sends a charge that the reconciliation has closed', async () => {
    const buyer = await buyerWithCard();
    await reconcile();
    company.chargesBy('fail');
    const { transaction_id: id } = await oneClick(buyer);
    const { orm } = platform.database;
    // The process died before the call.
    await orm.update(purchase).set({ chargeSentAt: null }).where(eq(purchase.id, id));
    const [begun] = await orm.select().from(purchase).where(eq(purchase.id, id));
    expect(await reconcile()).toEqual({ never_charged: 1 });
    company.chargesBy('approve');
    const calls = chargeCalls();
    const biller = platform.context.billers.get('ccbill');
    if (!biller || !begun) throw new Error('Nothing to charge');
    // Another process read the purchase before it was closed.
    const [card] = await orm
      .select()
      .from(savedCard)
      .where(eq(savedCard.id, begun.cardId ?? ''));
    expect(await charge(orm, biller, begun, card?.token ?? '', now())).toEqual({ kind: 'pending' });
    expect(chargeCalls()).toBe(calls);
  });

  it('asks once an hour, also after a failure', async () => {
    await reconcile();
    const asked = () => company.calls.filter(({ action }) => action === '/data/main.cgi').length;
    const before = asked();
    ahead += HOUR;
    await reconciliation.step();
    expect(asked()).toBe(before);
    ahead += HOUR;
    company.goDown(true);
    await reconciliation.step();
    await reconciliation.step();
    expect(asked()).toBe(before + 1);
  });
});
