import type { Payout, StaffPayout } from '@footlight/contract';
import { and, eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestPayout, stepPayout } from '../features/payouts/payouts.ts';
import { ApiError } from '../kernel/api-error.ts';
import { account, auditEntry, mailOutbox, payout, user } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { balanceOf, post } from '../kernel/ledger/ledger.ts';
import { bookGift } from '../kernel/ledger/test-gift.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const MODEL = 11;
const OTHER = 16;
const DESTINATION = 'Bank transfer to NL00 EXAM';

let platform: TestPlatform;
let model: TestBrowser;
let cashier: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  model = await new TestBrowser(platform.app).login('model');
  cashier = await new TestBrowser(platform.app).login('cashier');
  for (const id of [MODEL, OTHER]) {
    await platform.database.orm.transaction(async (tx) => {
      // Free tokens are tipped, too, and are not paid out.
      const postings = [
        { account: 'promo', amount: -75 },
        { account: `model:${id}`, amount: 75 },
      ] as const;
      await post(tx, { kind: 'demo_tip', postings });
      if (id === MODEL) await bookGift(tx, `model:${id}`, 1_000);
    });
  }
}, 90_000);
afterAll(async () => {
  const { faults } = await checkLedger(platform.database.orm);
  await platform.stop();
  expect(faults).toEqual([]);
});

let keys = 0;
const newKey = () => `payout-key-${++keys}`;
const ask = (tokens: number, key = newKey(), destination = DESTINATION) =>
  model.post<Payout>('/studio/payouts', { tokens, destination }, key);
const own = async () => (await model.get<{ payouts: Payout[]; payable: number }>('/studio/payouts')).body;
const decide = (id: number, body: object, by = cashier) =>
  by.post<StaffPayout>(`/operator/payouts/${id}/decide`, body);
const pay = (id: number, reference = 'TRANSFER-1', by = cashier) =>
  by.post<StaffPayout>(`/operator/payouts/${id}/paid`, { reference });
const queue = async (state: 'open' | 'finished') =>
  (await cashier.get<{ payouts: StaffPayout[] }>(`/operator/payouts?state=${state}`)).body.payouts;
const mailsTo = async (name: string) => {
  const [owner] = await platform.database.orm.select().from(user).where(eq(user.username, name));
  return platform.database.orm
    .select({ subject: mailOutbox.subject, body: mailOutbox.body })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.userId, owner?.id ?? 0), like(mailOutbox.link, '%/studio/earnings')))
    .orderBy(mailOutbox.id);
};

