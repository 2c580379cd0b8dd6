import { createContext, useContext } from 'react';
import type { OpenRoom, RoomRefusal, RoomSocket } from './room-socket.ts';

export interface Realtime {
  start(): void;
  stop(): void;
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
  /** Reconnects all sockets as the current user, after a login or logout. */
  sessionChanged(): void;
}

const Context = createContext<Realtime | null>(null);
export const RealtimeProvider = Context.Provider;
/** Null while rendering on the server. */
export const useRealtime = (): Realtime | null => useContext(Context);
