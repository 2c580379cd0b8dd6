// `npm run fuzz -- kills`: a platform on PostgreSQL is killed 50 times, or as often as `-- 200` says, while people spend. After
// each kill a new one starts, and everything that was sent is sent again with its key: what was answered before must be
// answered the same, and every balance must be what the answers say.
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { createDice, openHarness, type Session } from './harness.ts';

const [kills = 50, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const MEMBERS = 6;
/** Tokens of a new member: enough for a whole run. */
const RICH = 1_000_000;
const ROOMS = ['maren_ember', 'performer', 'model'];
const LEVELS = ['supporter', 'insider', 'legend'];

interface Member extends Session {
  tokens: number;
}
interface Sent {
  member: Member;
  key: string;
  path: string;
  body: object;
  /** Undefined until there is an answer. */
  answer?: { status: number; body: Record<string, unknown> };
}

const dice = createDice(seed);

const send = async (
  base: string,
  { member, key, path, body }: Sent,
): Promise<NonNullable<Sent['answer']>> => {
  const response = await fetch(`${base}/api/v1${path}`, {
    method: 'POST',
    headers: { ...member.headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  // The membership is read anew; the rest of the answer is stored with its key.
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
  const throwOf = dice.below(10);
  const item = dice.oneOf(media);
  if (throwOf === 0 && item)
    return { member, path: `/media/purchase/${item.id}`, body: { source: 'kills', price: item.token_price } };
  if (throwOf === 1) {
    const level = dice.oneOf(LEVELS);
    return { member, path: '/user/performer/fanclub/join', body: { level, price: prices[level] } };
  }
  return { member, path: `/tip/${dice.oneOf(ROOMS)}`, body: { amount: 1 + dice.below(9) } };
};

/** Tokens that an answer says were taken. */
const chargedBy = ({ path, body, answer }: Sent): number => {
  if (answer?.status !== 200) return 0;
  return path.startsWith('/tip/') ? (body as { amount: number }).amount : Number(answer.body.charged);
};

const fail = (why: string): never => {
  throw new Error(`${why} (seed ${seed})`);
};

const rig = await openHarness({ FOOTLIGHT_SIGNUP_TOKENS: String(RICH) });
const counts = { kills: 0, sent: 0, answered: 0, unanswered: 0, refused: 0, charged: 0 };
const startedAt = performance.now();
try {
  let { base, child } = await rig.start();
  const members: Member[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const session = await rig.member(base, `killed_${index}`);
    const { tokens } = await get<{ tokens: number }>(base, '/user/current', session.headers);
    members.push({ ...session, tokens });
  }
  const videos = await get<{ data: Priced[] }>(base, '/media/list/video');
  const media = videos.data.filter(({ token_price: price }) => price !== null && price > 0);
  const { prices } = await get<{ prices: Record<string, number> }>(base, '/user/performer/fanclub');

  while (counts.kills < kills) {
    const sent: Sent[] = [];
    const until = 10 + dice.below(80);
    let answered = 0;
    const exited = once(child, 'exit');
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
        if (answered === until) child.kill('SIGKILL');
      }
    };
    await Promise.all(members.map(spend));
    await exited;
    counts.kills += 1;
    counts.sent += sent.length;
    counts.unanswered += sent.filter(({ answer }) => !answer).length;

    ({ base, child } = await rig.start());
    for (const one of sent) {
      const again = await send(base, one);
      // A refusal took nothing and is not stored, so a retry may succeed.
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
  const entries = await rig.proveBooks();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(
    `${JSON.stringify({ seed, seconds, entries, ...counts })}\nnothing lost, nothing doubled\n`,
  );
} finally {
  await rig.close();
}
process.exit(0);