describe('[BILL-15] payouts', () => {
  it('reserves the tokens once for a key, is approved and paid, and each step is mailed and recorded', async () => {
    const { orm } = platform.database;
    const before = await balanceOf(orm, `model:${MODEL}`);
    const { payable } = await own();
    expect(payable).toBe(1_000);
    platform.published.length = 0;
    const key = newKey();
    const [first, again] = await Promise.all([ask(800, key), ask(800, key)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.id).toBe(first.body.id);
    expect(await balanceOf(orm, `model:${MODEL}`)).toBe(before - 800);
    expect(await own()).toMatchObject({ payable: 200, payouts: [{ state: 'requested', tokens: 800 }] });
    expect(platform.published).toContainEqual({
      to: `user ${MODEL}`,
      event: 'v3.token.update',
      payload: expect.objectContaining({ token_change: -800, type: 'payout' }),
    });

    const { id } = first.body;
    expect(await queue('open')).toMatchObject([{ id, username: 'model', destination: DESTINATION }]);
    expect((await pay(id)).body).toMatchObject({ errorType: 'conflict' });
    const decisions = await Promise.all([
      decide(id, { decision: 'approved' }),
      decide(id, { decision: 'approved' }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    const paid = await Promise.all([pay(id), pay(id)]);
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await decide(id, { decision: 'rejected', reason: 'late' })).status).toBe(409);
    expect(await own()).toMatchObject({ payouts: [{ state: 'paid', reference: 'TRANSFER-1' }] });
    expect(await queue('open')).toEqual([]);
    expect(await queue('finished')).toMatchObject([{ id, state: 'paid' }]);
    expect(await balanceOf(orm, `payout:${id}`)).toBe(0);

    const trail = await orm
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.object, String(id)));
    expect(trail.map(({ act, role, reason }) => [act, role, reason])).toEqual([
      ['payout_request', null, ''],
      ['payout_approve', 'finance', ''],
      ['payout_pay', 'finance', 'TRANSFER-1'],
    ]);
    const mails = await mailsTo('model');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your payout request'),
      expect.stringContaining('has been approved'),
      expect.stringContaining('has been paid'),
    ]);
    // No mail holds the account of the broadcaster.
    expect(mails.map(({ body }) => body).join('')).toContain('800 tokens');
    expect(mails.map(({ body }) => body).join('')).not.toContain('EXAM');
  });

  it('refuses more than what can be paid out, too little, and no address', async () => {
    // Free tokens are in the balance, and stay there.
    expect(await balanceOf(platform.database.orm, `model:${MODEL}`)).toBeGreaterThan(200);
    expect((await ask(201)).body).toMatchObject({ errorType: 'not_enough_tokens' });
    expect((await ask(199)).body).toMatchObject({ fields: { tokens: 'too_small' } });
    expect((await ask(200, newKey(), '  ')).body).toMatchObject({ fields: { destination: 'required' } });
    expect((await own()).payouts).toHaveLength(1);
  });

  it('gives the tokens of a rejected payout back, with the reason', async () => {
    const { body } = await ask(200);
    expect((await decide(body.id, { decision: 'rejected' })).status).toBe(400);
    await decide(body.id, { decision: 'approved' });
    platform.published.length = 0;
    expect(
      (await decide(body.id, { decision: 'rejected', reason: 'The account does not exist' })).status,
    ).toBe(200);
    expect(await own()).toMatchObject({
      payable: 200,
      payouts: [{ state: 'rejected', reason: 'The account does not exist' }, {}],
    });
    const [update] = platform.published.filter(({ event }) => event === 'v3.token.update');
    expect(update?.payload).toMatchObject({ token_change: 200 });
    expect(update?.payload).not.toHaveProperty('type');
    const today = new Date().toISOString().slice(0, 10);
    const { body: earned } = await model.get<Record<string, number>>(
      `/studio/earnings?from=${today}&to=${today}`,
    );
    expect(earned).toMatchObject({ paid_out: 800, payable: 200 });
    expect(earned.closing).toBe((earned.opening ?? 0) + (earned.earned ?? 0) - 800);
  });

  it('is sorted by tokens across the pages, with equal ones in the order of the requests', async () => {
    const { orm } = platform.database;
    const at = new Date('2020-01-01T00:00:00Z');
    const row = { userId: OTHER, destination: DESTINATION, state: 'rejected' as const, reason: 'sorted' };
    await orm
      .insert(payout)
      .values(
        Array.from({ length: 40 }, (_, index) => ({ ...row, tokens: 1 + (index % 7), requestedAt: at })),
      );
    const read = async (sort: string) => {
      const found: StaffPayout[] = [];
      let cursor: string | null = null;
      do {
        type Page = { payouts: StaffPayout[]; next: string | null; total: number | null };
        const path: string = `/operator/payouts?state=finished&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`;
        const { body }: { body: Page } = await cashier.get<Page>(path);
        if (cursor === null) expect(body.total).toBeGreaterThanOrEqual(40);
        found.push(...body.payouts);
        cursor = body.next;
      } while (cursor !== null);
      return found.filter(({ reason }) => reason === 'sorted');
    };
    const up = await read('tokens');
    expect(up).toHaveLength(40);
    const order = [...up].sort((a, b) => a.tokens - b.tokens || a.id - b.id);
    expect(up.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
    expect((await read('-tokens')).map(({ id }) => id)).toEqual(order.map(({ id }) => id).reverse());
    expect((await read('requested')).map(({ id }) => id)).toEqual(
      up.map(({ id }) => id).sort((a, b) => a - b),
    );
    await orm.delete(payout).where(eq(payout.reason, 'sorted'));
  });

  it('is for broadcasters, and decided by those who may see money', async () => {
    const { body } = await ask(200);
    const viewer = await new TestBrowser(platform.app).login('viewer');
    expect((await viewer.get('/studio/payouts')).body).toMatchObject({ errorType: 'forbidden' });
    expect(
      (await viewer.post('/studio/payouts', { tokens: 200, destination: 'x' }, newKey())).body,
    ).toMatchObject({ errorType: 'forbidden' });
    const support = await new TestBrowser(platform.app).login('helpdesk');
    for (const who of [support, viewer, model]) {
      expect((await who.get('/operator/payouts?state=open')).body).toMatchObject({ errorType: 'forbidden' });
      expect((await decide(body.id, { decision: 'approved' }, who)).body).toMatchObject({
        errorType: 'forbidden',
      });
      expect((await pay(body.id, 'x', who)).body).toMatchObject({ errorType: 'forbidden' });
    }
    const other = await new TestBrowser(platform.app).login('performer');
    expect((await other.get<{ payouts: Payout[] }>('/studio/payouts')).body.payouts).toEqual([]);
    expect((await decide(9_999, { decision: 'approved' })).body).toMatchObject({ errorType: 'not_found' });
  });
});

