import { DAY, membershipOf } from '@footlight/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import { userById } from '../../kernel/accounts/users.ts';
import type { KernelContext } from '../../kernel/context.ts';
import { membershipTerm, product, savedCard } from '../../kernel/db/schema/index.ts';
import { publishBalance } from '../../kernel/events/balances.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { purseOf } from '../../kernel/ledger/purses.ts';
import type { Billers } from './biller.ts';
import { charge } from './charge.ts';
import { endTerm, lockTerm, type TermRow } from './memberships.ts';
import { createPurchase, purchaseOf } from './purchases.ts';
import type { PurchaseRow } from './rows.ts';
import { takeEvent } from './take-event.ts';

const AT_ONCE = 200;

/** An undecided renewal keeps the membership for this long; a later settlement starts a new one. */
const ANSWER_WITHIN = DAY;

type Parts = Pick<KernelContext, 'database' | 'work' | 'log' | 'options' | 'now'> & { billers: Billers };
type Charge = { row: PurchaseRow; cardToken: string };

/** Starts the charge of a due month, or finds the one in progress. Null: the membership has ended, or is not due. */
async function begin(unit: UnitOfWork, userId: number, now: number): Promise<Charge | 'ended' | null> {
  const { tx } = unit;
  const term = await lockTerm(tx, userId);
  // Another process renewed it first, or the member has just bought.
  if (!term || term.paidUntil.getTime() > now) return null;
  const [card] = term.cardId ? await tx.select().from(savedCard).where(eq(savedCard.id, term.cardId)) : [];
  const begun = term.renewalId ? await purchaseOf(tx, userId, term.renewalId) : null;
  const isTooLate = term.paidUntil.getTime() + ANSWER_WITHIN <= now;
  if (begun?.state === 'declined' || (begun && isTooLate)) return end(unit, term);
  if (begun) return card ? { row: begun, cardToken: card.token } : null;
  // After a long outage, members do not pay for months that have passed.
  const [sold] = await tx.select().from(product).where(eq(product.internalId, term.productId));
  if (term.isEnding || !card || !sold || isTooLate) return end(unit, term);
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

async function end(unit: UnitOfWork, term: TermRow): Promise<'ended'> {
  const { tx } = unit;
  await endTerm(tx, term);
  const member = await userById(tx, term.userId);
  publishBalance(unit, member, {
    tokens: await balanceOf(tx, purseOf(member)),
    change: 0,
    membership: membershipOf(member.membership),
  });
  return 'ended';
}

async function renew(parts: Parts, { row, cardToken }: Charge): Promise<void> {
  const biller = parts.billers.get(row.biller);
  if (!biller) return;
  const returnUrl = new URL(row.returnUrl, parts.options.publicUrl).href;
  const result = await charge(parts.database.orm, biller, { ...row, returnUrl }, cardToken, parts.now());
  // A step on a page needs the member, who is not here: the charge waits and expires.
  if (result.kind !== 'decided') return;
  await takeEvent(parts, biller.name, result.event);
}

/** Renews one due membership. A decline ends it now, not with the next run. */
async function renewDue(parts: Parts, userId: number): Promise<void> {
  const { database, work, now } = parts;
  const step = () => work.run((unit) => begin(unit, userId, now()));
  const begun = await step();
  if (begun === null || begun === 'ended') return;
  await renew(parts, begun);
  const after = await purchaseOf(database.orm, userId, begun.row.id);
  if (after?.state === 'declined') await step();
}

/**
 * Renews due memberships at the agreed price. A declined or missing card ends the membership without debt. Each run
 * visits all of them: those that wait for their biller must not keep the others waiting.
 */
export async function renewMemberships(parts: Parts): Promise<void> {
  const { database, log, now } = parts;
  const until = new Date(now());
  let after = 0;
  for (;;) {
    const due = await database.orm
      .select({ userId: membershipTerm.userId })
      .from(membershipTerm)
      .where(and(lte(membershipTerm.paidUntil, until), gt(membershipTerm.userId, after)))
      .orderBy(membershipTerm.userId)
      .limit(AT_ONCE);
    for (const { userId } of due) {
      await renewDue(parts, userId).catch((error: unknown) =>
        log.error({ err: error, userId }, 'membership not renewed; will retry'),
      );
    }
    const last = due.at(-1);
    if (!last || due.length < AT_ONCE) return;
    after = last.userId;
  }
}
