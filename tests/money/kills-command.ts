// `npm run fuzz:kills`: a platform on PostgreSQL is killed 50 times, or as often as `-- 200` says, while people spend. After
// each kill a new one starts, and everything that was sent is sent again with its key: what was answered before must be
// answered the same, and every balance must be what the answers say.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { checkLedger } from '../../apps/api/src/ledger/ledger.ts';
import { type PlatformProcess, sessionOver, startPlatformProcess } from '../../apps/api/src/test-process.ts';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';

const [kills = 50, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const MEMBERS = 6;
/** Tokens of a new member: enough for a whole run, but for the last member's. */
const RICH = 1_000_000;
const ROOMS = ['maren_ember', 'performer', 'model'];
const LEVELS = ['supporter', 'insider', 'legend'];

interface Member {
  name: string;
  headers: Record<string, string>;
  tokens: number;
}
interface Sent {
  member: Member;
  key: string;
  path: string;
  body: object;
  /** Undefined while nobody has answered. */
  answer?: { status: number; body: Record<string, unknown> };
}

let state = seed;
/** A whole number below `below`; the same ones for the same seed. */
const random = (below: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return (state >>> 8) % below;
};

const send = async (
  base: string,
  { member, key, path, body }: Sent,
): Promise<NonNullable<Sent['answer']>> => {
  const response = await fetch(`${base}/api/v1${path}`, {
    method: 'POST',
    headers: { ...member.headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  // A membership is told as it is now; all else of an answer is kept with its key.
  const { membership: _, ...kept } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: kept };
};

const get = async <T>(base: string, path: string, headers: Record<string, string> = {}): Promise<T> => {
  const response = await fetch(`${base}/api/v1${path}`, { headers });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
};

interface Priced {
  id: number;
  token_price: number | null;
}

/** One wish of one member: mostly tips, some media, some fan clubs. */
const wish = (
  member: Member,
  media: readonly Priced[],
  prices: Record<string, number>,
): Omit<Sent, 'key'> => {
  const dice = random(10);
  const item = media[random(media.length)];
  if (dice === 0 && item)
    return { member, path: `/media/purchase/${item.id}`, body: { source: 'kills', price: item.token_price } };
  if (dice === 1) {
    const level = LEVELS[random(LEVELS.length)] ?? 'legend';
    return { member, path: '/user/performer/fanclub/join', body: { level, price: prices[level] } };
  }
  return { member, path: `/tip/${ROOMS[random(ROOMS.length)]}`, body: { amount: 1 + random(9) } };
};

/** Tokens that an answer says were taken. */
const chargedBy = ({ path, body, answer }: Sent): number => {
  if (answer?.status !== 200) return 0;
  return path.startsWith('/tip/') ? (body as { amount: number }).amount : Number(answer.body.charged);
};

const fail = (why: string): never => {
  throw new Error(`${why} (seed ${seed})`);
};

const folder = postgresFolder() ?? fail('PostgreSQL is not installed');
const root = mkdtempSync(join(tmpdir(), 'footlight-kills-'));
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-kills-data-'));
const database = await startPostgres(folder, root);
const running: { platform: PlatformProcess | null } = { platform: null };
const start = async (): Promise<string> => {
  running.platform = await startPlatformProcess(dataDir, {
    DATABASE_URL: database.url,
    FOOTLIGHT_SIMULATION: '0',
    FOOTLIGHT_SIGNUP_TOKENS: String(RICH),
  });
  return running.platform.base;
};

const counts = { kills: 0, sent: 0, answered: 0, unanswered: 0, refused: 0, charged: 0 };
const startedAt = performance.now();
try {
  let base = await start();
  const members: Member[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const name = `killed_${index}`;
    const headers = await sessionOver(base, '/auth/register', {
      username: name,
      email: `${name}@example.test`,
      password: 'footlight-kills',
      birth_date: '1990-01-31',
      accept_terms: true,
    });
    const { tokens } = await get<{ tokens: number }>(base, '/user/current', headers);
    members.push({ name, headers, tokens });
  }
  const videos = await get<{ data: Priced[] }>(base, '/media/list/video');
  const media = videos.data.filter(({ token_price: price }) => price !== null && price > 0);
  const { prices } = await get<{ prices: Record<string, number> }>(base, '/user/performer/fanclub');

  while (counts.kills < kills) {
    const sent: Sent[] = [];
    const until = 10 + random(80);
    let answered = 0;
    const exited = once(running.platform?.child ?? fail('no platform'), 'exit');
    const spend = async (member: Member): Promise<void> => {
      for (let nth = 0; ; nth += 1) {
        const one: Sent = {
          ...wish(member, media, prices),
          key: `${seed}-${counts.kills}-${member.name}-${nth}`,
        };
        sent.push(one);
        try {
          one.answer = await send(base, one);
        } catch {
          return;
        }
        answered += 1;
        // Somewhere among what the others are doing.
        if (answered === until) running.platform?.child.kill('SIGKILL');
      }
    };
    await Promise.all(members.map(spend));
    await exited;
    counts.kills += 1;
    counts.sent += sent.length;
    counts.unanswered += sent.filter(({ answer }) => !answer).length;

    base = await start();
    for (const one of sent) {
      const again = await send(base, one);
      // A refusal took nothing and is not kept: sent again, it may be possible by now.
      if (one.answer?.status === 200 && !isDeepStrictEqual(one.answer, again))
        fail(`${one.path} answered ${JSON.stringify(one.answer)} and then ${JSON.stringify(again)}`);
      one.answer = again;
      counts.answered += 1;
      if (again.status !== 200) counts.refused += 1;
      const charged = chargedBy(one);
      one.member.tokens -= charged;
      counts.charged += charged;
    }
    for (const { name, headers, tokens } of members) {
      const { tokens: real } = await get<{ tokens: number }>(base, '/user/current', headers);
      if (real !== tokens) fail(`${name} has ${real} tokens, and the answers say ${tokens}`);
    }
    if (counts.kills % 10 === 0) process.stdout.write(`${JSON.stringify(counts)}\n`);
  }
  const opened = await openDatabase({ databaseUrl: database.url, dataDir: ':memory:' });
  const { faults, entries } = await checkLedger(opened.orm);
  await opened.close();
  if (faults.length > 0) fail(faults.join('\n'));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(
    `${JSON.stringify({ seed, seconds, entries, ...counts })}\nnothing lost, nothing doubled\n`,
  );
} finally {
  running.platform?.child.kill('SIGKILL');
  await database.stop();
  rmSync(root, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
