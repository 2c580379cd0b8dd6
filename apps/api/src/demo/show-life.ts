import { hashSeed, randomFrom } from '../art/random.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import type { RealtimeLog } from '../realtime/ports.ts';
import type { Shows } from '../shows/shows.ts';
import { createStepper } from '../stepper.ts';
import type { DemoRooms } from './simulation.ts';
import type { DemoModel } from './world.ts';

/** Settings of {@link createShowLife}. */
export interface ShowLifeOptions {
  models: readonly DemoModel[];
  bus: Pick<Bus, 'lead'>;
  shows: Pick<Shows, 'open' | 'accept' | 'decline' | 'end' | 'setMode'>;
  rooms: DemoRooms;
  log: RealtimeLog;
  now?: () => number;
}

const STEP_MS = 1_000;
const LEAD_MS = 5_000;
/** A broadcaster thinks this long about a request. */
const THINKS_MS = { from: 2_500, to: 7_000 };
/** One in so many does no privates today. */
const DECLINES_ONE_IN = 6;
const PRIVATE_MS = { from: 4 * 60_000, to: 12 * 60_000 };
const TICKET_SHOW_MS = { from: 8 * 60_000, to: 20 * 60_000 };

/** Simulated broadcasters whom privates do not suit today: the same ones as long as the demo runs. */
export const declinesPrivates = (username: string): boolean =>
  hashSeed(`private/${username}`) % DECLINES_ONE_IN === 0;

/**
 * The demo's broadcasters as performers: they take or decline requests, end privates after a while, and play ticket
 * shows to their end. They act through the same service as people, so the money is the same too.
 */
export function createShowLife({ models, bus, shows, rooms, log, now = Date.now }: ShowLifeOptions) {
  const byName = new Map(models.map((model) => [model.username, model]));
  let isLeading = false;

  /** How long this one takes, drawn from the show itself: another process would decide the same. */
  const span = (id: number, what: string, { from, to }: { from: number; to: number }) =>
    randomFrom(`${what}/${id}`).range(from, to);

  /** Ticket rooms of the world start with a ticket show, also after a restart has closed the last one. */
  const openTicketShows = async (): Promise<void> => {
    const playing = new Set(
      (await shows.open()).filter(({ kind }) => kind === 'limited').map((row) => row.username),
    );
    for (const model of models) {
      if (model.status === 'limited' && !playing.has(model.username)) {
        await rooms.setStatus(model.username, 'limited');
      }
    }
  };

  const step = async (): Promise<void> => {
    const leads = await bus.lead('show-life', LEAD_MS);
    if (leads && !isLeading) await openTicketShows();
    isLeading = leads;
    if (!isLeading) return;
    for (const row of await shows.open()) {
      const model = byName.get(row.username);
      if (!model) continue;
      const since = now() - (row.startedAt ?? row.createdAt).getTime();
      if (row.state === 'requested') {
        if (since < span(row.id, 'thinks', THINKS_MS)) continue;
        if (declinesPrivates(row.username)) await shows.decline(row.modelId, row.id);
        else await shows.accept(row.modelId, row.id);
      } else if (row.kind === 'limited') {
        // Rooms that stand for their status in their section play on.
        if (model.status === 'limited' || since < span(row.id, 'tickets', TICKET_SHOW_MS)) continue;
        await shows.setMode(row.modelId, { mode: 'public' });
      } else if (row.kind !== 'spy' && since > span(row.id, 'private', PRIVATE_MS)) {
        await shows.end(row.modelId, { id: row.modelId });
      }
    }
  };

  const stepper = createStepper(step, STEP_MS, (error) =>
    // Somebody may have canceled or ended it just before.
    log.debug({ code: 'show_life', err: error }, 'A step of shows was missed'),
  );
  return {
    step,
    start: stepper.start,
    stop: stepper.stop,
  };
}
