import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type LegalKey,
  type LegalText,
} from '@footlight/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { legalPublication, user } from '../../kernel/db/schema/index.ts';
import { HOUSE_TEXTS } from './house/index.ts';

/** Scope of signatures of the house text. */
export const HOUSE = 'house';

type Publication = typeof legalPublication.$inferSelect;
export type Texts = Partial<Record<Language, LegalText>>;

/** A version of a document: whose text it is, and its texts by language. */
export interface LegalVersionInForce {
  /** Host of the site, or {@link HOUSE}. */
  scope: string;
  version: string;
  /** The operator's texts; null for the house text. */
  texts: Texts | null;
}

const house = (key: LegalKey): LegalVersionInForce => ({
  scope: HOUSE,
  version: HOUSE_TEXTS[key].version,
  texts: null,
});
const isHouse = ({ texts }: Publication): boolean => Object.keys(texts).length === 0;
const published = (row: Publication): LegalVersionInForce => ({
  scope: row.host,
  version: row.version,
  texts: row.texts as Texts,
});

const latest = async (orm: Orm, host: string, key: LegalKey): Promise<Publication | undefined> => {
  const [row] = await orm
    .select()
    .from(legalPublication)
    .where(and(eq(legalPublication.host, host), eq(legalPublication.key, key)))
    .orderBy(desc(legalPublication.number))
    .limit(1);
  return row;
};

/** The version of a document that is in force on a site. */
export async function inForce(orm: Orm, host: string, key: LegalKey): Promise<LegalVersionInForce> {
  const row = await latest(orm, host, key);
  return row && !isHouse(row) ? published(row) : house(key);
}

/** A version by its name, in force or not; null if this site never had it, or no longer has its text. */
export async function findVersion(
  orm: Orm,
  host: string,
  key: LegalKey,
  version: string,
): Promise<LegalVersionInForce | null> {
  const [row] = await orm
    .select()
    .from(legalPublication)
    .where(
      and(
        eq(legalPublication.host, host),
        eq(legalPublication.key, key),
        eq(legalPublication.version, version),
      ),
    );
  if (row && !isHouse(row)) return published(row);
  return version === HOUSE_TEXTS[key].version ? house(key) : null;
}

/**
 * The text in a language. An operator's document never falls back to the house text of another language, because the two
 * could contradict each other: it falls back to its own English text, or to its first one.
 */
export async function textOf(
  key: LegalKey,
  { texts }: LegalVersionInForce,
  wanted: Language,
): Promise<{ language: Language; text: LegalText }> {
  const own = texts
    ? [wanted, DEFAULT_LANGUAGE, ...LANGUAGES].find((one) => texts[one] !== undefined)
    : undefined;
  const text = own && texts?.[own];
  if (own && text) return { language: own, text };
  return { language: wanted, text: (await HOUSE_TEXTS[key].load[wanted]()).text };
}

/** All texts of a version, for its operator's editor. */
export async function allTexts(key: LegalKey, version: LegalVersionInForce): Promise<Texts> {
  if (version.texts) return version.texts;
  const texts: Texts = {};
  for (const language of LANGUAGES) texts[language] = (await textOf(key, version, language)).text;
  return texts;
}

/** Publishes texts on a locked site; returns the version. Versions of one day get a number. */
export async function publish(
  tx: Orm,
  { host, key, texts, userId }: { host: string; key: LegalKey; texts: Texts; userId: number },
  now: Date,
): Promise<string> {
  const last = await latest(tx, host, key);
  const day = now.toISOString().slice(0, 10);
  const known = [last?.version, HOUSE_TEXTS[key].version];
  const ofToday = known.filter((one) => one?.startsWith(day)).map((one) => Number(one?.split('.')[1] ?? 1));
  const version = ofToday.length === 0 ? day : `${day}.${Math.max(...ofToday) + 1}`;
  await tx.insert(legalPublication).values({
    host,
    key,
    number: (last?.number ?? 0) + 1,
    version,
    texts,
    userId,
    createdAt: now,
  });
  return Object.keys(texts).length === 0 ? HOUSE_TEXTS[key].version : version;
}

/** The operator's publications of a document, newest first. */
export async function publicationsOf(orm: Orm, host: string, key: LegalKey) {
  const rows = await orm
    .select({ entry: legalPublication, by: user.username })
    .from(legalPublication)
    .leftJoin(user, eq(user.id, legalPublication.userId))
    .where(and(eq(legalPublication.host, host), eq(legalPublication.key, key)))
    .orderBy(desc(legalPublication.number))
    .limit(100);
  return rows.map(({ entry, by }) => ({
    version: entry.version,
    languages: LANGUAGES.filter((one) => one in entry.texts),
    by,
    at: entry.createdAt.toISOString(),
  }));
}
