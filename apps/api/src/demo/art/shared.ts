import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, site } from '../../kernel/db/schema/index.ts';

/** Whose share picture has this seed, if any. Drawing one takes a fifth of a second of CPU. */
export async function isShared(orm: Orm, seed: string): Promise<'room' | 'site' | null> {
  if ((await orm.$count(model, eq(model.artSeed, seed))) > 0) return 'room';
  return (await orm.$count(site, eq(sql`${site.config} ->> 'sitecode'`, seed))) > 0 ? 'site' : null;
}
