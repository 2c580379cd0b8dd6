import { SOCKET } from '@footlight/contract';
import {
  acceptTemplates,
  type DecodeProblem,
  decode,
  type EventInput,
  type EventName,
  encode,
  type RealtimeEvent,
  TEMPLATES,
  type Templates,
} from '@footlight/contract/realtime';

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

/** A dead peer is given up after this many pongs missing in a row. */
const MISSING_PONGS = 2;

/** One WebSocket that speaks the wire format and keeps itself alive (spec 1 §9: ping 10 s, pong 2 s). */
export const openWireSocket = (options: WireSocketOptions): WireSocket => {
  const socket = new WebSocket(options.url);
  let templates: Templates = TEMPLATES;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let missing = 0;
  let isClosed = false;

  const finish = () => {
    if (isClosed) return;
    isClosed = true;
    clearInterval(pingTimer);
    clearTimeout(pongTimer);
    socket.close();
    options.onClose();
  };

  const send: WireSocket['send'] = (name, payload) => {
    if (isClosed || socket.readyState !== WebSocket.OPEN) return false;
    socket.send(encode(name, payload, templates));
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
    pingTimer = setInterval(ping, SOCKET.pingEvery);
    options.onOpen();
  });
  socket.addEventListener('message', ({ data }) => {
    if (isClosed) return;
    const { events, problems } = decode(data, 'server', templates);
    for (const problem of problems) options.onProblem(problem);
    for (const event of events) {
      if (isClosed) return;
      if (event.name === 'v3.ping') send('v3.pong', {});
      else if (event.name === 'v3.pong') {
        missing = 0;
        clearTimeout(pongTimer);
      } else if (event.name === 'v3.templates') {
        templates = acceptTemplates(templates, event.payload.templates) ?? templates;
      } else options.onEvent(event);
    }
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
