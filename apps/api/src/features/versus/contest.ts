import {
  mayStartVersus,
  VERSUS_RESTART_SECONDS,
  type VersusEnd,
  versusSecondsLeft,
  versusWinner,
} from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { settingsFrom } from '../../kernel/accounts/settings.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { nowOf } from '../../kernel/db/clock.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { model, versus, versusSide } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { type RoomRow, statusOf } from '../../kernel/rooms/room-row.ts';
import { clockNow, sidesOf, type VersusRow } from './store.ts';

export interface Pair {
  host: RoomRow;
  guest: RoomRow;
}

/** Whether a contest may start in this room. */
export const isReady = ({ model: room, user }: RoomRow, now: number): boolean =>
  mayStartVersus({
    status: statusOf(room),
    isEnabled: settingsFrom(user.settings).versus_enabled === true,
    isVoyeur: room.isVoyeur,
    isVersus: room.isVersus,
  }) && (user.suspendedUntil?.getTime() ?? 0) <= now;

const setVersus = async (tx: Orm, { host, guest }: Pair, isVersus: boolean): Promise<void> => {
  for (const { user } of [host, guest])
    await tx.update(model).set({ isVersus }).where(eq(model.userId, user.id));
};

/** Rows of the list cards and the rooms of both broadcasters change. */
const publishStatus = (unit: UnitOfWork, { host, guest }: Pair): void => {
  for (const room of [host, guest])
    unit.toRoom(room.user.username, 'v3.chat.update', { status: statusOf(room.model) });
};

const namesOf = ({ host, guest }: Pair): string[] => [host.user.username, guest.user.username];

/**
 * Starts the contest of a row. Both rooms are locked. `secondMs`: the length of a second of a contest; shorter in tests.
 *
 * @throws ApiError `conflict` when one of the rooms cannot take part
 */
export async function begin(
  unit: UnitOfWork,
  row: VersusRow,
  pair: Pair,
  secondMs: number,
): Promise<VersusRow> {
  const { tx } = unit;
  const now = await nowOf(tx);
  if (!isReady(pair.host, now) || !isReady(pair.guest, now)) throw new ApiError('conflict');
  const [started] = await tx
    .update(versus)
    .set({
      state: 'running',
      startedAt: clockNow,
      endsAt: sql`clock_timestamp() + ${row.seconds * secondMs} * interval '1 millisecond'`,
    })
    .where(eq(versus.id, row.id))
    .returning();
  if (!started) throw new ApiError('internal');
  await tx.insert(versusSide).values([
    { versusId: row.id, modelId: row.hostId },
    { versusId: row.id, modelId: row.guestId },
  ]);
  await setVersus(tx, pair, true);
  const endsAt = started.endsAt?.getTime() ?? now;
  const usernames = namesOf(pair);
  for (const name of usernames)
    unit.toRoom(name, 'v3.versus.started', {
      versus_id: String(row.id),
      usernames,
      scores: [0, 0],
      seconds_remaining: versusSecondsLeft(endsAt, now),
      ends_at: endsAt,
    });
  publishStatus(unit, pair);
  return started;
}

/** A contest that starts at once, without an invitation: an auto restart, or one of a tournament. */
export async function beginNew(
  unit: UnitOfWork,
  wish: Pick<VersusRow, 'hostId' | 'guestId' | 'seconds' | 'autoRestart' | 'tournamentId' | 'round'>,
  pair: Pair,
  secondMs: number,
): Promise<VersusRow> {
  const { hostId, guestId, seconds, autoRestart, tournamentId, round } = wish;
  const [row] = await unit.tx
    .insert(versus)
    .values({ state: 'invited', hostId, guestId, seconds, autoRestart, tournamentId, round })
    .returning();
  if (!row) throw new ApiError('internal');
  return begin(unit, row, pair, secondMs);
}

/**
 * Ends a running contest in one transaction. Rooms and contest are locked. A side that left loses, whatever the score;
 * otherwise the side with most tokens wins, and equal scores are a draw.
 */
export async function finish(
  unit: UnitOfWork,
  row: VersusRow,
  pair: Pair,
  reason: VersusEnd,
  loserId: number | null,
): Promise<void> {
  const { tx } = unit;
  // From here on, no tip counts: one that settles now waits for this lock and finds the contest over.
  await tx.execute(sql`SELECT 1 FROM versus_side WHERE versus_id = ${row.id} ORDER BY model_id FOR UPDATE`);
  const [host, guest] = await sidesOf(tx, row);
  const scores = [host?.score ?? 0, guest?.score ?? 0] as const;
  const byScore = versusWinner(scores);
  const ids = [row.hostId, row.guestId] as const;
  const winnerId =
    loserId === null ? (byScore === null ? null : ids[byScore]) : (ids.find((id) => id !== loserId) ?? null);
  const isOver = reason === 'time';
  await tx
    .update(versus)
    .set({
      state: 'ended',
      endReason: reason,
      winnerId,
      // A platform that was down ends its contests late, but not longer.
      endedAt: isOver ? sql`${versus.endsAt}` : clockNow,
      restartsAt:
        isOver && row.autoRestart
          ? sql`clock_timestamp() + ${VERSUS_RESTART_SECONDS} * interval '1 second'`
          : null,
    })
    .where(eq(versus.id, row.id));
  await tx
    .update(versusSide)
    .set({ isRunning: false, awaySince: null })
    .where(eq(versusSide.versusId, row.id));
  await setVersus(tx, pair, false);
  const usernames = namesOf(pair);
  const winner = winnerId === null ? null : winnerId === row.hostId ? usernames[0] : usernames[1];
  for (const name of usernames)
    unit.toRoom(name, 'v3.versus.ended', {
      versus_id: String(row.id),
      usernames,
      scores: [...scores],
      winner: winner ?? null,
    });
  publishStatus(unit, pair);
}
