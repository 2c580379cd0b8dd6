import { CHAT_PACE, type ChatStatus, PROTOCOL_VERSION, type RoomSound, SOCKET } from '@footlight/contract';
import {
  type EventInput,
  type EventName,
  type EventPayload,
  isPrivateRoom,
  type RealtimeEvent,
} from '@footlight/contract/realtime';
import type { HighlightedMessage } from '@footlight/room-widgets';
import { createRoomLog, type RoomLog } from '@footlight/room-widgets/room-log';
import { type ValueStore, valueStore } from '@footlight/room-widgets/stores';
import { type Signal, signal } from './emitter.ts';
import type { Lobby } from './lobby.ts';
import { lineOf } from './room-lines.ts';
import { handledBy, type SocketHandlers } from './socket-events.ts';
import { openWireSocket, socketUrl, type WireSocket, type WireSocketOptions } from './wire-socket.ts';

/** Room socket states (spec 1 §4). */
export type RoomSocketState = 'none' | 'discovery' | 'connecting' | 'sent' | 'joined';

/** Why the platform refuses this visitor; the socket stays closed. */
const REFUSALS = ['banned', 'kicked', 'room', 'closed', 'suspended'] as const;
export type RoomRefusal = (typeof REFUSALS)[number];

export type RoomNoise = { kind: 'tip'; tokens: number } | { kind: 'played'; sound: RoomSound };

interface RoomSocketOptions {
  room: string;
  lobby: Lobby;
  token(isStale: boolean): Promise<string>;
  /** Every event that the socket does not handle itself. */
  onEvent(event: RealtimeEvent): void;
  onRefused(reason: RoomRefusal, message?: string): void;
  onProblem: WireSocketOptions['onProblem'];
}

export interface RoomSocket {
  readonly state: ValueStore<RoomSocketState>;
  readonly log: RoomLog;
  readonly userCount: ValueStore<number | null>;
  readonly userList: ValueStore<EventPayload<'v3.chat.user_list'> | null>;
  /** The line that moderators highlighted. */
  readonly highlighted: ValueStore<HighlightedMessage | null>;
  /** Sounds to play: of tips, and those that moderators play. */
  readonly sounds: Signal<RoomNoise>;
  /**
   * The room's status at each join. It may have changed since the page was rendered, or while the socket was
   * disconnected.
   */
  readonly present: Signal<ChatStatus>;
  /** Highlights a line for everybody, or removes the highlight. For moderators. */
  highlight(lineId: string | null): void;
  /** Sends a chat line and shows it at once. */
  say(message: string, username: string, language: string): void;
  retry(clientId: string, language: string): void;
  /** A part of the page starts or stops to show the user list. Each starts once and stops once. */
  watchUserList(isWatched: boolean): void;
  /** Tells the platform that the viewer of a show is still present. */
  ping(from: string): void;
  /** False while the socket is not connected. */
  send<N extends EventName>(name: N, payload: EventInput<N>): boolean;
  /** Reconnects as the current user and resumes at the last line. */
  rejoin(): void;
  close(): void;
}

/** Why a line was refused: a key of the chat's texts, or the platform's text. */
const refusalOf = ({ errorType, errorMessage }: EventPayload<'v3.chat.message'>): string | undefined =>
  errorType === undefined || errorType === 'failed' ? errorMessage : `refused.${errorType}`;

/** Options for joining a room. */
export type OpenRoom = (options: RoomSocketOptions) => RoomSocket;

