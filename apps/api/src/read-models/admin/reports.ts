import { REPORT_DEADLINE_HOURS, REPORT_KINDS, type StaffReport } from '@footlight/contract';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cursorId, PAGE_SIZE, pageOf } from '../../features/admin/pages.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { meet, meetReport, user } from '../../kernel/db/schema/index.ts';

const HOUR = 3_600_000;

export interface ReportFilter {
  state: 'open' | 'decided';
  kind?: StaffReport['kind'] | undefined;
  cursor?: string | undefined;
}

const kindOf = (product: string): StaffReport['kind'] =>
  REPORT_KINDS.find((one) => one === product) ?? 'random';

/** Numbers of open reports, and of those whose deadline is over. */
async function countsOf(orm: Orm, now: number): Promise<{ open: number; overdue: number }> {
  const rows = await orm
    .select({ kind: meet.product, at: meetReport.createdAt })
    .from(meetReport)
    .innerJoin(meet, eq(meet.id, meetReport.meetId))
    .where(isNull(meetReport.decidedAt));
  const late = rows.filter(({ kind, at }) => at.getTime() + REPORT_DEADLINE_HOURS[kindOf(kind)] * HOUR < now);
  return { open: rows.length, overdue: late.length };
}

/** The queue: open reports with the oldest first, or decided ones with the latest first. */
export async function reportQueue(
  orm: Orm,
  { state, kind, cursor }: ReportFilter,
  now: number,
): Promise<{ reports: StaffReport[]; next: string | null; open: number; overdue: number }> {
  const [reporter, reported] = [alias(user, 'reporter'), alias(user, 'reported')];
  const isOpen = state === 'open';
  const rows = await orm
    .select({
      id: meetReport.id,
      createdAt: meetReport.createdAt,
      decidedAt: meetReport.decidedAt,
      // The bytes stay in the database until somebody looks.
      hasStill: sql<boolean>`${meetReport.still} IS NOT NULL`,
      product: meet.product,
      reporter: reporter.username,
      reported: reported.username,
    })
    .from(meetReport)
    .innerJoin(meet, eq(meet.id, meetReport.meetId))
    .innerJoin(reporter, eq(reporter.id, meetReport.reporterId))
    .innerJoin(reported, eq(reported.id, meetReport.reportedId))
    .where(
      and(
        isOpen ? isNull(meetReport.decidedAt) : isNotNull(meetReport.decidedAt),
        kind === undefined ? undefined : eq(meet.product, kind),
        cursor === undefined ? undefined : (isOpen ? gt : lt)(meetReport.id, cursorId(cursor)),
      ),
    )
    .orderBy((isOpen ? asc : desc)(meetReport.id))
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ id }) => id);
  return {
    reports: page.map((row) => {
      const of = kindOf(row.product);
      return {
        id: row.id,
        kind: of,
        at: row.createdAt.toISOString(),
        due_at: new Date(row.createdAt.getTime() + REPORT_DEADLINE_HOURS[of] * HOUR).toISOString(),
        reporter: row.reporter,
        reported: row.reported,
        still_url: row.hasStill ? `/api/v1/operator/reports/${row.id}/still` : null,
        decided_at: row.decidedAt?.toISOString() ?? null,
      };
    }),
    next,
    ...(await countsOf(orm, now)),
  };
}

/** The JPEG of a report; null if there is none. */
export async function stillOf(orm: Orm, id: number): Promise<Uint8Array | null> {
  const [row] = await orm.select({ still: meetReport.still }).from(meetReport).where(eq(meetReport.id, id));
  return row?.still ?? null;
}
