import { randomFrom } from '../art/random.ts';
import type { Broadcast } from '../ports.ts';
import { type Bus, type BusMessage, roomTopic, type Unsubscribe } from '../realtime/bus/bus.ts';
import type { RealtimeLog } from '../realtime/ports.ts';
import { type RoomScript, roomScript, type ScriptLine } from './room-script.ts';
import type { DemoModel, DemoStatus } from './world.ts';

/** What the simulation may change in the database. */
export interface DemoRooms {
  /** The present chat status of each demo room. */
  statuses(): Promise<ReadonlyMap<string, DemoStatus>>;
  setStatus(username: string, status: DemoStatus): Promise<void>;
}

/** Settings of {@link createSimulation}. */
export interface SimulationOptions {
  models: readonly DemoModel[];
  bus: Bus;
  broadcast: Broadcast;
  /** Rooms that somebody real watches, on any process. */
  watchedRooms(): readonly string[];
  rooms: DemoRooms;
  log: RealtimeLog;
  /** How many times faster than life; for tests. */
  speed?: number;
  now?: () => number;
}

/** The demo's broadcasters and chatters at work. */
export interface Simulation {
  start(): void;
  stop(): Promise<void>;
}

/** Rooms that hold their first status, so that each section always shows every status. */
const HELD_PER_SECTION = 8;
const TICK_MS = 500;
const LEAD_MS = 5_000;
/** A watched room says this many lines a minute, by the size of its audience. */
const LINES_A_MINUTE = { least: 10, most: 40 };
/** Somewhere in the demo a status changes about this often. */
const DRIFT_EVERY_MS = 15_000;

interface LiveRoom {
  model: DemoModel;
  script: RoomScript;
  nextLineAt: number;
  unsubscribe: Unsubscribe;
  /** Answers that are still on their way, and who was greeted when. */
  due: { at: number; line: ScriptLine }[];
  greeted: Map<string, number>;
}

/**
 * Makes watched demo rooms talk, and lets statuses drift. Only the process that leads does it. A room that nobody
 * watches costs nothing, and a watched one keeps its status: shows are not pulled from under their viewers.
 */
export function createSimulation(options: SimulationOptions): Simulation {
  const { models, bus, broadcast, rooms, log } = options;
  const now = options.now ?? Date.now;
  const speed = options.speed ?? 1;
  const byName = new Map(models.map((model) => [model.username, model]));
  const drifting = driftingRooms(models);
  const random = randomFrom('simulation');
  const live = new Map<string, LiveRoom>();
  /** Rooms that are away, and when they come back. */
  const away = new Map<string, number>();
  let isLeading = false;
  let askAt = 0;
  let driftAt = 0;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const say = async (room: LiveRoom, line: ScriptLine): Promise<void> => {
    await broadcast.toRoom(room.model.username, 'v3.chat.message', {
      username: line.username,
      message: line.message,
      user_language: line.language,
      is_model: line.isModel,
      has_tokens: !line.isModel,
      email_confirmed: true,
    });
  };

  const hear = (room: LiveRoom, message: BusMessage): void => {
    if (message.kind !== 'line') return;
    const payload = message.line.payload as { username?: string; sender_name?: string; tokens?: number };
    const soon = now() + random.range(1_200, 3_500) / speed;
    if (message.line.event === 'v3.tip.received' && payload.sender_name !== undefined) {
      room.due.push({ at: soon, line: room.script.thank(payload.sender_name, payload.tokens ?? 0) });
    } else if (isStranger(room, payload.username) && room.due.length < 5) {
      room.greeted.set(payload.username, now());
      room.due.push({ at: soon, line: room.script.greet(payload.username) });
    }
  };

  /** Somebody real who was not greeted for some minutes. */
  const isStranger = (room: LiveRoom, name: string | undefined): name is string => {
    if (name === undefined || name === room.model.username || room.script.chatters.includes(name))
      return false;
    const last = room.greeted.get(name);
    return last === undefined || now() - last > 300_000 / speed;
  };

  const enter = async (model: DemoModel): Promise<void> => {
    const room: LiveRoom = {
      model,
      script: roomScript(model),
      nextLineAt: 0,
      unsubscribe: async () => undefined,
      due: [],
      greeted: new Map(),
    };
    live.set(model.username, room);
    room.unsubscribe = await bus.subscribe(roomTopic(model.username), (message) => hear(room, message));
  };

  const leave = async (room: LiveRoom): Promise<void> => {
    live.delete(room.model.username);
    await room.unsubscribe();
  };

  const talk = async (room: LiveRoom): Promise<void> => {
    const time = now();
    const due = room.due.filter(({ at }) => at <= time);
    room.due = room.due.filter(({ at }) => at > time);
    for (const { line } of due) await say(room, line);
    if (time < room.nextLineAt) return;
    await say(room, room.script.next());
    const pace = Math.min(LINES_A_MINUTE.most, LINES_A_MINUTE.least + room.model.viewers / 30);
    room.nextLineAt = time + ((60_000 / pace) * random.range(0.4, 1.6)) / speed;
  };

  const setStatus = async (username: string, status: DemoStatus): Promise<void> => {
    await rooms.setStatus(username, status);
    await broadcast.toRoom(username, 'v3.chat.update', { status });
  };

  /** One room goes into a private, a show or a break; those whose time is over come back. */
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
    if (model === undefined || away.has(model.username) || live.has(model.username)) return;
    away.set(model.username, time + random.range(60_000, 240_000) / speed);
    await setStatus(
      model.username,
      random.pick(['private', 'private', 'private', 'limited', 'standby'] as const),
    );
  };

  /** A process that led before may have left rooms away: they start where the world says. */
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
    const watched = new Set(isLeading ? options.watchedRooms().filter((name) => byName.has(name)) : []);
    for (const room of [...live.values()]) if (!watched.has(room.model.username)) await leave(room);
    for (const name of watched) {
      const model = byName.get(name);
      if (model !== undefined && model.status !== 'offline' && !live.has(name)) await enter(model);
    }
    for (const room of live.values()) await talk(room);
    if (isLeading) await drift();
  };

  const failed = (error: unknown): void =>
    log.warn({ code: 'simulation', err: error }, 'The simulation missed a step');

  return {
    start() {
      let isBusy = false;
      timer ??= setInterval(() => {
        if (isBusy) return; // A slow database must not pile up steps.
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

/** Online rooms, without the first ones of each section, which stand for their statuses. */
function driftingRooms(models: readonly DemoModel[]): DemoModel[] {
  const places = new Map<string, number>();
  return models.filter((model) => {
    const place = places.get(model.gender) ?? 0;
    places.set(model.gender, place + 1);
    return place >= HELD_PER_SECTION && model.status === 'online' && !model.isVoyeur;
  });
}
