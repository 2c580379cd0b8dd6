import { createRoomLog, type RoomLog } from '@footlight/room-widgets/room-log';
import { useEffect, useEffectEvent, useState } from 'react';

/** Sends one of the visitor's lines. */
type Say = (message: string) => void;

export interface EarlyLines {
  log: RoomLog;
  add(message: string, username: string): void;
}

const emptyIn = (room: string) => ({ room, log: createRoomLog() });

/**
 * Lines that the visitor sends while the room's socket is still loading: shown at once as not sent yet, and sent by `say`
 * as soon as there is a socket. They belong to one room and are dropped with it.
 */
export const useEarlyLines = (room: string, say: Say | null): EarlyLines => {
  const [lines, setLines] = useState(() => emptyIn(room));
  if (lines.room !== room) setLines(emptyIn(room));
  const sendAll = useEffectEvent(() => {
    const waiting = lines.log.pendingOwn();
    if (!say || waiting.length === 0) return;
    for (const { message } of waiting) say(message);
    setLines(emptyIn(room));
  });
  const maySay = say !== null;
  useEffect(() => {
    if (maySay) sendAll();
  }, [maySay]);
  return {
    log: lines.log,
    add: (message, username) =>
      lines.log.addOwn({ client_id: crypto.randomUUID(), username, message, at: Date.now() }),
  };
};
