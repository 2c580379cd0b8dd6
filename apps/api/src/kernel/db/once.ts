import { eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { meta } from './schema/index.ts';

/** Stored with the key, so that a later version of the same data can be distinguished. */
const VERSION = '1';

/** Runs `work` unless this database has already recorded the key. */
export async function once(tx: Orm, key: string, work: () => Promise<void>): Promise<void> {
  const [done] = await tx.select().from(meta).where(eq(meta.key, key));
  if (done?.value === VERSION) return;
  await work();
  await tx
    .insert(meta)
    .values({ key, value: VERSION })
    .onConflictDoUpdate({ target: meta.key, set: { value: VERSION } });
}
