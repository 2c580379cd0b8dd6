import type { Client } from '@footlight/client';
import {
  allLists,
  isIndexedList,
  LANGUAGES,
  type Language,
  LEGAL_KEYS,
  listPath,
  SECTION_OF_GENDER,
} from '@footlight/contract';
import { languageBase } from '../../shell/i18n/language.ts';

interface Entry {
  path: string;
  /** ISO 8601; null if unknown, because a wrong date is worse than none. */
  changedAt: string | null;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const document = (kind: 'sitemapindex' | 'urlset', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${kind}>\n`;

const urlSet = (base: string, language: Language, entries: readonly Entry[]): string =>
  document(
    'urlset',
    entries.map(({ path, changedAt }) => {
      const address = `${base}${languageBase(language)}${path === '/' ? '' : path}`;
      const date = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
      return `<url><loc>${escaped(address || base)}</loc>${date}</url>`;
    }),
  );

/** Pages besides lists and rooms that search engines may index. */
const STATIC_PAGES: readonly string[] = [
  '/models/signup',
  '/support',
  '/most-liked',
  '/faq',
  '/porn',
  '/porn/model',
  '/porn/tag',
  '/dickometrics',
  '/versus-tournament/leaderboard',
  ...Object.values(SECTION_OF_GENDER).map((section) => `${section}/feed`),
  ...LEGAL_KEYS.map((key) => `/legal/${key}`),
];

const lists = async (api: Client): Promise<Entry[]> => {
  const { approvedTagSlugs } = await api('GET /site_config', { query: { ssr: '1' } });
  return [
    ...allLists().filter(isIndexedList).map(listPath),
    ...approvedTagSlugs.map((term) => listPath({ id: 'tag', values: { term } })),
    ...STATIC_PAGES,
  ].map((path) => ({ path, changedAt: null }));
};

const rooms = async (api: Client, page: number): Promise<Entry[]> => {
  const answer = await api('GET /sitemap/rooms', { query: { page: String(page) } });
  return answer.rooms.map(({ username, changed_at }) => ({ path: `/${username}`, changedAt: changed_at }));
};

const FILE = /^\/sitemap(?:-([a-z]{2})-(?:lists|rooms-(\d{1,4})))?\.xml$/;

/** Whether a path is one of a sitemap's files. */
export const isSitemap = (path: string): boolean => FILE.test(path);

/**
 * A file of the site's sitemap: the index, or for one language its lists or a part of its rooms. Only the head of each
 * page names the other languages (hreflang). Null for a file that does not exist.
 */
export const sitemapFile = async (api: Client, base: string, path: string): Promise<string | null> => {
  const [found, language, page] = FILE.exec(path) ?? [];
  if (found === undefined) return null;
  if (language === undefined) {
    const { pages } = await api('GET /sitemap/rooms', { query: {} });
    const files = LANGUAGES.flatMap((one) => [
      `/sitemap-${one}-lists.xml`,
      ...Array.from({ length: pages }, (_, index) => `/sitemap-${one}-rooms-${index + 1}.xml`),
    ]);
    return document(
      'sitemapindex',
      files.map((file) => `<sitemap><loc>${escaped(base + file)}</loc></sitemap>`),
    );
  }
  const known = LANGUAGES.find((one) => one === language);
  if (!known) return null;
  const entries = page === undefined ? await lists(api) : await rooms(api, Number(page));
  return entries.length === 0 ? null : urlSet(base, known, entries);
};
