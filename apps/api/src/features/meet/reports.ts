import { MEET } from '@footlight/contract';
import { and, countDistinct, eq, gt, inArray, isNull } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { meetBan, report } from '../../kernel/db/schema/index.ts';
import { banUntil } from './store.ts';

/** A JPEG starts with these bytes. */
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

/**
 * Bans a person for a day if enough people have reported them within a day, unless staff decide otherwise. Returns
 * whether it did.
 */
export async function banIfReported(orm: Orm, userId: number, now: number): Promise<boolean> {
  const [row] = await orm
    .select({ people: countDistinct(report.reporterId) })
    .from(report)
    .where(
      and(
        eq(report.reportedId, userId),
        inArray(report.kind, ['date', 'random']),
        gt(report.createdAt, new Date(now - MEET.reportDayMs)),
        // What the staff has decided does not count again.
        isNull(report.decidedAt),
      ),
    );
  if ((row?.people ?? 0) < MEET.reportsToBan) return false;
  await banUntil(orm, userId, new Date(now + MEET.banMs));
  return true;
}

/** Bans somebody from meeting until then, or lifts the ban (null). */
export async function setMeetBan(tx: Orm, userId: number, until: Date | null): Promise<void> {
  if (until) await banUntil(tx, userId, until);
  else await tx.delete(meetBan).where(eq(meetBan.userId, userId));
}
