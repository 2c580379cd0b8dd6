// `npm run fuzz -- purchases`: 500 purchases, or as many as `-- 2000` says, whose connections are cut at every phase: before the
// call, in the middle of it, before its answer and in the middle of that. Whoever was cut off comes back with the key that
// the browser kept. Each purchase must be settled once or declined, and every balance must be the sum of what was settled.
import { request } from 'node:http';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { createDice, openHarness, type Session } from './harness.ts';

const [count = 500, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const MEMBERS = 8;
const PACKS = { tokens_50: 50, tokens_100: 100, tokens_200: 200 } as const;
/** Where a connection ends; `none` lets the call through. */
const PHASES = ['none', 'none', 'connected', 'half sent', 'sent', 'half answered'] as const;
type Phase = (typeof PHASES)[number];

const dice = createDice(seed);

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
          if (cut === 'sent') setTimeout(end, dice.below(30));
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
    const answer = await call(base, asked, dice.oneOf(PHASES));
    if (answer) return answer;
    counts.cut += 1;
  }
};

const fail = (why: string): never => {
  throw new Error(`${why} (seed ${seed})`);
};

// The biller tells the shop at its public address.
const port = await freePort();
const rig = await openHarness({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
const { base } = await rig.start();

interface Member extends Session {
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
  const outcome = dice.below(5) === 0 ? 'NDECLINED' : 'Y';
  const fields = { outcome, delay: dice.oneOf(['0', 'twice', 'closed']), card: dice.oneOf(['', 'plain']) };
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
    const member: Member = { ...(await rig.member(base, `cut_${index}`)), tokens: 0, card: null };
    member.tokens = (await api<{ tokens: number }>(member, '/user/current')).tokens;
    members.push(member);
  }
  const buy = async (member: Member): Promise<void> => {
    while (counts.purchases < count) {
      counts.purchases += 1;
      const product = dice.oneOf(Object.keys(PACKS) as (keyof typeof PACKS)[]);
      const key = `cut-${seed}-${counts.purchases}`;
      const id = await (member.card && dice.below(3) === 0
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
  const entries = await rig.proveBooks();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(
    `${JSON.stringify({ seed, seconds, entries, ...counts })}\nnothing lost, nothing doubled\n`,
  );
} finally {
  await rig.close();
}
process.exit(0);
