import { type ChatStatus, PROTOCOL_VERSION, type RoomSound, SOCKET } from '@footlight/contract';
import type { EventInput, EventName, EventPayload, RealtimeEvent } from '@footlight/contract/realtime';
import type { HighlightedMessage } from '@footlight/room-widgets';
import { type Signal, signal, type ValueStore, valueStore } from './emitter.ts';
import type { Lobby } from './lobby.ts';
import { lineOf } from './room-lines.ts';
import { createRoomLog, type RoomLog } from './room-log.ts';
import { openWireSocket, socketUrl, type WireSocket, type WireSocketOptions } from './wire-socket.ts';

/** Room socket states (spec 1 §4). */
export type RoomSocketState = 'none' | 'discovery' | 'connecting' | 'sent' | 'joined';

/** Why the platform will not let this visitor in; the socket stays closed. */
export type RoomRefusal = 'banned' | 'room' | 'kicked';

export type RoomNoise = { kind: 'tip'; tokens: number } | { kind: 'played'; sound: RoomSound };

interface RoomSocketOptions {
  room: string;
  lobby: Lobby;
  token(isStale: boolean): Promise<string>;
  /** What is neither a line nor history nor a count: status, subject, … */
  onEvent(event: RealtimeEvent): void;
  onRefused(reason: RoomRefusal, message?: string): void;
  onProblem: WireSocketOptions['onProblem'];
}

export interface RoomSocket {
  readonly state: ValueStore<RoomSocketState>;
  readonly log: RoomLog;
  readonly userCount: ValueStore<number | null>;
  readonly userList: ValueStore<EventPayload<'v3.chat.user_list'> | null>;
  /** The line that the room's staff lifted out. */
  readonly highlighted: ValueStore<HighlightedMessage | null>;
  /** What can be heard: a tip as it happens, or a sound that the staff plays. */
  readonly sounds: Signal<RoomNoise>;
  /** What the room is as this socket comes in: it may have changed since the page was made, or during a cut. */
  readonly present: Signal<ChatStatus>;
  /** Everything that is neither a line nor the room itself, for features that load when they are needed. */
  readonly others: Signal<RealtimeEvent>;
  /** Lifts a line out for all, or puts it back. For those who keep order. */
  highlight(lineId: string | null): void;
  /** Sends a chat line and shows it at once. */
  say(message: string, username: string, language: string): void;
  retry(clientId: string, language: string): void;
  watchUserList(isWatched: boolean): void;
  /** Says that the viewer of a show is still here. */
  ping(from: string): void;
  /** For features that load when they are needed; false while the socket is away. */
  send<N extends EventName>(name: N, payload: EventInput<N>): boolean;
  /** Leaves and comes back as whoever the visitor is now, missing nothing. */
  rejoin(): void;
  close(): void;
}

/** Why a line was refused: a key of the chat's texts, or the platform's own words. */
const refusalOf = ({ errorType, errorMessage }: EventPayload<'v3.chat.message'>): string | undefined =>
  errorType === undefined || errorType === 'failed' ? errorMessage : `refused.${errorType}`;

/** How a room is joined. */
export type OpenRoom = (options: RoomSocketOptions) => RoomSocket;

export const openRoom: OpenRoom = (options) => {
  const { lobby, room } = options;
  const state = valueStore<RoomSocketState>('none');
  const userCount = valueStore<number | null>(null);
  const userList = valueStore<EventPayload<'v3.chat.user_list'> | null>(null);
  const highlighted = valueStore<HighlightedMessage | null>(null);
  const sounds = signal<RoomNoise>();
  const present = signal<ChatStatus>();
  const others = signal<RealtimeEvent>();
  const log = createRoomLog();
  let socket: WireSocket | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  let isTokenStale = false;
  let isListWatched = false;
  let isToldPresent = false;
  let generation = 0;

  const retryLater = () => {
    if (!isOpen) return;
    state.set('discovery');
    clearTimeout(retryTimer);
    const wait = lobby.flags.getSnapshot().authorised ? SOCKET.roomRetry : SOCKET.roomRetryUnauthorised;
    retryTimer = setTimeout(discover, wait);
  };

  /** The room's order is broken: come back and ask for what is missing. */
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
    isToldPresent = false;
    state.set('joined');
    if (isListWatched) socket?.send('v3.chat.userlist.start', {});
  };

  /** After a cut, lines that were on their way go out again; their client id keeps the platform from doubling them. */
  const resendOwn = () => {
    for (const line of log.pendingOwn()) socket?.send('v3.chat.message', line);
  };

  const onEvent = (event: RealtimeEvent) => {
    switch (event.name) {
      case 'v3.authorize.success':
        return onJoined();
      case 'v3.authorize.failed': {
        const { reason } = event.payload;
        if (reason === 'banned' || reason === 'room' || reason === 'kicked') return refuse(reason);
        isTokenStale = reason === 'token';
        return socket?.close();
      }
      case 'v3.chat.history':
        log.history(event.payload);
        return resendOwn();
      case 'v3.chat.message': {
        const { payload } = event;
        const line = lineOf(event);
        if (line) return log.line(line) || resync();
        if (!payload.client_id) return;
        if (payload.errorType === undefined && payload.errorMessage === undefined) {
          return log.dropOwn(payload.client_id);
        }
        return log.failOwn(payload.client_id, refusalOf(payload));
      }
      case 'v3.tip.received': {
        const line = lineOf(event);
        if (line && !log.line(line)) return resync();
        return sounds.tell({ kind: 'tip', tokens: event.payload.tokens });
      }
      case 'v3.chat.moderate': {
        const line = lineOf(event);
        if (line && !log.line(line)) resync();
        return options.onEvent(event);
      }
      case 'v3.chat.play_sound':
        return sounds.tell({ kind: 'played', sound: event.payload.sound });
      case 'v3.user.highlighted_message': {
        const { username, message } = event.payload;
        return highlighted.set(username && message ? { username, message } : null);
      }
      case 'v3.chat.user_count':
        return userCount.set(event.payload.user_count);
      case 'v3.chat.user_list':
        return userList.set(event.payload);
      case 'v3.chat.banned':
        return refuse('banned', event.payload.reason);
      case 'v3.chat.kicked':
        return refuse('kicked', event.payload.reason);
      case 'v3.chat.update':
        if (isToldPresent || event.payload.status === undefined) return options.onEvent(event);
        isToldPresent = true;
        return present.tell(event.payload.status);
      default:
        others.tell(event);
        options.onEvent(event);
    }
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
    others,
    highlight: (lineId) =>
      void send('v3.user.highlighted_message', lineId === null ? {} : { line_id: lineId }),
    say(message, username, language) {
      const client_id = crypto.randomUUID();
      log.addOwn({ client_id, username, message, at: Date.now() });
      // Not sent while away: it goes out with the next history.
      if (state.getSnapshot() === 'joined')
        send('v3.chat.message', { message, client_id, user_language: language });
    },
    retry(clientId, language) {
      const message = log.retryOwn(clientId);
      if (message !== null)
        send('v3.chat.message', { message, client_id: clientId, user_language: language });
    },
    watchUserList(isWatched) {
      isListWatched = isWatched;
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
