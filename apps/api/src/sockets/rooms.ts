import { openRoomHub, type RoomHub, type RoomHubDeps } from './room-hub.ts';

/** A room stays open this long after the last member left: people reload. */
const LINGER_MS = 20_000;

interface Entry {
  hub: Promise<RoomHub>;
  users: number;
  closing: NodeJS.Timeout | null;
}

/** The rooms that are open on this process. */
export interface Rooms {
  enter(room: string): Promise<RoomHub>;
  exit(room: string): void;
  catchUp(): void;
  close(): Promise<void>;
}

/** Opens a room when the first socket enters, and closes it some time after the last one left. */
export function createRooms(deps: RoomHubDeps, lingerMs = LINGER_MS): Rooms {
  const entries = new Map<string, Entry>();

  const closeHub = async (hub: Promise<RoomHub>, room: string): Promise<void> => {
    try {
      await (await hub).close();
    } catch (error) {
      deps.log.warn({ code: 'room_close', room, err: error }, 'A room could not be closed');
    }
  };

  return {
    async enter(room) {
      let entry = entries.get(room);
      if (entry === undefined) {
        entry = { hub: openRoomHub(room, deps), users: 0, closing: null };
        entries.set(room, entry);
      }
      if (entry.closing !== null) clearTimeout(entry.closing);
      entry.closing = null;
      entry.users += 1;
      try {
        return await entry.hub;
      } catch (error) {
        if (entries.get(room) === entry) entries.delete(room); // The next socket opens it again.
        throw error;
      }
    },
    exit(room) {
      const entry = entries.get(room);
      if (entry === undefined) return;
      entry.users -= 1;
      if (entry.users > 0) return;
      entry.closing = setTimeout(() => {
        entries.delete(room);
        void closeHub(entry.hub, room);
      }, lingerMs);
      entry.closing.unref();
    },
    catchUp() {
      for (const { hub } of entries.values()) hub.then((open) => open.catchUp()).catch(() => undefined);
    },
    async close() {
      const open = [...entries];
      entries.clear();
      for (const [, { closing }] of open) if (closing !== null) clearTimeout(closing);
      await Promise.all(open.map(([room, { hub }]) => closeHub(hub, room)));
    },
  };
}
