import type { RealtimeEvent } from '@footlight/contract/realtime';
import type { EventRow, LobbyContext, RoomContext } from '../../shell/sockets/event-table.ts';

/** Milliseconds for which events of the policy `latest` wait for a newer one. A timer also runs in hidden tabs. */
const FRAME_MS = 16;

type Run = (payload: unknown, context: LobbyContext | RoomContext) => void | Promise<void>;

/** Runs the rows of the event table. */
export const createDispatch = (table: readonly EventRow[], context: LobbyContext) => {
  const waiting = new Map<EventRow, () => void>();

  const run = async ({ name, handler }: EventRow, payload: unknown, room: string | null): Promise<void> => {
    try {
      await (handler as Run | null)?.(payload, room === null ? context : { ...context, room });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: one failed handler must not stop the socket, nor go unnoticed
      console.error(`handler of ${name} failed`, error);
    }
  };

  const deliver = (row: EventRow, payload: unknown, room: string | null): void => {
    if (row.policy === 'now') return void run(row, payload, room);
    if (waiting.size === 0) setTimeout(flush, FRAME_MS);
    waiting.set(row, () => void run(row, payload, room));
  };

  const flush = (): void => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const one of due) one();
  };

  const rowsOf = (scope: EventRow['scope'], name: string) =>
    table.filter((row) => row.scope === scope && row.name === name);

  return {
    lobby({ name, payload }: RealtimeEvent): void {
      for (const row of rowsOf('lobby', name)) deliver(row, payload, null);
    },
    /** A room's socket also relays account events, which have no row for the room. */
    room(room: string, { name, payload }: RealtimeEvent): void {
      const own = rowsOf('room', name);
      for (const row of own.length > 0 ? own : rowsOf('lobby', name)) deliver(row, payload, room);
    },
  };
};
