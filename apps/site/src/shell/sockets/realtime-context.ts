import { createContext, useContext } from 'react';
import type { OpenRoom, RoomRefusal, RoomSocket } from './room-socket.ts';

export interface Realtime {
  start(): void;
  stop(): void;
  /**
   * The public room, or with a viewer's name the room of their private show. `open` comes with the room's own page, so
   * that other pages do not load it.
   */
  openRoom(
    open: OpenRoom,
    username: string,
    onRefused: (reason: RoomRefusal, message?: string) => void,
    privateViewer?: string,
  ): RoomSocket;
  /** After a login or logout: reconnects all sockets as the present user. */
  sessionChanged(): void;
}

const Context = createContext<Realtime | null>(null);
export const RealtimeProvider = Context.Provider;
/** Null while rendering on the server. */
export const useRealtime = (): Realtime | null => useContext(Context);
