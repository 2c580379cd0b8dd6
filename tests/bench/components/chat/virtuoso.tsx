import type { RoomLine } from '@footlight/contract/realtime';
import { useEffect, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { draw, KEPT } from './draw.tsx';

const Row = (_: number, line: RoomLine) => (
  <div className="floor-row">
    <b>{line.username}</b> {line.message}
  </div>
);

/** As in its documentation for chats: it follows the end; lines arrive ten times a second. */
export const virtuoso = async () => {
  let waiting: RoomLine[] = [];
  const List = () => {
    const [lines, setLines] = useState<RoomLine[]>([]);
    useEffect(() => {
      const timer = setInterval(() => {
        if (waiting.length === 0) return;
        const fresh = waiting;
        waiting = [];
        setLines((old) => [...old, ...fresh].slice(-KEPT));
      }, 100);
      return () => clearInterval(timer);
    }, []);
    return (
      <Virtuoso
        style={{ flex: 1 }}
        data={lines}
        computeItemKey={(_, line) => line.line_id}
        itemContent={Row}
        followOutput
        initialTopMostItemIndex={KEPT - 1}
      />
    );
  };
  draw(<List />);
  return (line: RoomLine) => void waiting.push(line);
};
