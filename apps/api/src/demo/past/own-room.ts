import type { FanclubLevel, Schedule } from '@footlight/contract';
import { DAY } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { fanclubMembership, follow, media, model } from '../../kernel/db/schema/index.ts';
import { slugOf } from '../../kernel/slug.ts';
import { seedPosts } from '../fan-posts.ts';
import { fanIds } from './fans.ts';

const ITEMS = [
  ['Opening night', 'pictures', 12, 0, 0],
  ['Curtain call', 'videos', 1, 420, 60],
  ['Blue hour', 'pictures', 18, 0, 40],
  ['Rehearsal', 'videos', 1, 260, 0],
  ['Red velvet', 'pictures', 24, 0, 75],
  ['Backstage', 'videos', 1, 615, 99],
  ['Lamps and mirrors', 'pictures', 9, 0, 25],
  ['Slow waltz', 'videos', 1, 340, 50],
  ['Winter light', 'pictures', 15, 0, 50],
  ['Encore', 'videos', 1, 780, 150],
  ['Confetti', 'pictures', 30, 0, 99],
  ['Last bow', 'videos', 1, 505, 75],
] as const;

/** Members-only items, by their place in the list. */
const LEVELS: Readonly<Record<number, FanclubLevel>> = { 4: 'supporter', 9: 'insider', 10: 'legend' };

/** Twelve items: some free, some for members, the others for tokens. */
const itemsOf = (userId: number, username: string, now: Date) =>
  ITEMS.map(([name, typeName, itemCount, duration, price], at) => ({
    userId,
    name,
    slug: slugOf(name, 'media'),
    description: `${name}: made on my own stage.`,
    typeId: typeName === 'pictures' ? 1 : 2,
    typeName,
    itemCount,
    duration,
    tokenPrice: LEVELS[at] ? 0 : price,
    fanclubAccessLevel: LEVELS[at] ?? null,
    isFreeNoAuth: price === 0,
    artSeed: `f.${username}-${at}`,
    tags: ['music', 'dance'],
    views: 140 + ((at * 97) % 700),
    createdAt: new Date(now.getTime() - (4 + (ITEMS.length - at) * 8) * DAY),
  }));

const SCHEDULE: Schedule = {
  zone: 'Europe/Berlin',
  slots: [2, 4, 5, 6, 7].map((day) => ({
    day,
    start: (day > 4 ? 20 : 19) * 60,
    minutes: day > 4 ? 240 : 150,
  })),
};

const MEMBER_LEVELS: readonly (readonly [FanclubLevel, number])[] = [
  ['supporter', 100],
  ['supporter', 100],
  ['insider', 200],
  ['supporter', 100],
  ['legend', 400],
];

/** Members of a fan club, with some weeks behind them. */
export async function seedMembers(tx: Orm, modelId: number, count: number, now: Date): Promise<void> {
  const rows = fanIds.slice(0, count).map((userId, at) => {
    const [level, price] = MEMBER_LEVELS[(at + modelId) % MEMBER_LEVELS.length] ?? ['supporter', 100];
    const paidFrom = new Date(now.getTime() - ((at * 5) % 24) * DAY);
    return {
      userId,
      modelId,
      level,
      paid: price,
      nextPrice: price,
      paidFrom,
      paidUntil: new Date(paidFrom.getTime() + 30 * DAY),
      since: new Date(paidFrom.getTime() - (at % 4) * 30 * DAY),
      // Nobody plays the fans, so their memberships end by themselves.
      isEnding: true,
    };
  });
  if (rows.length > 0) await tx.insert(fanclubMembership).values(rows).onConflictDoNothing();
}

/** The data of the broadcaster `model`: followers, a library, times, members and posts. */
export async function seedOwnRoom(tx: Orm, userId: number, username: string, now: Date): Promise<void> {
  await tx.insert(media).values(itemsOf(userId, username, now));
  await seedPosts(tx, userId, now);
  await seedMembers(tx, userId, 24, now);
  await tx
    .insert(follow)
    .values(
      fanIds.map((fan, at) => ({
        userId: fan,
        modelId: userId,
        createdAt: new Date(now.getTime() - at * 3 * DAY),
      })),
    )
    .onConflictDoNothing();
  await tx
    .update(model)
    .set({
      languages: ['english'],
      followers: 1_284,
      rating: 4.8,
      ratingCount: 212,
      profile: sql`${model.profile} || ${JSON.stringify({ schedule: SCHEDULE })}::jsonb`,
    })
    .where(eq(model.userId, userId));
}
