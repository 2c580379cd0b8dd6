import { DEFAULT_LANGUAGE, FAQ_TOPICS, type FaqEntry, type Language } from '@footlight/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type { Orm } from '../../kernel/db/database.ts';
import { faqEntry } from '../../kernel/db/schema/index.ts';

type Row = typeof faqEntry.$inferSelect;

const Text = v.object({ question: v.string(), answer: v.array(v.string()) });
/** Rows are edited by hand: a link elsewhere or a broken text must not break the list. */
const isSitePath = (link: string) => /^\/(?![/\\])[^\\\s]*$/.test(link);

/** The entry in a language, or in English; null if it has neither. */
function entryView(row: Row, wanted: Language): FaqEntry | null {
  for (const language of [wanted, DEFAULT_LANGUAGE]) {
    const text = v.safeParse(Text, row.texts[language]);
    if (!text.success) continue;
    return {
      id: row.id,
      slug: row.slug,
      topic: FAQ_TOPICS.find((one) => one === row.topic) ?? 'other',
      ...text.output,
      language,
      links: row.links.filter(isSitePath),
    };
  }
  return null;
}

const shown = (rows: readonly Row[], language: Language): FaqEntry[] =>
  rows.flatMap((row) => entryView(row, language) ?? []);

/** The whole FAQ in its order (spec 3 §7). */
export const listFaq = async (orm: Orm, language: Language): Promise<FaqEntry[]> =>
  shown(await orm.select().from(faqEntry).orderBy(asc(faqEntry.position), asc(faqEntry.id)), language);

/** One question by number or slug, with the others of its topic; null if there is none. */
export async function findFaq(
  orm: Orm,
  idOrSlug: string,
  language: Language,
): Promise<{ entry: FaqEntry; related: FaqEntry[] } | null> {
  const isNumber = /^\d{1,9}$/.test(idOrSlug);
  const [row] = await orm
    .select()
    .from(faqEntry)
    .where(isNumber ? eq(faqEntry.id, Number(idOrSlug)) : eq(faqEntry.slug, idOrSlug));
  const entry = row && entryView(row, language);
  if (!entry) return null;
  const others = await orm
    .select()
    .from(faqEntry)
    .where(and(eq(faqEntry.topic, row.topic), ne(faqEntry.id, row.id)))
    .orderBy(asc(faqEntry.position), asc(faqEntry.id))
    .limit(6);
  return { entry, related: shown(others, language) };
}
