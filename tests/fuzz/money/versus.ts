// `npm run fuzz -- versus`: 1,000 contests, or as many as `--runs` says, on a platform on PostgreSQL. Viewers tip both
// sides while connections are cut and, in every twentieth contest, the platform is killed and started again. At the end
// every score must equal the tips of the ledger to the token, and no tip may be missing that was answered in time.
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../apps/api/src/kernel/db/database.ts';
import { sessionOver } from '../../../apps/api/src/testing/process.ts';
import { createDice, openHarness, type Session } from './harness.ts';

const [runs = 1_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const KILL_EVERY = 20;
const VIEWERS = 4;
const CONTESTS_OF_VIEWER = 200;
const RICH = 1_000_000;
/** Pairs of demo broadcasters that play at the same time. */
const PAIRS = [
  ['model', 'performer'],
  ['atelier', 'duettist'],
] as const;

interface Sent {
  viewer: Session;
  to: string;
  key: string;
  amount: number;
  /** Answered while the contest certainly ran. */
  isInTime: boolean;
}

const dice = createDice(seed);
const fail = (why: string): never => {
  throw new Error(`${why} (seed ${seed})`);
};
const rig = await openHarness({ FOOTLIGHT_SIGNUP_TOKENS: String(RICH) });
const counts = { contests: 0, tips: 0, cut: 0, kills: 0, late: 0 };
let { base, child } = await rig.start();
let database: Database | null = null;

const post = async (who: Session, path: string, body: object, key: string, cutAfter?: number) => {
  const response = await fetch(`${base}/api/v1${path}`, {
    method: 'POST',
    headers: { ...who.headers, 'idempotency-key': key },
    body: JSON.stringify(body),
    ...(cutAfter === undefined ? {} : { signal: AbortSignal.timeout(cutAfter) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const must = async (who: Session, path: string, body: object) => {
  const answer = await post(who, path, body, crypto.randomUUID());
  if (answer.status !== 200) fail(`${who.name} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** Sends a tip until it is answered, with one key: as the site does after a cut connection. A start may take a minute on a busy machine. */
const settle = async (sent: Sent): Promise<boolean> => {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    try {
      const cut = attempt === 0 && dice.below(4) === 0 ? 1 + dice.below(20) : undefined;
      const { status, body } = await post(
        sent.viewer,
        `/tip/${sent.to}`,
        { amount: sent.amount },
        sent.key,
        cut,
      );
      if (status === 200) return true;
      fail(`tip to ${sent.to}: ${status} ${JSON.stringify(body)}`);
    } catch (error) {
      // Cut, or the platform is dead: sent again with the same key.
      if (error instanceof Error && error.message.includes('(seed')) throw error;
      counts.cut += 1;
      await new Promise((resolve) => setTimeout(resolve, attempt === 0 ? 5 : 100));
    }
  }
  return fail(`tip ${sent.key} was never answered`);
};

type Score = { model_id: number; username: string; score: number; listed: string; settled: string };

/** Starts the contest of a pair. */
const begin = async ([host, guest]: readonly [Session, Session]): Promise<number> => {
  const { versus_id: id } = await must(host, '/versus/invite', { username: guest.name, seconds: 120 });
  await must(guest, `/versus/${id}/accept`, {});
  return Number(id);
};

/** One contest of a pair, from its start to the proof. */
const play = async (
  id: number,
  [host, guest]: readonly [Session, Session],
  viewers: readonly Session[],
  nth: number,
  isKilled: boolean,
): Promise<void> => {
  const orm = database?.orm ?? fail('no database');
  let isOpen = true;
  const sent: Sent[] = [];
  const spend = async (viewer: Session): Promise<void> => {
    const tips = 2 + dice.below(5);
    for (let index = 0; index < tips; index += 1) {
      const one: Sent = {
        viewer,
        to: dice.oneOf([host, guest]).name,
        key: `versus-${seed}-${nth}-${viewer.name}-${index}`,
        amount: 1 + dice.below(9),
        isInTime: false,
      };
      sent.push(one);
      await settle(one);
      one.isInTime = isOpen;
    }
  };
  const spending = Promise.all(viewers.map(spend));
  await new Promise((resolve) => setTimeout(resolve, dice.below(40)));
  if (isKilled) {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    counts.kills += 1;
    ({ base, child } = await rig.start());
  }
  // The end comes now, in the middle of the tips.
  isOpen = false;
  await orm.execute(
    sql`UPDATE versus SET started_at = started_at - interval '1 hour', ends_at = clock_timestamp() WHERE id = ${id}`,
  );
  await spending;
  for (let wait = 0; ; wait += 1) {
    const [row] = await queryRows<{ state: string }>(orm, sql`SELECT state FROM versus WHERE id = ${id}`);
    if (row?.state === 'ended') break;
    if (wait > 600) fail(`contest ${id} has not ended`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const scores = await queryRows<Score>(
    orm,
    sql`SELECT side.model_id, owner.username, side.score,
          (SELECT coalesce(sum(amount), 0) FROM versus_tip WHERE versus_id = side.versus_id AND model_id = side.model_id) AS listed,
          (SELECT coalesce(sum(tip.amount), 0) FROM tip JOIN versus_tip USING (entry_id)
            WHERE versus_id = side.versus_id AND tip.model_id = side.model_id) AS settled
        FROM versus_side side JOIN "user" owner ON owner.id = side.model_id WHERE side.versus_id = ${id}`,
  );
  if (scores.length !== 2) fail(`contest ${id} has ${scores.length} sides`);
  for (const { username, score, listed, settled } of scores) {
    const all = sent.filter(({ to }) => to === username);
    const sum = (some: readonly Sent[]) => some.reduce((total, { amount }) => total + amount, 0);
    const inTime = sum(all.filter((one) => one.isInTime));
    if (score !== Number(listed) || score !== Number(settled))
      fail(`contest ${id}, ${username}: score ${score}, listed ${listed}, ledger ${settled}`);
    if (score < inTime)
      fail(`contest ${id}, ${username}: score ${score}, but ${inTime} were answered in time`);
    if (score > sum(all)) fail(`contest ${id}, ${username}: score ${score}, but only ${sum(all)} were sent`);
    counts.late += sum(all) - score;
  }
  counts.contests += 1;
  counts.tips += sent.length;
};

const startedAt = performance.now();
try {
  const logIn = async (name: string): Promise<Session> => ({
    name,
    headers: await sessionOver(base, '/auth/login', { username: name, password: 'footlight' }),
  });
  database = await rig.database();
  const pairs: (readonly [Session, Session])[] = [];
  for (const [first, second] of PAIRS) {
    const pair = [await logIn(first), await logIn(second)] as const;
    for (const one of pair) {
      await must(one, '/user/settings', { versus_enabled: true });
      await must(one, '/video/mode', { mode: 'public' });
    }
    pairs.push(pair);
  }
  const newViewers = async (from: number): Promise<Session[][]> => {
    const groups: Session[][] = [];
    for (const [index] of pairs.entries()) {
      const group: Session[] = [];
      for (let nth = 0; nth < VIEWERS; nth += 1)
        group.push(await rig.member(base, `versus_${from}_${index}_${nth}`));
      groups.push(group);
    }
    return groups;
  };
  let viewers: Session[][] = [];
  let renewAt = 0;
  while (counts.contests < runs) {
    const nth = counts.contests;
    // An account may tip only so much a day.
    if (nth >= renewAt) {
      viewers = await newViewers(nth);
      renewAt = nth + CONTESTS_OF_VIEWER;
    }
    // One kill a round: the other pair's contest is hit by it too.
    const kills = nth % KILL_EVERY < pairs.length;
    const ids = await Promise.all(pairs.map(begin));
    await Promise.all(
      pairs.map((pair, index) =>
        play(ids[index] ?? 0, pair, viewers[index] ?? [], nth + index, kills && index === 0),
      ),
    );
  }
  const entries = await rig.proveBooks();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(`${JSON.stringify({ seed, seconds, ...counts, entries })}\n`);
} finally {
  await database?.close();
  await rig.close();
}
