import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, type Orm } from '../db/database.ts';
import { idempotencyKey, roomApp, spend } from '../db/schema/index.ts';
import { type AccountId, balanceOf, InsufficientTokensError, lockAccounts } from '../ledger/ledger.ts';
import type { TipBody } from './rules.ts';
import { settleTip } from './settle-tip.ts';
import { NOW, openTips, type Tips } from './test-tips.ts';

let tips: Tips;
beforeAll(async () => {
  tips = await openTips();
}, 60_000);
afterAll(async () => expect(await tips.close()).toEqual([]));

const GOAL = { title: 'A goal', target: 300 };

interface Step extends TipBody {
  /** Sent a second time. */
  repeats: boolean;
}

interface Scene {
  identityConfirmed: boolean;
  limits: { per_charge: number | null; per_day: number | null } | null;
  /** Apps whose rules draw no lots. */
  apps: (keyof typeof APPS)[];
}

const APPS = {
  tip_goal: GOAL,
  tip_menu: { title: 'A menu', items: [{ label: 'A song', price: 5 }] },
  king_of_the_hill: { minimum: 10 },
};

/** What one tip answered, without its number. */
const answerOf = (work: ReturnType<typeof settleTip>): Promise<unknown> =>
  work.then(
    ({ answer, replayed }) => ({ ...answer, entryId: 0, replayed }),
    (error: Error) => {
      if (error instanceof InsufficientTokensError) return 'too few tokens';
      if ('errorType' in error) return error.errorType;
      throw error;
    },
  );

/** Answers to the tips of somebody new, and what they left; `isLocked` where all is decided under locks. */
async function play(steps: Step[], { identityConfirmed, limits, apps }: Scene, isLocked: boolean) {
  const [sender, room] = [await tips.newSender(6_000, { identityConfirmed }), await tips.newRoom()];
  if (limits) await tips.limit(sender, limits);
  for (const app of apps) await tips.install(room, app, APPS[app]);
  // A toy that is away changes nothing, and its room is never settled at once.
  if (isLocked) await tips.addToy(room);
  const answers: unknown[] = [];
  for (const { repeats, ...body } of steps) {
    const call = tips.callOf(sender);
    for (let time = 0; time <= Number(repeats); time += 1) {
      answers.push(await answerOf(settleTip(tips.platform.database, call, sender, room, body, NOW)));
    }
  }
  return { answers, left: await tips.left(sender, room) };
}

/** Runs `meanwhile` while a tip waits for the purse of its room, in the transaction that holds it; its answer. */
async function whileItWaits(
  work: () => Promise<unknown>,
  purse: AccountId,
  meanwhile: (tx: Orm) => Promise<unknown>,
) {
  let answer: Promise<unknown> = Promise.resolve();
  await inTransaction(tips.platform.database, async (tx) => {
    await lockAccounts(tx, [purse]);
    answer = work();
    await tips.untilOneWaits();
    await meanwhile(tx);
  });
  return answer;
}

