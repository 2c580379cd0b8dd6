import {
  decode,
  type EventInput,
  type EventName,
  encode,
  type RealtimeEvent,
} from '@footlight/contract/realtime';
import type { WebSocket } from 'ws';
import { CLOSE, type RealtimeLog } from './ports.ts';
import { type RateLimit, unknownLimit } from './rate-limit.ts';

/** Unsent bytes after which the server closes a slow reader. */
const MAX_WAITING_BYTES = 1_000_000;
const PING = encode('v3.ping', {});
const PONG = encode('v3.pong', {});

/** Counters of all sockets, for logs and health pages. */
export interface SocketStats {
  open: number;
  malformed: number;
  slow: number;
  missedPongs: number;
}

/** One socket behind the contract's codec: it sends and receives only the contract's events. */
export interface Connection {
  readonly id: string;
  send<N extends EventName>(name: N, payload: EventInput<N>): void;
  /** Sends encoded text, for frames that many sockets receive alike. */
  sendEncoded(text: string): void;
  close(code: number, reason: string): void;
  /** Sends a ping; closes the socket if earlier pings had no answer. */
  ping(): void;
  /** Whether the last ping was answered. */
  isAlive(): boolean;
  onEvent(listener: (event: RealtimeEvent) => void): void;
  /** Counts the events of this socket with those of its account. */
  countBy(limit: RateLimit): void;
  onClose(listener: () => void): void;
}

/** Wraps a socket. Malformed frames are ignored and counted; each error code is logged once per socket. */
export function createConnection(
  socket: WebSocket,
  id: string,
  log: RealtimeLog,
  stats: SocketStats,
): Connection {
  let limit = unknownLimit();
  const logged = new Set<string>();
  const closers: (() => void)[] = [];
  let listener: (event: RealtimeEvent) => void = () => undefined;
  let unanswered = 0;
  stats.open += 1;

  const close = (code: number, reason: string): void => {
    if (socket.readyState === socket.CLOSING || socket.readyState === socket.CLOSED) return;
    socket.close(code, reason);
    // A reader that does not read never sees the close frame.
    setTimeout(() => socket.terminate(), 2_000).unref();
  };

  const sendEncoded = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount + text.length > MAX_WAITING_BYTES) {
      stats.slow += 1;
      log.info({ code: 'slow_reader', socket: id, waiting: socket.bufferedAmount }, 'Closing a slow reader');
      close(CLOSE.slowReader, 'slow reader');
      return;
    }
    socket.send(text);
  };

  const report = (code: string, event: string | number | undefined): void => {
    stats.malformed += 1;
    if (logged.has(code)) return;
    logged.add(code);
    log.info({ code, event, socket: id }, 'A malformed frame was ignored');
  };

  socket.on('message', (data, isBinary) => {
    const { events, problems } = decode(isBinary ? null : String(data), 'client');
    for (const { code, event } of problems) {
      if (!limit.take()) return close(CLOSE.tooManyFrames, 'too many events');
      report(code, event);
    }
    for (const event of events) {
      if (!limit.take()) return close(CLOSE.tooManyFrames, 'too many events');
      if (event.name === 'v3.pong') unanswered = 0;
      else if (event.name === 'v3.ping') sendEncoded(PONG);
      else listener(event);
    }
  });
  socket.on('error', (error) =>
    log.debug({ code: 'socket_error', socket: id, err: error }, 'A socket failed'),
  );
  socket.on('close', () => {
    stats.open -= 1;
    for (const closer of closers) closer();
  });

  return {
    id,
    send: (name, payload) => sendEncoded(encode(name, payload)),
    sendEncoded,
    close,
    ping() {
      if (unanswered >= 3) return socket.terminate();
      unanswered += 1;
      sendEncoded(PING);
    },
    isAlive: () => unanswered === 0,
    onEvent(next) {
      listener = next;
    },
    countBy(next) {
      limit = next;
    },
    onClose(closer) {
      closers.push(closer);
    },
  };
}