export const openRoom: OpenRoom = (options) => {
  const { lobby, room } = options;
  const state = valueStore<RoomSocketState>('none');
  const userCount = valueStore<number | null>(null);
  const userList = valueStore<EventPayload<'v3.chat.user_list'> | null>(null);
  const highlighted = valueStore<HighlightedMessage | null>(null);
  const sounds = signal<RoomNoise>();
  const present = signal<ChatStatus>();
  const log = createRoomLog();
  let socket: WireSocket | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  let isTokenStale = false;
  let listReaders = 0;
  let hasPresentStatus = false;
  let generation = 0;
  let spokenIn: string | undefined;
  let resendTimer: ReturnType<typeof setTimeout> | undefined;

  const retryLater = () => {
    if (!isOpen) return;
    state.set('discovery');
    clearTimeout(retryTimer);
    const wait = lobby.flags.getSnapshot().authorised ? SOCKET.roomRetry : SOCKET.roomRetryUnauthorised;
    retryTimer = setTimeout(discover, wait);
  };

  /** A line is missing: reconnects and requests the lines after the last one. */
  const resync = () => {
    socket?.close();
    retryLater();
  };

  const refuse = (reason: RoomRefusal, message?: string) => {
    close();
    options.onRefused(reason, message);
  };

  const onJoined = () => {
    isTokenStale = false;
    hasPresentStatus = false;
    state.set('joined');
    if (listReaders > 0) socket?.send('v3.chat.userlist.start', {});
  };

  const sendLine = ({ client_id, message }: { client_id: string; message: string }) =>
    send('v3.chat.message', { message, client_id, user_language: spokenIn });

  /**
   * Sends unconfirmed lines again after a reconnect, one after the other and no faster than the platform takes them. Their
   * client id prevents duplicates.
   */
  const resendOwn = (sent = new Set<string>()) => {
    clearTimeout(resendTimer);
    resendTimer = undefined;
    if (state.getSnapshot() !== 'joined') return;
    const line = log.pendingOwn().find(({ client_id }) => !sent.has(client_id));
    if (!line || !sendLine(line)) return;
    sent.add(line.client_id);
    resendTimer = setTimeout(() => resendOwn(sent), 1_000 / CHAT_PACE.perSecond);
  };

  const own: SocketHandlers<'room'> = {
    'v3.authorize.success': onJoined,
    'v3.authorize.failed'({ reason, message }) {
      const refusal = REFUSALS.find((one) => one === reason);
      if (refusal) return refuse(refusal, message);
      isTokenStale = reason === 'token';
      socket?.close();
    },
    'v3.chat.history'(history) {
      const isFirst = log.position() === null;
      log.history(history);
      if (isFirst && isPrivateRoom(room)) log.startPrivate();
      resendOwn();
    },
    'v3.chat.message'(payload) {
      const line = lineOf({ name: 'v3.chat.message', payload });
      if (line) return void (log.line(line) || resync());
      if (!payload.client_id) return;
      if (payload.errorType === undefined && payload.errorMessage === undefined)
        return log.dropOwn(payload.client_id);
      log.failOwn(payload.client_id, refusalOf(payload));
    },
    'v3.tip.received'(payload) {
      const line = lineOf({ name: 'v3.tip.received', payload });
      if (line && !log.line(line)) return resync();
      sounds.emit({ kind: 'tip', tokens: payload.tokens });
    },
    'v3.chat.moderate'(payload) {
      const event = { name: 'v3.chat.moderate', payload } as const;
      const line = lineOf(event);
      if (line && !log.line(line)) resync();
      options.onEvent(event);
    },
    'v3.chat.play_sound': ({ sound }) => sounds.emit({ kind: 'played', sound }),
    'v3.user.highlighted_message': ({ username, message }) =>
      highlighted.set(username && message ? { username, message } : null),
    'v3.chat.user_count': ({ user_count }) => userCount.set(user_count),
    'v3.chat.user_list': (list) => userList.set(list),
    'v3.chat.banned': ({ reason }) => refuse('banned', reason),
    'v3.chat.kicked': ({ reason }) => refuse('kicked', reason),
    'v3.chat.update'(payload) {
      if (hasPresentStatus || payload.status === undefined)
        return options.onEvent({ name: 'v3.chat.update', payload });
      hasPresentStatus = true;
      present.emit(payload.status);
    },
  };
  const onEvent = (event: RealtimeEvent) => {
    if (!handledBy(own, event)) options.onEvent(event);
  };

  const connect = (url: string, mine: number) => {
    state.set('connecting');
    options.token(isTokenStale).then(
      (token) => {
        if (mine !== generation) return;
        socket = openWireSocket({
          url: socketUrl(url),
          onOpen: () => {
            const position = log.position();
            socket?.send('v3.authorize', { token, version: PROTOCOL_VERSION, room, ...position });
            state.set('sent');
          },
          onEvent: (event) => mine === generation && onEvent(event),
          onClose: () => {
            if (mine !== generation) return;
            socket = null;
            retryLater();
          },
          onProblem: options.onProblem,
        });
      },
      () => mine === generation && retryLater(),
    );
  };

  function discover() {
    if (!isOpen) return;
    generation += 1;
    const mine = generation;
    state.set('discovery');
    lobby.discover(room).then(
      (url) => mine === generation && isOpen && connect(url, mine),
      () => mine === generation && retryLater(),
    );
  }

  function close() {
    isOpen = false;
    generation += 1;
    clearTimeout(retryTimer);
    clearTimeout(resendTimer);
    socket?.close();
    socket = null;
    state.set('none');
  }

  const send = <N extends EventName>(name: N, payload: EventInput<N>) => socket?.send(name, payload) ?? false;

  discover();

  return {
    state,
    log,
    userCount,
    userList,
    highlighted,
    sounds,
    present,
    highlight: (lineId) =>
      void send('v3.user.highlighted_message', lineId === null ? {} : { line_id: lineId }),
    say(message, username, language) {
      const client_id = crypto.randomUUID();
      spokenIn = language;
      log.addOwn({ client_id, username, message, at: Date.now() });
      // Without a connection it is sent after the next history. While other lines wait, it is sent after them.
      if (state.getSnapshot() === 'joined' && resendTimer === undefined) sendLine({ client_id, message });
    },
    retry(client_id, language) {
      const message = log.retryOwn(client_id);
      spokenIn = language;
      if (message !== null) sendLine({ client_id, message });
    },
    watchUserList(isWatched) {
      const before = listReaders;
      listReaders = Math.max(0, before + (isWatched ? 1 : -1));
      if (before > 0 === listReaders > 0) return;
      send(isWatched ? 'v3.chat.userlist.start' : 'v3.chat.userlist.stop', {});
    },
    ping: (from) => {
      send('v3.private.ping', { from });
    },
    send,
    rejoin: () => {
      isTokenStale = true;
      resync();
    },
    close,
  };
};
