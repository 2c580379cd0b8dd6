import { type Bus, type BusMessage, roomTopic, type Unsubscribe } from '../../kernel/events/bus/bus.ts';
import type { Publisher } from '../../kernel/events/publisher.ts';
import type { RealtimeLog } from '../../sockets/ports.ts';
import { readRoomName } from '../../sockets/room-socket.ts';
import { randomFrom } from '../art/random.ts';
import type { DemoModel, DemoStatus } from '../world.ts';
import { type RoomScript, roomScript, type ScriptLine } from './room-script.ts';

/** What the simulation may change in the database. */
export interface DemoRooms {
  /** The current chat status of each demo room. */
  statuses(): Promise<ReadonlyMap<string, DemoStatus>>;
  setStatus(username: string, status: DemoStatus): Promise<void>;
}

/** Settings of {@link createSimulation}. */
export interface SimulationOptions {
  models: readonly DemoModel[];
  bus: Bus;
  publisher: Publisher;
  /** Rooms with real viewers, on any process. */
  watchedRooms(): readonly string[];
  rooms: DemoRooms;
  log: RealtimeLog;
  /** Speed-up factor; for tests. */
  speed?: number;
  now?: () => number;
}

/** The demo's broadcasters and chatters in action. */
export interface Simulation {
  start(): void;
  stop(): Promise<void>;
}

/** Rooms that keep their first status, so that each section always shows every status. */
const HELD_PER_SECTION = 8;
const TICK_MS = 500;
const LEAD_MS = 5_000;
/** Lines per minute in a watched room, by the size of its audience. */
const LINES_A_MINUTE = { least: 8, most: 26 };
/** Lines that a room has said before its first viewer comes, and the age from which older ones count as silence. */
const EARLIER = { lines: 24, silentAfterMs: 5 * 60_000 };
/** Lines per minute of a broadcaster who is alone with a viewer, besides answers. */
const PRIVATE_LINES_A_MINUTE = 3;
/** Average time between status changes in the demo. */
const DRIFT_EVERY_MS = 15_000;

interface LiveRoom {
  name: string;
  model: DemoModel;
  /** In a private: the viewer, who is the only other person. */
  viewer: string | null;
  script: RoomScript;
  nextLineAt: number;
  unsubscribe: Unsubscribe;
  /** Scheduled answers, and when each viewer was greeted. */
  due: { at: number; speak: () => ScriptLine | null }[];
  greeted: Map<string, number>;
}

/**
 * Makes watched demo rooms chat, and changes statuses over time; runs only in the leading process. Unwatched rooms cost
 * nothing, and watched ones keep their status, so that no show ends for its viewers.
 */
