import type { EventInput, EventName } from '@footlight/contract/realtime';
import { useStoreValue, type ValueStore } from '@footlight/room-widgets/stores';
import { createContext, useContext } from 'react';
import type { OpenRoom, RoomRefusal, RoomSocket } from './room-socket.ts';

export interface Realtime {
  start(): void;
  stop(): void;
  /** Sends an event on the account's socket; false while it is not connected. */
  send<N extends EventName>(name: N, payload: EventInput<N>): boolean;
  /**
   * Opens the public room, or with a viewer's name the room of their private show. The room page passes `open`, so that
   * other pages do not load its code.
   */
  openRoom(
    open: OpenRoom,
    username: string,
    onRefused: (reason: RoomRefusal, message?: string) => void,
    privateViewer?: string,
  ): RoomSocket;
  /** The rooms whose cards are in view: their changes go into the lists. None ends it. */
  watchRooms(usernames: readonly string[]): void;
  /** Reconnects all sockets as the current user, after a login or logout. */
  sessionChanged(): void;
}

/** A store, because a new value of the context itself would hydrate the whole page at once. */
const Context = createContext<ValueStore<Realtime | null> | undefined>(undefined);
export const RealtimeProvider = Context.Provider;
/** Null on the server, and until the sockets have loaded. */
export const useRealtime = (): Realtime | null => useStoreValue(useContext(Context), null);
