// `npm run fuzz:purchases`: 500 purchases, or as many as `-- 2000` says, whose connections are cut at every phase: before the
// call, in the middle of it, before its answer and in the middle of that. Whoever was cut off comes back with the key that
// the browser kept. Each purchase must be settled once or declined, and every balance must be the sum of what was settled.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { checkLedger } from '../../apps/api/src/ledger/ledger.ts';
import { sessionOver, startPlatformProcess } from '../../apps/api/src/test-process.ts';
import { freePort, postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';

const [count = 500, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const MEMBERS = 8;
const PACKS = { tokens_50: 50, tokens_100: 100, tokens_200: 200 } as const;
/** Where a connection ends; `none` lets the call through. */
const PHASES = ['none', 'none', 'connected', 'half sent', 'sent', 'half answered'] as const;
type Phase = (typeof PHASES)[number];

let state = seed;
/** A whole number below `below`; the same ones for the same seed. */
const random = (below: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return (state >>> 8) % below;
};
const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}
interface Answer {
  status: number;
  text: string;
}

/** One call whose connection ends at the given phase; null where no answer came back. */
const call = (base: string, { method, path, headers, body = '' }: Call, cut: Phase): Promise<Answer | null> =>
  new Promise((resolve) => {
    const sent = request(`${base}${path}`, {
      method,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
    });
    const end = () => {
      sent.destroy();
      resolve(null);
    };
    sent.on('error', () => resolve(null));
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
        if (cut === 'half answered') end();
      });
      response.on('error', () => resolve(null));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.once('socket', (socket) =>
      socket.once('connect', () => {
        if (cut === 'connected') return end();
        if (cut !== 'half sent') {
          sent.end(body);
          // The platform has it, and works on it or not.
          if (cut === 'sent') setTimeout(end, random(30));
          return;
        }
        sent.write(body.slice(0, Math.floor(body.length / 2)));
        setTimeout(end, 5);
      }),
    );
    sent.flushHeaders();
  });

const counts = { purchases: 0, oneclicks: 0, settled: 0, declined: 0, cut: 0 };

/** The same call again and again until an answer has come back whole. */
const persist = async (base: string, asked: Call): Promise<Answer> => {
  for (;;) {
    const answer = await call(base, asked, one(PHASES));
    if (answer) return answer;
    counts.cut += 1;
  }
};

const fail = (why: string): never => {
  throw new Error(`${why} (seed ${seed})`);
};

const folder = postgresFolder() ?? fail('PostgreSQL is not installed');
const root = mkdtempSync(join(tmpdir(), 'footlight-cuts-'));
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-cuts-data-'));
const database = await startPostgres(folder, root);
// The biller tells the shop at its public address.
const port = await freePort();
const { base, child } = await startPlatformProcess(dataDir, {
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: database.url,
  FOOTLIGHT_SIMULATION: '0',
});

interface Member {
  headers: Record<string, string>;
  tokens: number;
  card: string | null;
}

const api = async <T>(member: Member, path: string, body?: object, key = ''): Promise<T> => {
  const answer = await persist(base, {
    method: body ? 'POST' : 'GET',
    path: `/api/v1${path}`,
    headers: { ...member.headers, ...(key ? { 'idempotency-key': key } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status !== 200) fail(`${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as T;
};

/** By the biller's page; answers the id of the purchase. */
const byPage = async (member: Member, product: string, key: string): Promise<string> => {
  const opened = await api<{ transaction_id: string; link: string }>(
    member,
    '/billing/purchase',
    { product_id: product, return_path: '/' },
    key,
  );
  const again = await api<{ transaction_id: string }>(
    member,
    '/billing/purchase',
    { product_id: product, return_path: '/' },
    key,
  );
  if (again.transaction_id !== opened.transaction_id) fail('one key opened two purchases');
  const outcome = random(5) === 0 ? 'NDECLINED' : 'Y';
  const fields = { outcome, delay: one(['0', 'twice', 'closed']), card: one(['', 'plain']) };
  const paid = await persist(base, {
    method: 'POST',
    path: new URL(opened.link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  // 409: it was decided by a call whose answer was cut off.
  if (![200, 303, 409].includes(paid.status)) fail(`the biller answered ${paid.status}: ${paid.text}`);
  return opened.transaction_id;
};

const byOneClick = async (member: Member, card: string, product: string, key: string): Promise<string> => {
  counts.oneclicks += 1;
  const { transaction_id: id } = await api<{ transaction_id: string }>(
    member,
    `/billing/oneclick/${product}`,
    { cardId: card, return_path: '/' },
    key,
  );
  return id;
};

const decided = async (member: Member, id: string): Promise<string> => {
  for (;;) {
    const { state: now } = await api<{ state: string }>(member, `/billing/purchase/${id}`);
    if (now !== 'created') return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const startedAt = performance.now();
try {
  const members: Member[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const name = `cut_${index}`;
    const headers = await sessionOver(base, '/auth/register', {
      username: name,
      email: `${name}@example.test`,
      password: 'footlight-cuts',
      birth_date: '1990-01-31',
      accept_terms: true,
    });
    const member: Member = { headers, tokens: 0, card: null };
    member.tokens = (await api<{ tokens: number }>(member, '/user/current')).tokens;
    members.push(member);
  }
  const buy = async (member: Member): Promise<void> => {
    while (counts.purchases < count) {
      counts.purchases += 1;
      const product = one(Object.keys(PACKS) as (keyof typeof PACKS)[]);
      const key = `cut-${seed}-${counts.purchases}`;
      const id = await (member.card && random(3) === 0
        ? byOneClick(member, member.card, product, key)
        : byPage(member, product, key));
      const became = await decided(member, id);
      if (became === 'settled') {
        counts.settled += 1;
        member.tokens += PACKS[product];
      } else if (became === 'declined') counts.declined += 1;
      else fail(`a purchase became ${became}`);
      const { tokens } = await api<{ tokens: number }>(member, '/user/current');
      if (tokens !== member.tokens) fail(`a member has ${tokens} tokens, and paid for ${member.tokens}`);
      if (!member.card) {
        const { cards } = await api<{ cards: { id: string }[] }>(member, '/billing/products', {});
        member.card = cards[0]?.id ?? null;
      }
    }
  };
  await Promise.all(members.map(buy));
  const opened = await openDatabase({ databaseUrl: database.url, dataDir: ':memory:' });
  const { faults, entries } = await checkLedger(opened.orm);
  await opened.close();
  if (faults.length > 0) fail(faults.join('\n'));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(
    `${JSON.stringify({ seed, seconds, entries, ...counts })}\nnothing lost, nothing doubled\n`,
  );
} finally {
  child.kill('SIGKILL');
  await database.stop();
  rmSync(root, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
