import { tokensAtListPrice } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { hasSettledPurchase } from '../../kernel/accounts/has-purchase.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { product, user } from '../../kernel/db/schema/index.ts';
import { type AccountId, balanceOf, lockAccounts, post } from '../../kernel/ledger/ledger.ts';
import { paidOf, setReUp } from '../limits/terms.ts';
import { addBonus } from '../promos/wheels.ts';
import { receivedOf } from './async-payments.ts';
import type { PaymentEvent } from './biller.ts';
import { keepCard } from './cards.ts';
import { type DecidedAt, type Decision, decided } from './decision.ts';
import { giveMembership } from './memberships.ts';
import { isAutoCharge } from './purchase-purposes.ts';
import { dailyLimitOf, isLimited, lockBuyer } from './purchases.ts';
import type { PurchaseRow } from './rows.ts';

/** Applies an approved or declined payment: tokens move from the biller's clearing account to the buyer. */
export async function decide(
  tx: Orm,
  found: PurchaseRow,
  event: PaymentEvent,
  at: DecidedAt,
): Promise<Decision> {
  if (found.state !== 'created') {
    const same =
      found.transactionId === event.transactionId && (found.declineCode ?? null) === event.declineCode;
    return same ? { result: 'repeated', purchase: found } : { result: 'conflict' };
  }
  // A decline moves no money, and not every company names its amount.
  if (event.declineCode === null && event.amountCents !== found.amountCents) return { result: 'conflict' };
  // Before the accounts, as media sales do, so that the two cannot deadlock.
  await lockBuyer(tx, found.userId);
  const about = { transactionId: event.transactionId, decidedAt: new Date(at.now) };
  if (event.declineCode !== null) {
    if (isAutoCharge(found)) await markRefill(tx, found, false);
    return decided(tx, found, { ...about, state: 'declined', declineCode: event.declineCode }, 0);
  }
  // The received amount, not the ordered one: an asynchronous payment may be less, more, or late.
  const paid = event.received ? await receivedOf(tx, found, event.received) : found;
  const isCheck = found.purpose === 'card_check';
  const kept = event.card ? await keepCard(tx, found, event.card, isCheck) : found.cardId;
  const isOver = await isAboveLimit(tx, paid, at.now);
  if (isOver && at.canRefund) {
    return decided(tx, found, { ...about, state: 'returning', notice: 'daily_limit', tokens: 0 }, 0);
  }
  const taken = await atItsPrice(tx, paid);
  // Before the biller's entry, to keep the global order of account locks.
  const bonus = found.purpose === 'purchase' ? await addBonus(tx, taken, Date.now()) : 0;
  const before = await balanceOf(tx, `user:${found.userId}`);
  const entryId = await moveTokens(tx, taken, event.transactionId);
  // Tokens that repay a debt do not reach the balance.
  const came =
    found.purpose === 'postpay' ? (await balanceOf(tx, `user:${found.userId}`)) - before : taken.tokens;
  if (isCheck) await confirmIdentity(tx, found.userId);
  if (found.membership) await giveMembership(tx, found, kept, Date.now());
  if (isAutoCharge(found)) await markRefill(tx, found, true);
  const { tokens, amountCents } = taken;
  const notice = isOver ? ('daily_limit' as const) : taken.notice;
  return decided(
    tx,
    found,
    { ...about, state: 'settled', entryId, tokens, amountCents, notice },
    came + bonus,
  );
}

/**
 * The owner of a verified card is known to its bank: the limit of unverified accounts ends. A card that replaces a
 * declined one resumes post-pay; the debt is charged to it when it is due.
 */
async function confirmIdentity(tx: Orm, userId: number): Promise<void> {
  await tx
    .update(user)
    .set({ identityConfirmed: true, traits: sql`${user.traits} - 'postpayPaused'` })
    .where(eq(user.id, userId));
}

/** Whether this payment exceeds the buyer's own daily limit now. It was within the limit when it was opened. */
async function isAboveLimit(tx: Orm, paid: PurchaseRow, now: number): Promise<boolean> {
  if (!isLimited(paid)) return false;
  const limit = await dailyLimitOf(tx, paid.userId, now);
  return limit !== null && (await paidOf(tx, paid.userId, now)).used + paid.amountCents > limit;
}

/** The new member offer is for the first settled purchase. Later ones get the tokens that they pay for. */
async function atItsPrice(tx: Orm, paid: PurchaseRow): Promise<PurchaseRow> {
  const [sold] = await tx
    .select({ isPromo: product.isPromo })
    .from(product)
    .where(eq(product.internalId, paid.productId));
  if (!sold?.isPromo || !(await hasSettledPurchase(tx, paid.userId))) return paid;
  return { ...paid, tokens: tokensAtListPrice(paid.amountCents), notice: 'offer_used' };
}

/** Consequences of an automatic charge: a declined card is not charged automatically again until its owner acts. */
async function markRefill(tx: Orm, row: PurchaseRow, isSettled: boolean): Promise<void> {
  if (row.purpose === 're_up') {
    if (!isSettled) await setReUp(tx, row.userId, { enabled: false });
    return;
  }
  const [owner] = await tx.select().from(user).where(eq(user.id, row.userId));
  if (!owner) return;
  const { postpayPaused: _, ...traits } = owner.traits;
  await tx
    .update(user)
    .set({ traits: isSettled ? traits : { ...traits, postpayPaused: true } })
    .where(eq(user.id, row.userId));
}

async function moveTokens(tx: Orm, row: PurchaseRow, transactionId: string) {
  if (row.tokens === 0) return null;
  const purse: AccountId = `user:${row.userId}`;
  const credit: AccountId = `credit:${row.userId}`;
  // A post-pay charge repays the debt; if a refund reduced the debt in the meantime, the rest becomes tokens.
  const toCredit = row.purpose === 'postpay' ? await debtOf(tx, purse, credit, row.tokens) : 0;
  const posted = await post(tx, {
    kind: 'purchase',
    postings: [
      { account: `biller:${row.biller}` as const, amount: -row.tokens },
      { account: credit, amount: toCredit },
      { account: purse, amount: row.tokens - toCredit },
    ].filter(({ amount }) => amount !== 0),
    memo: { purchase: row.id, transaction: transactionId, cents: row.amountCents },
  });
  return posted.entryId;
}

async function debtOf(tx: Orm, purse: AccountId, credit: AccountId, most: number): Promise<number> {
  const rows = await lockAccounts(tx, [purse, credit]);
  return Math.min(most, Math.max(0, -(rows.find(({ id }) => id === credit)?.balance ?? 0)));
}
