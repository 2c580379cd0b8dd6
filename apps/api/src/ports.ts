import type { EventInput, EventName } from '@footlight/contract/realtime';

/** The way to people's sockets. Called after the commit only: what is told has happened. */
export interface Broadcast {
  /** To everybody in a public room (its name is the broadcaster's username). */
  toRoom<N extends EventName>(room: string, event: N, payload: EventInput<N>): Promise<void>;
  /** To every tab of one user. */
  toUser<N extends EventName>(userId: number, event: N, payload: EventInput<N>): Promise<void>;
}

/** Who is in a room now. */
export interface RoomPresence {
  /** Viewers in a public room, over all processes; null when nobody counts that room. */
  viewerCount(room: string): number | null;
  /** Accounts that have the site open, over all processes, without those who are invisible. */
  onlineIds(): Promise<ReadonlySet<number>>;
}
