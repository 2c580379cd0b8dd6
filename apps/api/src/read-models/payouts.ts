import type { Payout, StaffPayout } from '@footlight/contract';
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { PAGE_SIZE, pageOf } from '../features/admin/pages.ts';
import { payoutView } from '../features/payouts/payouts.ts';
import type { Orm } from '../kernel/db/database.ts';
import { payout, user } from '../kernel/db/schema/index.ts';
import { payableOf, waitsSince } from '../kernel/ledger/payout.ts';

/** A broadcaster's own payouts, newest first, and what can be paid out now and later. */
export async function payoutsOf(
  orm: Orm,
  userId: number,
  { cursor, waitDays, now }: { cursor: string | undefined; waitDays: number; now: number },
): Promise<{ payouts: Payout[]; next: string | null; payable: number; waiting: number; wait_days: number }> {
  const rows = await orm
    .select()
    .from(payout)
    .where(and(eq(payout.userId, userId), cursor === undefined ? undefined : lt(payout.id, Number(cursor))))
    .orderBy(desc(payout.id))
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ id }) => id);
  const { payable, waiting } = await payableOf(orm, userId, waitsSince(now, waitDays));
  return { payouts: page.map(payoutView), next, payable, waiting, wait_days: waitDays };
}

/** The queue of the staff: waiting payouts with the oldest first, or finished ones with the latest first. */
export async function payoutQueue(
  orm: Orm,
  { state, cursor }: { state: 'open' | 'finished'; cursor?: string | undefined },
): Promise<{ payouts: StaffPayout[]; next: string | null }> {
  const isOpen = state === 'open';
  const rows = await orm
    .select({ row: payout, username: user.username })
    .from(payout)
    .innerJoin(user, eq(user.id, payout.userId))
    .where(
      and(
        inArray(payout.state, isOpen ? ['requested', 'approved'] : ['rejected', 'paid']),
        cursor === undefined ? undefined : (isOpen ? gt : lt)(payout.id, Number(cursor)),
      ),
    )
    .orderBy((isOpen ? asc : desc)(payout.id))
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ row }) => row.id);
  return { payouts: page.map(({ row, username }) => ({ ...payoutView(row), username })), next };
}
