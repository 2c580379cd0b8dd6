import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CAMERA, SOCKET } from '@footlight/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bus } from '../kernel/events/bus/bus.ts';
import { networkOf } from '../kernel/http/limits.ts';
import { addressOf } from '../kernel/http/socket-address.ts';
import type { RoomPresence } from '../kernel/rooms/presence.ts';
import { type Connection, createConnection, type SocketStats } from './connection.ts';
import { serveLobbySocket } from './lobby-socket.ts';
import { createOnline } from './online.ts';
import { CLOSE, type RealtimeLog, type RoomFacts, type SocketSession, type SocketSource } from './ports.ts';
import { createPresence, type Presence } from './presence.ts';
import { type AccountLimits, createAccountLimits } from './rate-limit.ts';
import { readRoomName, serveRoomSocket } from './room-socket.ts';
import { createRooms } from './rooms.ts';
import { createSessionWatch } from './session-watch.ts';
import { createStatusWatch } from './status-watch.ts';

const LOBBY_PATH = '/chat/lobby';
const ROOM_PATH = '/chat/room';
/** A socket that does not authorise in time is closed. */
const AUTHORISE_WITHIN_MS = 5_000;
/** An upgrade of a path that is not ours is refused after this time, unless somebody else has answered it. */
const OTHERS_ANSWER_WITHIN_MS = 500;
/** Moderation takes effect at once; other changes of a room within this time. */
const FACTS_TTL_MS = 2_000;
/** Most sockets of one address: many visitors share one behind a carrier's or a company's network. */
const SOCKETS_OF_ADDRESS = 1_000;
/** `ws` rejects larger payloads before it buffers them. The codec's own limit is lower. */
const MAX_PAYLOAD = 65_536;

/** Settings of {@link createRealtime}. */
export interface RealtimeOptions {
  bus: Bus;
  source: SocketSource;
  log: RealtimeLog;
  /** Whether pages of this origin may open sockets, besides pages of the requested host. */
  isKnownOrigin?: (origin: string) => boolean;
  /** URL of the room sockets; by default a path on the same host. */
  roomUrl?: string;
  /** Most sockets of one address, or one IPv6 network. */
  socketsOfAddress?: number;
  /** Limits by account; by default those of this process. */
  limits?: AccountLimits;
  /** Authorisation timeout in milliseconds; for tests. */
  authoriseWithin?: number;
  pingEvery?: number;
}

/** The sockets of one process. */
export interface Realtime {
  presence: RoomPresence & Presence;
  stats: Readonly<SocketStats>;
  /** Serves upgrades of the two paths; leaves other paths alone. */
  attach(server: Server): void;
  /** Closes sockets with a code that makes clients reconnect, then the rooms. The bus stays open. */
  close(): Promise<void>;
}

