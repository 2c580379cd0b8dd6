import { buffer } from 'node:stream/consumers';
import {
  decisionsOf,
  REPORT_DECISIONS,
  REPORT_KINDS,
  REPORT_REASONS,
  type ReportKind,
  type StaffReport,
} from '@footlight/contract';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cursorId, PAGE_SIZE, pageOf } from '../../features/admin/pages.ts';
import { countReports } from '../../features/reports/reports.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { media, report, user } from '../../kernel/db/schema/index.ts';
import { coverKey, pictureKey } from '../../kernel/db/schema/stored-media.ts';
import { mediaUrl } from '../../kernel/pictures.ts';
import type { Storage } from '../../kernel/storage/storage.ts';

export interface ReportFilter {
  state: 'open' | 'decided';
  kind?: ReportKind | undefined;
  cursor?: string | undefined;
}

type Row = Pick<typeof report.$inferSelect, 'id' | 'kind' | 'object' | 'room'>;

/** The page that shows the reported thing. */
const pathOf = ({ kind, object, room }: Row, reported: string, slug: string | null): string | null => {
  if (kind === 'message') return `/${room}`;
  if (kind === 'room') return `/${reported}`;
  if (kind === 'media' && slug !== null) return `/${reported}/media/${slug}/${object}`;
  return kind === 'post' ? `/${reported}/fanclub` : null;
};

/** The queue: open reports with the nearest deadline first, or decided ones with the latest first. */
export async function reportQueue(
  orm: Orm,
  { state, kind, cursor }: ReportFilter,
  now: number,
): Promise<{ reports: StaffReport[]; next: string | null; open: number; overdue: number }> {
  const [reporter, reported, staff] = [
    alias(user, 'reporter'),
    alias(user, 'reported'),
    alias(user, 'staff'),
  ];
  const last = alias(report, 'last');
  const isOpen = state === 'open';
  const [time, lastTime] = isOpen ? [report.dueAt, last.dueAt] : [report.decidedAt, last.decidedAt];
  const after = sql`(SELECT ${lastTime}, ${last.id} FROM ${report} AS "last" WHERE ${last.id} = ${cursorId(cursor ?? '0')})`;
  const place = sql`(${time}, ${report.id})`;
  const rows = await orm
    .select({
      row: { ...getTableColumns(report), still: sql<null>`NULL` },
      // The bytes stay in the database until somebody looks.
      hasStill: sql<boolean>`${report.still} IS NOT NULL`,
      reporter: reporter.username,
      reported: reported.username,
      claimedBy: staff.username,
      slug: media.slug,
      artSeed: media.artSeed,
      isStored: sql<boolean>`jsonb_array_length(${media.stored} -> 'files') > 0`,
    })
    .from(report)
    .leftJoin(reporter, eq(reporter.id, report.reporterId))
    .innerJoin(reported, eq(reported.id, report.reportedId))
    .leftJoin(staff, eq(staff.id, report.claimedById))
    .leftJoin(
      media,
      and(eq(report.kind, 'media'), eq(sql`${media.id}::text`, report.object), isNull(media.takenDownAt)),
    )
    .where(
      and(
        isOpen ? isNull(report.decidedAt) : isNotNull(report.decidedAt),
        kind === undefined ? undefined : eq(report.kind, kind),
        cursor === undefined ? undefined : isOpen ? sql`${place} > ${after}` : sql`${place} < ${after}`,
      ),
    )
    .orderBy(...(isOpen ? [asc(time), asc(report.id)] : [desc(time), desc(report.id)]))
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ row }) => row.id);
  return {
    reports: page.map(({ row, ...found }) => {
      const of = REPORT_KINDS.find((one) => one === row.kind) ?? 'random';
      const isPicture = found.hasStill || found.isStored === true;
      return {
        id: row.id,
        kind: of,
        reason: REPORT_REASONS.find((one) => one === row.reason) ?? null,
        at: row.createdAt.toISOString(),
        due_at: row.dueAt.toISOString(),
        reporter: found.reporter,
        reported: found.reported,
        text: row.text,
        evidence: row.evidence,
        path: pathOf(row, found.reported, found.slug),
        still_url: isPicture
          ? `/api/v1/operator/reports/${row.id}/still`
          : found.artSeed === null
            ? null
            : mediaUrl(found.artSeed),
        claimed_by: found.claimedBy,
        decided_at: row.decidedAt?.toISOString() ?? null,
        decision: REPORT_DECISIONS.find((one) => one === row.decision) ?? null,
        decisions: [...decisionsOf(of)],
      };
    }),
    next,
    ...(await countReports(orm, now)),
  };
}

interface Still {
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/webp';
}

/** The picture of a report: the person who was met, or the first picture of an uploaded item. Null if there is none. */
export async function stillOf(
  { database: { orm }, storage }: { database: { orm: Orm }; storage: Storage },
  id: number,
): Promise<Still | null> {
  const [row] = await orm.select().from(report).where(eq(report.id, id));
  if (row?.still) return { bytes: row.still, type: 'image/jpeg' };
  if (row?.kind !== 'media') return null;
  const [item] = await orm
    .select()
    .from(media)
    .where(eq(media.id, Number(row.object)));
  const file = item?.stored?.files[0];
  if (!item || !file) return null;
  const key = file.kind === 'picture' ? pictureKey(file.picture) : coverKey(item.userId, file.cover);
  const found = await storage.get(key);
  return found && { bytes: await buffer(found.body), type: 'image/webp' };
}
