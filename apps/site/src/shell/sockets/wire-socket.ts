import { SOCKET } from '@footlight/contract';
import {
  acceptTemplates,
  CORE_TEMPLATES,
  type Codec,
  coreCodec,
  type Decoded,
  type DecodeProblem,
  type EventInput,
  type EventName,
  type RealtimeEvent,
  type Templates,
} from '@footlight/contract/realtime';
import { loadRetried } from '@footlight/ui';

export interface WireSocketOptions {
  url: string;
  onOpen(): void;
  /** Every event except ping, pong and templates, which this socket handles. */
  onEvent(event: RealtimeEvent): void;
  /** Called once when the socket has closed for good. */
  onClose(): void;
  /** Invalid frames and missing pongs; for logging only. */
  onProblem(problem: DecodeProblem | { code: 'pong_missing' }): void;
}

export interface WireSocket {
  send<N extends EventName>(name: N, payload: EventInput<N>): boolean;
  close(): void;
}

/** Codec of the events that no first view needs; loaded with the first such frame, sent or received. */
const loadFullCodec = () => loadRetried(() => import('./full-codec.ts'));

/** Closes the socket after this many missing pongs in a row. */
const MISSING_PONGS = 2;

/** One WebSocket that speaks the wire format and keeps itself alive (spec 1 §9: ping 10 s, pong 2 s). */
export const openWireSocket = (options: WireSocketOptions): WireSocket => {
  const socket = new WebSocket(options.url);
  let codec: Codec = coreCodec;
  let templates: Templates = CORE_TEMPLATES;
  /** Templates that the server announced; the full codec needs them too. */
  let announcedTemplates: unknown;
  /** Queue of asynchronous work, so that events keep their order. */
  let late: Promise<void> = Promise.resolve();
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let missing = 0;
  let isClosed = false;

  const finish = () => {
    if (isClosed) return;
    isClosed = true;
    clearInterval(pingTimer);
    clearTimeout(pongTimer);
    // Browsers log an error for a socket that is closed before it opened: that one is closed when it opens.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
    options.onClose();
  };

  /** Runs `work` with the full codec. If its chunk fails to load, reports the events as invalid. */
  const withFullCodec = (work: (full: Codec) => void, onMissing: () => void): void => {
    late = late.then(async () => {
      const full = await loadFullCodec().catch(() => null);
      if (isClosed) return;
      if (!full) return onMissing();
      if (codec !== full.codec) {
        codec = full.codec;
        templates = acceptTemplates(full.TEMPLATES, announcedTemplates) ?? full.TEMPLATES;
      }
      work(codec);
    });
  };

  const send: WireSocket['send'] = (name, payload) => {
    if (isClosed || socket.readyState !== WebSocket.OPEN) return false;
    if (codec.knows(name)) socket.send(codec.encode(name, payload, templates));
    else
      withFullCodec(
        (full) => socket.readyState === WebSocket.OPEN && socket.send(full.encode(name, payload, templates)),
        () => options.onProblem({ code: 'unknown_event', event: name }),
      );
    return true;
  };

  const ping = () => {
    if (!send('v3.ping', {})) return;
    clearTimeout(pongTimer);
    pongTimer = setTimeout(() => {
      options.onProblem({ code: 'pong_missing' });
      missing += 1;
      if (missing >= MISSING_PONGS) finish();
    }, SOCKET.pongWithin);
  };

  socket.addEventListener('open', () => {
    if (isClosed) return socket.close();
    pingTimer = setInterval(ping, SOCKET.pingEvery);
    options.onOpen();
  });
  const take = ({ events, problems, unknown }: Decoded): void => {
    const isLate = codec === coreCodec && unknown.length > 0;
    if (isLate) {
      const unread = problems.filter(({ code }) => code === 'unknown_event');
      withFullCodec(
        (full) => take(full.decodeFrames(unknown, 'server', templates)),
        () => unread.forEach(options.onProblem),
      );
    }
    for (const problem of problems)
      if (!isLate || problem.code !== 'unknown_event') options.onProblem(problem);
    for (const event of events) {
      if (isClosed) return;
      if (event.name === 'v3.ping') send('v3.pong', {});
      else if (event.name === 'v3.pong') {
        missing = 0;
        clearTimeout(pongTimer);
      } else if (event.name === 'v3.templates') {
        announcedTemplates = event.payload.templates;
        templates = acceptTemplates(templates, announcedTemplates) ?? templates;
      } else options.onEvent(event);
    }
  };

  socket.addEventListener('message', ({ data }) => {
    if (!isClosed) take(codec.decode(data, 'server', templates));
  });
  socket.addEventListener('close', finish);
  socket.addEventListener('error', finish);

  return { send, close: finish };
};

/** Socket URL on the page's origin, or the absolute URL from the platform. */
export const socketUrl = (pathOrUrl: string): string => {
  const url = new URL(pathOrUrl, globalThis.location.href);
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:';
  return url.href;
};
