import { DAY, membershipOf } from '@footlight/contract';
import { eq, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { inTransaction, type Orm } from '../db/database.ts';
import { membershipTerm, product, savedCard } from '../db/schema/index.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { userById } from '../shows/store.ts';
import { createStepper } from '../stepper.ts';
import { purseOf } from '../views/user-view.ts';
import { announceDecision } from './announce.ts';
import { charge } from './charge.ts';
import { endTerm, lockTerm, type TermRow } from './memberships.ts';
import { createPurchase, type PurchaseRow, purchaseOf, takeEvent } from './purchases.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 200;
/** So long a charge without an answer keeps the membership; a settlement that comes later begins a new one. */
const ANSWER_WITHIN = DAY;

type Parts = Pick<Context, 'database' | 'billers' | 'broadcast' | 'log' | 'options'> & { now(): number };
type Charge = { row: PurchaseRow; cardToken: string };

/** Begins the charge of a month that is due, or finds the one that was begun. Null: it has ended, or is not due. */
async function begin(tx: Orm, userId: number, now: number): Promise<Charge | 'ended' | null> {
  const term = await lockTerm(tx, userId);
  // Another process was faster, or the member has just bought.
  if (!term || term.paidUntil.getTime() > now) return null;
  const [card] = term.cardId ? await tx.select().from(savedCard).where(eq(savedCard.id, term.cardId)) : [];
  const begun = term.renewalId ? await purchaseOf(tx, userId, term.renewalId) : null;
  const isTooLate = term.paidUntil.getTime() + ANSWER_WITHIN <= now;
  if (begun?.state === 'declined' || (begun && isTooLate)) return end(tx, term);
  if (begun) return card ? { row: begun, cardToken: card.token } : null;
  // A platform that was away for long asks nobody to pay for the time that is over.
  const [sold] = await tx.select().from(product).where(eq(product.internalId, term.productId));
  if (term.isEnding || !card || !sold || isTooLate) return end(tx, term);
  const row = await createPurchase(tx, {
    userId,
    product: { ...sold, amountCents: term.amountCents },
    biller: card.biller,
    returnUrl: '/account/membership',
    attribution: {},
    cardId: card.id,
  });
  await tx.update(membershipTerm).set({ renewalId: row.id }).where(eq(membershipTerm.userId, userId));
  return { row, cardToken: card.token };
}

async function end(tx: Orm, term: TermRow): Promise<'ended'> {
  await endTerm(tx, term);
  return 'ended';
}

/** Tells the tabs that the membership is over. */
async function tellEnd({ database, broadcast }: Parts, userId: number): Promise<void> {
  const member = await userById(database.orm, userId);
  await broadcast.toUser(userId, 'v3.token.update', {
    username: member.username,
    tokens: await balanceOf(database.orm, purseOf(member)),
    token_change: 0,
    membership: membershipOf(member.membership),
  });
}

async function renew(parts: Parts, { row, cardToken }: Charge): Promise<void> {
  const biller = parts.billers.get(row.biller);
  if (!biller) return;
  const returnUrl = new URL(row.returnUrl, parts.options.publicUrl).href;
  const result = await charge(biller, { ...row, returnUrl }, cardToken);
  // A step on a page needs the member, who is not here: it waits, and ends when nobody takes it.
  if (result.kind !== 'decided') return;
  const decision = await takeEvent(parts.database, biller.name, result.event);
  if (decision.result === 'decided') await announceDecision(parts, decision);
}

/** Renews what is due at the agreed price; what is declined or has no card any more ends, and owes nothing. */
export async function renewMemberships(parts: Parts): Promise<void> {
  const { database, log, now } = parts;
  const due = await database.orm
    .select({ userId: membershipTerm.userId })
    .from(membershipTerm)
    .where(lte(membershipTerm.paidUntil, new Date(now())))
    .limit(AT_ONCE);
  for (const { userId } of due) {
    try {
      const step = () => inTransaction(database, (tx) => begin(tx, userId, now()));
      const begun = await step();
      if (begun === 'ended') await tellEnd(parts, userId);
      if (begun === null || begun === 'ended') continue;
      await renew(parts, begun);
      // A refusal ends it now, and not with the next beat.
      const after = await purchaseOf(database.orm, userId, begun.row.id);
      if (after?.state === 'declined' && (await step()) === 'ended') await tellEnd(parts, userId);
    } catch (error) {
      log.error({ err: error, userId }, 'a membership could not be renewed');
    }
  }
}

/** Looks every minute for months that are over; the answer stops it and waits for what runs. */
export function startMembershipRenewals(parts: Parts): () => Promise<void> {
  const stepper = createStepper(
    () => renewMemberships(parts),
    EVERY_MS,
    (error) => parts.log.error({ err: error }, 'renewals of memberships failed'),
  );
  stepper.start();
  return stepper.stop;
}
