import type { FanclubLevel } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../kernel/db/database.ts';
import { fanclubPost, media } from '../kernel/db/schema/index.ts';

/** Posts of the demo's fan clubs, without dates, so that they do not age. */
const TEXTS: readonly { level: FanclubLevel; text: string; withMedia?: boolean }[] = [
  { level: 'supporter', text: 'Welcome to the club.\nHere you read first when I am live, and what I plan.' },
  { level: 'insider', text: 'I am choosing colours for the new set. Blue or amber?', withMedia: true },
  { level: 'supporter', text: 'New pictures are up. The light was kind this time.', withMedia: true },
  { level: 'legend', text: 'For legends: name the song that opens the next evening.', withMedia: true },
  { level: 'supporter', text: 'Tomorrow at eight.' },
];
const DAY_MS = 86_400_000;

/** Writes the posts of one broadcaster, oldest first, so that ids follow dates. Each of those with media has another item. */
export async function seedPosts(tx: Orm, modelId: number, now: Date): Promise<void> {
  const items = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.userId, modelId), media.isPublished))
    .orderBy(media.id)
    .limit(TEXTS.length);
  const posts = TEXTS.map(({ level, text, withMedia = false }, at) => ({
    modelId,
    clientId: `demo-post-${at}`,
    level,
    body: text,
    mediaId: withMedia ? (items.shift()?.id ?? null) : null,
    createdAt: new Date(now.getTime() - (TEXTS.length - at) * 2 * DAY_MS),
  }));
  await tx.insert(fanclubPost).values(posts).onConflictDoNothing();
}
