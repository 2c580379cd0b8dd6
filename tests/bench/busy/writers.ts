// The clients of main.ts that write, in a process of their own. Sends the number of answers by kind and status, or by the
// name of the error, and which of them are faults: an error that the operation does not have, or no answer.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@footlight/client';
import { createNodeSession, type NodeSession } from '@footlight/client/node';
import { operations } from '@footlight/contract/operations';
import { joinRoom } from '../../../apps/api/src/sockets/test-client.ts';
import { upload } from './upload.ts';

const [url = '', clients = '1', forMs = '0'] = process.argv.slice(2);

const PASSWORD = 'footlight';
const ROOM = 'performer';
const UPLOAD_BYTES = 256 * 1024;
const AFTER_REFUSAL_MS = 20;
/** A line that does not come back in this time is lost. */
const LINE_MS = 10_000;

const counts: Record<string, number> = {};
const faults = new Set<string>();
const count = (name: string, isFault = false) => {
  counts[name] = (counts[name] ?? 0) + 1;
  if (isFault) faults.add(name);
};

type Route = keyof typeof operations;
const isOfContract = (route: Route, { status, type, isTyped }: ApiError): boolean =>
  status === 429 ||
  status === 503 ||
  (status >= 400 &&
    status < 500 &&
    isTyped &&
    (operations[route].errors as readonly string[]).includes(type));

/** Counts the answer of a call; waits a little after a refusal. */
async function counted<T>(kind: string, route: Route, work: () => Promise<T>): Promise<T | undefined> {
  try {
    const answer = await work();
    count(`${kind} 200`);
    return answer;
  } catch (error) {
    if (error instanceof ApiError)
      count(`${kind} ${error.status} ${error.type}`, !isOfContract(route, error));
    else count(`${kind} ${(error as Error).name}`, true);
    await sleep(AFTER_REFUSAL_MS);
    return undefined;
  }
}

interface Writer extends NodeSession {
  nth: number;
  headers: Record<string, string>;
}
const opened = (nth: number): Writer => {
  const headers = { 'x-forwarded-for': `203.0.113.${nth + 1}` };
  const from: typeof fetch = (input, init) => {
    const all = new Headers(init?.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return fetch(input, { ...init, headers: all, signal: AbortSignal.timeout(30_000) });
  };
  return { ...createNodeSession({ baseUrl: `${url}/api/v1`, fetch: from }), nth, headers };
};
const loggedIn = async (nth: number, username: string): Promise<Writer> => {
  const writer = opened(nth);
  await writer.call('POST /auth/login', { body: { username, password: PASSWORD } });
  return writer;
};

/** What a kind of client does again and again. */
type Act = (turn: number) => Promise<unknown>;
const kinds: Record<string, (nth: number) => Promise<Act>> = {
  chat: async (nth) => {
    const { call } = await loggedIn(nth, ['viewer', 'careful', 'postpay'][nth % 3] ?? 'viewer');
    const { user } = await call('GET /user/current');
    const join = async () => (await joinRoom(url.replace('http', 'ws'), user.node_token, ROOM)).client;
    let client = await join();
    return async (turn) => {
      const clientId = `${nth}-line-${turn}`;
      client.received.length = 0;
      // Who sends on in spite of refusals is cut off, and comes back as a script would.
      if (client.socket.readyState !== client.socket.OPEN) {
        count(`chat cut off ${await client.closed}`);
        await sleep(1_000);
        client = await join();
      }
      client.send('v3.chat.message', { message: `line ${turn} of ${nth}`, client_id: clientId });
      const until = performance.now() + LINE_MS;
      for (;;) {
        const own = client.all('v3.chat.message').find(({ client_id: id }) => id === clientId);
        if (own) {
          count(own.errorType ? `chat refused ${own.errorType}` : 'chat line');
          if (own.errorType) await sleep(AFTER_REFUSAL_MS);
          return;
        }
        if (client.socket.readyState !== client.socket.OPEN) return;
        if (performance.now() > until) return count('chat no answer', true);
        await sleep(2);
      }
    };
  },
  tips: async (nth) => {
    const { call } = await loggedIn(nth, ['premium', 'vip', 'supervip'][nth % 3] ?? 'vip');
    return () =>
      counted('tip', 'POST /tip/{username}', () =>
        call('POST /tip/{username}', {
          params: { username: ROOM },
          body: { amount: 1 },
          idempotencyKey: crypto.randomUUID(),
        }),
      );
  },
  uploads: async (nth) => {
    const writer = await loggedIn(nth, ['model', 'hostess'][nth % 2] ?? 'model');
    return async (turn) => {
      const made = await counted('item', 'POST /studio/media', () =>
        writer.call('POST /studio/media', { body: { name: `Film ${turn}`, kind: 'video' } }),
      );
      if (!made) return;
      const bytes = randomBytes(UPLOAD_BYTES);
      const status = await upload(url, writer, { item: made.item.media.id, bytes, headers: writer.headers });
      count(`upload ${status}`, status >= 500 && status !== 503);
    };
  },
  // Each person comes from an address of their own, as in a real rush.
  registrations: async (nth) => async (turn) => {
    const { call, headers } = opened(nth);
    headers['x-forwarded-for'] = `198.18.${turn >> 8}.${turn & 255}`;
    const username = `new_${nth}_${turn}_${Date.now() % 1e6}`;
    await counted('registration', 'POST /auth/register', () =>
      call('POST /auth/register', {
        body: {
          username,
          email: `${username}@example.com`,
          password: randomBytes(9).toString('base64url'),
          birth_date: '1990-01-01',
          accept_terms: true,
        },
      }),
    );
  },
  messages: async (nth) => {
    const { call } = await loggedIn(nth, 'refiller');
    return (turn) =>
      counted('message', 'POST /messages/{username}', () =>
        call('POST /messages/{username}', {
          params: { username: ROOM },
          body: { client_id: crypto.randomUUID(), message: `message ${turn}` },
        }),
      );
  },
  searches: async (nth) => {
    const { call } = opened(nth);
    return (turn) =>
      counted('search', 'GET /browse/react/v2/search/index/{type}', () =>
        call('GET /browse/react/v2/search/index/{type}', {
          params: { type: 'models' },
          query: { q: `word${turn}` },
        }),
      );
  },
};
const ORDER = [
  'chat',
  'tips',
  'uploads',
  'registrations',
  'chat',
  'tips',
  'searches',
  'messages',
  'chat',
  'tips',
  'uploads',
  'registrations',
];

const acts = await Promise.all(
  Array.from({ length: Number(clients) }, (_, nth) => kinds[ORDER[nth % ORDER.length] ?? 'chat']?.(nth)),
);
const until = performance.now() + Number(forMs);
await Promise.all(
  acts.map(async (act) => {
    for (let turn = 0; act && performance.now() < until; turn += 1) {
      await act(turn).catch(async (error: Error) => {
        count(`${error.name}: ${error.message}`, true);
        await sleep(AFTER_REFUSAL_MS);
      });
    }
  }),
);
process.send?.({ counts, faults: [...faults] }, () => process.exit(0));
