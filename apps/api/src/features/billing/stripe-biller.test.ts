import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OneClickAnswer, ProductsAnswer, SpendingAnswer } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { meta, purchase, user } from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { quietLogger } from '../../kernel/log.ts';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { keepCard } from './cards.ts';
import { createReconciliation } from './reconciliation.ts';
import { returnPayments } from './returns.ts';

const SECRET = randomBytes(24).toString('hex');
const KEY = randomBytes(24).toString('hex');

/** Plays Stripe: one payment per idempotency key, and a card that may be declined. */
interface Asked {
  path: string;
  key: string;
  form: Record<string, string>;
}
const asked: Asked[] = [];
const payments = new Map<string, object>();
let refusal: object | null = null;
let isDown = false;
/** While set, it takes calls and does not answer them. */
let silence: Promise<void> | null = null;
let isComplete = false;
/** Checkouts that were paid, and payments with their later fate. */
const paidThere = new Set<string>();
/** Checkouts where a card was verified. */
const provenThere = new Set<string>();
const unknownThere = new Set<string>();
const refundedThere = new Set<string>();

const serve = (path: string, key: string, form: Record<string, string>): [number, object] => {
  if (path === '/v1/checkout/sessions') {
    return [200, { id: `cs_${form.client_reference_id}`, url: 'https://checkout.example/pay/1' }];
  }
  if (path.endsWith('/expire')) {
    return isComplete ? [400, { error: { code: 'resource_complete' } }] : [200, { status: 'expired' }];
  }
  if (path === '/v1/payment_methods/pm_1') {
    return [200, { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2039 } }];
  }
  const session = /^\/v1\/checkout\/sessions\/cs_([\w-]+)\?/.exec(path)?.[1];
  if (session) {
    const setup = { ...intentOf(session, `seti_${session}`), amount: 0 };
    return [
      200,
      {
        status: 'complete',
        payment_intent: paidThere.has(session) ? intentOf(session) : null,
        setup_intent: provenThere.has(session) ? setup : null,
      },
    ];
  }
  const wanted = /^\/v1\/payment_intents\/search\?query=(.*)$/.exec(path)?.[1];
  if (wanted) {
    const reference = /'([\w-]+)'$/.exec(decodeURIComponent(wanted))?.[1];
    const found = payments.get(`charge-${reference}`);
    return [200, { data: found ? [found] : [] }];
  }
  const looked = /^\/v1\/payment_intents\/(\w[\w-]*)\?/.exec(path)?.[1];
  if (looked) {
    if (unknownThere.has(looked)) return [404, { error: { code: 'resource_missing' } }];
    return [200, { id: looked, status: 'succeeded', latest_charge: { refunded: refundedThere.has(looked) } }];
  }
  if (path === '/v1/refunds') return [200, { id: 're_1', status: 'succeeded' }];
  if (path === '/v1/payment_intents' && Number(form.amount) < 50) {
    return [400, { error: { code: 'amount_too_small', type: 'invalid_request_error' } }];
  }
  if (path !== '/v1/payment_intents') return [404, { error: { code: 'resource_missing' } }];
  const intent = payments.get(key) ?? {
    id: `pi_${payments.size + 1}`,
    status: refusal ? 'requires_payment_method' : 'succeeded',
    amount: Number(form.amount),
    metadata: { reference: form['metadata[reference]'] },
    customer: form.customer,
    payment_method: form.payment_method,
  };
  payments.set(key, intent);
  return refusal ? [402, { error: { ...refusal, payment_intent: intent } }] : [200, intent];
};

let company: Server;
let platform: TestPlatform;
let member: TestBrowser;
beforeAll(async () => {
  company = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', async () => {
      if (request.headers.authorization !== `Bearer ${KEY}`) return response.writeHead(401).end('{}');
      if (isDown) return request.socket.destroy();
      const key = String(request.headers['idempotency-key'] ?? '');
      const form = Object.fromEntries(new URLSearchParams(text));
      const path = request.url ?? '';
      asked.push({ path, key, form });
      const [status, body] = serve(path, key, form);
      await silence;
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => company.listen(0, '127.0.0.1', ready));
  const { port } = company.address() as AddressInfo;
  platform = await openTestPlatform({
    rateLimits: false,
    // The test runs reconciliation itself; on a busy machine its job would come in between.
    now: Date.now,
    stripe: { secretKey: KEY, webhookSecret: SECRET, apiUrl: `http://127.0.0.1:${port}` },
  });
  member = await new TestBrowser(platform.app).login('premium');
});
afterAll(async () => {
  const { faults } = await checkLedger(platform.database.orm);
  await platform.stop();
  company.close();
  expect(faults).toEqual([]);
});

