import { isGraveReport, type ReportKind, type ReportReason } from '@footlight/contract';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { report } from '../../kernel/db/schema/index.ts';

const HOUR = 3_600_000;
/** Decided reports are kept this long, for appeals and for the next report about the same person. */
const KEEP_MS = 180 * 24 * HOUR;

/** How many hours the staff has for a report. */
export interface ReportHours {
  grave: number;
  other: number;
}

/** A day for grave reasons, a week for others. */
export const REPORT_HOURS: ReportHours = { grave: 24, other: 168 };

export type ReportRow = typeof report.$inferSelect;

export interface NewReport {
  kind: ReportKind;
  object: string;
  room?: string;
  /** Null: a guest, identified by `guestId`. */
  reporterId: number | null;
  guestId?: number | null;
  reportedId: number;
  reason: ReportReason | null;
  text?: string;
  evidence?: string;
  still?: Buffer | null;
}

/** Stores a report with its deadline; false if this person has reported this thing before. */
export async function storeReport(
  tx: Orm,
  made: NewReport,
  hours: ReportHours,
  now: number,
): Promise<boolean> {
  const most = isGraveReport(made.reason) ? hours.grave : hours.other;
  const rows = await tx
    .insert(report)
    .values({ ...made, createdAt: new Date(now), dueAt: new Date(now + most * HOUR) })
    .onConflictDoNothing()
    .returning({ id: report.id });
  return rows.length > 0;
}

const isMeeting = (kind: string): boolean => kind === 'date' || kind === 'random';

/** The open reports that a decision about this one decides: of the same thing, or of the same person for meetings. */
const openLike = ({ kind, object, reportedId }: ReportRow) =>
  and(
    isNull(report.decidedAt),
    isMeeting(kind)
      ? and(inArray(report.kind, ['date', 'random']), eq(report.reportedId, reportedId))
      : and(eq(report.kind, kind), eq(report.object, object)),
  );

/** An open report and those that are decided with it. */
export async function openReports(orm: Orm, id: number): Promise<{ one: ReportRow; all: ReportRow[] }> {
  const [one] = await orm.select().from(report).where(eq(report.id, id));
  if (!one) throw new ApiError('not_found');
  if (one.decidedAt) throw new ApiError('conflict');
  return { one, all: await orm.select().from(report).where(openLike(one)) };
}

/**
 * Marks open reports as decided and returns those that were still open.
 *
 * @throws ApiError `conflict` if the one that was asked for is decided, or somebody else has claimed it
 */
export async function closeReports(
  tx: Orm,
  ids: readonly number[],
  by: { asked: number; staffId: number; decision: string; now: number },
): Promise<ReportRow[]> {
  const [one] = await tx.select().from(report).where(eq(report.id, by.asked)).for('update');
  const isTaken = one?.claimedById != null && one.claimedById !== by.staffId;
  if (!one || one.decidedAt || isTaken) throw new ApiError('conflict');
  return tx
    .update(report)
    .set({ decidedAt: new Date(by.now), decision: by.decision })
    .where(and(inArray(report.id, [...ids]), isNull(report.decidedAt)))
    .returning();
}

/**
 * Takes a report for one member of the staff, or gives it back.
 *
 * @throws ApiError `not_found`, `conflict` if somebody else has it, or it is decided
 */
export async function claimReport(
  tx: Orm,
  { id, staffId, isClaimed }: { id: number; staffId: number; isClaimed: boolean },
): Promise<ReportRow> {
  const [one] = await tx.select().from(report).where(eq(report.id, id)).for('update');
  if (!one) throw new ApiError('not_found');
  if (one.decidedAt || (one.claimedById !== null && one.claimedById !== staffId)) {
    throw new ApiError('conflict');
  }
  await tx
    .update(report)
    .set({ claimedById: isClaimed ? staffId : null })
    .where(eq(report.id, id));
  return one;
}

/** Deletes what was decided long ago, with words and pictures. */
export const forgetOldReports = async (orm: Orm, now = Date.now()): Promise<void> => {
  await orm.delete(report).where(lt(report.decidedAt, new Date(now - KEEP_MS)));
};

/** Numbers of open reports, and of those past their deadline. */
export async function countReports(orm: Orm, now: number): Promise<{ open: number; overdue: number }> {
  const overdue = sql<number>`count(*) FILTER (WHERE ${report.dueAt} < ${new Date(now).toISOString()}::timestamptz)`;
  const [row] = await orm
    .select({ open: sql<number>`count(*)`, overdue })
    .from(report)
    .where(isNull(report.decidedAt));
  return { open: Number(row?.open ?? 0), overdue: Number(row?.overdue ?? 0) };
}
