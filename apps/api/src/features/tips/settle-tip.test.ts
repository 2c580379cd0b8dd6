import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, type Orm } from '../../kernel/db/database.ts';
import { roomApp, spend } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import {
  type AccountId,
  balanceOf,
  InsufficientTokensError,
  lockAccounts,
} from '../../kernel/ledger/ledger.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { NOW, openTips, type Tips } from '../../testing/tips.ts';
import type { TipBody } from './rules.ts';
import type { SettledTip } from './settle-tip.ts';

let tips: Tips;
beforeAll(async () => {
  tips = await openTips();
});
afterAll(async () => expect(await tips.close()).toEqual([]));

const GOAL = { title: 'A goal', target: 300 };
const WHEEL = { price: 10, prizes: [{ label: 'A song', weight: 1, win: true }] };

const tip = (sender: UserRow, room: RoomRow, body: TipBody, call = tips.callOf(sender)) =>
  tips.settle(call, sender, room, body);
const purseOf = (sender: UserRow) => balanceOf(tips.platform.database.orm, `user:${sender.id}`);

/** The balance after a tip, or the error. */
const outcomeOf = (settled: Promise<SettledTip>): Promise<number | string> =>
  settled.then(
    ({ balance }) => balance,
    (error: Error) => {
      if (error instanceof InsufficientTokensError) return 'too few tokens';
      if ('errorType' in error) return String(error.errorType);
      throw error;
    },
  );

/**
 * Runs `meanwhile` while a tip waits for an account, in the transaction that holds the lock; returns the tip's outcome.
 */
async function whileItWaits(
  settle: () => Promise<SettledTip>,
  purse: AccountId,
  meanwhile: (tx: Orm) => Promise<unknown>,
) {
  let outcome: Promise<number | string> = Promise.resolve(0);
  await inTransaction(tips.platform.database, async (tx) => {
    await lockAccounts(tx, [purse]);
    outcome = outcomeOf(settle());
    await tips.untilOneWaits();
    await meanwhile(tx);
  });
  return outcome;
}

