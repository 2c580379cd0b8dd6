import { decode, type EventInput, type EventName, encode } from '@footlight/contract/realtime';
import { vi } from 'vitest';

/** A WebSocket for tests: the test plays the server and decides when it opens, sends and closes. */
export class ScriptedSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: ScriptedSocket[] = [];
  static get last(): ScriptedSocket {
    const last = ScriptedSocket.opened.at(-1);
    if (!last) throw new Error('No socket was opened.');
    return last;
  }

  readyState = ScriptedSocket.CONNECTING;
  readonly sent: { name: EventName; payload: Record<string, unknown> }[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    ScriptedSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(...(decode(text, 'client').events as never[]));
  }
  close() {
    this.readyState = ScriptedSocket.CLOSED;
  }

  open() {
    this.readyState = ScriptedSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say<N extends EventName>(name: N, payload: EventInput<N>) {
    this.sayText(encode(name, payload));
  }
  sayText(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** Simulates a lost network. */
  cut() {
    this.readyState = ScriptedSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  names() {
    return this.sent.map(({ name }) => name);
  }
}

/** Replaces sockets and clock by scripted ones; `afterEach` restores them. */
export const scriptSockets = () => {
  vi.useFakeTimers();
  ScriptedSocket.opened = [];
  vi.stubGlobal('WebSocket', ScriptedSocket);
  vi.stubGlobal('location', { href: 'https://footlight.test/girls' });
};
export const unscriptSockets = () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
};
/** Lets promises settle without advancing the clock. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
