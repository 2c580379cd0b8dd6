import type { Orm } from '../../kernel/db/database.ts';
import { type AccountId, lockAccounts, post } from '../../kernel/ledger/ledger.ts';
import { bonusOf, restoreSpin, revokeSpin } from '../promos/wheels.ts';
import type { ReinstatementEvent, ReversalEvent } from './biller.ts';
import { type DecidedAt, type Decision, decided } from './decision.ts';
import { giveMembership, takeMembership } from './memberships.ts';
import { lockBuyer } from './purchases.ts';
import type { PurchaseRow } from './rows.ts';

/**
 * Takes tokens back from a buyer; a shortfall becomes debt. Returns what the balance lost.
 *
 * @param held the buyer's locked balance
 */
async function takeBack(
  tx: Orm,
  userId: number,
  held: number,
  back: { kind: string; tokens: number; to: AccountId; memo: Record<string, unknown> },
): Promise<number> {
  if (back.tokens === 0) return 0;
  const taken = Math.min(held, back.tokens);
  const debt: AccountId = `owed:${userId}`;
  await post(tx, {
    kind: back.kind,
    postings: [
      { account: `user:${userId}` as AccountId, amount: -taken },
      { account: debt, amount: taken - back.tokens },
      { account: back.to, amount: back.tokens },
    ].filter(({ amount }) => amount !== 0),
    memo: back.memo,
  });
  return taken;
}

/**
 * Reverses a payment once, and takes its tokens and the gifts that came with it back. Spent tokens become a debt: the
 * buyer cannot spend until it is repaid, and tipped broadcasters keep theirs. A bank may dispute a part of a payment;
 * then that part of the bought tokens goes back.
 */
export async function reverse(
  tx: Orm,
  found: PurchaseRow,
  event: ReversalEvent,
  { now }: DecidedAt,
): Promise<Decision> {
  if (found.state === 'created') return { result: 'early' };
  if (found.transactionId !== event.transactionId) return { result: 'conflict' };
  const isDispute = event.kind === 'chargeback';
  if (!isDispute && event.amountCents !== found.amountCents) return { result: 'conflict' };
  // A bank may charge back a refunded payment, or repeat a dispute that it has lost: the tokens are taken only once.
  const wasReversed = found.state === 'refunded' || found.state === 'charged_back';
  if (wasReversed || (isDispute && found.reinstatedAt)) return { result: 'repeated', purchase: found };
  if (found.state !== 'settled' && found.state !== 'returning') return { result: 'conflict' };
  await lockBuyer(tx, found.userId);
  const cents = Math.min(event.amountCents, found.amountCents);
  const tokens = found.amountCents === 0 ? 0 : Math.ceil((found.tokens * cents) / found.amountCents);
  const bonus = await bonusOf(tx, found);
  const prize = await revokeSpin(tx, found.id, now);
  const [purse] = await lockAccounts(tx, [`user:${found.userId}`]);
  const memo = { purchase: found.id };
  let held = purse?.balance ?? 0;
  // Gifts first: a shortfall of bought tokens becomes the debt.
  for (const back of [
    { kind: 'purchase_bonus', tokens: bonus, to: 'promo' as const, memo },
    { kind: 'wheel_prize', tokens: prize, to: 'promo' as const, memo },
    {
      kind: event.kind,
      tokens,
      to: `biller:${found.biller}` as const,
      memo: {
        ...memo,
        transaction: event.transactionId,
        cents: -cents,
        ...(event.paidBack === undefined ? {} : { paid_back: event.paidBack }),
      },
    },
  ]) {
    held -= await takeBack(tx, found.userId, held, back);
  }
  if (found.membership && found.state === 'settled') await takeMembership(tx, found, Date.now());
  const state = isDispute ? ('charged_back' as const) : ('refunded' as const);
  const reversed = { cents, tokens, gifts: bonus + prize };
  return decided(tx, found, { state, reversedAt: new Date(now), reversed }, held - (purse?.balance ?? 0));
}

/** Undoes a chargeback after the payer's bank returned the money. A payment is disputed once. */
export async function reinstate(
  tx: Orm,
  found: PurchaseRow,
  event: ReinstatementEvent,
  { now }: DecidedAt,
): Promise<Decision> {
  if (found.transactionId !== event.transactionId) return { result: 'conflict' };
  if (found.reinstatedAt) return { result: 'repeated', purchase: found };
  if (found.state === 'settled') return { result: 'early' };
  if (found.state !== 'charged_back' || !found.reversed) return { result: 'conflict' };
  await lockBuyer(tx, found.userId);
  const { cents, tokens, gifts } = found.reversed;
  const purse: AccountId = `user:${found.userId}`;
  const [before] = await lockAccounts(tx, [purse, `owed:${found.userId}`]);
  const memo = { purchase: found.id };
  if (gifts > 0) {
    await post(tx, {
      kind: 'purchase_bonus',
      postings: [
        { account: 'promo', amount: -gifts },
        { account: purse, amount: gifts },
      ],
      memo,
    });
  }
  if (tokens > 0) {
    await post(tx, {
      kind: 'reinstated',
      postings: [
        { account: `biller:${found.biller}`, amount: -tokens },
        { account: purse, amount: tokens },
      ],
      memo: { ...memo, transaction: event.transactionId, cents },
    });
  }
  await restoreSpin(tx, found.id);
  if (found.membership) await giveMembership(tx, found, found.cardId, Date.now());
  const [after] = await lockAccounts(tx, [purse]);
  return decided(
    tx,
    found,
    { state: 'settled', reversedAt: null, reversed: null, reinstatedAt: new Date(now) },
    (after?.balance ?? 0) - (before?.id === purse ? before.balance : 0),
  );
}
