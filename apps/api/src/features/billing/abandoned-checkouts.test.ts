import { NEW_MEMBER_FREE_TOKENS, type Purchase } from '@footlight/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { type Member, newMember, openTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import type { PaymentEvent } from './biller.ts';
import { returnPayments } from './returns.ts';
import { takeEvent } from './take-event.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterEach(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});
afterAll(() => platform.stop());

const START = NEW_MEMBER_FREE_TOKENS;
let keys = 0;
interface Opened {
  transaction_id: string;
  link: string;
  errorType?: string;
}
const open = async (member: Member, product_id = 'tokens_100') => {
  keys += 1;
  return (
    await member.post<Opened>('/billing/purchase', { product_id, return_path: '/' }, `abandoned-key-${keys}`)
  ).body;
};
const pay = async (link: string, delay = '0') =>
  (
    await platform.app.inject({
      method: 'POST',
      url: new URL(link).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ outcome: 'Y', delay, card: '' }).toString(),
    })
  ).statusCode;
const stateOf = async (member: Member, { transaction_id }: Opened) =>
  (await member.get<Purchase>(`/billing/purchase/${transaction_id}`)).body.state;
/** A buyer whose own daily limit is ten dollars: one pack of 100 tokens. */
const buyer = async () => {
  const member = await newMember(platform);
  await member.post('/account/spending', { daily_limit: 10 });
  return member;
};
/** A payment of 10 dollars that the biller reports late. */
const late = ({ transaction_id: reference }: Opened) => {
  const event: PaymentEvent = {
    kind: 'payment',
    reference,
    transactionId: `late-${reference}`,
    amountCents: 1_000,
    declineCode: null,
    card: null,
  };
  return takeEvent(platform.context, 'sandbox', event);
};

it('[BILL-10] a new checkout replaces the abandoned one, whose page takes no payment any more', async () => {
  const member = await buyer();
  const [first, second] = [await open(member), await open(member)];
  expect([await stateOf(member, first), await stateOf(member, second)]).toEqual(['expired', 'created']);
  expect(await pay(first.link)).toBe(410);
  expect(await member.tokens()).toBe(START);
  expect(await pay(second.link)).toBe(303);
  expect(await member.tokens()).toBe(START + 100);
  // The limit is used up by a payment now.
  expect((await open(member, 'tokens_50')).errorType).toBe('user_daily_limit');
});

it('[BILL-10] nothing is replaced without need, or if that would not help', async () => {
  const member = await buyer();
  const [first, second] = [await open(member, 'tokens_50'), await open(member, 'tokens_50')];
  expect((await open(member, 'tokens_200')).errorType).toBe('user_daily_limit');
  expect([await stateOf(member, first), await stateOf(member, second)]).toEqual(['created', 'created']);
});

it('[BILL-10] a checkout that is paid at the biller is not replaced, even before the platform knows it', async () => {
  const member = await buyer();
  const first = await open(member);
  expect(await pay(first.link, '5')).toBe(303);
  expect((await open(member)).errorType).toBe('user_daily_limit');
  expect(await stateOf(member, first)).toBe('created');
});

it('[BILL-10] eight checkouts at once leave one that can be paid', async () => {
  const member = await buyer();
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(member)));
  const states = await Promise.all(opened.map((one) => stateOf(member, one)));
  expect(states.toSorted()).toEqual(['created', ...Array.from({ length: 7 }, () => 'expired')]);
});

it('[BILL-10] a late payment of a replaced checkout is booked once', async () => {
  const member = await buyer();
  const first = await open(member);
  await open(member);
  const results = await Promise.all([late(first), late(first), late(first)]);
  expect(results.map(({ result }) => result).toSorted()).toEqual(['decided', 'repeated', 'repeated']);
  expect(await member.tokens()).toBe(START + 100);
});

it('[BILL-10] a late payment above the limit is refunded once', async () => {
  const member = await buyer();
  const first = await open(member);
  const second = await open(member);
  await pay(second.link);
  await Promise.all([late(first), late(first)]);
  expect(await stateOf(member, first)).toBe('returning');
  const parts = { ...platform.context, log: platform.app.log };
  await returnPayments(parts);
  await returnPayments(parts);
  expect(await stateOf(member, first)).toBe('refunded');
  expect(await member.tokens()).toBe(START + 100);
});
