import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase } from '../../kernel/db/schema/index.ts';
import type { Work } from '../../kernel/events/outbox.ts';
import { noteProgress } from './async-payments.ts';
import type { Billers, PurchaseEvent } from './biller.ts';
import type { Decision } from './decision.ts';
import { publishDecision } from './decision-events.ts';
import { reinstate, reverse } from './reversals.ts';
import { decide } from './settlement.ts';

export interface EventParts {
  work: Work;
  billers: Billers;
  /** The clock of limits. */
  now(): number;
}

/**
 * Applies a verified biller event once per purchase, however often and to however many processes it is delivered (it
 * locks the purchase's row), and notifies the buyer. `also` runs in the transaction of a decision.
 */
export function takeEvent(
  parts: EventParts,
  billerName: string,
  event: PurchaseEvent,
  also?: (tx: Orm) => Promise<void>,
): Promise<Decision> {
  return parts.work.run(async (unit): Promise<Decision> => {
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
    const at = { now: parts.now(), canRefund: parts.billers.get(billerName)?.refund != null };
    const decision = await (event.kind === 'payment'
      ? decide(tx, found, event, at)
      : event.kind === 'reinstated'
        ? reinstate(tx, found, event, at)
        : reverse(tx, found, event, at));
    if (decision.result === 'decided') {
      const { purchase: row, balance, change } = decision;
      await publishDecision(unit, row, { tokens: balance, change });
      await also?.(tx);
    }
    return decision;
  });
}
