import type { ChatStatus, EndReason } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../db/database.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { createStepper } from '../stepper.ts';
import type { RoomRow } from '../views/room-view.ts';
import type { createRoomWork } from './in-room.ts';
import type { News } from './news.ts';
import { dropRequest } from './private-show.ts';
import { advance, endRunning, endSpies, type ShowClock, sixthMs } from './running.ts';
import { allOpenShows, isPrivate, openShows, setRoomStatus } from './store.ts';
import { endTicketShow } from './ticket-show.ts';

const LEAD_MS = 5_000;
/** After that a request that nobody answered is over: a minute of people, however long one of a show is. */
const REQUEST_LASTS_MS = 60_000;

/** Ends whatever is open in a room, because its broadcaster or the platform goes. */
export async function closeRoom(
  tx: Orm,
  room: RoomRow,
  reason: EndReason,
  clock: ShowClock,
  news: News,
): Promise<void> {
  for (const row of await openShows(tx, room.user.id)) {
    if (row.kind === 'limited') {
      await endTicketShow(tx, room, row, reason === 'unpublish', clock, news);
    } else if (row.state === 'requested') {
      await dropRequest(tx, room, row, 'request_failed', clock, news);
    } else if (isPrivate(row)) await endRunning(tx, room, row, reason, clock, news);
  }
  await endSpies(tx, room, reason, clock, news);
}

export async function setStatus(tx: Orm, room: RoomRow, status: ChatStatus, news: News): Promise<void> {
  await setRoomStatus(tx, room.user.id, status);
  news.toRoom(room.user.username, 'v3.chat.update', { status });
}

interface CountingOptions extends Pick<ReturnType<typeof createRoomWork>, 'inRoom'> {
  orm: Orm;
  bus: Bus;
  log: FastifyBaseLogger;
  clock: ShowClock;
}

/** Counts the time of shows: one process at a time, the one that leads. */
export function createCounting({ orm, bus, log, clock, inRoom }: CountingOptions) {
  const advanceRoom = (modelId: number) =>
    inRoom(modelId, async (tx, room, news) => {
      for (const row of await openShows(tx, modelId)) {
        if (row.kind === 'limited') continue;
        if (row.state === 'requested') {
          const isExpired = clock.now() - row.createdAt.getTime() >= REQUEST_LASTS_MS;
          if (isExpired) await dropRequest(tx, room, row, 'expired', clock, news);
          continue;
        }
        // An earlier one of this round may have ended it: a private takes its spies along.
        const present = (await openShows(tx, modelId)).find(({ id }) => id === row.id);
        if (present) await advance(tx, room, present, clock, news);
      }
    });

  /** What an earlier leader left open is over: nobody counted its time. Set-aside tokens go back. */
  const closeAll = async (): Promise<void> => {
    for (const modelId of new Set((await allOpenShows(orm)).map((row) => row.modelId))) {
      await inRoom(modelId, async (tx, room, news) => {
        await closeRoom(tx, room, 'unpublish', clock, news);
        if (['private', 'limited'].includes(room.model.status)) await setStatus(tx, room, 'online', news);
      });
    }
  };

  let isLeading = false;
  let askAt = 0;
  /** Counts the time of all open shows. Only the leading process does. */
  const step = async (): Promise<void> => {
    // Leading is a matter of real time, whatever the clock of the shows says.
    if (Date.now() >= askAt) {
      askAt = Date.now() + LEAD_MS / 2;
      const leads = await bus.lead('shows', LEAD_MS);
      if (leads && !isLeading) await closeAll();
      isLeading = leads;
    }
    if (!isLeading) return;
    const rooms = new Set(
      (await allOpenShows(orm)).filter(({ kind }) => kind !== 'limited').map((row) => row.modelId),
    );
    for (const modelId of rooms) {
      await advanceRoom(modelId).catch((error: unknown) =>
        log.error({ err: error, modelId }, 'the shows of a room could not be counted'),
      );
    }
  };

  const stepper = createStepper(step, Math.min(1_000, sixthMs(clock) / 2), (error) =>
    log.error({ err: error }, 'shows could not be counted'),
  );

  return { step, start: stepper.start, stop: stepper.stop };
}
