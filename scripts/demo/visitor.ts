/** Somebody who reads the platform: every answer of a GET is kept. */
import { type Client, createSessionClient } from '@footlight/client';
import type { FastifyInstance } from 'fastify';
import { answerKey, READ_BY_POST, type RecordedAnswer } from '../../apps/site/src/demo/recording.ts';

export interface Visitor {
  call: Client;
  /** Reads a path below `/api/v1`. */
  read(path: string): Promise<RecordedAnswer>;
  /** By {@link answerKey}. */
  readonly answers: ReadonlyMap<string, RecordedAnswer>;
}

type Method = 'GET' | 'POST' | 'DELETE';

export function createVisitor(app: FastifyInstance, host: string): Visitor {
  const answers = new Map<string, RecordedAnswer>();
  const cookies = new Map<string, string>();
  const send = async (url: string, init: RequestInit = {}): Promise<RecordedAnswer> => {
    const method = (init.method ?? 'GET') as Method;
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(init.headers as Record<string, string>),
        host,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    const answer = { status: response.statusCode, body: JSON.parse(response.body || 'null') as unknown };
    const key = answerKey(new URL(url, 'http://platform'));
    if (method === 'GET') answers.set(key, answer);
    if (READ_BY_POST.has(key)) answers.set(`POST ${key}`, answer);
    return answer;
  };
  const fetch = async (url: string, init?: RequestInit) => {
    const { status, body } = await send(url, init);
    return Response.json(body, { status });
  };
  return {
    call: createSessionClient({ baseUrl: '/api/v1', fetch: fetch as typeof globalThis.fetch }),
    read: (path) => send(`/api/v1${path}`),
    answers,
  };
}
