import { setTimeout as wait } from 'node:timers/promises';
import type { Earnings, Payout } from '@footlight/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../kernel/ledger/check.ts';
import { post } from '../kernel/ledger/ledger.ts';
import { bookGift } from '../kernel/ledger/test-gift.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const MODEL = 11;
const DAY_MS = 86_400_000;
let platform: TestPlatform;
let model: TestBrowser;
let cashier: TestBrowser;
let clock = Date.now;
let keys = 0;

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, payoutWaitDays: 7, now: () => clock() });
  model = await new TestBrowser(platform.app).login('model');
  cashier = await new TestBrowser(platform.app).login('cashier');
}, 90_000);
afterAll(() => platform.stop());

/** Paid tokens that the broadcaster earns now. */
const earn = (tokens: number) =>
  platform.database.orm.transaction((tx) => bookGift(tx, `model:${MODEL}`, tokens));
const own = async () =>
  (
    await model.get<{ payouts: Payout[]; payable: number; waiting: number; wait_days: number }>(
      '/studio/payouts',
    )
  ).body;
const ask = (tokens: number) =>
  model.post<Payout & { errorType?: string }>(
    '/studio/payouts',
    { tokens, destination: 'Bank' },
    `payout-wait-${++keys}`,
  );

it('[BILL-15] pays out what was earned before the waiting time, and keeps the rest back, whatever is asked and rejected', async () => {
  await earn(1_000);
  await wait(300);
  const between = Date.now();
  await wait(300);
  await earn(600);
  // The entries cannot be dated back, so the clock continues.
  clock = () => between + 7 * DAY_MS;
  // Free tokens are neither.
  await platform.database.orm.transaction((tx) =>
    post(tx, {
      kind: 'demo_tip',
      postings: [
        { account: 'promo', amount: -75 },
        { account: `model:${MODEL}`, amount: 75 },
      ],
    }),
  );
  expect(await own()).toMatchObject({ payable: 1_000, waiting: 600, wait_days: 7 });
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await model.get<Earnings>(`/studio/earnings?from=${today}&to=${today}`);
  expect(body.payable).toBe(1_000);

  expect((await ask(1_001)).body.errorType).toBe('not_enough_tokens');
  // Two at once cannot share what there is.
  const answers = await Promise.all([ask(600), ask(600)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
  expect(await own()).toMatchObject({ payable: 400, waiting: 600 });

  // What comes back was earned before, and is payable at once.
  const { id } = answers.find(({ status }) => status === 200)?.body ?? { id: 0 };
  await cashier.post(`/operator/payouts/${id}/decide`, { decision: 'rejected', reason: 'Another account' });
  expect(await own()).toMatchObject({ payable: 1_000, waiting: 600 });
  expect((await ask(1_000)).status).toBe(200);
  expect(await own()).toMatchObject({ payable: 0, waiting: 600 });
  expect((await ask(200)).body.errorType).toBe('not_enough_tokens');
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});
