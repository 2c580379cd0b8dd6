// `npm run bench -- money`: what settling a tip costs, beside one bare transaction of an insert and an update on the same
// engine in the same run. PGlite with one caller, then a PostgreSQL server with eight, each in a room of its own. Fails over
// its budget. Stated beside it: all in one room, whose purse they wait for; tips in which limits of one's own or an app of the
// room have a say; and the whole call (session, room, rights, telling the room).
import { MAX_LIMIT, NO_LIMITS, NO_RE_UP } from '@footlight/contract';
import { eq, gte, sql } from 'drizzle-orm';
import { startOf } from '../../apps/api/src/features/room-apps/store.ts';
import { settleTip } from '../../apps/api/src/features/tips/settle-tip.ts';
import { inTransaction } from '../../apps/api/src/kernel/db/database.ts';
import { model, roomApp, spendingTerms, user } from '../../apps/api/src/kernel/db/schema/index.ts';
import type { UserRow } from '../../apps/api/src/kernel/db/user-row.ts';
import { bookGift } from '../../apps/api/src/kernel/ledger/test-gift.ts';
import type { RoomRow } from '../../apps/api/src/kernel/rooms/room-row.ts';
import {
  newMember as newAccount,
  openTestPlatform,
  type TestBrowser,
  type TestPlatform,
} from '../../apps/api/src/testing/platform.ts';
import startTestServer from '../../scripts/lib/test-server.mjs';

const BUDGET = 1.7;
const ROUNDS = 10;
/** Rounds that do not count: engines still compile. */
const WARM_UP = 2;
/** Tips of one caller in a series. */
const EACH = 40;
/** Tokens of a tip: enough that broadcaster and house both get some. */
const AMOUNT = 5;
/** The first broadcaster of the demo's world. */
const FIRST_ROOM = 1001;

const ascending = (values: number[]) => [...values].sort((a, b) => a - b);
const quantile = (values: number[], share: number) =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** What one call of a round does. */
type Kind = (round: number) => (caller: number, time: number) => Promise<void>;

interface Member {
  browser: TestBrowser;
  row: UserRow;
}

/** Somebody with tokens for all rounds. */
const newMember = async (platform: TestPlatform): Promise<Member> => {
  const { database } = platform;
  const browser = await newAccount(platform);
  const [row] = await database.orm.select().from(user).where(eq(user.id, browser.id));
  if (!row) throw new Error(`${browser.name} is not there`);
  const tokens = (WARM_UP + ROUNDS) * EACH * AMOUNT;
  await inTransaction(database, (tx) => bookGift(tx, `user:${row.id}`, tokens));
  return { browser, row };
};

const took = async (act: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await act();
  return performance.now() - started;
};

/** Milliseconds of each of the calls, `callers` of them at once. */
const series = async (callers: number, act: (caller: number, nth: number) => Promise<unknown>) => {
  const times: number[] = [];
  const one = async (caller: number) => {
    for (let nth = 0; nth < EACH; nth += 1) times.push(await took(() => act(caller, nth)));
  };
  const whole = await took(() => Promise.all(Array.from({ length: callers }, (_, caller) => one(caller))));
  return { times, each: whole / times.length };
};

