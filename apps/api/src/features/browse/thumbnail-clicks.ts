import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, thumbnailClick } from '../../kernel/db/schema/index.ts';
import { readThumbUrl } from '../../kernel/pictures.ts';

/** Counts a click on a broadcaster's thumbnail; false for a URL that is not a thumbnail of a broadcaster. */
export async function countClick(orm: Orm, url: string, now: Date): Promise<boolean> {
  const found = readThumbUrl(url);
  if (!found) return false;
  const [room] = await orm
    .select({ id: model.userId })
    .from(model)
    .where(eq(model.artSeed, found.seed))
    .limit(1);
  if (!room) return false;
  await orm
    .insert(thumbnailClick)
    .values({ modelId: room.id, day: now.toISOString().slice(0, 10), variant: found.variant, clicks: 1 })
    .onConflictDoUpdate({
      target: [thumbnailClick.modelId, thumbnailClick.day, thumbnailClick.variant],
      set: { clicks: sql`${thumbnailClick.clicks} + 1` },
    });
  return true;
}
