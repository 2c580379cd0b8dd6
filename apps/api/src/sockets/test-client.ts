import { PROTOCOL_VERSION } from '@footlight/contract';
import {
  decode,
  type EventInput,
  type EventName,
  type EventPayload,
  encode,
  type RealtimeEvent,
  type RoomLine,
} from '@footlight/contract/realtime';
import { WebSocket } from 'ws';

/** For tests outside this app. */
export { WebSocket };

/** A test socket: speaks the wire format and records every event. */
export interface TestClient {
  socket: WebSocket;
  received: RealtimeEvent[];
  problems: unknown[];
  /** Resolves with the close code. */
  closed: Promise<number>;
  send<N extends EventName>(name: N, payload: EventInput<N>): void;
  /** The first event of this name that meets the condition, received already or within two seconds. */
  wait<N extends EventName>(name: N, meets?: (payload: EventPayload<N>) => boolean): Promise<EventPayload<N>>;
  all<N extends EventName>(name: N): EventPayload<N>[];
  /** Numbered lines in order of arrival, history included. */
  lines(): { seq: number; message: string; username: string }[];
  close(): void;
}

/** Connects; resolves when the socket is open. */
export async function connectClient(
  address: string,
  headers: Record<string, string> = {},
): Promise<TestClient> {
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  const received: RealtimeEvent[] = [];
  const problems: unknown[] = [];
  socket.on('message', (data) => {
    const decoded = decode(String(data), 'server');
    received.push(...decoded.events);
    problems.push(...decoded.problems);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  const all = <N extends EventName>(name: N) =>
    received.filter((event) => event.name === name).map((event) => event.payload as EventPayload<N>);
  return {
    socket,
    received,
    problems,
    closed,
    send: (name, payload) => socket.send(encode(name, payload)),
    all,
    async wait(name, meets = () => true) {
      for (let attempt = 0; attempt < 400; attempt += 1) {
        const found = all(name).find(meets);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error(`${name} did not come; heard ${received.map((event) => event.name).join(', ')}`);
    },
    lines() {
      return received.flatMap((event): { seq: number; message: string; username: string }[] => {
        const { payload } = event;
        if (event.name === 'v3.chat.history') {
          return (payload as { messages: RoomLine[] }).messages.map(({ seq, message, username }) => ({
            seq,
            message,
            username,
          }));
        }
        const line = payload as Partial<EventPayload<'v3.chat.message'> & EventPayload<'v3.tip.received'>>;
        if (line.seq === undefined || event.name === 'v3.authorize') return [];
        return [
          {
            seq: line.seq,
            message: line.message ?? line.comment ?? '',
            username: line.username ?? line.sender_name ?? '',
          },
        ];
      });
    },
    close: () => socket.close(),
  };
}

/** Joins a room as a user, optionally resuming after a line; resolves with the history. */
export async function joinRoom(
  address: string,
  token: string,
  room: string,
  since?: { epoch: string; seq: number },
): Promise<{ client: TestClient; history: EventPayload<'v3.chat.history'> }> {
  const client = await connectClient(`${address}/chat/room`);
  client.send('v3.authorize', { token, version: PROTOCOL_VERSION, room, ...since });
  return { client, history: await client.wait('v3.chat.history') };
}
