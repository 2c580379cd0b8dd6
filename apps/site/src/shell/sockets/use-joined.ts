import { useEffect, useEffectEvent } from 'react';
import type { RoomSocket } from './room-socket.ts';

/** Calls `read` at each join of the room's socket, and at once if it has already joined: earlier events were missed. */
export const useJoined = (socket: Pick<RoomSocket, 'state'> | null, read: () => void): void => {
  const onState = useEffectEvent(() => {
    if (socket?.state.getSnapshot() === 'joined') read();
  });
  useEffect(() => {
    onState();
    return socket?.state.subscribe(() => onState());
  }, [socket]);
};
