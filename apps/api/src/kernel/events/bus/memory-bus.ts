import { randomUUID } from 'node:crypto';
import { type Bus, type BusMessage, HISTORY_LINES, ONCE_TTL_MS, type RoomLine, roomTopic } from './bus.ts';

interface Room {
  lastSeq: number;
  lines: RoomLine[];
  once: Map<string, { line: RoomLine; until: number }>;
}

/** The bus of a single process. Each start has a new epoch, since the history is lost with the process. */
export function createMemoryBus(now: () => number = Date.now): Bus {
  const epoch = randomUUID();
  const rooms = new Map<string, Room>();
  const listeners = new Map<string, Set<(message: BusMessage) => void>>();
  const notes = new Map<string, { note: unknown; until: number }>();

  const roomOf = (name: string): Room => {
    let room = rooms.get(name);
    if (room === undefined) {
      room = { lastSeq: 0, lines: [], once: new Map() };
      rooms.set(name, room);
    }
    return room;
  };

  const deliver = (topic: string, message: BusMessage): void => {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(message);
  };

  return {
    async publish(topic, message) {
      deliver(topic, message);
    },

    async subscribe(topic, listener) {
      const own = (message: BusMessage): void => listener(message);
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(own));
      return async () => {
        all.delete(own);
        if (all.size === 0 && listeners.get(topic) === all) listeners.delete(topic);
      };
    },

    async appendRoomLine(name, line, onceKey) {
      const room = roomOf(name);
      const time = now();
      const known = onceKey === undefined ? undefined : room.once.get(onceKey);
      if (known && known.until > time) return { epoch, line: known.line, repeated: true };
      room.lastSeq += 1;
      const placed: RoomLine = { seq: room.lastSeq, event: line.event, payload: line.payload };
      room.lines.push(placed);
      if (room.lines.length > HISTORY_LINES) room.lines.shift();
      if (onceKey !== undefined) {
        forgetOld(room, time);
        room.once.set(onceKey, { line: placed, until: time + ONCE_TTL_MS });
      }
      deliver(roomTopic(name), { kind: 'line', epoch, line: placed });
      return { epoch, line: placed, repeated: false };
    },

    async roomLines(name, since = 0) {
      // Reading a room without lines stores nothing: clients choose the names.
      const room = rooms.get(name);
      if (room === undefined) return { epoch, lastSeq: 0, lines: [] };
      return { epoch, lastSeq: room.lastSeq, lines: room.lines.filter((line) => line.seq > since) };
    },

    async leaveNote(name, note, ttlMs) {
      for (const [other, { until }] of notes) if (until <= now()) notes.delete(other);
      notes.set(name, { note, until: now() + ttlMs });
    },

    async readNotes(name) {
      const found = notes.get(name);
      return found && found.until > now() ? [found.note] : [];
    },

    lead: async () => true,
    ping: async () => undefined,
    reachesAll: async () => true,
    onRestored: () => undefined, // There is no connection to lose.
    close: async () => {
      listeners.clear();
    },
  };
}

/** Keys are in insertion order, oldest first. */
function forgetOld(room: Room, time: number): void {
  for (const [key, { until }] of room.once) {
    if (until > time) break;
    room.once.delete(key);
  }
}