const callBack = async (type: string, object: object, { secret = SECRET, age = 0, spoil = false } = {}) => {
  const payload = JSON.stringify({ id: 'evt_1', type, data: { object } });
  const time = Math.floor(Date.now() / 1000) - age;
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  const { statusCode } = await platform.app.inject({
    method: 'POST',
    url: '/api/v1/billing/callback/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=0,v1=${signature}` },
    payload: spoil ? payload.replace('1000', '1001') : payload,
  });
  return statusCode;
};
let keys = 0;
const newKey = () => `stripe-key-${++keys}`;
const intentOf = (reference: string, id = `pi_${reference}`) => ({
  id,
  status: 'succeeded',
  amount: 1000,
  metadata: { reference },
  customer: 'cus_1',
  setup_future_usage: 'off_session',
  payment_method: 'pm_1',
});
const open = async () => {
  const body = { product_id: 'tokens_100', return_path: '/account/tokens' };
  return (await member.post<{ transaction_id: string; link: string }>('/billing/purchase', body, newKey()))
    .body;
};
const oneClick = async (key = newKey()) => {
  const { body } = await member.post<ProductsAnswer>('/billing/products', {});
  const cardId = body.cards[0]?.id ?? '';
  const path = '/billing/oneclick/tokens_50';
  return (await member.post<OneClickAnswer>(path, { cardId, return_path: '/' }, key)).body;
};

