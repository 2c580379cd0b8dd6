import {
  EARNING_KINDS,
  earningKind,
  type MoneyDay,
  OVERVIEW_DAYS,
  type StaffOverview,
} from '@footlight/contract';
import { and, eq, gt, gte, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import { countInTrouble } from '../../features/admin/outbox.ts';
import { countReports } from '../../features/reports/reports.ts';
import { mayAs } from '../../kernel/accounts/staff.ts';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import {
  broadcasterApplication,
  jobRun,
  model,
  outboxEvent,
  payout,
  purchase,
} from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { lastLedgerCheck } from '../../kernel/ledger/last-check.ts';

const DAY_MS = 86_400_000;
const [TIPS] = EARNING_KINDS;

interface LedgerRow extends Record<string, unknown> {
  day: string;
  kind: string;
  received: string;
  fee: string;
  paid_out: string;
}

/** Days of UTC, the last one today. */
const lastDays = (now: number): string[] =>
  Array.from({ length: OVERVIEW_DAYS }, (_, nth) =>
    new Date(now - (OVERVIEW_DAYS - 1 - nth) * DAY_MS).toISOString().slice(0, 10),
  );

/** What the ledger's entries since a moment moved, by day and kind. */
const ledgerDays = (orm: Orm, start: string): Promise<LedgerRow[]> =>
  queryRows<LedgerRow>(
    orm,
    // Entries are nearly in the order of time, so the search for the first one reads no more than the span. An hour is
    // longer than any transaction.
    sql`WITH before AS (SELECT coalesce((SELECT id FROM journal_entry
          WHERE created_at < ${start}::timestamptz - interval '1 hour' ORDER BY id DESC LIMIT 1), 0) AS id)
      SELECT to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, e.kind,
        coalesce(sum(p.amount) FILTER (WHERE p.amount > 0 AND split_part(p.account_id, ':', 1) IN ('model', 'revenue')), 0) AS received,
        coalesce(sum(p.amount) FILTER (WHERE split_part(p.account_id, ':', 1) = 'revenue'), 0) AS fee,
        coalesce(sum(p.amount) FILTER (WHERE p.account_id = 'platform:payouts'), 0) AS paid_out
      FROM before JOIN journal_entry e ON e.id > before.id JOIN posting p ON p.entry_id = e.id
      WHERE e.created_at >= ${start}::timestamptz GROUP BY 1, 2`,
  );

const dayOf = (column: typeof purchase.decidedAt | typeof purchase.reversedAt) =>
  sql<string>`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

async function moneyDays(orm: Orm, now: number): Promise<MoneyDay[]> {
  const days = lastDays(now);
  const start = `${days[0]}T00:00:00Z`;
  const since = new Date(start);
  const cents = sql<number>`sum(${purchase.amountCents})`.mapWith(Number);
  const ledger = await ledgerDays(orm, start);
  const paid = await orm
    .select({ day: dayOf(purchase.decidedAt), count: sql<number>`count(*)`.mapWith(Number), cents })
    .from(purchase)
    // All decided purchases except declined ones were settled, even if they were returned later. Card checks cost
    // nothing.
    .where(
      and(
        gte(purchase.decidedAt, since),
        notInArray(purchase.state, ['created', 'declined']),
        gt(purchase.amountCents, 0),
      ),
    )
    .groupBy(sql`1`);
  const returned = await orm
    .select({ day: dayOf(purchase.reversedAt), cents })
    .from(purchase)
    .where(and(gte(purchase.reversedAt, since), sql`${purchase.state} IN ('refunded', 'charged_back')`))
    .groupBy(sql`1`);
  return days.map((day) => {
    const rows = ledger.filter((row) => row.day === day);
    const sum = (of: 'received' | 'fee' | 'paid_out', among = rows) =>
      among.reduce((total, row) => total + Number(row[of]), 0);
    const sold = paid.find((row) => row.day === day);
    return {
      day,
      purchases: sold?.count ?? 0,
      purchase_cents: sold?.cents ?? 0,
      refund_cents: returned.find((row) => row.day === day)?.cents ?? 0,
      tips: sum(
        'received',
        rows.filter(({ kind }) => earningKind(kind) === TIPS),
      ),
      fee: sum('fee'),
      paid_out: sum('paid_out'),
    };
  });
}

async function liveRooms(orm: Orm): Promise<StaffOverview['rooms']> {
  const [row] = await orm
    .select({
      open: sql<number>`count(*) FILTER (WHERE ${model.rank} = 0)`.mapWith(Number),
      busy: sql<number>`count(*) FILTER (WHERE ${model.rank} = 1)`.mapWith(Number),
      viewers: sql<number>`coalesce(sum(${model.viewers}), 0)`.mapWith(Number),
    })
    .from(model)
    .where(and(eq(model.isListed, true), lt(model.rank, 2)));
  return row ?? { open: 0, busy: 0, viewers: 0 };
}

const payoutsWaiting = async (orm: Orm) => ({
  requested: await orm.$count(payout, eq(payout.state, 'requested')),
  approved: await orm.$count(payout, eq(payout.state, 'approved')),
});

const health = async (orm: Orm): Promise<StaffOverview['health']> => ({
  jobs_failed: await orm.$count(jobRun, isNotNull(jobRun.error)),
  events_waiting: await orm.$count(outboxEvent),
  messages_refused: await countInTrouble(orm),
});

/** The first view of a staff member, as far as their rights allow. */
export async function staffOverview(orm: Orm, reader: UserRow, now: number): Promise<StaffOverview> {
  const hasMoney = mayAs(reader, 'money');
  return {
    rooms: await liveRooms(orm),
    money: hasMoney ? await moneyDays(orm, now) : null,
    queues: {
      reports: mayAs(reader, 'reports') ? await countReports(orm, now) : null,
      applications: mayAs(reader, 'applications')
        ? await orm.$count(broadcasterApplication, eq(broadcasterApplication.state, 'review'))
        : null,
      payouts: hasMoney ? await payoutsWaiting(orm) : null,
    },
    health: mayAs(reader, 'platform') ? await health(orm) : null,
    ledger: hasMoney ? { last: await lastLedgerCheck(orm) } : null,
  };
}
