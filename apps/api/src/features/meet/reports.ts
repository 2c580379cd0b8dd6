import { MEET } from '@footlight/contract';
import { and, countDistinct, eq, gt, isNull, sql } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { meetBan, meetReport } from '../../kernel/db/schema/index.ts';
import { banUntil } from './store.ts';

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

/** Reports of partners. Several of them within a day ban somebody for a day, until the staff decides otherwise. */
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
        // What the staff has decided does not count again.
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
  };
}

/**
 * Decides all open reports about the same person: bans them from meeting until then, or lifts their ban (null).
 *
 * @throws ApiError `not_found`, `conflict` if the report is decided
 */
export async function decideReport(
  tx: Orm,
  id: number,
  until: Date | null,
  now: number,
): Promise<{ reportedId: number; decided: number }> {
  const [row] = await tx.select().from(meetReport).where(eq(meetReport.id, id)).for('update');
  if (!row) throw new ApiError('not_found');
  if (row.decidedAt) throw new ApiError('conflict');
  const { reportedId } = row;
  const decided = await tx
    .update(meetReport)
    .set({ decidedAt: new Date(now) })
    .where(and(eq(meetReport.reportedId, reportedId), isNull(meetReport.decidedAt)))
    .returning({ id: meetReport.id });
  if (until) await banUntil(tx, reportedId, until);
  else await tx.delete(meetBan).where(eq(meetBan.userId, reportedId));
  return { reportedId, decided: decided.length };
}
