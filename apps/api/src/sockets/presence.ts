import { randomUUID } from 'node:crypto';
import type { ChatUser } from '@footlight/contract/realtime';
import type { Bus, BusMessage } from '../kernel/events/bus/bus.ts';
import type { Crowd } from './ports.ts';

/** Interval of the processes' reports; the spec's throttle for counts and lists (spec 2 §9). */
export const PRESENCE_EVERY_MS = 5_000;
/** A report is valid this long: a dead process disappears after two missed reports. */
const PRESENCE_TTL_MS = 12_500;
/** Users per process in a shared list; the count stays exact. */
const LISTED_PEOPLE = 300;
const TOPIC = 'presence';

interface Report {
  process: string;
  room: string;
  count: number;
}

/** Who is in rooms, over all processes. Up to five seconds old. */
export interface Presence {
  /** Reports this process's users to all processes. */
  report(room: string, people: readonly ChatUser[]): Promise<void>;
  /** Real viewers and the simulated crowd. */
  count(room: string): number;
  /** Real viewers only; null if the room is not watched. */
  realCount(room: string): number | null;
  /** The users to list in a room. */
  people(room: string): Promise<ChatUser[]>;
  /** Rooms with viewers. */
  watchedRooms(): string[];
  setCrowd(crowd: Crowd): void;
}

/** Subscribes to the reports of all processes. */
export async function createPresence(bus: Bus, now: () => number = Date.now): Promise<Presence> {
  const self = randomUUID();
  const rooms = new Map<string, Map<string, { count: number; until: number }>>();
  let crowd: Crowd = { count: () => 0, users: () => [] };

  const note = ({ process, room, count }: Report): void => {
    const counts = rooms.get(room) ?? new Map();
    if (count > 0) counts.set(process, { count, until: now() + PRESENCE_TTL_MS });
    else counts.delete(process);
    if (counts.size > 0) rooms.set(room, counts);
    else rooms.delete(room);
  };

  const realCount = (room: string): number | null => {
    const counts = rooms.get(room);
    if (counts === undefined) return null;
    let sum = 0;
    for (const [process, { count, until }] of counts) {
      if (until > now()) sum += count;
      else counts.delete(process);
    }
    if (counts.size === 0) rooms.delete(room);
    return sum === 0 ? null : sum;
  };

  await bus.subscribe(TOPIC, (message: BusMessage) => {
    if (message.kind === 'event') note(message.payload as Report);
  });

  return {
    realCount,
    count: (room) => (realCount(room) ?? 0) + crowd.count(room),
    watchedRooms: () => [...rooms.keys()].filter((room) => realCount(room) !== null),
    setCrowd(next) {
      crowd = next;
    },
    async report(room, people) {
      const report: Report = { process: self, room, count: people.length };
      note(report); // Locally at once; other processes receive it over the bus.
      const listed = [...people].sort((a, b) => Number(a.is_guest ?? false) - Number(b.is_guest ?? false));
      await bus.leaveNote(`people:${room}`, listed.slice(0, LISTED_PEOPLE), PRESENCE_TTL_MS);
      await bus.publish(TOPIC, { kind: 'event', event: 'presence', payload: report });
    },
    async people(room) {
      const byName = new Map<string, ChatUser>();
      for (const list of await bus.readNotes(`people:${room}`)) {
        for (const person of list as ChatUser[]) byName.set(person.username, person);
      }
      for (const person of crowd.users(room)) byName.set(person.username, person);
      return [...byName.values()];
    },
  };
}
