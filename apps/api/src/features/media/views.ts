import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { media, mediaView } from '../../kernel/db/schema/index.ts';

const KEPT_MS = 2 * 86_400_000;

/**
 * Counts a view of an item once per visitor and day. The visitor is known by a keyed hash of the day and the address,
 * so that the table holds no addresses.
 */
export async function countView(
  orm: Orm,
  secret: string,
  { mediaId, address, now }: { mediaId: number; address: string; now: number },
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const visitor = createHmac('sha256', secret).update(`view\n${day}\n${address}`).digest('base64url');
  const first = await orm
    .insert(mediaView)
    .values({ mediaId, day, visitor })
    .onConflictDoNothing()
    .returning();
  if (first.length === 0) return;
  await orm
    .update(media)
    .set({ views: sql`${media.views} + 1` })
    .where(eq(media.id, mediaId));
}

/** Deletes the rows of past days. */
export async function forgetOldViews(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(mediaView).where(lt(mediaView.day, new Date(now - KEPT_MS).toISOString().slice(0, 10)));
}
