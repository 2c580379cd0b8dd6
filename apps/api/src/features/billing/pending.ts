import { DAY, type OrderKind, type PendingAnswer, type PendingItem } from '@footlight/contract';
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { purchase, purchaseWait } from '../../kernel/db/schema/index.ts';
import { purchaseView } from './purchase-view.ts';

/**
 * An asynchronous payment is listed for this long after its price expired: it may have been sent at the last moment.
 */
const SHOWN_AFTER = 7 * DAY;

interface Held extends Record<string, unknown> {
  id: string;
  at: string | Date;
  counterpart: string;
  tokens: number;
}

const item = ({ id, at, counterpart, tokens }: Held): PendingItem => ({
  id,
  at: new Date(at).toISOString(),
  counterpart,
  tokens: Number(tokens),
});

/** The user's tokens on hold: shows and shares of split tips. */
const holdsOf = (orm: Orm, userId: number) =>
  queryRows<Held>(
    orm,
    sql`SELECT 'show-' || s.id AS id, s.created_at AS at, m.username AS counterpart, a.balance AS tokens
        FROM show s JOIN "user" m ON m.id = s.model_id JOIN account a ON a.id = 'hold:' || s.id
        WHERE s.viewer_id = ${userId} AND s.state <> 'ended' AND a.balance > 0
        UNION ALL
        SELECT 'split-' || t.id, t.created_at, m.username, h.amount
        FROM tip_split_share h JOIN tip_split t ON t.id = h.split_id JOIN "user" m ON m.id = t.model_id
        WHERE h.user_id = ${userId} AND h.state = 'held'
        ORDER BY at DESC LIMIT 50`,
  );

/** Open custom orders: those this user placed, and those this user must answer. */
const ordersOf = (orm: Orm, userId: number) =>
  queryRows<Held & { kind: string }>(
    orm,
    sql`SELECT 'order-' || o.id AS id, o.kind, o.created_at AS at, other.username AS counterpart, o.price AS tokens
        FROM hand_order o
        JOIN "user" other ON other.id = CASE WHEN o.user_id = ${userId} THEN o.model_id ELSE o.user_id END
        WHERE o.state = 'waiting' AND (o.user_id = ${userId} OR o.model_id = ${userId})
        ORDER BY o.id DESC LIMIT 50`,
  );

/** The last charge whose card needs verification, unless a later payment or verification succeeded. */
async function unprovenOf(orm: Orm, userId: number): Promise<PendingItem[]> {
  const [last] = await orm
    .select()
    .from(purchase)
    .where(
      and(
        eq(purchase.userId, userId),
        inArray(purchase.state, ['settled', 'declined']),
        // A failed verification does not count.
        or(ne(purchase.purpose, 'card_check'), eq(purchase.state, 'settled')),
      ),
    )
    .orderBy(desc(purchase.decidedAt))
    .limit(1);
  if (last?.declineCode !== 'NVERIFY') return [];
  return [{ id: last.id, at: last.createdAt.toISOString(), counterpart: null, tokens: null }];
}

/** Everything that is pending for an account (spec 2 §7). Products this platform does not sell give empty lists. */
export async function pendingOf(orm: Orm, userId: number, now: number): Promise<PendingAnswer> {
  const waiting = await orm
    .select({ row: purchase, wait: purchaseWait })
    .from(purchase)
    .innerJoin(purchaseWait, eq(purchaseWait.purchaseId, purchase.id))
    .where(
      and(
        eq(purchase.userId, userId),
        eq(purchase.state, 'created'),
        gt(purchaseWait.expiresAt, new Date(now - SHOWN_AFTER)),
      ),
    )
    .orderBy(desc(purchase.createdAt))
    .limit(50);
  const orders = await ordersOf(orm, userId);
  const ofKind = (kind: OrderKind) => orders.filter((one) => one.kind === kind).map(item);
  return {
    aj_media_rejected: [],
    cc_verification: await unprovenOf(orm, userId),
    custom_media: ofKind('custom_media'),
    dickrating_requests: ofKind('dickrating'),
    snapchat_sale: ofKind('snapchat'),
    streaming_partners: [],
    holds: (await holdsOf(orm, userId)).map(item),
    payments: waiting.map(({ row, wait }) => purchaseView(row, now, wait)),
  };
}