describe('a brand whose biller is another company', () => {
  it('[BILL-10] a new checkout expires an abandoned one that uses up the daily limit, unless it is paid', async () => {
    const buyer = await newMember(platform);
    await buyer.post('/account/spending', { daily_limit: 10 });
    const body = { product_id: 'tokens_100', return_path: '/' };
    const start = () => buyer.post<{ transaction_id: string }>('/billing/purchase', body, newKey());
    const first = (await start()).body.transaction_id;
    isComplete = true;
    expect((await start()).body).toMatchObject({ errorType: 'user_daily_limit' });
    isComplete = false;
    const path = `/v1/checkout/sessions/cs_${first}/expire`;
    asked.length = 0;
    expect((await start()).status).toBe(200);
    expect(asked.map((one) => one.path)).toEqual([path, '/v1/checkout/sessions']);
  });

  it('opens its hosted checkout; the signed callback settles once and the card is kept', async () => {
    const before = await member.tokens();
    const { transaction_id: id, link } = await open();
    expect(link).toBe('https://checkout.example/pay/1');
    expect(asked.at(-1)).toMatchObject({
      path: '/v1/checkout/sessions',
      key: `checkout-${id}`,
      form: {
        client_reference_id: id,
        'line_items[0][price_data][unit_amount]': '1000',
        'payment_intent_data[metadata][reference]': id,
      },
    });
    const word = ['payment_intent.succeeded', intentOf(id)] as const;
    // The provider accepts between 30 minutes and a day, by its own clock.
    const lasts = Number(asked.at(-1)?.form.expires_at) - Date.now() / 1000;
    expect(lasts).toBeGreaterThan(31 * 60);
    expect(lasts).toBeLessThan(24 * 60 * 60);
    expect(await callBack(...word, { secret: 'another' })).toBe(401);
    expect(await callBack(...word, { age: 301 })).toBe(401);
    expect(await callBack(...word, { age: -301 })).toBe(401);
    expect(await callBack(...word, { spoil: true })).toBe(401);
    expect(await member.tokens()).toBe(before);
    expect(await Promise.all([callBack(...word), callBack(...word), callBack(...word)])).toEqual([
      200, 200, 200,
    ]);
    expect(await callBack('customer.created', {})).toBe(200);
    expect(await member.tokens()).toBe(before + 100);
    const { cards } = (await member.post<ProductsAnswer>('/billing/products', {})).body;
    expect(cards).toMatchObject([{ brand: 'visa', last_four: '4242', expires: '03/39' }]);
  });

  // The embedded database has one connection.
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'leaves connections to others while it does not answer',
    async () => {
      let answer = (): void => undefined;
      silence = new Promise((resolve) => {
        answer = resolve;
      });
      asked.length = 0;
      const opening = Promise.all(Array.from({ length: 12 }, open));
      try {
        await vi.waitUntil(() => asked.length > 0, 30_000);
        const other = member.get('/account/tokens/history').then(({ status }) => status);
        const late = new Promise((resolve) => setTimeout(resolve, 10_000, 'late'));
        expect(await Promise.race([other, late])).toBe(200);
      } finally {
        silence = null;
        answer();
      }
      const opened = await opening;
      expect(new Set(opened.map(({ transaction_id: id }) => id)).size).toBe(12);
      for (const { link } of opened) expect(link).toBe('https://checkout.example/pay/1');
    },
  );

  it('[BILL-01] a checkout that could not be opened leaves nothing; the same call sent again opens it once', async () => {
    const buyer = await newMember(platform);
    const key = newKey();
    const start = () =>
      buyer.post<{ transaction_id: string }>(
        '/billing/purchase',
        { product_id: 'tokens_100', return_path: '/' },
        key,
      );
    const begun = () => platform.database.orm.select().from(purchase).where(eq(purchase.userId, buyer.id));
    isDown = true;
    expect((await start()).status).toBe(503);
    isDown = false;
    expect(await begun()).toEqual([]);
    const first = await start();
    expect(first.status).toBe(200);
    expect((await start()).body).toEqual(first.body);
    const [row, ...others] = await begun();
    expect([row?.id, row?.checkoutId, others]).toEqual([
      first.body.transaction_id,
      `cs_${first.body.transaction_id}`,
      [],
    ]);
  });

  it('[BILL-18] proves a card by a setup, which charges nothing and keeps the card', async () => {
    const proving = await new TestBrowser(platform.app).login('viewer');
    const { body } = await proving.get<{ biller_link: string }>('/billing/product_av');
    expect(body.biller_link).toBe('https://checkout.example/pay/1');
    const form = asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.form ?? {};
    expect(form).toMatchObject({ mode: 'setup', currency: 'usd' });
    expect(Object.keys(form).filter((name) => name.startsWith('line_items'))).toEqual([]);
    const other = await proving.get<{ biller_link: string }>('/billing/product_av?type=sandbox');
    // Beside a real provider the sandbox proves no card, also for those who name it.
    expect(other.body.biller_link).toBe('https://checkout.example/pay/1');
    const reference = form['setup_intent_data[metadata][reference]'] ?? '';
    const setup = { id: 'seti_1', metadata: { reference }, customer: 'cus_9', payment_method: 'pm_1' };
    expect(await callBack('setup_intent.succeeded', setup, { secret: 'another' })).toBe(401);
    for (const _ of [1, 2]) expect(await callBack('setup_intent.succeeded', setup)).toBe(200);
    expect((await proving.get(`/billing/purchase/${reference}`)).body).toMatchObject({
      state: 'settled',
      product_id: 'card_check',
    });
    expect((await proving.post<ProductsAnswer>('/billing/products', {})).body.cards).toHaveLength(1);
  });

  it('[BILL-04] charges the saved card once for a key, also when the first answer is lost', async () => {
    const before = await member.tokens();
    const key = newKey();
    isDown = true;
    const lost = await oneClick(key);
    isDown = false;
    expect(lost).toMatchObject({ status: false, link: null, error: null });
    const answers = await Promise.all([oneClick(key), oneClick(key), oneClick(key)]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: true, transaction_id: lost.transaction_id });
    }
    expect(await member.tokens()).toBe(before + 50);
    expect(new Set(payments.keys())).toEqual(new Set([`charge-${lost.transaction_id}`]));
    expect(asked.at(-1)?.form).toMatchObject({
      customer: 'cus_1',
      payment_method: 'pm_1',
      off_session: 'true',
    });
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'NDECLINEDINSFUNDS'],
    [{ code: 'expired_card' }, 'NEXPIRED'],
    [{ code: 'card_declined', decline_code: 'something_new' }, 'NDECLINED'],
    [{ code: 'authentication_required' }, 'verification_required'],
  ])('[BILL-04] its refusal %o is told as %s', async (error, code) => {
    const before = await member.tokens();
    refusal = error;
    expect(await oneClick()).toMatchObject({ status: false, error: code });
    refusal = null;
    expect(await member.tokens()).toBe(before);
  });

  it('a refund and a withdrawn dispute name the payment alone, and take the tokens back once', async () => {
    const before = await member.tokens();
    for (const [type, state] of [
      ['charge.refunded', 'refunded'],
      ['charge.dispute.funds_withdrawn', 'charged_back'],
    ] as const) {
      const { transaction_id: id } = await open();
      const about = { payment_intent: `pi_${id}`, amount: 1000, amount_refunded: 1000 };
      expect(await callBack(type, about)).toBe(404);
      await callBack('payment_intent.succeeded', intentOf(id));
      expect(await member.tokens()).toBe(before + 100);
      if (type === 'charge.refunded') await callBack(type, { ...about, amount_refunded: 10 });
      expect(await member.tokens()).toBe(before + 100);
      expect([await callBack(type, about), await callBack(type, about)]).toEqual([200, 200]);
      expect(await member.tokens()).toBe(before);
      expect((await member.get<{ state: string }>(`/billing/purchase/${id}`)).body.state).toBe(state);
    }
  });

  it('a dispute of a part takes that part, and what the bank returns comes back once', async () => {
    const before = await member.tokens();
    const { transaction_id: id } = await open();
    await callBack('payment_intent.succeeded', intentOf(id));
    const dispute = { payment_intent: `pi_${id}`, amount: 250 };
    // Events may come in any order: the provider repeats what the platform cannot use yet.
    expect(await callBack('charge.dispute.funds_reinstated', dispute)).toBe(503);
    for (const _ of [1, 2]) expect(await callBack('charge.dispute.funds_withdrawn', dispute)).toBe(200);
    expect(await member.tokens()).toBe(before + 75);
    for (const _ of [1, 2]) expect(await callBack('charge.dispute.funds_reinstated', dispute)).toBe(200);
    expect(await callBack('charge.dispute.funds_withdrawn', dispute)).toBe(200);
    expect(await member.tokens()).toBe(before + 100);
  });

  it('[BILL-10] is asked to refund a payment above the buyer’s own limit, again until it answers', async () => {
    const before = await member.tokens();
    const { transaction_id: id } = await open();
    await member.post('/account/spending', { daily_limit: 1 });
    const stateOf = async () => (await member.get<{ state: string }>(`/billing/purchase/${id}`)).body.state;
    expect(await callBack('payment_intent.succeeded', intentOf(id))).toBe(200);
    isDown = true;
    await returnPayments(platform.context);
    expect(await stateOf()).toBe('returning');
    isDown = false;
    await returnPayments(platform.context);
    await returnPayments(platform.context);
    expect(await stateOf()).toBe('refunded');
    expect(asked.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key)).toEqual([
      `refund-${id}`,
    ]);
    const refunded = { payment_intent: `pi_${id}`, amount: 1000, amount_refunded: 1000 };
    expect(await callBack('charge.refunded', refunded)).toBe(200);
    expect(await member.tokens()).toBe(before);
  });
});

