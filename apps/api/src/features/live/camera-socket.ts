import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CAMERA, type CameraAnswer, CameraRequest, type ErrorType } from '@footlight/contract';
import * as v from 'valibot';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { CameraSession, CameraSessions, Listener } from './camera-sessions.ts';

/** A socket that sends no first message within this time (ms) is closed. */
const START_WITHIN_MS = 5_000;
/**
 * A page sends a piece every 250 ms. After this long without one (ms) the page counts as gone, even if its connection
 * seems open for many more minutes: the computer may be asleep or offline.
 */
const SILENT_MS = 10_000;

interface Deps {
  sessions: CameraSessions;
  /** The broadcaster behind a handshake, or why there is none. */
  broadcasterOf(
    request: IncomingMessage,
  ): Promise<{ modelId: number; streamName: string } | { refusal: ErrorType }>;
}

const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

const bytesOf = (data: RawData): Buffer =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);

const requestOf = (data: RawData): v.InferOutput<typeof CameraRequest> | null => {
  try {
    const read = v.safeParse(CameraRequest, JSON.parse(bytesOf(data).toString('utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/**
 * Takes a camera's recording from the broadcaster's page. The page sends numbered pieces; each is acknowledged when the
 * encoder has it, so a page that lost its connection sends exactly the missing ones.
 */
export function createCameraSocket({ sessions, broadcasterOf }: Deps) {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: CAMERA.maxPiece + 4,
    perMessageDeflate: false,
  });
  const open = new Set<WebSocket>();

  const serve = (socket: WebSocket, modelId: number, streamName: string): void => {
    let session: CameraSession | null = null;
    let turn = Promise.resolve();
    let waiting = 0;
    const send = (answer: CameraAnswer) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(answer));
    };
    let clock = setTimeout(() => socket.close(4_000, 'no request in time'), START_WITHIN_MS);
    const refuse = (errorType: ErrorType) => {
      send({ type: 'refused', errorType });
      socket.close(4_001, 'refused');
    };
    const listener: Listener = {
      onHealth: (health) => send({ type: 'health', ...health }),
      onOver: refuse,
    };

    const start = async (id: string | null): Promise<void> => {
      const answer = await sessions.open({ modelId, streamName, id });
      if ('refusal' in answer) return refuse(answer.refusal);
      session = answer.session;
      session.attach(listener);
      send({ type: 'ready', broadcast: session.id, next: session.next() });
    };
    const take = async (data: RawData, isBinary: boolean): Promise<void> => {
      if (!isBinary) {
        const request = requestOf(data);
        if (request === null) return refuse('invalid_input');
        if (request.type === 'start') return session ? refuse('invalid_input') : start(request.broadcast);
        await session?.end();
        session = null;
        send({ type: 'ended' });
        socket.close(1000);
        return;
      }
      const bytes = bytesOf(data);
      if (!session || bytes.byteLength < 5) return refuse('invalid_input');
      const taken = await session.take(bytes.readUInt32BE(0), bytes.subarray(4));
      if (!taken) return refuse('invalid_input');
      send({ type: 'taken', next: session.next() });
    };
    socket.on('message', (data, isBinary) => {
      // One after the other: the encoder's pace holds the socket back.
      socket.pause();
      clearTimeout(clock);
      waiting += 1;
      turn = turn
        .then(() => take(data, isBinary))
        .catch(() => refuse('internal'))
        .finally(() => {
          waiting -= 1;
          if (waiting > 0) return;
          socket.resume();
          if (socket.readyState === socket.OPEN) clock = setTimeout(() => socket.terminate(), SILENT_MS);
        });
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(clock);
      open.delete(socket);
      void turn.then(() => session?.detach(listener));
    });
    open.add(socket);
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const fail = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    if (!isOwnOrigin(request)) return void fail('403 Forbidden');
    const found = await broadcasterOf(request);
    wss.handleUpgrade(request, socket, head, (webSocket) => {
      if (!('refusal' in found)) return serve(webSocket, found.modelId, found.streamName);
      // As a message, because a browser cannot read why an upgrade was refused.
      webSocket.send(JSON.stringify({ type: 'refused', errorType: found.refusal } satisfies CameraAnswer));
      webSocket.close(4_001, 'refused');
    });
  };

  return {
    attach(server: Server): void {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if ((request.url ?? '').split('?')[0] !== CAMERA.path) return;
        upgrade(request, socket, head).catch(() => socket.destroy());
      });
    },
    async close(): Promise<void> {
      for (const socket of open) socket.close(1012, 'restarting');
      await sessions.close();
    },
  };
}