describe('a tip', () => {
  test('[TIP-01] splits the tokens between broadcaster and platform', async () => {
    const [sender, room] = [await tips.newSender(100), await tips.newRoom(0)];
    expect(await outcomeOf(tip(sender, room, { amount: 5 }))).toBe(95);
    const { orm } = tips.platform.database;
    expect(await balanceOf(orm, `model:${room.user.id}`)).toBe(2);
    expect(await balanceOf(orm, `revenue:${room.user.id}`)).toBe(3);
  });

  test('moves the apps of the room and publishes each of them', async () => {
    const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
    await tips.install(room, 'tip_goal', GOAL);
    await tips.install(room, 'spin_wheel', WHEEL);
    expect(await outcomeOf(tip(sender, room, { amount: 10, app_data: { app: 'spin_wheel' } }))).toBe(90);
    const { apps, news } = await tips.left(sender, room);
    expect(apps).toEqual([
      { app: 'tip_goal', rev: 1, state: '{"raised":10,"reached_by":null}' },
      { app: 'spin_wheel', rev: 1, state: '{"count":1,"plays":[{"id":E,"prize":0,"username":"S"}]}' },
    ]);
    expect(news.map((one) => one.split(' ', 1)[0])).toEqual(['v3.app.tip_goal', 'v3.app.spin_wheel']);
  });

  type Scene = () => Promise<[UserRow, RoomRow, TipBody?]>;
  test.each<[string, string, Scene]>([
    [
      'a purse that does not cover it',
      'too few tokens',
      async () => [await tips.newSender(4), await tips.newRoom()],
    ],
    ['no purse yet', 'too few tokens', async () => [await tips.newSender(0), await tips.newRoom()]],
    [
      'more than the limit of a charge',
      'over_own_limit',
      async () => {
        const sender = await tips.newSender(100);
        await tips.limit(sender, { per_charge: 4 });
        return [sender, await tips.newRoom()];
      },
    ],
    [
      'more than the limit of a day',
      'user_daily_limit',
      async () => {
        const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
        await tips.limit(sender, { per_day: 9 });
        await tip(sender, room, { amount: 5 });
        return [sender, room];
      },
    ],
    [
      'more than the limit that the platform set',
      'user_daily_limit',
      async () => [await tips.newSender(100, { traits: { dailyLimitTokens: 4 } }), await tips.newRoom()],
    ],
    [
      'more than may be tipped without a confirmed identity',
      'over_daily_limit',
      async () => [
        await tips.newSender(9_000, { identityConfirmed: false }),
        await tips.newRoom(),
        { amount: 5_001 },
      ],
    ],
    [
      'an app that the room does not have',
      'conflict',
      async () => [
        await tips.newSender(100),
        await tips.newRoom(),
        { amount: 5, app_data: { app: 'spin_wheel' } },
      ],
    ],
    [
      'a play at another price',
      'conflict',
      async () => {
        const room = await tips.newRoom();
        await tips.install(room, 'spin_wheel', WHEEL);
        return [await tips.newSender(100), room, { amount: 9, app_data: { app: 'spin_wheel' } }];
      },
    ],
  ])('given %s, is refused as %s and leaves nothing', async (_name, reason, prepare) => {
    const [sender, room, body = { amount: 5 }] = await prepare();
    const theirs = [`user ${sender.id}`, `user ${room.user.id}`, `room ${room.user.username}`];
    const look = async () => ({
      left: await tips.left(sender, room),
      books: await checkLedger(tips.platform.database.orm),
      // Only what concerns these two: jobs tell others at any time.
      published: tips.platform.published.filter(({ to }) => theirs.includes(to)),
    });
    const before = await look();
    expect(await outcomeOf(tip(sender, room, body))).toBe(reason);
    expect(await look()).toEqual(before);
  });

  test('given sixteen equal requests at once, settles one and answers all alike', async () => {
    const [sender, room] = [await tips.newSender(12), await tips.newRoom()];
    await tips.install(room, 'tip_goal', GOAL);
    const call = tips.callOf(sender);
    const settled = await Promise.all(
      Array.from({ length: 16 }, () => tip(sender, room, { amount: 10 }, call)),
    );
    expect(new Set(settled.map(({ entryId, balance }) => `${entryId} ${balance}`)).size).toBe(1);
    // A repeated call gets the stored answer, although the balance no longer covers the tip and a limit was set.
    await tips.limit(sender, { per_day: 5 });
    expect(await outcomeOf(tip(sender, room, { amount: 10 }, call))).toBe(2);
    expect(await purseOf(sender)).toBe(2);
    const { apps, news } = await tips.left(sender, room);
    expect(apps).toMatchObject([{ rev: 1 }]);
    expect(news).toHaveLength(1);
  });

  test('given sixteen senders at once in a room with a goal, counts all of them', async () => {
    const room = await tips.newRoom();
    await tips.install(room, 'tip_goal', GOAL);
    const senders = await Promise.all(Array.from({ length: 16 }, () => tips.newSender(100)));
    await Promise.all(senders.map((sender) => tip(sender, room, { amount: 10 })));
    const { apps, news } = await tips.left(senders[0]!, room);
    expect(apps[0]).toMatchObject({ rev: 16, state: '{"raised":160,"reached_by":null}' });
    expect(news).toHaveLength(16);
  });

  test('given sixteen at once against a daily limit, never exceeds it', async () => {
    const [sender, room] = [await tips.newSender(1_000), await tips.newRoom()];
    await tips.limit(sender, { per_day: 50 });
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, () => outcomeOf(tip(sender, room, { amount: 10 }))),
    );
    expect(outcomes.filter((one) => one === 'user_daily_limit')).toHaveLength(11);
    expect(await purseOf(sender)).toBe(950);
  });

  test('decides by what holds when it gets its locks', async (context) => {
    const { database } = tips.platform;
    // PGlite has one connection, which cannot wait for itself.
    if (database.engine === 'pglite') return context.skip();
    const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
    await tips.install(room, 'tip_goal', GOAL);
    await whileItWaits(
      () => tip(sender, room, { amount: 10 }),
      `model:${room.user.id}`,
      (tx) =>
        tx
          .update(roomApp)
          .set({ state: { raised: 200, reached_by: null }, rev: 7 })
          .where(eq(roomApp.modelId, room.user.id)),
    );
    expect((await tips.left(sender, room)).apps).toEqual([
      { app: 'tip_goal', rev: 8, state: '{"raised":210,"reached_by":null}' },
    ]);
    // The same holds for spent tokens.
    const quiet = await tips.newRoom();
    await tips.limit(sender, { per_day: 25 });
    const refused = await whileItWaits(
      () => tip(sender, quiet, { amount: 10 }),
      `model:${quiet.user.id}`,
      (tx) => tx.insert(spend).values({ userId: sender.id, kind: 'media', amount: 6, at: new Date(NOW) }),
    );
    expect(refused).toBe('user_daily_limit');
    expect(await purseOf(sender)).toBe(90);
  });

  /** The rules of a tip without credit, implemented a second time: the expected outcomes of a series of tips. */
  function expectedOutcomes(
    steps: readonly TipBody[],
    { purse, limits, isConfirmed }: { purse: number; limits: Limits | null; isConfirmed: boolean },
  ): (number | string)[] {
    let left = purse;
    let spent = 0;
    return steps.map(({ amount, confirmed_tokens, app_data }) => {
      const { per_charge = null, per_day = null } = limits ?? {};
      if (per_day !== null && spent + amount > per_day) return 'user_daily_limit';
      if (per_charge !== null && amount > per_charge && (confirmed_tokens ?? 0) < amount)
        return 'over_own_limit';
      if (amount > left) return 'too few tokens';
      if (!isConfirmed && spent + amount > 5_000) return 'over_daily_limit';
      if (app_data?.app === 'spin_wheel') return 'conflict';
      left -= amount;
      spent += amount;
      return left;
    });
  }
  type Limits = { per_charge: number | null; per_day: number | null };

  test('given any series of tips, answers what the rules say', async () => {
    const step: fc.Arbitrary<TipBody> = fc.record(
      {
        amount: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 5, 4_900, 5_000)),
        type: fc.constantFrom('public', 'anonymous', 'private'),
        comment: fc.constantFrom('Hello', 'It\'s "quoted"  {a,b}'),
        app_data: fc.constantFrom<TipBody['app_data']>(
          { app: 'tip_menu', choice: 'A song' },
          { app: 'spin_wheel' },
        ),
        confirmed_tokens: fc.constantFrom(20, 40),
      },
      { requiredKeys: ['amount'] },
    );
    const limit = fc.constantFrom(null, 10, 50);
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        fc.option(fc.record({ per_charge: limit, per_day: limit })),
        async (steps, isConfirmed, limits) => {
          const purse = 6_000;
          const [sender, room] = [
            await tips.newSender(purse, { identityConfirmed: isConfirmed }),
            await tips.newRoom(),
          ];
          await tips.install(room, 'tip_goal', GOAL);
          if (limits) await tips.limit(sender, limits);
          const outcomes: (number | string)[] = [];
          for (const body of steps) outcomes.push(await outcomeOf(tip(sender, room, body)));
          expect(outcomes).toEqual(expectedOutcomes(steps, { purse, limits, isConfirmed }));
        },
      ),
      { numRuns: 15 },
    );
  });
});
