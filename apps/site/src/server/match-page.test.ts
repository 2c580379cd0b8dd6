import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SITE_ROUTES } from '../app/router/routes.ts';
import { pageSearch } from './match-page.ts';

const PAGES = join(import.meta.dirname, '../pages');
/** What a page's own files read from the query, and what the helpers read that they call. */
const READ = /\b(?:query|search|params)\s*\??\.(?:get|getAll|has)\('([\w-]+)'|\bpageOf\(query, '(\w+)'\)/g;
const HELPERS: Record<string, readonly string[]> = {
  'pageNumberOf(': ['page'],
  'listPageOf(': ['p'],
  'openedListKey(': ['p'],
  'useNextPath(': ['next'],
  'useVrAddress(': ['tab', 'view'],
  'aiFilterOf(': ['nsfw', 'sort'],
  'readSearch(': ['q', 'type', 'p'],
};

const readIn = (folder: string): Set<string> => {
  const names = new Set<string>();
  for (const file of readdirSync(join(PAGES, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.(test|stories)\./.test(file)) continue;
    const text = readFileSync(join(PAGES, folder, file), 'utf8');
    for (const [, name, page] of text.matchAll(READ)) names.add(name ?? page ?? '');
    for (const [call, read] of Object.entries(HELPERS))
      if (text.includes(call)) for (const name of read) names.add(name);
  }
  return names;
};

const folderOf = (file: string): string => file.split('/')[2] ?? '';
const folders = [...new Set(SITE_ROUTES.map(({ file }) => folderOf(file)))];

it.each(folders)('the routes of pages/%s name the parameters that they read', async (folder) => {
  const routes = SITE_ROUTES.filter(({ file }) => folderOf(file) === folder);
  const named = new Set(
    (await Promise.all(routes.map(({ load }) => load()))).flatMap(({ route }) => route.searchParams ?? []),
  );
  for (const name of readIn(folder)) expect([...named]).toContain(name);
});

it.each([
  ['/girls', '?utm_source=x&fbclid=y', ''],
  ['/girls', '?p=2', '?p=2'],
  ['/girls', '?x=1&p=2&y', '?p=2'],
  ['/girls', '?%70=2', '?%70=2'],
  ['/girls/unknown', '?p=2&p=3', '?p=2&p=3'],
  ['/multi-filter', '?tag=a,b&tag=c%2Cd&x=1', '?tag=a,b&tag=c%2Cd'],
  ['/oauth/callback', '?code=secret&state=1', ''],
  ['/login', '?next=%2Fgirls%3Fp%3D2', '?next=%2Fgirls%3Fp%3D2'],
  ['/no/such/page', '?a=1', ''],
  ['/girls', '?', ''],
])('of %s%s the page has %s', async (path, search, kept) => {
  expect(await pageSearch(path, search)).toBe(kept);
});
