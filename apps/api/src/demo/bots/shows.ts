import type { Shows } from '../../features/shows/shows.ts';
import type { WatchTogether } from '../../features/watch-together/watch-together.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { hashSeed, randomFrom } from '../art/random.ts';
import type { DemoModel } from '../world.ts';
import type { DemoRooms } from './simulation.ts';

/** Settings of {@link createShowBots}. */
export interface ShowBotsOptions {
  models: readonly DemoModel[];
  shows: Pick<Shows, 'open' | 'accept' | 'decline' | 'end' | 'setMode'>;
  rooms: DemoRooms;
  watchTogether: Pick<WatchTogether, 'read' | 'choose' | 'newestVideo'>;
  roomOf: (username: string) => Promise<RoomRow | null>;
  /** Those of the shows that belong to a speed-date, which starts and ends them by itself. */
  datesAmong: (showIds: readonly number[]) => Promise<ReadonlySet<number>>;
  now?: () => number;
}

/** How long a broadcaster takes to answer a request. */
const THINKS_MS = { from: 2_500, to: 7_000 };
/** Of the rooms with fewer viewers, one in this many declines private shows: who visits the first rooms gets one. */
const DECLINES_ONE_IN = 5;
const BUSY = 300;
const PRIVATE_MS = { from: 4 * 60_000, to: 12 * 60_000 };
const TICKET_SHOW_MS = { from: 8 * 60_000, to: 20 * 60_000 };

/** The viewer may have withdrawn the request since the list was read. */
const unlessOver = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.errorType !== 'show_not_running') throw error;
};

/** Bots that decline private shows; the choice is stable for a username. */
export const declinesPrivates = ({ username, viewers }: Pick<DemoModel, 'username' | 'viewers'>): boolean =>
  viewers < BUSY && hashSeed(`private/${username}`) % DECLINES_ONE_IN === 0;

/**
 * The bots of broadcasters: they accept or decline requests, end privates after a while, and run ticket shows to their
 * end. They use the same service as people, so the same money rules apply.
 */
export function createShowBots({
  models,
  shows,
  rooms,
  watchTogether,
  roomOf,
  datesAmong,
  now = Date.now,
}: ShowBotsOptions) {
  const byName = new Map(models.map((model) => [model.username, model]));

  /** The duration of this step, derived from the show's id, so that every process decides the same. */
  const span = (id: number, what: string, { from, to }: { from: number; to: number }) =>
    randomFrom(`${what}/${id}`).range(from, to);

  /** Opens the ticket shows of the demo's ticket rooms, also those that a restart of the platform has closed. */
  const openTicketShows = async (open: readonly { kind: string; username: string }[]): Promise<void> => {
    const playing = new Set(open.filter(({ kind }) => kind === 'limited').map((row) => row.username));
    for (const model of models) {
      if (model.status === 'limited' && !playing.has(model.username)) {
        await rooms.setStatus(model.username, 'limited');
      }
    }
  };

  /** Opens the broadcaster's newest video, once in a show. */
  const openVideo = async (username: string): Promise<void> => {
    const room = await roomOf(username);
    if (!room || (await watchTogether.read(room, room.user.id)).version > 0) return;
    const video = await watchTogether.newestVideo(room.user.id);
    if (video !== null) await watchTogether.choose(room, room.user.id, video);
  };

  const step = async (): Promise<void> => {
    const open = await shows.open();
    await openTicketShows(open);
    const dates = await datesAmong(open.map(({ id }) => id));
    for (const row of open) {
      const model = byName.get(row.username);
      if (!model || dates.has(row.id)) continue;
      const since = now() - (row.startedAt ?? row.createdAt).getTime();
      if (row.state === 'requested') {
        if (since < span(row.id, 'thinks', THINKS_MS)) continue;
        const answered = declinesPrivates(model)
          ? shows.decline(row.modelId, row.id)
          : shows.accept(row.modelId, row.id);
        await answered.catch(unlessOver);
      } else if (row.kind === 'limited') {
        // Rooms that represent the limited status in their section keep their show.
        if (model.status === 'limited' || since < span(row.id, 'tickets', TICKET_SHOW_MS)) continue;
        await shows.setMode(row.modelId, { mode: 'public' });
      } else if (row.kind !== 'spy' && since > span(row.id, 'private', PRIVATE_MS)) {
        await shows.end(row.modelId, { id: row.modelId });
      } else if (row.watchTogether && since > span(row.id, 'chooses', THINKS_MS)) {
        await openVideo(row.username);
      }
    }
  };

  return step;
}
