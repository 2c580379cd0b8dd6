import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { type PurchasePurpose, type product, purchase, REFILL_PURPOSES, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { type AccountId, balanceOf, lockAccounts, post } from '../ledger/ledger.ts';
import { addBonus, bonusOf } from '../promos/wheels.ts';
import { boughtOf, setReUp, termsOf } from '../spending/terms.ts';
import type { CallbackEvent, PaymentEvent, ReversalEvent } from './biller.ts';
import { keepCard } from './cards.ts';
import { giveMembership, takeMembership } from './memberships.ts';
import { noteProgress, receivedOf } from './waits.ts';

export type PurchaseRow = typeof purchase.$inferSelect;
export type ProductRow = typeof product.$inferSelect;

/** What a callback did. */
export type Decision =
  /** The money moved, or the refusal was written down, just now. */
  | { result: 'decided'; purchase: PurchaseRow; balance: number; change: number }
  /** The same transaction was told before: nothing to do. */
  | { result: 'repeated'; purchase: PurchaseRow }
  /** The purchase was decided by another transaction, or the amount is not ours. */
  | { result: 'conflict' }
  /** A payment went back that we have not heard of being made: the biller tells again later. */
  | { result: 'early' }
  | { result: 'unknown' }
  /** A payment by hand is on its way; nothing moved. */
  | { result: 'noted'; purchase: PurchaseRow };

export interface NewPurchase {
  userId: number;
  product: Pick<ProductRow, 'internalId' | 'tokens' | 'amountCents' | 'membership'>;
  biller: string;
  returnUrl: string;
  attribution: Record<string, string>;
  /** The kept card that is charged. */
  cardId?: string;
  purpose?: PurchasePurpose;
  /** ms, by the clock that limits are counted by. */
  now?: number;
}

/** The platform began it. */
export const isRefill = ({ purpose }: Pick<PurchaseRow, 'purpose'>): boolean =>
  REFILL_PURPOSES.some((one) => one === purpose);

const lockPerson = (tx: Orm, userId: number) =>
  tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');

/**
 * The one place that holds the buyer's own daily limit [BILL-10]: every charge begins here. The buyer's row is locked, so
 * that two purchases at once cannot both slip under it. What was spent on credit is owed, and charged in any case.
 */
async function checkDailyLimit(
  tx: Orm,
  { userId, product: wanted }: NewPurchase,
  now: number,
): Promise<void> {
  await lockPerson(tx, userId);
  const { daily_limit } = (await termsOf(tx, userId, now)).limits.limits;
  if (daily_limit === null) return;
  const { used } = await boughtOf(tx, userId, now);
  if (used + wanted.amountCents > daily_limit * 100) throw new ApiError('user_daily_limit');
}

/**
 * Writes down that a checkout or a charge begins. No money moves.
 *
 * @throws ApiError `user_daily_limit` above the buyer's own limit
 */
export async function createPurchase(tx: Orm, wanted: NewPurchase): Promise<PurchaseRow> {
  const now = wanted.now ?? Date.now();
  if (wanted.purpose !== 'postpay' && wanted.product.amountCents > 0) await checkDailyLimit(tx, wanted, now);
  const [row] = await tx
    .insert(purchase)
    .values({
      id: randomBytes(15).toString('base64url'),
      userId: wanted.userId,
      productId: wanted.product.internalId,
      biller: wanted.biller,
      tokens: wanted.product.tokens,
      amountCents: wanted.product.amountCents,
      membership: wanted.product.membership,
      returnUrl: wanted.returnUrl,
      attribution: wanted.attribution,
      cardId: wanted.cardId ?? null,
      purpose: wanted.purpose ?? 'purchase',
      createdAt: new Date(now),
    })
    .returning();
  if (!row) throw new Error('The purchase could not be written');
  return row;
}

/**
 * Takes a biller's believed word: once for a purchase, however often and from however many processes it comes
 * (the purchase's row is locked first).
 */
export function takeEvent(database: Database, billerName: string, event: CallbackEvent): Promise<Decision> {
  return inTransaction(database, async (tx): Promise<Decision> => {
    const [found] = await tx
      .select()
      .from(purchase)
      .where(
        and(
          event.kind !== 'progress' && event.reference === null
            ? eq(purchase.transactionId, event.transactionId)
            : eq(purchase.id, event.reference ?? ''),
          eq(purchase.biller, billerName),
        ),
      )
      .for('update');
    if (!found) return { result: 'unknown' };
    if (event.kind === 'progress') {
      await noteProgress(tx, found, event);
      return { result: 'noted', purchase: found };
    }
    return event.kind === 'payment' ? decide(tx, found, event) : reverse(tx, found, event);
  });
}

/** An approved or refused payment: tokens go from the biller's clearing account to the buyer. */
async function decide(tx: Orm, found: PurchaseRow, event: PaymentEvent): Promise<Decision> {
  if (found.state !== 'created') {
    const same =
      found.transactionId === event.transactionId && (found.declineCode ?? null) === event.declineCode;
    return same ? { result: 'repeated', purchase: found } : { result: 'conflict' };
  }
  if (event.amountCents !== found.amountCents) return { result: 'conflict' };

  const settled = event.declineCode === null;
  // What came in, and not what was ordered: a payment by hand may be less, more, or late.
  const taken = settled && event.received ? await receivedOf(tx, found, event.received) : found;
  // A person's row comes before their purses, here as where media are sold: nobody waits crosswise.
  if (isRefill(found) || found.membership) await lockPerson(tx, found.userId);
  // Before the biller's entry: purses are touched in one order everywhere.
  const bonus = settled && found.purpose === 'purchase' ? await addBonus(tx, taken, Date.now()) : 0;
  const before = await balanceOf(tx, `user:${found.userId}`);
  const entryId = settled ? await moveTokens(tx, taken, event.transactionId) : null;
  // Of a debt that is paid nothing reaches the purse.
  const came =
    found.purpose === 'postpay' ? (await balanceOf(tx, `user:${found.userId}`)) - before : taken.tokens;
  const kept =
    settled && event.card ? await keepCard(tx, found.userId, found.biller, event.card) : found.cardId;
  if (settled && found.membership) await giveMembership(tx, found, kept, Date.now());
  if (isRefill(found)) await markRefill(tx, found, settled);
  const change = {
    state: settled ? ('settled' as const) : ('declined' as const),
    declineCode: event.declineCode,
    transactionId: event.transactionId,
    entryId,
    tokens: taken.tokens,
    amountCents: taken.amountCents,
    decidedAt: new Date(),
  };
  return decided(tx, found, change, settled ? came + bonus : 0);
}

/**
 * A payment that went back takes its tokens with it. What of them was spent is owed: the buyer has none to spend until
 * it is paid, and whoever was tipped keeps theirs.
 */
async function reverse(tx: Orm, found: PurchaseRow, event: ReversalEvent): Promise<Decision> {
  if (found.state === 'created') return { result: 'early' };
  if (found.transactionId !== event.transactionId || event.amountCents !== found.amountCents) {
    return { result: 'conflict' };
  }
  // A bank may take back what was given back already: the tokens went once.
  if (found.state === 'refunded' || found.state === 'charged_back') {
    return { result: 'repeated', purchase: found };
  }
  if (found.state !== 'settled') return { result: 'conflict' };
  const purse: AccountId = `user:${found.userId}`;
  const debt: AccountId = `owed:${found.userId}`;
  if (found.membership) await lockPerson(tx, found.userId);
  const [held] = await lockAccounts(tx, [purse]);
  const bonus = await bonusOf(tx, found);
  const all = Math.min(held?.balance ?? 0, found.tokens + bonus);
  // What a wheel had added goes back first; whatever is missing is owed.
  const taken = Math.max(0, all - bonus);
  if (bonus > 0) {
    await post(tx, {
      kind: 'purchase_bonus',
      postings: [
        { account: purse, amount: taken - all },
        { account: debt, amount: all - taken - bonus },
        { account: 'promo' as const, amount: bonus },
      ].filter(({ amount }) => amount !== 0),
      memo: { purchase: found.id },
    });
  }
  if (found.tokens > 0) {
    await post(tx, {
      kind: event.kind,
      postings: [
        { account: purse, amount: -taken },
        { account: debt, amount: taken - found.tokens },
        { account: `biller:${found.biller}` as const, amount: found.tokens },
      ].filter(({ amount }) => amount !== 0),
      memo: {
        purchase: found.id,
        transaction: event.transactionId,
        cents: -found.amountCents,
        ...(event.paidBack === undefined ? {} : { paid_back: event.paidBack }),
      },
    });
  }
  if (found.membership) await takeMembership(tx, found, Date.now());
  const state = event.kind === 'refund' ? ('refunded' as const) : ('charged_back' as const);
  return decided(tx, found, { state, reversedAt: new Date() }, -all);
}

async function decided(
  tx: Orm,
  { id, userId }: PurchaseRow,
  values: Partial<PurchaseRow>,
  change: number,
): Promise<Decision> {
  const [row] = await tx.update(purchase).set(values).where(eq(purchase.id, id)).returning();
  if (!row) throw new Error('The purchase could not be updated');
  return { result: 'decided', purchase: row, balance: await balanceOf(tx, `user:${userId}`), change };
}

/** What a charge by the platform leads to: a declined card is not charged by itself again until its owner has chosen. */
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
  // What was charged for a debt pays it; had something come back meanwhile, the rest is tokens.
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

/** A purchase, if it is this user's. */
export async function purchaseOf(orm: Orm, userId: number, id: string): Promise<PurchaseRow | null> {
  const [row] = await orm
    .select()
    .from(purchase)
    .where(and(eq(purchase.id, id), eq(purchase.userId, userId)));
  return row ?? null;
}
