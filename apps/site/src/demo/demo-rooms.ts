import { playSession, talkSession } from '@footlight/contract/fixtures';
import {
  codec,
  type EventInput,
  type EventName,
  type RealtimeEvent,
  type RoomLine,
} from '@footlight/contract/realtime';
import { type WebSocketHandlerConnection, ws } from 'msw';
import { lineOf } from '../shell/sockets/room-lines.ts';
import type { DemoSessions } from './demo-session.ts';
import { DEMO_ROLES } from './recording.ts';

type Client = WebSocketHandlerConnection['client'];

interface DemoTip {
  sender: string;
  tokens: number;
  comment?: string | undefined;
}

/** The sockets of lobby and rooms. Every room plays the recorded session. */
export interface DemoRooms {
  handlers: ReturnType<ReturnType<typeof ws.link>['addEventListener']>[];
  /** A tip of this visitor, as the room's next line. */
  tip(room: string, tip: DemoTip): void;
}

/** Milliseconds between two rounds of the recorded session. */
const PAUSE = 4_000;
/** Lines of the session that are there when a visitor joins. */
const SHOWN_FIRST = 8;
const ROOM_PATH = '/chat/room';

const send = <N extends EventName>(client: Client, name: N, payload: EventInput<N>) =>
  client.send(codec.encode(name, payload));

const recorded = talkSession.texts.flatMap(([, text]) => codec.decode(text, 'server').events);
const recordedLines = recorded.filter((event) => lineOf(event) !== null);

interface OpenRoom {
  client: Client;
  name: string;
  /** Number of the last line. */
  seq: number;
}

/** Without `isLive` the first lines stay as they are, for pictures that are the same each time. */
export const createDemoRooms = (session: DemoSessions, { isLive }: { isLive: boolean }): DemoRooms => {
  const open = new Set<OpenRoom>();
  const numbered = (room: OpenRoom) => {
    room.seq += 1;
    return { seq: room.seq, at: Date.now(), line_id: `demo-${room.seq}` };
  };
  /** The session was recorded in one room, whose broadcaster speaks and is tipped in every other one too. */
  const inRoom = (event: RealtimeEvent, room: OpenRoom): RealtimeEvent | null => {
    if (event.name === 'v3.chat.message') {
      const { is_model: isModel, username, message } = event.payload;
      const payload = {
        ...event.payload,
        ...numbered(room),
        username: isModel ? room.name : username,
        message: message.replaceAll(talkSession.room, room.name),
      };
      return { ...event, payload };
    }
    if (event.name === 'v3.tip.received')
      return { ...event, payload: { ...event.payload, ...numbered(room), receiver_name: room.name } };
    return null;
  };
  const history = (room: OpenRoom): RoomLine[] =>
    recordedLines.slice(0, SHOWN_FIRST).flatMap((event, index) => {
      const own = inRoom(event, room);
      const line = own && lineOf(own);
      return line ? [{ ...line, at: Date.now() - (SHOWN_FIRST - index) * 9_000 }] : [];
    });

  const play = (room: OpenRoom): (() => void) => {
    let stop: () => void = () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const last = talkSession.texts.at(-1)?.[0] ?? 0;
    const round = () => {
      stop = playSession(talkSession, (text) => {
        for (const event of codec.decode(text, 'server').events) {
          const own = inRoom(event, room);
          if (own) send(room.client, own.name, own.payload as EventInput<typeof own.name>);
        }
      });
      timer = setTimeout(round, last + PAUSE);
    };
    round();
    return () => {
      stop();
      clearTimeout(timer);
    };
  };

  const join = (client: Client, name: string) => {
    const room: OpenRoom = { client, name, seq: 0 };
    const username = DEMO_ROLES[session.get().role];
    const user = { username: username ?? 'guest', is_guest: !username };
    const epoch = 'demo';
    send(client, 'v3.authorize.success', { success: true, room: name, epoch, user });
    const messages = history(room);
    send(client, 'v3.chat.history', { messages, epoch, seq: room.seq, recovered: false });
    open.add(room);
    const stop = isLive ? play(room) : () => undefined;
    client.addEventListener('close', () => {
      open.delete(room);
      stop();
    });
  };

  const onRoomEvent = (client: Client, event: RealtimeEvent) => {
    if (event.name === 'v3.authorize' && event.payload.room) return join(client, event.payload.room);
    const room = [...open].find((one) => one.client === client);
    if (event.name !== 'v3.chat.message' || !room) return;
    const { message, client_id } = event.payload;
    const username = DEMO_ROLES[session.get().role];
    if (!username) {
      send(client, 'v3.chat.message', { message, client_id, errorType: 'guest', errorMessage: '' });
      return;
    }
    send(client, 'v3.chat.message', { message, client_id, username, ...numbered(room) });
  };

  const onLobbyEvent = (client: Client, event: RealtimeEvent) => {
    if (event.name === 'v3.authorize') {
      const username = DEMO_ROLES[session.get().role] ?? 'guest';
      send(client, 'v3.authorize.success', { success: true, user: { username } });
    }
    if (event.name === 'v3.lobby.discover')
      send(client, 'v3.lobby.discovered', { room: event.payload.room, url: ROOM_PATH });
  };

  const serve = (path: string, onEvent: (client: Client, event: RealtimeEvent) => void) =>
    ws.link(`*${path}`).addEventListener('connection', ({ client }) => {
      client.addEventListener('message', ({ data }) => {
        for (const event of codec.decode(data, 'client').events) {
          if (event.name === 'v3.ping') send(client, 'v3.pong', {});
          else onEvent(client, event as RealtimeEvent);
        }
      });
    });

  return {
    handlers: [serve('/chat/lobby', onLobbyEvent), serve(ROOM_PATH, onRoomEvent)],
    tip(name, { sender, tokens, comment }) {
      for (const room of open) {
        if (room.name !== name) continue;
        send(room.client, 'v3.tip.received', {
          tokens,
          receiver_name: name,
          sender_name: sender,
          ...(comment ? { comment } : {}),
          ...numbered(room),
        });
      }
    },
  };
};