/** Creates the sockets. They serve nothing before {@link Realtime.attach}. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { bus, log } = options;
  const facts = rememberFacts(options.source.room);
  const source: SocketSource = { ...options.source, room: facts.ask };
  const presence = await createPresence(bus);
  const online = createOnline(bus);
  const broadcasterOf = (room: string) => readRoomName(room)?.streamer ?? room;
  const rooms = createRooms({
    bus,
    presence,
    log,
    onChanged: (room) => facts.forget(broadcasterOf(room)),
    facts: (room) => facts.ask(broadcasterOf(room)),
  });
  const stats: SocketStats = { open: 0, malformed: 0, slow: 0, missedPongs: 0 };
  const connections = new Set<Connection>();
  const limits = options.limits ?? createAccountLimits();
  const mostOfNetwork = options.socketsOfAddress ?? SOCKETS_OF_ADDRESS;
  const ofNetwork = new Map<string, number>();
  const sessions = createSessionWatch({ bus, endedLogins: source.endedLogins, log });
  const statuses = await createStatusWatch({ bus, cards: source.cards, log });
  bus.onRestored(() => {
    rooms.catchUp();
    sessions.checkAll();
  });
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const pingEvery = options.pingEvery ?? SOCKET.pingEvery;

  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping();
    setTimeout(() => {
      const missing = [...connections].filter((connection) => !connection.isAlive()).length;
      stats.missedPongs += missing;
      if (missing > 0) log.debug({ code: 'pong_missing', missing }, 'Sockets did not answer a ping in time');
    }, SOCKET.pongWithin).unref();
  }, pingEvery);
  pinging.unref();

  const serve = (socket: WebSocket, path: string, handshake: IncomingMessage): void => {
    const connection = createConnection(socket, randomUUID(), log, stats);
    connections.add(connection);
    const clock = setTimeout(
      () => connection.close(CLOSE.unauthorised, 'not authorised in time'),
      options.authoriseWithin ?? AUTHORISE_WITHIN_MS,
    );
    const onAuthorised = (session: SocketSession): void => {
      clearTimeout(clock);
      sessions.watch(connection, session);
    };
    connection.onClose(() => {
      clearTimeout(clock);
      connections.delete(connection);
    });
    const roomUrl = options.roomUrl ?? ROOM_PATH;
    if (path === LOBBY_PATH)
      serveLobbySocket(connection, {
        bus,
        source,
        log,
        limits,
        statuses,
        handshake,
        roomUrl,
        online,
        onAuthorised,
      });
    else {
      const { enter, exit } = rooms;
      serveRoomSocket(connection, { bus, source, log, limits, handshake, onAuthorised, enter, exit });
    }
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    // Broadcasters' cameras have a listener of their own, which may take longer than the wait below.
    if (path === CAMERA.path) return;
    if (path !== LOBBY_PATH && path !== ROOM_PATH) {
      // Another listener (a development server) may answer; if none does, the socket would stay open for ever.
      setTimeout(() => {
        if ((socket as Socket).bytesWritten === 0) refuse(socket, '404 Not Found');
      }, OTHERS_ANSWER_WITHIN_MS).unref();
      return;
    }
    if (!isOriginAllowed(request, options.isKnownOrigin)) {
      log.info(
        { code: 'foreign_origin', origin: request.headers.origin },
        'Rejected a socket: the origin is not a known site',
      );
      refuse(socket, '403 Forbidden');
      return;
    }
    const network = networkOf(addressOf(request));
    const open = (ofNetwork.get(network) ?? 0) + 1;
    if (open > mostOfNetwork) {
      if (open === mostOfNetwork + 1) {
        // No address in the log. Behind a proxy that TRUST_PROXY does not name, all visitors have the proxy's.
        log.warn(
          { code: 'too_many_sockets', most: mostOfNetwork },
          'Rejected a socket: too many of one address; see TRUST_PROXY',
        );
      }
      refuse(socket, '429 Too Many Requests');
      return;
    }
    ofNetwork.set(network, open);
    socket.once('close', () => {
      const left = (ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
    });
    wss.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, path, request));
  };

  const detachers: (() => void)[] = [];
  return {
    presence: {
      ...presence,
      viewerCount: (room) => presence.count(room) || null,
      onlineIds: online.ids,
    },
    stats,
    attach(server) {
      const listener = (request: IncomingMessage, socket: Duplex, head: Buffer): void =>
        upgrade(request, socket, head);
      server.on('upgrade', listener);
      detachers.push(() => server.off('upgrade', listener));
    },
    async close() {
      clearInterval(pinging);
      online.close();
      await statuses.close();
      sessions.close();
      for (const detach of detachers) detach();
      for (const connection of connections) {
        connection.send('v3.lobby.restarting', {});
        connection.close(CLOSE.restarting, 'restarting');
      }
      await rooms.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Caches the facts of rooms for a few seconds: every chat line needs them, and they seldom change. */
function rememberFacts(ask: SocketSource['room'], now: () => number = Date.now) {
  const known = new Map<string, { facts: Promise<RoomFacts | null>; until: number }>();
  return {
    ask(room: string): Promise<RoomFacts | null> {
      const found = known.get(room);
      if (found && found.until > now()) return found.facts;
      for (const [name, { until }] of known) if (until <= now()) known.delete(name);
      const facts = ask(room);
      known.set(room, { facts, until: now() + FACTS_TTL_MS });
      facts.catch(() => known.delete(room));
      return facts;
    },
    forget(room: string): void {
      known.delete(room);
    },
  };
}

/** Browsers send the page's origin. Other clients send none, but have no cookies to misuse. */
function isOriginAllowed(
  request: IncomingMessage,
  isKnown: (origin: string) => boolean = () => false,
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const page = URL.canParse(origin) ? new URL(origin) : null;
  return page !== null && (page.host === host || isKnown(origin));
}
