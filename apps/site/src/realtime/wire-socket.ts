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
import { loadRetried } from '../modals/load-retried.ts';

export interface WireSocketOptions {
  url: string;
  onOpen(): void;
  /** Everything but ping, pong and templates, which end here. */
  onEvent(event: RealtimeEvent): void;
  /** Called once, after which the socket is dead. */
  onClose(): void;
  /** Frames that were not understood, and pongs that did not come: to be logged, nothing else. */
  onProblem(problem: DecodeProblem | { code: 'pong_missing' }): void;
}

export interface WireSocket {
  send<N extends EventName>(name: N, payload: EventInput<N>): boolean;
  close(): void;
}

/** The events that no page needs from its first moment; loaded with the first frame of theirs, either way. */
const loadWholeCodec = () => loadRetried(() => import('./whole-codec.ts'));

/** A dead peer is given up after this many pongs missing in a row. */
const MISSING_PONGS = 2;

/** One WebSocket that speaks the wire format and keeps itself alive (spec 1 §9: ping 10 s, pong 2 s). */
export const openWireSocket = (options: WireSocketOptions): WireSocket => {
  const socket = new WebSocket(options.url);
  let codec: Codec = coreCodec;
  let templates: Templates = CORE_TEMPLATES;
  /** What the server said of templates, to be asked of the whole codec, too. */
  let toldTemplates: unknown;
  /** One after the other, so that late events keep their order. */
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
    // Browsers complain aloud of a socket that is closed before it was open: that one is closed as it opens.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
    options.onClose();
  };

  /** With the whole codec in hand; a chunk that does not come leaves its events unread, and they are said to be. */
  const withWholeCodec = (work: (whole: Codec) => void, onMissing: () => void): void => {
    late = late.then(async () => {
      const whole = await loadWholeCodec().catch(() => null);
      if (isClosed) return;
      if (!whole) return onMissing();
      if (codec !== whole.codec) {
        codec = whole.codec;
        templates = acceptTemplates(whole.TEMPLATES, toldTemplates) ?? whole.TEMPLATES;
      }
      work(codec);
    });
  };

  const send: WireSocket['send'] = (name, payload) => {
    if (isClosed || socket.readyState !== WebSocket.OPEN) return false;
    if (codec.knows(name)) socket.send(codec.encode(name, payload, templates));
    else
      withWholeCodec(
        (whole) =>
          socket.readyState === WebSocket.OPEN && socket.send(whole.encode(name, payload, templates)),
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
      withWholeCodec(
        (whole) => take(whole.decodeFrames(unknown, 'server', templates)),
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
        toldTemplates = event.payload.templates;
        templates = acceptTemplates(templates, toldTemplates) ?? templates;
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

/** Socket address on the page's own origin, or the absolute one that the platform named. */
export const socketUrl = (pathOrUrl: string): string => {
  const url = new URL(pathOrUrl, globalThis.location.href);
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:';
  return url.href;
};
