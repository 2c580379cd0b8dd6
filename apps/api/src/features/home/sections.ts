import { type HomeSection, HomeSectionList } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Orm } from '../../kernel/db/database.ts';
import { homeLayout, user } from '../../kernel/db/schema/index.ts';

/** The sections that a user chose; none before the first choice, or if the contract no longer knows them. */
export async function sectionsOf(orm: Orm, userId: number): Promise<HomeSection[]> {
  const [row] = await orm.select().from(homeLayout).where(eq(homeLayout.userId, userId));
  const known = v.safeParse(HomeSectionList, row?.sections);
  return known.success ? known.output : [];
}

/** Saves the sections and makes `custom` the layout of the user's home page. */
export async function saveSections(tx: Orm, userId: number, sections: readonly HomeSection[]): Promise<void> {
  const row = { sections, updatedAt: new Date() };
  await tx
    .insert(homeLayout)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: homeLayout.userId, set: row });
  await tx
    .update(user)
    .set({ settings: sql`${user.settings} || '{"home_layout": "custom"}'::jsonb` })
    .where(eq(user.id, userId));
}
