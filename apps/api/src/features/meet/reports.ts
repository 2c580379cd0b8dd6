import { MEET, type MeetReport } from '@footlight/contract';
import { and, asc, countDistinct, desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { meet, meetBan, meetReport, user } from '../../kernel/db/schema/index.ts';
import { banUntil } from './store.ts';

const MOST_LISTED = 50;
/** A JPEG begins with these bytes. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * The bytes of a still; null for none.
 *
 * @throws ApiError `invalid_input` if it is no JPEG
 */
export function readStill(base64: string): Buffer | null {
  if (base64 === '') return null;
  const bytes = Buffer.from(base64.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
  if (bytes.length < 100 || !bytes.subarray(0, JPEG.length).equals(JPEG)) {
    throw new ApiError('invalid_input', { fields: { stillBase64: 'invalid_format' } });
  }
  return bytes;
}

/** Reports of partners. Several of them within a day ban somebody for a day, until a moderator decides otherwise. */
export function createMeetReports({ orm, now }: { orm: Orm; now(): number }) {
  return {
    async store(
      tx: Orm,
      report: { meetId: number; reporterId: number; reportedId: number; still: Buffer | null },
    ): Promise<void> {
      await tx
        .insert(meetReport)
        .values({ ...report, createdAt: new Date(now()) })
        .onConflictDoNothing();
    },
    /** Bans somebody whom enough people have reported, and says whether it did. */
    async isOverLimit(userId: number): Promise<boolean> {
      const since = new Date(now() - MEET.reportDayMs);
      const [row] = await orm
        .select({ people: countDistinct(meetReport.reporterId) })
        .from(meetReport)
        // What a moderator has decided does not count again.
        .where(
          and(
            eq(meetReport.reportedId, userId),
            gt(meetReport.createdAt, since),
            sql`${meetReport.decidedAt} IS NULL`,
          ),
        );
      if ((row?.people ?? 0) < MEET.reportsToBan) return false;
      await banUntil(orm, userId, new Date(now() + MEET.banMs));
      return true;
    },
    forModerators: {
      async list(): Promise<MeetReport[]> {
        const [reporter, reported] = [alias(user, 'reporter'), alias(user, 'reported')];
        const rows = await orm
          .select({
            report: meetReport,
            product: meet.product,
            reporter: reporter.username,
            reported: reported.username,
          })
          .from(meetReport)
          .innerJoin(meet, eq(meet.id, meetReport.meetId))
          .innerJoin(reporter, eq(reporter.id, meetReport.reporterId))
          .innerJoin(reported, eq(reported.id, meetReport.reportedId))
          .orderBy(asc(sql`${meetReport.decidedAt} IS NOT NULL`), desc(meetReport.id))
          .limit(MOST_LISTED);
        return rows.map(({ report, product, reporter: by, reported: about }) => ({
          id: report.id,
          product: product as MeetReport['product'],
          at: report.createdAt.toISOString(),
          reporter: by,
          reported: about,
          stillBase64: report.still === null ? null : Buffer.from(report.still).toString('base64'),
          decided_at: report.decidedAt?.toISOString() ?? null,
        }));
      },
      /** Decides all open reports about the same person. Returns that person. */
      async decide(id: number, until: Date | null): Promise<number> {
        const [row] = await orm.select().from(meetReport).where(eq(meetReport.id, id));
        if (!row) throw new ApiError('not_found');
        await orm
          .update(meetReport)
          .set({ decidedAt: new Date(now()) })
          .where(and(eq(meetReport.reportedId, row.reportedId), sql`${meetReport.decidedAt} IS NULL`));
        if (until) await banUntil(orm, row.reportedId, until);
        else await orm.delete(meetBan).where(eq(meetBan.userId, row.reportedId));
        return row.reportedId;
      },
    },
  };
}