describe('post-pay with Stripe', () => {
  it('[BILL-08] waits with a debt below what Stripe charges, and charges it with the next', async () => {
    const who = await newMember(platform);
    const { orm } = platform.database;
    const card = { token: 'cus_1/pm_1', brand: 'visa', lastFour: '4242', expires: '03/39' };
    await keepCard(orm, { userId: who.id, biller: 'stripe' }, card, false);
    await orm
      .update(user)
      .set({ traits: { postpayCreditCents: 1_000 }, settings: { postpay: true } })
      .where(eq(user.id, who.id));
    await platform.context.shows.step();
    const free = await who.tokens();
    const standing = async () => (await who.get<SpendingAnswer>('/account/spending')).body.postpay;
    const spendOnCredit = async (amount: number) => {
      await who.post('/tip/model', { amount }, newKey());
      await orm.execute(sql`UPDATE spend SET at = now() - interval '2 hours' WHERE user_id = ${who.id}`);
      await platform.context.autoCharges.step();
    };
    await spendOnCredit(free + 4);
    expect(await standing()).toMatchObject({ debt: 4, is_paused: false, due_at: null });
    expect(await orm.$count(purchase, eq(purchase.userId, who.id))).toBe(0);
    await spendOnCredit(6);
    expect(await standing()).toMatchObject({ debt: 0, is_paused: false });
    const rows = await orm.select().from(purchase).where(eq(purchase.userId, who.id));
    expect(rows.map(({ state, amountCents }) => [state, amountCents])).toEqual([['settled', 100]]);
  });
});

