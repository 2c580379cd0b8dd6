import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../../kernel/db/database.ts';
import { media, mediaUpload } from '../../../kernel/db/schema/index.ts';

/**
 * Brings an item up to date with its finished files, in the transaction that changed one. An item without any has no
 * parts, and is in no list.
 */
export async function refreshItem(tx: Orm, mediaId: number): Promise<void> {
  await tx.select({ id: media.id }).from(media).where(eq(media.id, mediaId)).for('no key update');
  const rows = await tx
    .select({ result: mediaUpload.result })
    .from(mediaUpload)
    .where(eq(mediaUpload.mediaId, mediaId))
    .orderBy(asc(mediaUpload.createdAt), asc(mediaUpload.id));
  const files = rows.flatMap(({ result }) => result ?? []);
  const seconds = files.reduce((sum, file) => sum + (file.kind === 'video' ? file.seconds : 0), 0);
  // Zero would mean that nothing plays.
  const duration = seconds > 0 ? Math.max(1, Math.round(seconds)) : 0;
  await tx
    .update(media)
    .set({ stored: { files }, itemCount: files.length, duration })
    .where(eq(media.id, mediaId));
}