it('[BILL-15] no order of steps loses or makes tokens: available, reserved and paid always add up', async () => {
  const { orm } = platform.database;
  const { work } = platform.context;
  const [owner] = await orm.select().from(user).where(eq(user.id, OTHER));
  if (!owner) throw new Error('The demo has no second broadcaster');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), tokens: fc.integer({ min: 1, max: 700 }) }),
    fc.record({
      kind: fc.constantFrom('approved' as const, 'rejected' as const, 'paid' as const),
      of: fc.nat({ max: 5 }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  );
  const FROM = { approved: ['requested'], rejected: ['requested', 'approved'], paid: ['approved'] };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await orm.transaction((tx) => bookGift(tx, `model:${OTHER}`, 500));
      const start = (await balanceOf(orm, `model:${OTHER}`)) - giftsOf(await rowOf(OTHER));
      const paidBefore = await balanceOf(orm, 'platform:payouts');
      const known: { id: number; tokens: number; state: string }[] = [];
      const sum = (...states: string[]) =>
        known.filter(({ state }) => states.includes(state)).reduce((total, { tokens }) => total + tokens, 0);
      for (const one of steps) {
        const available = start - sum('requested', 'approved', 'paid');
        if (one.kind === 'ask') {
          const asked = work.run((unit) =>
            requestPayout(
              unit,
              owner,
              { tokens: one.tokens, destination: 'x' },
              { now: Date.now(), waitDays: 0 },
            ),
          );
          if (one.tokens > available) await expect(asked).rejects.toBeInstanceOf(ApiError);
          else known.push({ id: (await asked).id, tokens: one.tokens, state: 'requested' });
        } else {
          const target = known[one.of % Math.max(1, known.length)];
          if (!target) continue;
          const isAllowed = FROM[one.kind].includes(target.state);
          const results = await Promise.allSettled(
            Array.from({ length: one.times }, () =>
              work.run((unit) =>
                stepPayout(
                  unit,
                  target.id,
                  {
                    approved: { state: 'approved' as const },
                    rejected: { state: 'rejected' as const, reason: 'r' },
                    paid: { state: 'paid' as const, reference: 'p' },
                  }[one.kind],
                  Date.now(),
                ),
              ),
            ),
          );
          expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(isAllowed ? 1 : 0);
          if (isAllowed) target.state = one.kind;
        }
        const row = await rowOf(OTHER);
        const reserved = await Promise.all(known.map(({ id }) => balanceOf(orm, `payout:${id}`)));
        const paid = (await balanceOf(orm, 'platform:payouts')) - paidBefore;
        const held = reserved.reduce((total, tokens) => total + tokens, 0);
        expect(row.balance - giftsOf(row) + held + paid).toBe(start);
        expect([held, paid]).toEqual([sum('requested', 'approved'), sum('paid')]);
      }
    }),
    { numRuns: 25 },
  );
  expect((await checkLedger(orm)).faults).toEqual([]);
}, 120_000);

const rowOf = async (id: number) => {
  const [row] = await platform.database.orm
    .select()
    .from(account)
    .where(eq(account.id, `model:${id}`));
  if (!row) throw new Error('The broadcaster has no account');
  return row;
};
const giftsOf = ({ gifted }: { gifted: number }) => gifted;
