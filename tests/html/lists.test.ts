import {
  allLists,
  isIndexedList,
  LANGUAGES,
  type Language,
  LISTS,
  type ListParam,
  type ListRequest,
  listPath,
} from '@footlight/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as siteTable } from '../../apps/api/src/kernel/db/schema/index.ts';
import {
  fitsList,
  LISTS_NOW,
  type ListedRoom,
  MAY_BE_EMPTY,
  publicLists,
  readListedRooms,
} from '../../apps/api/src/testing/list-rules.ts';
import type { PlatformFetch } from '../../apps/site/src/server/index.ts';
import { canonicalAddress } from '../../apps/site/src/shell/routes/canonical-address.ts';
import { createSender } from '../fuzz/html/send.ts';
import { type ParsedPage, parsePage } from './parsed-page.ts';
import { openTestSite, type TestSite } from './test-site.ts';

const HOST = 'localhost:4000';
const BASE = `http://${HOST}`;
/** A white label whose pages belong to another domain. */
const LABEL = { host: 'label.example', base: 'https://main-domain.example' };
/** Fewer cards than on a real page, so that thousands of pages take a minute. */
const CARDS = 20;
const AT_ONCE = 4;

let site: TestSite;
let rooms: Map<string, ListedRoom>;
let sender: ReturnType<typeof createSender>;

const withFewCards =
  (fetch: PlatformFetch): PlatformFetch =>
  (visitor) =>
  (input) =>
    fetch(visitor)(String(input).includes('/browse/react') ? `${input}&perPage=${CARDS}` : input);

beforeAll(async () => {
  // The demo of tests was made on this day, so that its rankings are recent.
  site = await openTestSite({ now: () => LISTS_NOW }, withFewCards);
  const { orm } = site.platform.database;
  rooms = await readListedRooms(orm);
  const [noir] = (await orm.select().from(siteTable)).filter(({ host }) => host === 'noir.localhost');
  const config = { ...noir?.config, domain_name: LABEL.host, main_domain_url: LABEL.base, sitecode: 'label' };
  await orm.insert(siteTable).values({ host: LABEL.host, config } as typeof siteTable.$inferInsert);
  sender = createSender(site.url, AT_ONCE);
});
afterAll(async () => {
  sender.close();
  await site.stop();
});

const addressOf = (language: Language, path: string): string => canonicalAddress('', language, path) || '/';
const get = (target: string, host = HOST) =>
  sender.send({ target, headers: { host, 'x-geo-country': 'NL' } });

interface Graph {
  '@type': string;
  numberOfItems?: number;
  itemListElement: { name: string; item?: string; url?: string }[];
}
const graphOf = (page: ParsedPage): Graph[] => {
  const data = page.find('script', { type: 'application/ld+json' });
  return data ? (JSON.parse(data.text) as { '@graph': Graph[] })['@graph'] : [];
};
const metaOf = (page: ParsedPage, name: string) => page.find('meta', { name })?.attributes.content ?? '';
const linkOf = (page: ParsedPage, rel: string) => page.find('link', { rel })?.attributes.href ?? '';

/** Lists, and what is in them. */
const CARD_LISTS = ['model-grid', 'ranking'];
const CARD_KINDS = ['model-card', 'rank-card'];

/** Usernames of the list's cards, in order; the home page has others above it. */
const cardsOf = ({ elements: all }: ParsedPage): string[] => {
  const start = all.findIndex(({ attributes }) => CARD_LISTS.includes(attributes['data-component'] ?? ''));
  const elements = all.slice(Math.max(start, 0));
  return elements.flatMap(({ attributes }, index) => {
    if (!CARD_KINDS.includes(attributes['data-component'] ?? '')) return [];
    const link = elements.slice(index).find(({ name }) => name === 'a');
    return [(link?.attributes.href ?? '').replace(/^\/(?:de|es|fr|it|nl)(?=\/)/, '').split('/')[1] ?? ''];
  });
};

/** Labels and addresses of the breadcrumbs on the page. */
const crumbsOf = (page: ParsedPage): string[] => {
  const start = page.elements.findIndex(({ attributes }) => attributes['data-component'] === 'breadcrumbs');
  if (start === -1) return [];
  const count = page.elements.slice(start + 1).findIndex(({ name }) => name === 'h1');
  return page.elements
    .slice(start, start + 1 + count)
    .filter(({ attributes }) => attributes['data-part'] === 'link')
    .map(({ text, attributes }) => `${text} ${attributes.href}`);
};

interface Seen {
  title: string;
  description: string;
}

