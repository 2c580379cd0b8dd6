import type { Client } from '@footlight/client';
import { allLists, isIndexedList, LANGUAGES, listPath } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { robotsFile } from './robots.ts';
import { isSitemap, sitemapFile } from './sitemap.ts';

const BASE = 'https://cams.example';
const api = (async (route: string, { query }: { query: { page?: string } }) => {
  if (route === 'GET /site_config') return { approvedTagSlugs: ['music', 'a&b'] };
  const all = { rooms: [{ username: 'aurora', changed_at: '2026-03-01T12:00:00.000Z' }], pages: 2 };
  return Number(query.page ?? 1) === 1 ? all : { rooms: [{ username: 'b', changed_at: null }], pages: 2 };
}) as unknown as Client;
const file = async (path: string) => (await sitemapFile(api, BASE, path)) ?? '';
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('names each of its files once, and every file that it names exists', async () => {
    const files = addresses(await file('/sitemap.xml'));
    expect(files).toHaveLength(LANGUAGES.length * 3);
    expect(new Set(files).size).toBe(files.length);
    for (const address of files) {
      const path = (address ?? '').slice(BASE.length);
      expect(isSitemap(path), path).toBe(true);
      expect(addresses(await file(path)).length, path).toBeGreaterThan(0);
    }
  });

  it('[BROWSE-01] has every indexed list in the address of the language, and no other list', async () => {
    const found = new Set(addresses(await file('/sitemap-de-lists.xml')));
    for (const list of allLists()) {
      const path = listPath(list);
      const address = `${BASE}/de${path === '/' ? '' : path}`;
      expect(found.has(address), address).toBe(isIndexedList(list));
    }
    expect(found.has(`${BASE}/de/tag/music`)).toBe(true);
  });

  it('gives a date only where one is known, and no text breaks out of its element', async () => {
    expect(await file('/sitemap-en-rooms-1.xml')).toContain(
      `<url><loc>${BASE}/aurora</loc><lastmod>2026-03-01T12:00:00.000Z</lastmod></url>`,
    );
    expect(await file('/sitemap-en-rooms-2.xml')).toContain(`<url><loc>${BASE}/b</loc></url>`);
    expect(await file('/sitemap-en-lists.xml')).not.toMatch(/&(?!#\d+;)/);
  });

  it.each([
    '/sitemap-xx-lists.xml',
    '/sitemap-en-rooms.xml',
    '/sitemap-en-rooms-99999.xml',
    '/sitemap-en.xml',
  ])('has no %s', async (path) => expect(await sitemapFile(api, BASE, path)).toBeNull());
});

it('robots.txt names the sitemap only at the brand’s own address', () => {
  expect(robotsFile(BASE, true)).toContain(`\nSitemap: ${BASE}/sitemap.xml\n`);
  expect(robotsFile(BASE, false)).not.toContain('Sitemap');
  expect(robotsFile(BASE, false)).toContain('Disallow: /account/\n');
});