export function createSimulation(options: SimulationOptions): Simulation {
  const { models, bus, publisher, rooms, log } = options;
  const now = options.now ?? Date.now;
  const speed = options.speed ?? 1;
  const byName = new Map(models.map((model) => [model.username, model]));
  const drifting = driftingRooms(models);
  const random = randomFrom('simulation');
  const live = new Map<string, LiveRoom>();
  /** Kept while nobody watches, so that a room that is entered again does not repeat itself. */
  const scripts = new Map<string, RoomScript>();
  /** Rooms that are away, with the time of their return. */
  const away = new Map<string, number>();
  let isLeading = false;
  let askAt = 0;
  let driftAt = 0;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const post = async (room: LiveRoom, line: ScriptLine | null, at?: number): Promise<void> => {
    if (!line) return;
    await publisher.toRoom(room.name, 'v3.chat.message', {
      username: line.username,
      message: line.message,
      user_language: line.language,
      is_model: line.isModel,
      has_tokens: !line.isModel,
      email_confirmed: true,
      ...(at === undefined ? {} : { at }),
    });
  };

  /** Milliseconds between two lines of a room, on average. */
  const pauseOf = ({ viewer, model }: LiveRoom): number => {
    const pace =
      viewer === null
        ? Math.min(LINES_A_MINUTE.most, LINES_A_MINUTE.least + model.viewers / 30)
        : PRIVATE_LINES_A_MINUTE;
    return 60_000 / pace / speed;
  };

  /** Writes what a room that nobody watched has said, so that its first viewer reads a conversation. */
  const writeEarlierLines = async (room: LiveRoom): Promise<void> => {
    const last = (await bus.roomLines(room.name)).lines.at(-1)?.payload as { at?: number } | undefined;
    if (now() - (last?.at ?? 0) < EARLIER.silentAfterMs) return;
    for (let left = EARLIER.lines; left > 0; left -= 1) {
      await post(room, room.script.next(), Math.round(now() - left * pauseOf(room)));
    }
  };

  const receive = (room: LiveRoom, message: BusMessage): void => {
    if (message.kind !== 'line') return;
    const payload = message.line.payload as { username?: string; sender_name?: string; tokens?: number };
    const soon = now() + random.range(1_200, 3_500) / speed;
    if (message.line.event === 'v3.tip.received' && payload.sender_name !== undefined) {
      const { sender_name: name, tokens = 0 } = payload;
      room.due.push({ at: soon, speak: () => room.script.thank(name, tokens) });
    } else if (room.viewer !== null && payload.username === room.viewer) {
      if (room.due.length === 0) room.due.push({ at: soon, speak: () => room.script.tell() });
    } else if (isStranger(room, payload.username) && room.due.length < 5) {
      const { username } = payload;
      room.greeted.set(username, now());
      room.due.push({ at: soon, speak: () => room.script.greet(username) });
    }
  };

  /** A real viewer who was not greeted in the past few minutes. */
  const isStranger = (room: LiveRoom, name: string | undefined): name is string => {
    if (name === undefined || name === room.model.username || room.script.chatters.includes(name))
      return false;
    const last = room.greeted.get(name);
    return last === undefined || now() - last > 300_000 / speed;
  };

  const enter = async (name: string, model: DemoModel, viewer: string | null): Promise<void> => {
    const script = scripts.get(name) ?? roomScript(model, () => now() * speed);
    if (viewer === null) scripts.set(name, script);
    const room: LiveRoom = {
      name,
      model,
      viewer,
      script,
      nextLineAt: 0,
      unsubscribe: async () => undefined,
      due: [],
      greeted: new Map(),
    };
    room.unsubscribe = await bus.subscribe(roomTopic(name), (message) => receive(room, message));
    live.set(name, room);
    if (viewer === null) return writeEarlierLines(room);
    room.due.push({ at: now() + 2_000 / speed, speak: () => script.greet(viewer) });
    room.nextLineAt = now() + pauseOf(room);
  };

  const leave = async (room: LiveRoom): Promise<void> => {
    live.delete(room.name);
    await room.unsubscribe();
  };

  const talk = async (room: LiveRoom): Promise<void> => {
    const time = now();
    const due = room.due.filter(({ at }) => at <= time);
    room.due = room.due.filter(({ at }) => at > time);
    for (const { speak } of due) await post(room, speak());
    if (time < room.nextLineAt) return;
    await post(room, room.viewer === null ? room.script.next() : room.script.tell());
    room.nextLineAt = time + pauseOf(room) * random.range(0.4, 1.6);
  };

  const setStatus = async (username: string, status: DemoStatus): Promise<void> => {
    await rooms.setStatus(username, status);
    await publisher.toRoom(username, 'v3.chat.update', { status });
  };

  /** Sends one room into a private, a show or a break; brings back rooms whose time is up. */
  const drift = async (): Promise<void> => {
    const time = now();
    for (const [username, until] of away) {
      if (until > time) continue;
      away.delete(username);
      await setStatus(username, 'online');
    }
    if (time < driftAt || drifting.length === 0) return;
    driftAt = time + (DRIFT_EVERY_MS * random.range(0.6, 1.4)) / speed;
    const model = drifting[random.whole(0, drifting.length - 1)];
    const isWatched = [...live.values()].some((room) => room.model === model);
    if (model === undefined || away.has(model.username) || isWatched) return;
    away.set(model.username, time + random.range(60_000, 240_000) / speed);
    await setStatus(
      model.username,
      random.pick(['private', 'private', 'private', 'limited', 'standby'] as const),
    );
  };

  /** An earlier leader may have left rooms away: reset them to their initial status. */
  const takeOver = async (): Promise<void> => {
    away.clear();
    const present = await rooms.statuses();
    for (const model of drifting) {
      const status = present.get(model.username);
      if (status !== undefined && status !== model.status) await setStatus(model.username, model.status);
    }
  };

  const tick = async (): Promise<void> => {
    if (now() >= askAt) {
      askAt = now() + LEAD_MS / 2;
      const leads = await bus.lead('simulation', LEAD_MS);
      if (leads && !isLeading) await takeOver();
      isLeading = leads;
    }
    const watched = new Set(isLeading ? options.watchedRooms() : []);
    for (const room of [...live.values()]) if (!watched.has(room.name)) await leave(room);
    for (const name of watched) {
      const { streamer = '', viewer = null } = readRoomName(name) ?? {};
      const model = byName.get(streamer);
      if (model !== undefined && model.status !== 'offline' && !live.has(name)) {
        await enter(name, model, viewer);
      }
    }
    for (const room of live.values()) await talk(room);
    if (isLeading) await drift();
  };

  const failed = (error: unknown): void =>
    log.warn({ code: 'simulation', err: error }, 'Simulation step failed; will retry');

  return {
    start() {
      let isBusy = false;
      timer ??= setInterval(() => {
        if (isBusy) return; // Do not queue steps behind a slow database.
        isBusy = true;
        running = tick()
          .catch(failed)
          .finally(() => {
            isBusy = false;
          });
      }, TICK_MS / speed);
      timer.unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await running;
      for (const room of [...live.values()]) await leave(room);
    },
  };
}

/** Online rooms, without the first ones of each section, which represent the statuses. */
function driftingRooms(models: readonly DemoModel[]): DemoModel[] {
  const places = new Map<string, number>();
  return models.filter((model) => {
    const place = places.get(model.gender) ?? 0;
    places.set(model.gender, place + 1);
    return place >= HELD_PER_SECTION && model.status === 'online' && !model.isVoyeur;
  });
}