/** What is wrong with the page of a list in a language. */
const wrongOf = (page: ParsedPage, request: ListRequest, language: Language, base: string): string[] => {
  const path = listPath(request);
  const isIndexed = isIndexedList(request);
  const wrong: string[] = [];
  const same = (what: string, given: unknown, expected: unknown) => {
    if (JSON.stringify(given) !== JSON.stringify(expected))
      wrong.push(`${what}: ${JSON.stringify(given)}, expected ${JSON.stringify(expected)}`);
  };
  same('language', page.find('html')?.attributes.lang, language);
  same('canonical', linkOf(page, 'canonical'), canonicalAddress(base, language, path));
  same('og:url', page.find('meta', { property: 'og:url' })?.attributes.content, linkOf(page, 'canonical'));
  same('robots', metaOf(page, 'robots'), isIndexed ? '' : 'noindex');
  const alternates = page
    .all('link', { rel: 'alternate' })
    .map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`);
  const others = [...LANGUAGES, 'x-default'].map(
    (one) => `${one} ${canonicalAddress(base, one === 'x-default' ? 'en' : (one as Language), path)}`,
  );
  same('hreflang', alternates.sort(), isIndexed ? others.sort() : []);
  const headings = page.all('h1').map(({ text }) => text.trim());
  same('number of h1', headings.filter(Boolean).length, 1);
  same('titles', page.all('title').filter(({ text }) => text.trim() !== '').length > 0, true);
  same('description', metaOf(page, 'description').length > 10, true);
  return [...wrong, ...(isIndexed ? indexedWrong(page, request, language, base) : [])];
};

/** What is wrong with data and cards of a list that search engines may index. */
const indexedWrong = (page: ParsedPage, request: ListRequest, language: Language, base: string): string[] => {
  const wrong: string[] = [];
  const path = listPath(request);
  const graph = graphOf(page);
  const list = graph.find((part) => part['@type'] === 'ItemList');
  const crumbs = graph.find((part) => part['@type'] === 'BreadcrumbList');
  const shown = crumbsOf(page);
  const crumbNames = (crumbs?.itemListElement ?? []).map(
    ({ name, item }) => `${name} ${(item ?? '').slice(base.length) || '/'}`,
  );
  if (shown.join() !== crumbNames.join())
    wrong.push(`breadcrumbs ${shown.join()}, but data ${crumbNames.join()}`);
  if (path !== '/' && !shown.at(-1)?.endsWith(` ${addressOf(language, path)}`)) wrong.push('last breadcrumb');
  if (!list) return [...wrong, 'no ItemList'];
  const cards = cardsOf(page);
  const count = Math.min(CARDS, list.numberOfItems ?? 0);
  const fitting = [...rooms.values()].filter(
    (room) =>
      fitsList(request, room) &&
      (!request.gender || room.gender === request.gender) &&
      !room.blockedCountries.includes('NL'),
  ).length;
  if (!MAY_BE_EMPTY.has(request.id) && list.numberOfItems !== fitting)
    wrong.push(`${list.numberOfItems} entries, expected ${fitting}`);
  for (const username of cards.slice(0, count)) {
    const room = rooms.get(username);
    if (!room) wrong.push(`unknown room ${username}`);
    else if (!fitsList(request, room) || (request.gender && room.gender !== request.gender))
      wrong.push(`${username} is no entry of this list`);
    else if (room.blockedCountries.includes('NL')) wrong.push(`${username} is blocked here`);
  }
  const entries = list.itemListElement.map(({ url }) => url);
  const expected = cards.slice(0, count).map((username) => canonicalAddress(base, language, `/${username}`));
  if (entries.join() !== expected.join()) wrong.push('the ItemList differs from the cards');
  return wrong;
};

/** Asks for all with some at once. */
const each = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const others = LANGUAGES.filter((one) => one !== 'en');

/** One value of each list and section, then the other values, each in a drawn order. */
const drawn = (() => {
  const forms = new Set(
    new Map(allLists().map((one) => [`${one.id} ${one.gender}`, listPath(one)])).values(),
  );
  const shuffled = (paths: string[]) =>
    fc.sample(fc.shuffledSubarray(paths, { minLength: paths.length }), { numRuns: 1, seed })[0] ?? [];
  const values = allLists().map(listPath);
  return [...shuffled([...forms]), ...shuffled(values.filter((path) => !forms.has(path)))];
})();

/** In English every list; each of the other languages has a fifth of the sections and a fifth of the values. */
const walkedIn = (language: Language): ListRequest[] => {
  if (language === 'en') return allLists();
  const paths = new Set(drawn.filter((_, nth) => others[nth % others.length] === language));
  return allLists().filter((request) => paths.has(listPath(request)));
};

const english = new Map<string, Seen>();
const indexed = new Map<Language, Set<string>>();

describe(`[BROWSE-01] [I18N-01] the HTML of every list, for every section and value (seed ${seed})`, () => {
  it.each(LANGUAGES)(
    'in %s',
    async (language) => {
      const wrong: string[] = [];
      const titles = new Map<string, string>();
      const found = new Set<string>();
      await each(walkedIn(language), async (request) => {
        const path = listPath(request);
        const { status, body } = await get(addressOf(language, path));
        const page = parsePage(body);
        const seen = { title: page.find('title')?.text ?? '', description: metaOf(page, 'description') };
        const problems = status === 200 ? wrongOf(page, request, language, BASE) : [`status ${status}`];
        if (metaOf(page, 'robots') !== 'noindex') {
          found.add(linkOf(page, 'canonical'));
          const other = titles.get(seen.title);
          if (other !== undefined) problems.push(`has the title of ${other}, "${seen.title}"`);
          titles.set(seen.title, path);
        }
        if (language === 'en') english.set(path, seen);
        // The operator writes the texts of `/`.
        else if (path !== '/' && english.get(path)?.description === seen.description)
          problems.push(`the English description "${seen.description}"`);
        for (const problem of problems) wrong.push(`${addressOf(language, path)}: ${problem}`);
      });
      indexed.set(language, found);
      expect(wrong.slice(0, 20).join('\n'), `${wrong.length} problems`).toBe('');
      expect(titles.size).toBeGreaterThan(language === 'en' ? 300 : 50);
    },
    180_000,
  );

  it.each(LANGUAGES)('the sitemap in %s has exactly the lists that may be indexed', async (language) => {
    const { body } = await get(`/sitemap-${language}-lists.xml`);
    const named = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(new Set(named).size).toBe(named.length);
    const addressesOf = (requests: readonly ListRequest[]) =>
      new Set(requests.map((request) => canonicalAddress(BASE, language, listPath(request))));
    const lists = addressesOf(allLists());
    const walked = addressesOf(walkedIn(language));
    expect(named.filter((address) => walked.has(address)).sort()).toEqual(
      [...(indexed.get(language) ?? [])].sort(),
    );
    expect(named.filter((address) => lists.has(address))).toHaveLength(indexed.get('en')?.size ?? 0);
    const wrong: string[] = [];
    await each(
      named.filter((address) => !lists.has(address)),
      async (address) => {
        const { status, body: html } = await get(address.slice(BASE.length) || '/');
        const page = parsePage(html);
        if (status !== 200) wrong.push(`${address}: status ${status}`);
        else if (linkOf(page, 'canonical') !== address)
          wrong.push(`${address}: canonical ${linkOf(page, 'canonical')}`);
        else if (metaOf(page, 'robots') === 'noindex') wrong.push(`${address}: not to be indexed`);
        else if (page.all('h1').length !== 1) wrong.push(`${address}: ${page.all('h1').length} h1`);
      },
    );
    expect(wrong.join('\n')).toBe('');
  });

  it('of a white label names the address of the main domain, and no sitemap', async () => {
    const wrong: string[] = [];
    // One value of each list and section: the values differ in the path only, which is walked above.
    const forms = new Map(publicLists.map((one) => [`${one.id} ${one.gender}`, one]));
    await each([...forms.values()], async (request) => {
      const { status, body } = await get(addressOf('de', listPath(request)), LABEL.host);
      const problems =
        status === 200 ? wrongOf(parsePage(body), request, 'de', LABEL.base) : [`status ${status}`];
      for (const problem of problems) wrong.push(`${listPath(request)}: ${problem}`);
    });
    expect(wrong.slice(0, 20).join('\n'), `${wrong.length} problems`).toBe('');
    expect((await get('/robots.txt', LABEL.host)).body).not.toContain('Sitemap');
    expect((await get('/sitemap.xml', LABEL.host)).status).toBe(404);
  }, 180_000);

  it('is a 404 for a value outside its list, in each language', async () => {
    const paths = Object.entries(LISTS).flatMap(([id, row]) => {
      const params = Object.keys('values' in row ? row.values : {}) as ListParam[];
      return params.map((param) => {
        const first = allLists().find(
          (one) => one.id === id && params.every((name) => one.values[name] !== undefined),
        );
        const values = { term: 'chat', studio: 'jb-cams', ...first?.values, [param]: 'no-such-value' };
        return listPath({ id, gender: first?.gender ?? null, values } as ListRequest);
      });
    });
    expect(paths.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    await each(
      LANGUAGES.flatMap((language) => paths.map((path) => addressOf(language, path))),
      async (address) => {
        const { status, body } = await get(address);
        if (status !== 404) wrong.push(`${address}: ${status}`);
        if (graphOf(parsePage(body)).length > 0) wrong.push(`${address}: structured data`);
      },
    );
    expect(wrong).toEqual([]);
  });
});
