import { NEW_MEMBER_FREE_TOKENS, type Purchase, type TokenHistoryAnswer } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, signCallback, transactionIdOf } from '../../demo/sandbox-biller/protocol.ts';
import { queryRows } from '../../kernel/db/database.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { createSigner } from '../../kernel/signing.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TEST_SECRET,
  TestBrowser,
  type TestPlatform,
} from '../../testing/platform.ts';

let platform: TestPlatform;
let admin: TestBrowser;
let keys = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  admin = await new TestBrowser(platform.app).login('admin');
}, 90_000);
beforeEach(() => {
  platform.published.length = 0;
});
afterEach(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});
afterAll(() => platform.stop());

const ROOM = 'maren_ember';
const START = NEW_MEMBER_FREE_TOKENS;
const KEY = createSigner(TEST_SECRET).sign('key', 'sandbox-by-hand');
const newKey = () => `refund-key-${++keys}`;

const submit = (link: string, fields: Record<string, string>) =>
  platform.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const open = async (member: Member, product_id = 'crypto_500', more: object = {}) =>
  (
    await member.post<{ transaction_id: string; link: string }>(
      '/billing/purchase',
      { product_id, return_path: '/account/tokens', ...more },
      newKey(),
    )
  ).body;
/** A crypto payment: a percentage of the ordered amount, in time or late. */
async function paid(member: Member, sent = '100', when = 'now') {
  const { transaction_id: id, link } = await open(member);
  await submit(link, { sent, when, confirmed: '0' });
  return { id, link };
}

