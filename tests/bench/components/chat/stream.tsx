import type { RoomLine } from '@footlight/contract/realtime';
import { type Event, StreamChat } from 'stream-chat';
import { Channel, Chat, MessageList, VirtualizedMessageList } from 'stream-chat-react';
import 'stream-chat-react/dist/css/index.css';
import { draw } from './draw.tsx';

/** Its client without a server: a channel that is loaded, and events as its socket brings them. */
const stream = async (List: typeof MessageList | typeof VirtualizedMessageList) => {
  const client = new StreamChat('bench');
  const user = { id: 'ada', name: 'ada' };
  // Nobody answers: reads are not told, and nothing is loaded.
  const doAxiosRequest = async () => ({ messages: [], members: [], read: [], channels: [] });
  Object.assign(client, { userID: user.id, user, _user: user, doAxiosRequest });
  // Taken for connected.
  Object.assign(client, { wsPromise: Promise.resolve(), wsConnection: { connectionID: 'bench' } });
  const channel = client.channel('livestream', 'bench');
  Object.assign(channel, { initialized: true });
  channel.data = { own_capabilities: [] } as never;
  draw(
    <Chat client={client}>
      <Channel channel={channel}>
        <List />
      </Channel>
    </Chat>,
  );
  return (line: RoomLine) => {
    const at = new Date(line.at).toISOString();
    const from = { id: line.username, name: line.username };
    const message = { id: line.line_id, text: line.message, user: from, type: 'regular', cid: channel.cid };
    client.dispatchEvent({
      type: 'message.new',
      cid: channel.cid,
      user: from,
      message: { ...message, created_at: at, updated_at: at, attachments: [] },
    } as unknown as Event);
  };
};
export const streamVirtualized = () => stream(VirtualizedMessageList);
export const streamPlain = () => stream(MessageList);