describe('reconciliation with Stripe', () => {
  it('[BILL-18] finds a verification of a card whose callback was lost', async () => {
    const who = await newMember(platform);
    await who.get('/billing/product_av');
    const { orm } = platform.database;
    const [row] = await orm.select().from(purchase).where(eq(purchase.userId, who.id));
    provenThere.add(row?.id ?? '');
    await orm
      .update(purchase)
      .set({ createdAt: new Date(Date.now() - 60 * 60_000) })
      .where(eq(purchase.userId, who.id));
    await createReconciliation({ ...platform.context, orm, log: quietLogger() }).step();
    const { body } = await who.get<{ state: string }>(`/billing/purchase/${row?.id}`);
    expect(body.state).toBe('settled');
    expect((await who.post<ProductsAnswer>('/billing/products', {})).body.cards).toMatchObject([
      { last_four: '4242', has_affidavit: true },
    ]);
    await orm.delete(meta).where(eq(meta.key, 'reconciled.stripe'));
  });

  it('settles a lost checkout and a lost charge, reverses a lost refund, closes the rest and reports what is not paid', async () => {
    const buyer = await newMember(platform);
    const start = async () => {
      const body = { product_id: 'tokens_100', return_path: '/' };
      return (await buyer.post<{ transaction_id: string }>('/billing/purchase', body, newKey())).body
        .transaction_id;
    };
    const stateOf = async (id: string) =>
      (await buyer.get<{ state: string }>(`/billing/purchase/${id}`)).body.state;
    const [first, lost, back, odd] = [await start(), await start(), await start(), await start()];
    for (const id of [first, back, odd]) await callBack('payment_intent.succeeded', intentOf(id));
    paidThere.add(lost);
    refundedThere.add(`pi_${back}`);
    unknownThere.add(`pi_${odd}`);
    const { body } = await buyer.post<ProductsAnswer>('/billing/products', {});
    const charge = async () => {
      const path = '/billing/oneclick/tokens_50';
      const wish = { cardId: body.cards[0]?.id, return_path: '/' };
      isDown = true;
      const { transaction_id: id } = (await buyer.post<OneClickAnswer>(path, wish, newKey())).body;
      isDown = false;
      return id;
    };
    const [charged, never] = [await charge(), await charge()];
    payments.set(`charge-${charged}`, { ...intentOf(charged), amount: 500 });
    const before = await buyer.tokens();

    const { orm } = platform.database;
    const soon = Date.now() + 60 * 60_000;
    const job = createReconciliation({ ...platform.context, orm, log: quietLogger(), now: () => soon });
    await Promise.all([job.step(), callBack('payment_intent.succeeded', intentOf(lost))]);
    expect([await stateOf(lost), await stateOf(charged)]).toEqual(['settled', 'settled']);
    expect([await stateOf(back), await stateOf(never)]).toEqual(['refunded', 'declined']);
    expect(await buyer.tokens()).toBe(before + 100 + 50 - 100);
    expect(job.differences).toMatchObject({ not_paid: 1, unexplained: 0, conflict: 0 });
    // Its company may be asked again after ten minutes.
    asked.length = 0;
    await job.step();
    expect(asked).toEqual([]);
  });
});
