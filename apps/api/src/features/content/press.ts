import { DEFAULT_LANGUAGE, LANGUAGES, PRESS_PER_PAGE, type PressItem } from '@footlight/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { pressItem } from '../../kernel/db/schema/index.ts';

const itemView = (row: typeof pressItem.$inferSelect): PressItem => ({
  id: row.id,
  outlet: row.outlet,
  title: row.title,
  summary: row.summary,
  language: LANGUAGES.find((one) => one === row.language) ?? DEFAULT_LANGUAGE,
  url: row.url,
  published_on: row.publishedOn,
});

/** A page of the press about a site, newest first (spec 3 §7). */
export async function pressPage(
  orm: Orm,
  { host, outlet, page }: { host: string; outlet: string | null; page: number },
) {
  const ofSite = eq(pressItem.host, host);
  const where = and(ofSite, outlet === null ? undefined : eq(pressItem.outlet, outlet));
  const rows = await orm
    .select()
    .from(pressItem)
    .where(where)
    .orderBy(desc(pressItem.publishedOn), desc(pressItem.id))
    .limit(PRESS_PER_PAGE)
    .offset((page - 1) * PRESS_PER_PAGE);
  const total = await orm.$count(pressItem, where);
  const outlets = await orm
    .select({ outlet: pressItem.outlet })
    .from(pressItem)
    .where(ofSite)
    .groupBy(pressItem.outlet)
    .orderBy(desc(count()), pressItem.outlet)
    .limit(30);
  return {
    data: rows.map(itemView),
    last_page: Math.max(1, Math.ceil(total / PRESS_PER_PAGE)),
    outlets: outlets.map((one) => one.outlet),
  };
}
