import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { type PurchasePurpose, purchase, user } from '../../kernel/db/schema/index.ts';
import type { Work } from '../../kernel/events/outbox.ts';
import { type AccountId, balanceOf, lockAccounts, post } from '../../kernel/ledger/ledger.ts';
import { boughtOf, setReUp, termsOf } from '../limits/terms.ts';
import { addBonus, bonusOf } from '../promos/wheels.ts';
import { noteProgress, receivedOf } from './async-payments.ts';
import type { CallbackEvent, PaymentEvent, ReversalEvent } from './biller.ts';
import { keepCard } from './cards.ts';
import { publishDecision } from './decision-events.ts';
import { giveMembership, takeMembership } from './memberships.ts';
import { isAutoCharge } from './purchase-purposes.ts';
import type { ProductRow, PurchaseRow } from './rows.ts';

/** The result of a callback. */
export type Decision =
  /** The tokens moved, or the decline was stored, just now. */
  | { result: 'decided'; purchase: PurchaseRow; balance: number; change: number }
  /** The same transaction was reported before: nothing to do. */
  | { result: 'repeated'; purchase: PurchaseRow }
  /** Another transaction decided the purchase, or the amount differs. */
  | { result: 'conflict' }
  /** A reversal of a payment that is not reported yet: the biller will retry. */
  | { result: 'early' }
  | { result: 'unknown' }
  /** Progress of an asynchronous payment; no tokens moved. */
  | { result: 'noted'; purchase: PurchaseRow };

export interface NewPurchase {
  userId: number;
  product: Pick<ProductRow, 'internalId' | 'tokens' | 'amountCents' | 'membership'>;
  biller: string;
  returnUrl: string;
  attribution: Record<string, string>;
  /** The saved card to charge. */
  cardId?: string;
  purpose?: PurchasePurpose;
  /** ms, by the clock that limits use. */
  now?: number;
}

const lockPerson = (tx: Orm, userId: number) =>
  tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');

/**
 * Enforces the buyer's own daily limit [BILL-10] for every charge. Locks the buyer's row, so that two concurrent
 * purchases cannot both pass the limit. Post-pay debt is exempt: it is owed already.
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
 * Stores the start of a checkout or charge. No tokens move.
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
  if (!row) throw new Error('Insert of a purchase returned no row');
  return row;
}

/**
 * Applies a verified biller event once per purchase, however often and to however many processes it is delivered (it
 * locks the purchase's row), and notifies the buyer.
 */
export function takeEvent(work: Work, billerName: string, event: CallbackEvent): Promise<Decision> {
  return work.run(async (unit): Promise<Decision> => {
    const { tx } = unit;
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
    const decision = await (event.kind === 'payment' ? decide(tx, found, event) : reverse(tx, found, event));
    if (decision.result === 'decided') {
      const { purchase: row, balance, change } = decision;
      await publishDecision(unit, row, { tokens: balance, change });
    }
    return decision;
  });
}

/** Applies an approved or declined payment: tokens move from the biller's clearing account to the buyer. */
async function decide(tx: Orm, found: PurchaseRow, event: PaymentEvent): Promise<Decision> {
  if (found.state !== 'created') {
    const same =
      found.transactionId === event.transactionId && (found.declineCode ?? null) === event.declineCode;
    return same ? { result: 'repeated', purchase: found } : { result: 'conflict' };
  }
  if (event.amountCents !== found.amountCents) return { result: 'conflict' };

  const settled = event.declineCode === null;
  // The received amount, not the ordered one: an asynchronous payment may be less, more, or late.
  const taken = settled && event.received ? await receivedOf(tx, found, event.received) : found;
  // Locks the user's row before their accounts, as media sales do, so that the two cannot deadlock.
  if (isAutoCharge(found) || found.membership) await lockPerson(tx, found.userId);
  // Before the biller's entry, to keep the global order of account locks.
  const bonus = settled && found.purpose === 'purchase' ? await addBonus(tx, taken, Date.now()) : 0;
  const before = await balanceOf(tx, `user:${found.userId}`);
  const entryId = settled ? await moveTokens(tx, taken, event.transactionId) : null;
  // Tokens that repay a debt do not reach the balance.
  const came =
    found.purpose === 'postpay' ? (await balanceOf(tx, `user:${found.userId}`)) - before : taken.tokens;
  const kept =
    settled && event.card ? await keepCard(tx, found.userId, found.biller, event.card) : found.cardId;
  if (settled && found.membership) await giveMembership(tx, found, kept, Date.now());
  if (isAutoCharge(found)) await markRefill(tx, found, settled);
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
 * Reverses a payment and takes its tokens back. Spent tokens become a debt: the buyer cannot spend until it is repaid,
 * and tipped broadcasters keep theirs.
 */
async function reverse(tx: Orm, found: PurchaseRow, event: ReversalEvent): Promise<Decision> {
  if (found.state === 'created') return { result: 'early' };
  if (found.transactionId !== event.transactionId || event.amountCents !== found.amountCents) {
    return { result: 'conflict' };
  }
  // A bank may charge back a refunded payment: the tokens are taken only once.
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
  // The wheel's bonus is taken back first; a shortfall becomes debt.
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
  if (!row) throw new Error('Update of a purchase returned no row');
  return { result: 'decided', purchase: row, balance: await balanceOf(tx, `user:${userId}`), change };
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
  // A post-pay charge repays the debt; if a refund reduced the debt in between, the rest becomes tokens.
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

/** A purchase, if it belongs to this user. */
export async function purchaseOf(orm: Orm, userId: number, id: string): Promise<PurchaseRow | null> {
  const [row] = await orm
    .select()
    .from(purchase)
    .where(and(eq(purchase.id, id), eq(purchase.userId, userId)));
  return row ?? null;
}
