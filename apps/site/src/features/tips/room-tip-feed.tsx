import { type ChatLine, type FeedTip, TipFeed } from '@footlight/room-widgets';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { areTipsShownAtom } from './shown-tips.ts';

const KEPT = 50;

const tipOf = (line: ChatLine): FeedTip[] =>
  line.kind === 'tip'
    ? [
        {
          id: line.line_id,
          username: line.username,
          tokens: line.tokens ?? 0,
          message: line.message,
          at: line.at,
        },
      ]
    : [];

/** The known tips and the new ones, the newest first. The same object if there is none. */
const withTips = (known: readonly FeedTip[], lines: readonly ChatLine[]): readonly FeedTip[] => {
  const ids = new Set(known.map(({ id }) => id));
  const added = lines.flatMap(tipOf).filter(({ id }) => !ids.has(id));
  return added.length === 0 ? known : [...added.reverse(), ...known].slice(0, KEPT);
};

/** The latest tips of the room. They stay when the chat's window of lines has moved on. */
export const RoomTipFeed = ({ socket }: { socket: RoomSocket | null }) => {
  const [tips, setTips] = useState<readonly FeedTip[]>([]);
  const setShown = useSetAtom(areTipsShownAtom);
  useEffect(() => {
    if (!socket) return;
    setShown(true);
    return () => setShown(false);
  }, [socket, setShown]);
  useEffect(() => {
    if (!socket) return;
    const read = () => setTips((known) => withTips(known, socket.log.getSnapshot().lines));
    read();
    return socket.log.subscribe(read);
  }, [socket]);
  return <TipFeed tips={tips} />;
};
