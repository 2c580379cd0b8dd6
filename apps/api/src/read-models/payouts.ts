import type { Payout, StaffPayout } from '@footlight/contract';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { countUpTo, inOrder, PAGE_SIZE, pageOf } from '../features/admin/pages.ts';
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

type PayoutKey = 'requested' | 'tokens';

// Ids rise with the time of the request.
const sortColumns = ({ id, tokens }: Record<'id' | 'tokens', PgColumn>, key: PayoutKey) => ({
  id,
  value: key === 'tokens' ? tokens : id,
});

/** The queue of the staff: waiting payouts with the oldest first, or finished ones with the latest first, or as `sort` says. */
export async function payoutQueue(
  orm: Orm,
  {
    state,
    sort = state === 'open' ? 'requested' : '-requested',
    cursor,
  }: {
    state: 'open' | 'finished';
    sort?: PayoutKey | `-${PayoutKey}` | undefined;
    cursor?: string | undefined;
  },
): Promise<{ payouts: StaffPayout[]; next: string | null; total: number | null }> {
  const filter = inArray(payout.state, state === 'open' ? ['requested', 'approved'] : ['rejected', 'paid']);
  const { orderBy, rest } = inOrder<PayoutKey>(
    payout,
    sort,
    cursor === undefined ? undefined : Number(cursor),
    (key) => ({ columns: sortColumns(payout, key), last: sortColumns(alias(payout, 'last'), key) }),
  );
  const rows = await orm
    .select({ row: payout, username: user.username })
    .from(payout)
    .innerJoin(user, eq(user.id, payout.userId))
    .where(and(filter, rest))
    .orderBy(...orderBy)
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ row }) => row.id);
  return {
    payouts: page.map(({ row, username }) => ({ ...payoutView(row), username })),
    next,
    total: cursor === undefined ? await countUpTo(orm, sql`SELECT 1 FROM ${payout} WHERE ${filter}`) : null,
  };
}
