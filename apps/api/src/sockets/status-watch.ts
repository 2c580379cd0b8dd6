import type { EventPayload } from '@footlight/contract/realtime';
import { type Bus, STATUS_TOPIC } from '../kernel/events/bus/bus.ts';
import type { CardOf, ListView } from '../kernel/rooms/list-view.ts';
import type { Connection } from './connection.ts';
import type { RealtimeLog, SocketSource } from './ports.ts';

/** A socket gets changes at most once in this time, in milliseconds. */
const TELL_EVERY_MS = 1_000;
/** Viewer counts and thumbnails are compared again after this time; also statuses whose event was lost. */
const COMPARE_EVERY_MS = 30_000;
/** Rooms in one query. */
const CHUNK = 1_000;

type Wish = EventPayload<'v3.lobby.watch'>;

interface Watcher {
  connection: Connection;
  group: number | null;
  /** Null until it is known who watches. */
  view: ListView | null;
  /** Counts the lists of this socket, so that only the last one counts. */
  turn: number;
  /** What was last sent about each watched room; null before the first message. */
  known: Map<string, string | null>;
  /** Rooms to look at with the next turn. */
  due: Set<string>;
  comparedAt: number;
}

/** Tells lobby sockets what changes on the cards that they have in view (spec 3 §4). */
export interface StatusWatch {
  /** These rooms from now on, instead of those before; none ends it. `view` is asked for each list. */
  watch(connection: Connection, wish: Wish, view: () => Promise<ListView>): void;
  close(): Promise<void>;
}

interface Deps {
  bus: Bus;
  cards: SocketSource['cards'];
  log: RealtimeLog;
  publishEvery?: number;
}

/** All sockets of this process share one subscription and, for each turn, one query. */
export async function createStatusWatch({
  bus,
  cards,
  log,
  publishEvery = TELL_EVERY_MS,
}: Deps): Promise<StatusWatch> {
  const watchers = new Map<Connection, Watcher>();
  const byRoom = new Map<string, Set<Watcher>>();

  const drop = (watcher: Watcher, room: string): void => {
    watcher.known.delete(room);
    watcher.due.delete(room);
    const left = byRoom.get(room);
    left?.delete(watcher);
    if (left?.size === 0) byRoom.delete(room);
  };
  const add = (watcher: Watcher, room: string): void => {
    if (watcher.known.has(room)) return;
    watcher.known.set(room, null);
    watcher.due.add(room);
    byRoom.set(room, (byRoom.get(room) ?? new Set()).add(watcher));
  };
  const forget = (connection: Connection): void => {
    const watcher = watchers.get(connection);
    if (!watcher) return;
    watchers.delete(connection);
    for (const room of [...watcher.known.keys()]) drop(watcher, room);
  };
  const watcherOf = (connection: Connection): Watcher => {
    const found = watchers.get(connection);
    if (found) return found;
    const watcher: Watcher = {
      connection,
      group: null,
      view: null,
      turn: 0,
      known: new Map(),
      due: new Set(),
      comparedAt: Date.now(),
    };
    watchers.set(connection, watcher);
    connection.onClose(() => forget(connection));
    return watcher;
  };

  const unsubscribe = await bus.subscribe(STATUS_TOPIC, (message) => {
    if (message.kind !== 'event') return;
    const { username } = message.payload as { username: string };
    for (const watcher of byRoom.get(username) ?? []) watcher.due.add(username);
  });

  const readAll = async (rooms: readonly string[]): Promise<ReadonlyMap<string, CardOf>> => {
    const found = new Map<string, CardOf>();
    for (let from = 0; from < rooms.length; from += CHUNK)
      for (const [room, card] of await cards(rooms.slice(from, from + CHUNK))) found.set(room, card);
    return found;
  };

  const publish = (
    { connection, group, view, known }: Watcher,
    rooms: readonly string[],
    read: ReadonlyMap<string, CardOf>,
  ) => {
    const changed = rooms.flatMap((room) => {
      const card = view && known.has(room) ? (read.get(room)?.(view, group) ?? null) : null;
      if (!card) return [];
      const text = JSON.stringify(card);
      if (known.get(room) === text) return [];
      known.set(room, text);
      return [card];
    });
    if (changed.length > 0) connection.send('v3.lobby.statuses', { rooms: changed });
  };

  const turn = async (): Promise<void> => {
    const now = Date.now();
    const due: [Watcher, string[]][] = [];
    for (const watcher of watchers.values()) {
      if (!watcher.view) continue;
      if (now - watcher.comparedAt >= COMPARE_EVERY_MS) {
        watcher.comparedAt = now;
        for (const room of watcher.known.keys()) watcher.due.add(room);
      }
      if (watcher.due.size === 0) continue;
      due.push([watcher, [...watcher.due]]);
      watcher.due.clear();
    }
    if (due.length === 0) return;
    try {
      const read = await readAll([...new Set(due.flatMap(([, rooms]) => rooms))]);
      for (const [watcher, rooms] of due) publish(watcher, rooms, read);
    } catch (error) {
      log.warn({ code: 'status_watch', err: error }, 'Changes of lists were not read; will retry');
      for (const [watcher, rooms] of due)
        for (const room of rooms) if (watcher.known.has(room)) watcher.due.add(room);
    }
  };

  let running: Promise<void> | null = null;
  const clock = setInterval(() => {
    running ??= turn().finally(() => {
      running = null;
    });
  }, publishEvery).unref();

  return {
    watch(connection, { broadcasters, ab = null }, view) {
      if (broadcasters.length === 0) return forget(connection);
      const watcher = watcherOf(connection);
      const wanted = new Set(broadcasters);
      for (const room of [...watcher.known.keys()]) if (!wanted.has(room)) drop(watcher, room);
      for (const room of wanted) add(watcher, room);
      if (watcher.group !== ab) for (const room of wanted) watcher.due.add(room);
      watcher.group = ab;
      watcher.turn += 1;
      const mine = watcher.turn;
      view().then(
        (found) => {
          if (mine === watcher.turn) watcher.view = found;
        },
        (error: unknown) =>
          log.warn(
            { code: 'status_watch', err: error },
            'The visitor of a list was not read; the list stays as it is',
          ),
      );
    },
    async close() {
      clearInterval(clock);
      await running;
      await unsubscribe();
    },
  };
}
