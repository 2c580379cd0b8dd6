import { VERSUS_GRACE_SECONDS, type VersusEnd } from '@footlight/contract';
import { and, eq, sql } from 'drizzle-orm';
import { versusSide } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { type RoomRow, statusOf } from '../../kernel/rooms/room-row.ts';
import { clockNow, type SideRow } from './store.ts';

/** Why a side has lost before time runs out; null while it is in the contest. */
export function lossOf({ model, user }: RoomRow, side: SideRow, now: number): VersusEnd | null {
  if ((user.suspendedUntil?.getTime() ?? 0) > now) return 'banned';
  const status = statusOf(model);
  if (status !== 'online' && status !== 'reconnecting') return 'show_ended';
  const isLate = side.awaySince !== null && now - side.awaySince.getTime() >= VERSUS_GRACE_SECONDS * 1_000;
  return isLate ? 'network' : null;
}

/**
 * Notes whether a side has a connection: its stream is not reconnecting, and its broadcaster's page is open. A page that
 * was never open during the contest does not count: the broadcaster streams without one.
 *
 * @returns the side after the change, or null if nothing changed
 */
export async function noteAbsence(
  { tx }: UnitOfWork,
  { model }: RoomRow,
  side: SideRow,
  isOnline: boolean,
): Promise<SideRow | null> {
  const isAway = statusOf(model) === 'reconnecting' || (side.wasHere && !isOnline);
  const wasHere = side.wasHere || isOnline;
  if (isAway === (side.awaySince !== null) && wasHere === side.wasHere) return null;
  const [changed] = await tx
    .update(versusSide)
    .set({ wasHere, awaySince: isAway ? (side.awaySince ?? clockNow) : null })
    .where(and(eq(versusSide.versusId, side.versusId), eq(versusSide.modelId, side.modelId)))
    .returning();
  return changed ?? null;
}

/** Nobody watched the sides while the platform was down: their grace periods start again. */
export const restartGrace = sql`UPDATE versus_side SET away_since = NULL WHERE is_running`;
