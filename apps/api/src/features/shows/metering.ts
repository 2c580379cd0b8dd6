import type { ChatStatus, EndReason } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../kernel/db/database.ts';
import { setRoomStatus } from '../../kernel/rooms/room-status.ts';
import { advance, endRunning, endSpies } from './metered-show.ts';
import { dropRequest } from './private-show.ts';
import type { RoomUnit, RoomUnits } from './room-unit.ts';
import { type ShowClock, sixthMs } from './show-clock.ts';

import { allOpenShows, isPrivate, openShows } from './store.ts';
import { endTicketShow } from './ticket-show.ts';

/** An unanswered request expires after this real time, whatever the length of a show minute. */
const REQUEST_LASTS_MS = 60_000;

/** Ends everything open in a room, because its broadcaster or the platform stops. */
export async function closeRoom(unit: RoomUnit, reason: EndReason): Promise<void> {
  const { tx, room } = unit;
  for (const row of await openShows(tx, room.user.id)) {
    if (row.kind === 'limited') {
      await endTicketShow(unit, row, reason === 'unpublish');
    } else if (row.state === 'requested') {
      await dropRequest(unit, row, 'request_failed');
    } else if (isPrivate(row)) await endRunning(unit, row, reason);
  }
  await endSpies(unit, reason);
}

export async function setStatus(unit: RoomUnit, status: ChatStatus): Promise<void> {
  const { tx, room } = unit;
  await setRoomStatus(tx, room.model, status);
  unit.toRoom(room.user.username, 'v3.chat.update', { status });
}

interface MeteringOptions extends Pick<RoomUnits, 'inRoom'> {
  orm: Orm;
  log: FastifyBaseLogger;
  clock: ShowClock;
}

/** Meters the open shows. One process at a time runs it. */
export function createMetering({ orm, log, clock, inRoom }: MeteringOptions) {
  const advanceRoom = (modelId: number) =>
    inRoom(modelId, async (unit) => {
      const { tx } = unit;
      for (const row of await openShows(tx, modelId)) {
        if (row.kind === 'limited') continue;
        if (row.state === 'requested') {
          const isExpired = clock.now() - row.createdAt.getTime() >= REQUEST_LASTS_MS;
          if (isExpired) await dropRequest(unit, row, 'expired');
          continue;
        }
        // An earlier show in this loop may have ended it: ending a private ends its spy shows.
        const present = (await openShows(tx, modelId)).find(({ id }) => id === row.id);
        if (present) await advance(unit, present);
      }
    });

  /** Rooms with shows that an earlier leader left open. */
  let left = new Set<number>();

  /** Ends the shows that an earlier leader left open: nobody metered their time. Holds are refunded. */
  const closeLeft = async (): Promise<void> => {
    for (const modelId of left) {
      try {
        await inRoom(modelId, async (unit) => {
          const { room } = unit;
          await closeRoom(unit, 'unpublish');
          if (['private', 'limited'].includes(room.model.status)) await setStatus(unit, 'online');
        });
        left.delete(modelId);
      } catch (error) {
        log.error({ err: error, modelId }, 'shows that were left open are not closed; will retry');
      }
    }
  };

  /** The metering interval, in milliseconds. */
  const stepMs = Math.min(1_000, sixthMs(clock) / 2);

  /** Meters all open shows. A new leader closes those that the previous one left open. */
  const step = async (isNewLeader = false): Promise<void> => {
    if (isNewLeader) left = new Set((await allOpenShows(orm)).map(({ modelId }) => modelId));
    await closeLeft();
    const rooms = new Set(
      (await allOpenShows(orm)).filter(({ kind }) => kind !== 'limited').map((row) => row.modelId),
    );
    for (const modelId of rooms) {
      if (left.has(modelId)) continue;
      await advanceRoom(modelId).catch((error: unknown) =>
        log.error({ err: error, modelId }, 'shows of the room not metered; will retry'),
      );
    }
  };

  return { step, stepMs };
}