const measure = async (engine: string, callers: number): Promise<number> => {
  const platform = await openTestPlatform({ rateLimits: false });
  try {
    const { database } = platform;
    const { work, roomApps } = platform.context;
    const parts = { work, appsMoved: roomApps.moved, now: Date.now };
    await database.orm.execute(
      sql`CREATE TABLE bench_line (id bigserial PRIMARY KEY, caller int, amount int)`,
    );
    await database.orm.execute(sql`CREATE TABLE bench_sum (caller int PRIMARY KEY, amount int NOT NULL)`);
    await database.orm.execute(sql`INSERT INTO bench_sum SELECT n, 0 FROM generate_series(0, ${callers}) n`);
    const newMembers = () => Promise.all(Array.from({ length: callers }, () => newMember(platform)));
    const limited = await newMembers();
    await database.orm.insert(spendingTerms).values(
      limited.map(({ row }) => ({
        userId: row.id,
        limits: { ...NO_LIMITS, limits: { ...NO_LIMITS.limits, per_charge: AMOUNT, per_day: MAX_LIMIT } },
        reUp: NO_RE_UP,
      })),
    );
    const bare = (caller: number) =>
      inTransaction(database, async (tx) => {
        await tx.execute(sql`INSERT INTO bench_line (caller, amount) VALUES (${caller}, 1)`);
        await tx.execute(sql`UPDATE bench_sum SET amount = amount + 1 WHERE caller = ${caller}`);
      });
    const rooms: RoomRow[] = await database.orm
      .select({ model, user })
      .from(model)
      .innerJoin(user, eq(user.id, model.userId))
      .where(gte(model.userId, FIRST_ROOM))
      .orderBy(model.userId)
      .limit(2 * callers);
    const goal = { title: 'A goal', target: 1_000_000 };
    await database.orm.insert(roomApp).values(
      rooms.slice(callers).map(({ user: { id } }) => ({
        modelId: id,
        app: 'tip_goal',
        config: goal,
        state: startOf('tip_goal', goal),
        seed: 'bench',
      })),
    );
    const nth = <T>(all: T[], index: number): T => {
      const one = all[index];
      if (!one) throw new Error(`There is no caller or room ${index}`);
      return one;
    };
    const by =
      (members: Member[], roomOf: (caller: number) => number): Kind =>
      (round) =>
      async (caller, time) => {
        const { row } = nth(members, caller);
        const key = `bench-${round}-${time}`;
        const call = { userId: row.id, operation: 'bench', key, requestHash: key };
        const room = nth(rooms, roomOf(caller));
        await settleTip(parts, call, row, room, { amount: AMOUNT });
      };
    const tip =
      (members: Member[]): Kind =>
      (round) =>
      async (caller, time) => {
        const key = `bench-money-${round}-${caller}-${time}`;
        const { browser } = nth(members, caller);
        const answer = await browser.post(
          `/tip/${nth(rooms, caller).user.username}`,
          { amount: AMOUNT },
          key,
        );
        if (answer.status !== 200) throw new Error(`A tip answered ${JSON.stringify(answer.body)}`);
      };
    const own = (caller: number) => caller;
    const kinds = {
      settled: by(await newMembers(), own),
      'in one room': by(await newMembers(), () => 0),
      'by limits of one’s own': by(limited, own),
      'in a room with an app': by(await newMembers(), (caller) => callers + caller),
      'as a whole call': tip(await newMembers()),
    } satisfies Record<string, Kind>;
    const ratios = Object.fromEntries(Object.keys(kinds).map((kind): [string, number[]] => [kind, []]));
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const [kind, make] of Object.entries(kinds)) {
        const before = await series(callers, bare);
        const measured = await series(callers, make(round));
        const floor = (before.each + (await series(callers, bare)).each) / 2;
        if (round < WARM_UP) continue;
        ratios[kind]?.push(measured.each / floor);
        if (kind === 'settled') times.push(...measured.times);
      }
    }
    const middle = (kind: string) => quantile(ratios[kind] ?? [], 0.5);
    const { settled = [], ...stated } = ratios;
    const rounds = ascending(settled).map((one) => one.toFixed(2));
    const beside = Object.keys(stated).map((kind) => `${kind} ${middle(kind).toFixed(2)} ×`);
    const ratio = middle('settled');
    process.stdout.write(
      `${engine}, ${callers} at once: a settled tip costs ${ratio.toFixed(2)} × a bare transaction (${rounds.join(', ')}); ` +
        `${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms; ${beside.join(', ')}\n`,
    );
    return ratio;
  } finally {
    await platform.stop();
  }
};

const ratios = [await measure('PGlite', 1)];
const stopServer = await startTestServer();
if (process.env.TEST_DATABASE_URL) {
  try {
    ratios.push(await measure('PostgreSQL', 8));
  } finally {
    await stopServer?.();
  }
} else process.stdout.write('PostgreSQL is not installed: not measured\n');
const isOver = Math.max(...ratios) > BUDGET;
process.stdout.write(isOver ? `OVER THE BUDGET of ${BUDGET}\n` : 'within the budget\n');
process.exit(isOver ? 1 : 0);
