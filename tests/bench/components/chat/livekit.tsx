import type { RoomLine } from '@footlight/contract/realtime';
import { Chat, LayoutContextProvider, RoomContext } from '@livekit/components-react';
import { Room, RoomEvent } from 'livekit-client';
import '@livekit/components-styles';
import { draw } from './draw.tsx';

const TOPIC = 'lk-chat-topic';

/** Its room without a server: data arrives as the event that its connection raises. It keeps every line. */
export const livekit = async () => {
  const room = new Room();
  draw(
    <RoomContext.Provider value={room}>
      <LayoutContextProvider>
        <Chat style={{ flex: 1, minHeight: 0 }} />
      </LayoutContextProvider>
    </RoomContext.Provider>,
  );
  const bytes = new TextEncoder();
  return (line: RoomLine) => {
    const data = { id: line.line_id, timestamp: line.at, message: `${line.username} ${line.message}` };
    room.emit(
      RoomEvent.DataReceived,
      bytes.encode(JSON.stringify(data)),
      undefined,
      undefined as never,
      TOPIC,
    );
  };
};