describe('a tip', () => {
  test('sixteen times the same request at once: one tip, one answer', async () => {
    const [sender, room] = [await tips.newSender(12), await tips.newRoom()];
    await tips.install(room, 'tip_goal', GOAL);
    const { database } = tips.platform;
    const call = tips.callOf(sender);
    const settled = await Promise.all(
      Array.from({ length: 16 }, () => settleTip(database, call, sender, room, { amount: 10 }, NOW)),
    );
    expect(new Set(settled.map((one) => JSON.stringify(one.answer))).size).toBe(1);
    expect(settled.filter((one) => !one.replayed)).toHaveLength(1);
    // Asked again when the purse no longer covers it.
    const again = await settleTip(database, call, sender, room, { amount: 10 }, NOW);
    expect(again).toMatchObject({ replayed: true, answer: { balance: 2 } });
    expect(await balanceOf(database.orm, `user:${sender.id}`)).toBe(2);
    expect((await tips.left(sender, room)).apps).toMatchObject([{ rev: 1 }]);
  });

  test('sixteen at once in one room with a goal, each by somebody else: all of them count', async () => {
    const room = await tips.newRoom();
    await tips.install(room, 'tip_goal', GOAL);
    const senders = await Promise.all(Array.from({ length: 16 }, () => tips.newSender(100)));
    await Promise.all(
      senders.map((sender) =>
        settleTip(tips.platform.database, tips.callOf(sender), sender, room, { amount: 10 }, NOW),
      ),
    );
    const [goal] = (await tips.left(senders[0]!, room)).apps;
    expect(goal).toMatchObject({ rev: 16, state: '{"raised":160,"reached_by":null}' });
    expect((await tips.left(senders[0]!, room)).news).toHaveLength(16);
  });

  test('sixteen at once against a limit of the day: never more than it lets through', async () => {
    const [sender, room] = [await tips.newSender(1_000), await tips.newRoom()];
    await tips.limit(sender, { per_day: 50 });
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        answerOf(settleTip(tips.platform.database, tips.callOf(sender), sender, room, { amount: 10 }, NOW)),
      ),
    );
    expect(answers.filter((one) => one === 'user_daily_limit')).toHaveLength(11);
    expect(await balanceOf(tips.platform.database.orm, `user:${sender.id}`)).toBe(950);
  });

  test('is decided anew when what it was decided by has changed before it settles', async (context) => {
    const { database } = tips.platform;
    // One connection cannot wait for itself.
    if (database.engine === 'pglite') return context.skip();
    const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
    await tips.install(room, 'tip_goal', GOAL);
    const tip = () => settleTip(database, tips.callOf(sender), sender, room, { amount: 10 }, NOW);
    await whileItWaits(tip, `model:${room.user.id}`, (tx) =>
      tx
        .update(roomApp)
        .set({ state: { raised: 200, reached_by: null }, rev: 7 })
        .where(eq(roomApp.modelId, room.user.id)),
    );
    expect((await tips.left(sender, room)).apps).toEqual([
      { app: 'tip_goal', rev: 8, state: '{"raised":210,"reached_by":null}' },
    ]);
    // Likewise what was spent.
    const quiet = await tips.newRoom();
    await tips.limit(sender, { per_day: 25 });
    const second = () =>
      answerOf(settleTip(database, tips.callOf(sender), sender, quiet, { amount: 10 }, NOW));
    const refused = await whileItWaits(second, `model:${quiet.user.id}`, (tx) =>
      tx.insert(spend).values({ userId: sender.id, kind: 'media', amount: 6, at: new Date(NOW) }),
    );
    expect(refused).toBe('user_daily_limit');
    expect(await balanceOf(database.orm, `user:${sender.id}`)).toBe(90);
  });

  test('two ways to the same tip cannot each hold what the other waits for', async (context) => {
    const { database } = tips.platform;
    if (database.engine === 'pglite') return context.skip();
    const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
    await tips.addToy(room);
    const call = tips.callOf(sender);
    const answer = { balance: 90 };
    const decided = await whileItWaits(
      () => settleTip(database, call, sender, room, { amount: 10 }, NOW),
      `user:${sender.id}`,
      // What settling at once does: purse, then key. The other has begun by then, and waits.
      (tx) => tx.insert(idempotencyKey).values({ ...call, answer }),
    );
    expect(decided).toEqual({ answer, replayed: true });
    expect(await balanceOf(database.orm, `user:${sender.id}`)).toBe(100);
  });

  test('any tips leave at once what the same tips leave where all is decided under locks', async () => {
    const step: fc.Arbitrary<Step> = fc.record(
      {
        amount: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 5, 4_900, 5_000)),
        type: fc.constantFrom('public', 'anonymous', 'private'),
        comment: fc.constantFrom('Hello', 'It\'s "quoted"  {a,b}'),
        app_data: fc.constantFrom<TipBody['app_data']>(
          { app: 'tip_menu', choice: 'A song' },
          { app: 'spin_wheel' },
        ),
        confirmed_tokens: fc.constantFrom(20, 40),
        repeats: fc.boolean(),
      },
      { requiredKeys: ['amount', 'repeats'] },
    );
    const limit = fc.constantFrom(null, 10, 50);
    const scene: fc.Arbitrary<Scene> = fc.record({
      identityConfirmed: fc.boolean(),
      limits: fc.option(fc.record({ per_charge: limit, per_day: limit })),
      apps: fc.subarray(['tip_goal', 'tip_menu', 'king_of_the_hill']),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), scene, async (steps, at) => {
        expect(await play(steps, at, false)).toEqual(await play(steps, at, true));
      }),
      { numRuns: 40 },
    );
  });
});