/** A callback of the crypto biller; a wrong key makes it a forgery. */
const callBack = async (event: object, key = KEY, biller = 'sandbox-crypto') => {
  const payload = JSON.stringify(event);
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
const ASKED = 4750;
const payment = (reference: string, cents = ASKED, transactionId = transactionIdOf(KEY, { reference })) => ({
  kind: 'payment',
  reference,
  transactionId,
  amountCents: ASKED,
  declineCode: null,
  card: null,
  received: { cents, at: Date.now() },
});

type Refund = Purchase & { errorType?: string; fields?: object };
const refund = (id: string, paid_back?: object, by = admin) =>
  by.post<Refund>(`/operator/purchases/${id}/refund`, {
    reason: 'A test',
    ...(paid_back ? { paid_back } : {}),
  });
const stateOf = async (member: Member, id: string) =>
  (await member.get<Purchase>(`/billing/purchase/${id}`)).body.state;
const owedBy = async (member: Member) => 0 - (await balanceOf(platform.database.orm, `owed:${member.id}`));
const memosOf = (id: string) =>
  queryRows<{ kind: string; memo: Record<string, unknown> }>(
    platform.database.orm,
    sql`SELECT kind, memo FROM journal_entry WHERE memo->>'purchase' = ${id} ORDER BY id`,
  );
const tip = (member: Member, amount: number) => member.post(`/tip/${ROOM}`, { amount }, newKey());

describe('[BILL-02] [BILL-05] payments by hand that are given back', () => {
  it('are asked for first, then booked by the operator’s reference, and the payer is notified as of any refund', async () => {
    const member = await newMember(platform);
    const { id } = await paid(member);
    platform.published.length = 0;
    expect(await refund(id)).toMatchObject({ status: 409, body: { errorType: 'refund_by_hand' } });
    expect((await refund(id, { reference: 'SEPA 1' }, member)).body.errorType).toBe('forbidden');
    for (const reference of ['', '  ', 'a\u0000b', '\ud800', 'x'.repeat(101)]) {
      expect((await refund(id, { reference })).body.errorType).toBe('invalid_input');
    }
    expect(await member.tokens()).toBe(START + 500);
    expect(platform.published).toEqual([]);

    const { status, body } = await refund(id, { reference: ' SEPA 1 ', amount_cents: ASKED });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'refunded', amount: 47.5, reversed_at: expect.any(String) });
    expect(await member.tokens()).toBe(START);
    expect(platform.published.map(({ to, event, payload }) => [to, event, payload.token_change])).toEqual([
      [`user ${member.id}`, 'v3.token.update', -500],
      [`user ${member.id}`, 'v3.payment.update', undefined],
      [`user ${member.id}`, 'v3.promo_wheel_count', undefined],
    ]);
    expect((await memosOf(id)).at(-1)).toMatchObject({
      kind: 'refund',
      memo: { purchase: id, cents: -ASKED, paid_back: 'SEPA 1' },
    });
    const history = await member.get<TokenHistoryAnswer>('/account/tokens/history');
    expect(history.body.entries[0]).toMatchObject({ kind: 'refund', change: -500, amount: -47.5 });
    // The operator's reference is in the ledger, not in the payer's history.
    expect(JSON.stringify(history.body)).not.toContain('SEPA');
  });

  it('move the tokens once, however often and from however many at once they are booked', async () => {
    const member = await newMember(platform);
    const { id } = await paid(member);
    platform.published.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, nth) => refund(id, { reference: `coins ${nth}` })),
    );
    for (const { status, body } of answers) expect([status, body.state]).toEqual([200, 'refunded']);
    expect((await refund(id, { reference: 'another' })).body.state).toBe('refunded');
    expect((await refund(id)).body.state).toBe('refunded');
    expect(await member.tokens()).toBe(START);
    expect((await memosOf(id)).map(({ kind }) => kind)).toEqual(['purchase', 'refund']);
    expect(platform.published.filter(({ event }) => event === 'v3.token.update')).toHaveLength(1);
  });

  it('take back what was booked: half, twice, and late at the list price', async () => {
    for (const [sent, when, tokens, cents] of [
      ['50', 'now', 250, 2375],
      ['200', 'now', 1000, 9500],
      ['100', 'late', 475, 4750],
    ] as const) {
      const member = await newMember(platform);
      const { id } = await paid(member, sent, when);
      expect(await member.tokens()).toBe(START + tokens);
      // The pack price is not the received amount, unless the payment was late.
      const wrong = cents === ASKED ? cents - 1 : ASKED;
      expect((await refund(id, { reference: 'part', amount_cents: wrong })).body).toMatchObject({
        errorType: 'invalid_input',
        fields: { 'paid_back.amount_cents': wrong < cents ? 'too_small' : 'too_big' },
      });
      expect((await refund(id, { reference: 'all', amount_cents: cents })).body).toMatchObject({
        state: 'refunded',
        tokens,
        amount: cents / 100,
      });
      expect(await member.tokens()).toBe(START);
    }
    const member = await newMember(platform);
    const { transaction_id: id, link } = await open(member, 'voucher_200', { cashtocode_country_code: 'AT' });
    await submit(link, { when: 'now', paid: '0' });
    expect((await refund(id, { reference: 'at the till' })).body.state).toBe('refunded');
    expect(await member.tokens()).toBe(START);
  });

  it('[BILL-15] given spent tokens, asking is refused, and what was paid back all the same is owed', async () => {
    const member = await newMember(platform);
    const { id } = await paid(member);
    expect((await tip(member, START + 100)).status).toBe(200);
    expect((await refund(id)).body.errorType).toBe('not_enough_tokens');
    expect((await refund(id, { reference: 'too early' })).body.state).toBe('refunded');
    expect([await member.tokens(), await owedBy(member)]).toEqual([0, 100]);
    await paid(member, '50');
    expect([await member.tokens(), await owedBy(member)]).toEqual([150, 0]);
  });

  it('given no settled payment by hand, nothing can be booked', async () => {
    const member = await newMember(platform);
    const paidBack = { reference: 'nothing' };
    const { transaction_id: waiting, link } = await open(member);
    await submit(link, { sent: '100', when: 'now', confirmed: 'never' });
    const card = await open(member, 'tokens_100');
    await submit(card.link, { outcome: 'Y', delay: '0' });
    // Billers with a refund API report refunds themselves.
    for (const id of [waiting, card.transaction_id]) {
      expect((await refund(id, paidBack)).body.errorType).toBe('conflict');
    }
    expect((await refund('unknown', paidBack)).body.errorType).toBe('not_found');
    expect(await member.tokens()).toBe(START + 100);
    expect((await refund(card.transaction_id)).body.state).toBe('refunded');
  });
});

