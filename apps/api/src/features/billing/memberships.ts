import {
  addMembershipMonth,
  isHigherMembership,
  type Membership,
  type MembershipTerm,
  membershipOf,
  takeMembershipMonth,
} from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { membershipTerm, savedCard, user } from '../../kernel/db/schema/index.ts';
import { lockBuyer } from './purchases.ts';
import type { PurchaseRow } from './rows.ts';

export type TermRow = typeof membershipTerm.$inferSelect;

/** Always locks the account's row before its term, so that two concurrent first purchases wait for each other. */
export async function lockTerm(tx: Orm, userId: number): Promise<TermRow | null> {
  await lockBuyer(tx, userId);
  const [row] = await tx.select().from(membershipTerm).where(eq(membershipTerm.userId, userId)).for('update');
  return row ?? null;
}

const setMembership = (tx: Orm, userId: number, membership: string | null) =>
  tx.update(user).set({ membership }).where(eq(user.id, userId));

/** Applies a paid month (checkout or renewal) in the transaction of the settlement. */
export async function giveMembership(
  tx: Orm,
  paid: PurchaseRow,
  cardId: string | null,
  now: number,
): Promise<void> {
  const bought = membershipOf(paid.membership);
  if (!bought) return;
  const row = await lockTerm(tx, paid.userId);
  const [owner] = await tx.select().from(user).where(eq(user.id, paid.userId));
  const level = row && membershipOf(row.level);
  const running =
    row && level ? { level, amountCents: row.amountCents, paidUntil: row.paidUntil.getTime() } : null;
  const isRenewal = row?.renewalId === paid.id;
  // A renewal continues at the end of the paid time, however late it was settled.
  const from = isRenewal && row ? Math.min(now, row.paidUntil.getTime()) : now;
  const after = addMembershipMonth(running, { level: bought, amountCents: paid.amountCents }, from);
  const isRunning = running !== null && (isRenewal || running.paidUntil > now);
  const values = {
    level: after.level,
    productId: row && after.level === row.level ? row.productId : paid.productId,
    amountCents: after.amountCents,
    paidUntil: new Date(after.paidUntil),
    // A new purchase clears a cancellation; a renewal in progress does not.
    isEnding: isRenewal ? row.isEnding : false,
    cardId: cardId ?? row?.cardId ?? null,
    renewalId: isRenewal ? null : (row?.renewalId ?? null),
  };
  await tx
    .insert(membershipTerm)
    .values({
      ...values,
      userId: paid.userId,
      since: new Date(now),
      before: owner?.membership ?? null,
    })
    .onConflictDoUpdate({
      target: membershipTerm.userId,
      set: { ...values, ...(isRunning ? {} : { since: new Date(now) }) },
    });
  const given = membershipOf(row?.before ?? owner?.membership ?? null);
  await setMembership(tx, paid.userId, isHigherMembership(given, after.level) ? given : after.level);
}

/** Ends the paid term (expired or reversed) and restores the previous level. */
export async function endTerm(tx: Orm, row: TermRow): Promise<Membership | null> {
  await tx.delete(membershipTerm).where(eq(membershipTerm.userId, row.userId));
  const before = membershipOf(row.before);
  await setMembership(tx, row.userId, before);
  return before;
}

/** Reverses a paid month: removes its time and stops renewals. */
export async function takeMembership(tx: Orm, paid: PurchaseRow, now: number): Promise<void> {
  const row = await lockTerm(tx, paid.userId);
  const level = row && membershipOf(row.level);
  if (!row || !level) return;
  const { amountCents } = row;
  const paidUntil = takeMembershipMonth(
    { level, amountCents, paidUntil: row.paidUntil.getTime() },
    paid.amountCents,
  );
  if (paidUntil <= now) await endTerm(tx, row);
  else {
    await tx
      .update(membershipTerm)
      .set({ paidUntil: new Date(paidUntil), isEnding: true })
      .where(eq(membershipTerm.userId, paid.userId));
  }
}

/** The current term as its owner sees it; null for none. */
export async function termView(orm: Orm, userId: number, now: number): Promise<MembershipTerm | null> {
  const [found] = await orm
    .select({ term: membershipTerm, card: savedCard })
    .from(membershipTerm)
    .leftJoin(savedCard, eq(savedCard.id, membershipTerm.cardId))
    .where(eq(membershipTerm.userId, userId));
  const level = found && membershipOf(found.term.level);
  if (!found || !level) return null;
  const { term, card } = found;
  // A renewal in progress still counts as a membership.
  if (term.paidUntil.getTime() <= now && term.renewalId === null) return null;
  return {
    level,
    since: term.since.toISOString(),
    paid_until: term.paidUntil.toISOString(),
    is_ending: term.isEnding || card === null,
    amount: term.amountCents / 100,
    card: card && { id: card.id, brand: card.brand, last_four: card.lastFour, expires: card.expires },
  };
}

/** Rejects a level that adds nothing: below the current one, or equal to one without an end. */
export async function checkMembership(tx: Orm, userId: number, wanted: string): Promise<void> {
  const [owner] = await tx.select().from(user).where(eq(user.id, userId));
  const [row] = await tx.select().from(membershipTerm).where(eq(membershipTerm.userId, userId));
  const has = membershipOf(owner?.membership ?? null);
  const level = membershipOf(wanted);
  const isSame = has !== null && has === level;
  if (isHigherMembership(has, level) || (isSame && !row)) throw new ApiError('conflict');
}
