import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';

/** A call on its way through, and its answer on the way back. */
export interface PassedCall {
  method: string;
  /** Without the base and the query: `/tip/model`. */
  path: string;
  headers: Record<string, string>;
  body: string;
  /** The CSRF token of the call's session. */
  csrfOfSession(): Promise<string>;
}

export interface PassedAnswer {
  status: number;
  type: string;
  body: string;
}

/** What a wrong platform does otherwise than the contract says. */
export interface Fault {
  /** Changes a call before the platform sees it; `hang` never answers, an answer stands in for the platform's. */
  ask?(call: PassedCall): Promise<PassedAnswer | 'hang' | undefined> | PassedAnswer | 'hang' | undefined;
  /** Changes an answer. */
  alter?(answer: PassedAnswer, call: PassedCall): void;
  /** Changes the frames of a message from a socket; those that it leaves out are lost. */
  frames?(frames: unknown[][]): unknown[][];
}

/** A platform behind a proxy that makes one fault. */
export async function startFaulty(target: string, fault: Fault) {
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/api/v1/*', async (request, reply) => {
    const { host: _, connection: __, 'content-length': ___, ...sent } = request.headers;
    const headers = sent as Record<string, string>;
    const url = request.url.slice('/api/v1'.length);
    const call: PassedCall = {
      method: request.method,
      path: url.split('?')[0] ?? '',
      headers,
      body: String(request.body ?? ''),
      async csrfOfSession() {
        const config = await fetch(`${target}/site_config`, { headers: { cookie: headers.cookie ?? '' } });
        return ((await config.json()) as { csrf: string }).csrf;
      },
    };
    const instead = await fault.ask?.(call);
    if (instead === 'hang') return new Promise(() => undefined);
    if (instead) return reply.code(instead.status).type(instead.type).send(instead.body);
    const response = await fetch(target + url, {
      method: call.method,
      headers: call.headers,
      redirect: 'manual',
      ...(call.method === 'GET' ? {} : { body: call.body }),
    });
    const answer: PassedAnswer = {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
    fault.alter?.(answer, call);
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.code(answer.status).type(answer.type).send(answer.body);
  });

  const sockets = new WebSocketServer({ server: app.server });
  sockets.on('connection', (socket, request) => {
    const { host, protocol } = new URL(target);
    const upstream = new WebSocket(`ws://${host}${request.url}`, {
      headers: { cookie: request.headers.cookie ?? '', origin: `${protocol}//${host}` },
    });
    const early: string[] = [];
    socket.on('message', (data) =>
      upstream.readyState === WebSocket.OPEN ? upstream.send(String(data)) : early.push(String(data)),
    );
    upstream.on('open', () => {
      for (const text of early) upstream.send(text);
    });
    upstream.on('message', (data) => {
      const parsed = JSON.parse(String(data)) as unknown[];
      const frames = (typeof parsed[0] === 'number' ? [parsed] : parsed) as unknown[][];
      const left = fault.frames?.(frames) ?? frames;
      if (left.length > 0) socket.send(JSON.stringify(left));
    });
    upstream.on('close', () => socket.terminate()).on('error', () => socket.terminate());
    socket.on('close', () => upstream.terminate());
  });

  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await app.close();
    },
  };
}
