import { PROTOCOL_VERSION, SOCKET } from '@footlight/contract';
import type { EventInput, EventName, EventPayload, RealtimeEvent } from '@footlight/contract/realtime';
import { type ValueStore, valueStore } from '@footlight/room-widgets/stores';
import { lobbyDelay } from './backoff.ts';
import { handledBy, type SocketHandlers } from './socket-events.ts';
import { openWireSocket, socketUrl, type WireSocket, type WireSocketOptions } from './wire-socket.ts';

/** Lobby socket flags (spec 1 §4). */
interface LobbyFlags {
  connecting: boolean;
  connected: boolean;
  authorised: boolean;
  reconnecting: boolean;
}

export interface LobbyOptions {
  path: string;
  /** The visitor's node token; `isStale` requests a new one because the last one was refused. */
  token(isStale: boolean): Promise<string>;
  onEvent(event: RealtimeEvent): void;
  onProblem: WireSocketOptions['onProblem'];
  /** The lobby was unreachable for 10 s (spec 1 §9). */
  onFailure(server: string): void;
  random?: () => number;
}

type Watched = EventInput<'v3.lobby.watch'>;

export interface Lobby {
  readonly flags: ValueStore<LobbyFlags>;
  /** Asks for the address of a room's socket. Rejects if the connection is lost before the answer. */
  discover(room: string): Promise<string>;
  /** The rooms whose changes the lobby sends, also after a reconnect; none ends it. */
  watch(wish: Watched): void;
  /** False while there is no connection. */
  send<N extends EventName>(name: N, payload: EventInput<N>): boolean;
  start(): void;
  stop(): void;
  /** Reconnects at once with the current token, after a login or logout. */
  restart(): void;
}

const IDLE: LobbyFlags = { connecting: false, connected: false, authorised: false, reconnecting: false };

export const createLobby = (options: LobbyOptions): Lobby => {
  const flags = valueStore(IDLE);
  const waiting = new Map<string, { resolve(url: string): void; reject(error: Error): void }[]>();
  let watched: Watched = { broadcasters: [] };
  let socket: WireSocket | null = null;
  let isRunning = false;
  let attempt = 0;
  let lostAt = 0;
  let failurePausedUntil = 0;
  let isTokenStale = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failureTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts connections, so that a late answer of an old one is ignored. */
  let generation = 0;

  const rejectWaiting = () => {
    for (const list of waiting.values()) for (const one of list) one.reject(new Error('The lobby was lost.'));
    waiting.clear();
  };

  const watchFailure = () => {
    clearTimeout(failureTimer);
    const pause = Math.max(0, failurePausedUntil - Date.now());
    failureTimer = setTimeout(() => options.onFailure(options.path), SOCKET.failureLogAfter + pause);
  };

  const onLost = (of: number) => {
    if (of !== generation || !isRunning) return;
    socket = null;
    rejectWaiting();
    if (lostAt === 0) {
      lostAt = Date.now();
      watchFailure();
    }
    flags.set({ ...IDLE, reconnecting: true });
    clearTimeout(retryTimer);
    retryTimer = setTimeout(connect, lobbyDelay(attempt, Date.now() - lostAt, options.random ?? Math.random));
    attempt += 1;
  };

  const onAuthorised = (payload: EventPayload<'v3.authorize.success'>) => {
    attempt = 0;
    lostAt = 0;
    isTokenStale = false;
    clearTimeout(failureTimer);
    flags.set({ connecting: false, connected: true, authorised: true, reconnecting: false });
    for (const room of waiting.keys()) socket?.send('v3.lobby.discover', { room });
    if (watched.broadcasters.length > 0) socket?.send('v3.lobby.watch', watched);
    options.onEvent({ name: 'v3.authorize.success', payload });
  };

  const own: SocketHandlers<'lobby'> = {
    'v3.authorize.success': onAuthorised,
    'v3.authorize.failed'({ reason }) {
      isTokenStale = reason === 'token';
      socket?.close();
    },
    'v3.lobby.discovered'({ room, url }) {
      for (const one of waiting.get(room) ?? []) one.resolve(url);
      waiting.delete(room);
    },
    'v3.lobby.restarting'() {
      failurePausedUntil = Date.now() + SOCKET.restartPause;
    },
  };
  const onEvent = (event: RealtimeEvent) => {
    if (!handledBy(own, event)) options.onEvent(event);
  };

  const connect = () => {
    generation += 1;
    const mine = generation;
    flags.set({ ...IDLE, connecting: true, reconnecting: lostAt !== 0 });
    options.token(isTokenStale).then(
      (token) => {
        if (mine !== generation || !isRunning) return;
        socket = openWireSocket({
          url: socketUrl(options.path),
          onOpen: () => {
            flags.set({ ...flags.getSnapshot(), connecting: false, connected: true });
            socket?.send('v3.authorize', { token, version: PROTOCOL_VERSION });
          },
          onEvent,
          onClose: () => onLost(mine),
          onProblem: options.onProblem,
        });
      },
      () => onLost(mine),
    );
  };

  const disconnect = () => {
    clearTimeout(retryTimer);
    clearTimeout(failureTimer);
    generation += 1;
    socket?.close();
    socket = null;
    attempt = 0;
    lostAt = 0;
    rejectWaiting();
  };

  return {
    flags,
    send: (name, payload) => socket?.send(name, payload) ?? false,
    discover: (room) =>
      new Promise((resolve, reject) => {
        waiting.set(room, [...(waiting.get(room) ?? []), { resolve, reject }]);
        if (flags.getSnapshot().authorised) socket?.send('v3.lobby.discover', { room });
      }),
    watch(wish) {
      watched = wish;
      if (flags.getSnapshot().authorised) socket?.send('v3.lobby.watch', wish);
    },
    start() {
      if (isRunning) return;
      isRunning = true;
      connect();
    },
    stop() {
      isRunning = false;
      disconnect();
      flags.set(IDLE);
    },
    restart() {
      if (!isRunning) return;
      disconnect();
      isTokenStale = true;
      connect();
    },
  };
};
