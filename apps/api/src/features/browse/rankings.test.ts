import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  broadcasterDay,
  broadcasterScore,
  meta,
  model,
  monthlyWinner,
  rating,
  show,
  tip,
  versus,
  versusSide,
} from '../../kernel/db/schema/index.ts';
import { openTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { placeByLikes, refreshRankings } from './rankings.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number, from = NOW) => new Date(from - days * DAY_MS);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

let platform: TestPlatform;
const orm = () => platform.database.orm;
let ada: number;
let bea: number;
let fans: number[];
let entries = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ demo: true });
  const ids = (await orm().select({ id: model.userId }).from(model).orderBy(model.userId).limit(12)).map(
    ({ id }) => id,
  );
  [ada, bea, ...fans] = ids as [number, number, ...number[]];
});
afterAll(() => platform.stop());
beforeEach(async () => {
  for (const table of [tip, rating, show, broadcasterDay, broadcasterScore, monthlyWinner])
    await orm().delete(table);
  await orm().delete(meta).where(eq(meta.key, 'browse.rankings'));
});

const tipTo = (modelId: number, amount: number, createdAt: Date) => {
  entries += 1;
  return orm()
    .insert(tip)
    .values({ entryId: entries, userId: fans[0] ?? 0, modelId, amount, createdAt });
};
const rate = (modelId: number, fan: number, at: Date, value = 'RATE_UP') =>
  orm()
    .insert(rating)
    .values({ userId: fans[fan] ?? 0, modelId, day: dayOf(at), value });
const run = (at = NOW) => refreshRankings(orm(), new Date(at));
const scoreOf = async (modelId: number) => {
  const [row] = await orm().select().from(broadcasterScore).where(eq(broadcasterScore.modelId, modelId));
  if (!row) return null;
  const { modelId: _, ...score } = row;
  return score;
};

it('[BROWSE-09] sums the tokens of contests that have ended, by window, also without any tip of an account', async () => {
  const contest = async (days: number, score: number, state = 'ended') => {
    const endedAt = daysAgo(days);
    const [row] = await orm()
      .insert(versus)
      .values({
        state,
        hostId: ada,
        guestId: bea,
        seconds: 120,
        startedAt: endedAt,
        endedAt,
        endsAt: new Date(NOW + DAY_MS),
      })
      .returning();
    await orm()
      .insert(versusSide)
      .values([
        { versusId: row?.id ?? 0, modelId: ada, score, isRunning: false },
        { versusId: row?.id ?? 0, modelId: bea, isRunning: false },
      ]);
  };
  for (const [days, score] of [
    [1, 5],
    [8, 70],
    [400, 900],
  ] as const)
    await contest(days, score);
  await contest(0, 10_000, 'running');
  await run();
  expect(await scoreOf(ada)).toMatchObject({ tokens: 0, versus7Days: 5, versus30Days: 75, versusEver: 975 });
  expect(await scoreOf(bea)).toMatchObject({ versusEver: 0 });
  // A week later the first one is older than seven days.
  await run(NOW + 7 * DAY_MS);
  expect(await scoreOf(ada)).toMatchObject({ versus7Days: 0, versus30Days: 75 });
  await orm().delete(versusSide);
  await orm().delete(versus);
});

it('[BROWSE-09] counts tips of 7 days, 30 days and ever, tokens of tips and shows, and likes by window', async () => {
  for (const days of [0, 0, 6, 7, 29, 30, 34, 400]) await tipTo(ada, 10, daysAgo(days));
  await orm()
    .insert(show)
    .values({
      kind: 'private',
      state: 'ended',
      modelId: ada,
      price: 6,
      paid: 100,
      createdAt: daysAgo(5),
      endedAt: daysAgo(5),
    });
  for (const [fan, days] of [0, 19, 20, 29, 30].entries()) await rate(ada, fan, daysAgo(days));
  await rate(ada, 6, daysAgo(0), 'RATE_DOWN');
  await run();
  expect(await scoreOf(ada)).toEqual({
    // Five tips of the last 30 days, and the show.
    tokens: 150,
    tips7Days: 3,
    tips30Days: 5,
    tipsEver: 8,
    likes30Days: 4,
    // Since the first of November.
    likesOfMonth: 2,
    versus7Days: 0,
    versus30Days: 0,
    versusEver: 0,
  });
  expect(await scoreOf(bea)).toBeNull();
});

it('[BROWSE-09] counts nothing twice, a tip that committed late, and keeps the sum of what it folds', async () => {
  await tipTo(ada, 10, daysAgo(50));
  await tipTo(ada, 10, daysAgo(3));
  await run();
  const first = await scoreOf(ada);
  await run();
  await run(NOW + 60_000);
  expect(await scoreOf(ada)).toEqual(first);
  // It was open during the run before, so its time is earlier.
  await tipTo(ada, 10, daysAgo(1));
  await run();
  expect(await scoreOf(ada)).toMatchObject({ tokens: 20, tips7Days: 2, tipsEver: 3 });
  const later = NOW + 60 * DAY_MS;
  await run(later);
  expect(await scoreOf(ada)).toMatchObject({ tokens: 0, tips7Days: 0, tips30Days: 0, tipsEver: 3 });
  const days = await orm().select().from(broadcasterDay).where(eq(broadcasterDay.modelId, ada));
  expect(days.map(({ day, tips }) => [day, tips])).toEqual([['1970-01-01', 3]]);
  await tipTo(ada, 7, daysAgo(0, later));
  await run(later);
  expect(await scoreOf(ada)).toMatchObject({ tokens: 7, tips7Days: 1, tipsEver: 4 });
});

it('[BROWSE-09] records the most liked listed broadcaster of the last month once', async () => {
  const october = new Date('2026-10-15T00:00:00Z');
  for (const fan of [0, 1, 2]) await rate(ada, fan, october);
  for (const fan of [0, 1]) await rate(bea, fan, october);
  await orm().update(model).set({ isListed: false }).where(eq(model.userId, ada));
  await run();
  await orm().update(model).set({ isListed: true }).where(eq(model.userId, ada));
  const winners = async () =>
    (await orm().select().from(monthlyWinner)).map(({ month, modelId, likes }) => [month, modelId, likes]);
  expect(await winners()).toEqual([['2026-10-01', bea, 2]]);
  await run();
  expect(await winners()).toEqual([['2026-10-01', bea, 2]]);
});

it('[BROWSE-09] tells a broadcaster their likes and place of the month; equal likes go by the older account', async () => {
  for (const fan of [0, 1]) await rate(ada, fan, daysAgo(1));
  for (const fan of [0, 1]) await rate(bea, fan, daysAgo(1));
  await run();
  expect(await placeByLikes(orm(), ada)).toEqual({ likes: 2, place: 1 });
  expect(await placeByLikes(orm(), bea)).toEqual({ likes: 2, place: 2 });
  expect(await placeByLikes(orm(), fans[0] ?? 0)).toEqual({ likes: 0, place: null });
});
