import { type Banner, type BannerInput, hasBanners, type Language, type Site } from '@footlight/contract';
import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { banner } from '../../kernel/db/schema/index.ts';

const rowsOf = (orm: Orm, host: string) =>
  orm.select().from(banner).where(eq(banner.host, host)).orderBy(asc(banner.position));

/** The banners of a site as its operator entered them. */
export const bannersForOperator = async (orm: Orm, host: string): Promise<BannerInput[]> =>
  (await rowsOf(orm, host)).map(({ image, link, words }) => ({
    image,
    link,
    words: words as BannerInput['words'],
  }));

/** The banners of a site in a language; none where its rules hide them (spec 1 §6). */
export async function bannersOf(
  orm: Orm,
  { host, site }: { host: string; site: Site },
  language: Language,
): Promise<Banner[]> {
  if (!hasBanners(site)) return [];
  return (await rowsOf(orm, host)).flatMap(({ id, image, link, words }) => {
    const shown = words[language] ?? words.en;
    return shown ? [{ id, image, link, title: shown.title, text: shown.text }] : [];
  });
}

/** Replaces the banners of a site. */
export async function replaceBanners(tx: Orm, host: string, wanted: readonly BannerInput[]): Promise<void> {
  await tx.delete(banner).where(eq(banner.host, host));
  if (wanted.length === 0) return;
  await tx.insert(banner).values(wanted.map((one, position) => ({ ...one, host, position })));
}
