import { PROTOCOL_VERSION } from '@footlight/contract';
import {
  decode,
  type EventInput,
  type EventName,
  encode,
  type RealtimeEvent,
} from '@footlight/contract/realtime';
import { WebSocket } from 'ws';
import type { Find, Target } from './visitor.ts';

/** A socket that checks every frame that it receives. */
export interface CheckedSocket {
  send<N extends EventName>(name: N, payload: EventInput<N>): void;
  /** The first event of this name that fits, received already or within the time limit; a missing one is a finding. */
  wait(
    name: EventName,
    fits?: (payload: Record<string, unknown>) => boolean,
  ): Promise<Record<string, unknown> | null>;
  close(): void;
}

const STEP_MS = 20;

/** Null if it does not open, which is a finding. */
export async function openSocket(
  { baseUrl, timeoutMs }: Target,
  path: '/chat/lobby' | '/chat/room',
  cookie: string,
  find: Find,
): Promise<CheckedSocket | null> {
  const address = new URL(path, baseUrl);
  const { origin } = address;
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, { headers: { cookie, origin }, handshakeTimeout: timeoutMs });
  const received: RealtimeEvent[] = [];
  socket.on('message', (data) => {
    const { events, problems } = decode(String(data), 'server');
    received.push(...events);
    for (const { code, event } of problems) find(String(event ?? path), 'event', `a frame is wrong: ${code}`);
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true)).once('error', () => resolve(false));
  });
  // Later errors end in a missing event.
  socket.on('error', () => undefined);
  if (!isOpen) {
    find(path, 'no_answer', 'the socket does not open');
    return null;
  }
  return {
    send: (name, payload) => socket.send(encode(name, payload)),
    async wait(name, fits = () => true) {
      for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
        const found = received.find(
          (one) => one.name === name && fits(one.payload as Record<string, unknown>),
        );
        if (found) return found.payload as Record<string, unknown>;
        await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      }
      find(name, 'event', `did not come within ${timeoutMs} ms`);
      return null;
    },
    close: () => socket.terminate(),
  };
}

/** Sends what a socket must send first. */
export const authorize = (socket: CheckedSocket, token: string, room?: string): void =>
  socket.send('v3.authorize', { token, version: PROTOCOL_VERSION, ...(room === undefined ? {} : { room }) });