describe('[BILL-05] callbacks of a payment by hand that went back', () => {
  it('given late coins, a repeated word or a forged one, nothing moves and it stays given back', async () => {
    const member = await newMember(platform);
    const { id, link } = await paid(member, '50');
    await refund(id, { reference: 'coins 7' });
    platform.published.length = 0;
    const { transactionId } = payment(id);
    const back = { kind: 'refund', reference: id, transactionId, amountCents: 2375 };
    const words: [event: object, key: string, status: number][] = [
      // The same payment again, also with a higher amount.
      [payment(id, 2375), KEY, 200],
      [payment(id, ASKED), KEY, 200],
      [{ kind: 'progress', reference: id, confirmations: 1, needed: 3 }, KEY, 200],
      // A different payment for the same purchase: somebody must review it.
      [payment(id, ASKED, 'another'), KEY, 409],
      [{ ...payment(id), declineCode: 'NDECLINED' }, KEY, 409],
      // The biller refunds it too, or the payer's bank reverses it.
      [back, KEY, 200],
      [{ ...back, kind: 'chargeback' }, KEY, 200],
      [{ ...back, amountCents: ASKED }, KEY, 409],
      [payment(id), 'another key', 401],
      [back, 'another key', 401],
      // Only an operator may report an external refund.
      [{ ...back, paidBack: 'lie' }, KEY, 401],
    ];
    for (const [event, key, status] of [...words, ...words]) {
      expect([JSON.stringify(event), await callBack(event, key)]).toEqual([JSON.stringify(event), status]);
    }
    await submit(link, { sent: '100', when: 'late', confirmed: '0' });
    expect(await callBack(payment(id), KEY, 'sandbox')).toBe(401);
    expect(await stateOf(member, id)).toBe('refunded');
    expect([await member.tokens(), await owedBy(member)]).toEqual([START, 0]);
    expect(platform.published).toEqual([]);
    expect((await memosOf(id)).map(({ kind }) => kind)).toEqual(['purchase', 'refund']);
  });

  it('in any order with tips and bookings, a purse stays at zero or above and holds what is left of what came', async () => {
    const member = await newMember(platform);
    const worth = async () => (await member.tokens()) - (await owedBy(member));
    const cents = fc.constantFrom(1, 2375, ASKED, 9500);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('paid' as const), cents }),
      fc.record({ kind: fc.constant('other coins' as const), cents }),
      fc.record({ kind: fc.constant('forged' as const), cents }),
      fc.record({ kind: fc.constant('given back' as const), cents }),
      fc.record({ kind: fc.constant('seen' as const) }),
      fc.record({ kind: fc.constant('booked' as const), times: fc.constantFrom(1, 3) }),
      fc.record({ kind: fc.constant('tip' as const), amount: fc.integer({ min: 1, max: 300 }) }),
    );
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const { transaction_id: id } = await open(member);
        const { transactionId } = payment(id);
        const before = await worth();
        let tipped = 0;
        const play = async (one: (typeof steps)[number]): Promise<unknown> => {
          if (one.kind === 'paid') return callBack(payment(id, one.cents));
          if (one.kind === 'other coins') return callBack(payment(id, one.cents, `coins of ${id}`));
          if (one.kind === 'forged')
            return expect(await callBack(payment(id, one.cents), 'forged')).toBe(401);
          if (one.kind === 'seen')
            return callBack({ kind: 'progress', reference: id, confirmations: 1, needed: 3 });
          if (one.kind === 'given back')
            return callBack({ kind: 'refund', reference: id, transactionId, amountCents: one.cents });
          if (one.kind === 'booked')
            return Promise.all(Array.from({ length: one.times }, () => refund(id, { reference: 'back' })));
          if ((await tip(member, one.amount)).status === 200) tipped += one.amount;
        };
        for (const one of steps) {
          await play(one);
          expect(await member.tokens()).toBeGreaterThanOrEqual(0);
        }
        const { state, tokens } = (await member.get<Purchase>(`/billing/purchase/${id}`)).body;
        seen.add(state);
        expect(await worth()).toBe(before - tipped + (state === 'settled' ? tokens : 0));
        // One cent is less than a token, so there is no entry.
        const entries = tokens === 0 ? 0 : state === 'refunded' ? 2 : state === 'settled' ? 1 : 0;
        expect(await memosOf(id)).toHaveLength(entries);
      }),
      { numRuns: 40, endOnFailure: true },
    );
    expect([...seen].sort()).toEqual(['created', 'refunded', 'settled']);
  }, 120_000);
});
