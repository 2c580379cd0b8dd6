import {
  type BrowseAnswer,
  type BrowseUser,
  EXPLICIT_TAGS,
  isIndexedList,
  LANGUAGES,
  listPath,
  SECTION_OF_GENDER,
} from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, model, show, thumbnailClick, user } from '../kernel/db/schema/index.ts';
import { visible } from '../read-models/browse/conditions.ts';
import { headingOf } from '../read-models/browse/headings.ts';
import { cardsOf } from '../read-models/browse/statuses.ts';
import {
  fitsList,
  isNewRoom,
  LISTS_NOW,
  type ListedRoom,
  MAY_BE_EMPTY,
  publicLists,
  readListedRooms,
} from '../testing/list-rules.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let clock = LISTS_NOW;
let guest: TestBrowser;
let rooms: Map<string, ListedRoom>;

const answerOf = async (path: string, browser = guest) =>
  (await browser.get<BrowseAnswer>(`/browse/react${path}`)).body;
const list = (path: string, more = '') => answerOf(`${path}?perPage=1000${more}`);

beforeAll(async () => {
  platform = await openTestPlatform({ now: () => clock, rateLimits: false });
  guest = new TestBrowser(platform.app, { 'x-geo-country': 'NL' });
  rooms = await readListedRooms(platform.database.orm);
});
afterAll(() => platform.stop());

describe('[BROWSE-01] every list for every section and value', () => {
  it.each(publicLists.map((one) => [listPath(one), one] as const))('%s', async (path, request) => {
    const { body, status } = await guest.get<BrowseAnswer>(`/browse/react${path}?perPage=1000`);
    expect(status).toBe(200);
    const names = body.userList.map(({ username }) => username);
    expect(new Set(names).size).toBe(names.length);
    for (const { username, gender } of body.userList) {
      const room = rooms.get(username) as ListedRoom;
      if (request.gender) expect(gender).toBe(request.gender);
      expect(fitsList(request, room), `${username} in ${path}`).toBe(true);
    }
    if (!MAY_BE_EMPTY.has(request.id)) {
      const expected = [...rooms.values()].filter(
        (room) =>
          fitsList(request, room) &&
          (!request.gender || room.gender === request.gender) &&
          !room.blockedCountries.includes('NL'),
      );
      expect(body.totalCount, path).toBe(expected.length);
      expect(body.isSearchEmpty).toBe(body.userList.length === 0);
      if (body.isSearchEmpty) expect(body.alternativeUserList.length).toBeGreaterThan(0);
    }
    const crumbs = body.seo.breadcrumbList.map((crumb) => crumb.path);
    if (path !== '/') expect(crumbs.at(-1)).toBe(path);
    const heading = headingOf(request, 'en');
    if (heading)
      expect(body.seo).toMatchObject({
        h1: heading.h1,
        description: heading.description,
        metaDescription: `${heading.title}. ${heading.description}`,
      });
    if (request.gender) expect(crumbs[1]).toBe(SECTION_OF_GENDER[request.gender]);
    expect(body.redirect).toBeNull();
    expect(body.tabList.length).toBeGreaterThan(1);
    for (const link of [...body.tabList, ...body.seo.relatedLinks, ...body.seo.breadcrumbList]) {
      expect(link.label).not.toBe('');
      expect(link.label).not.toContain('undefined');
    }
  });

  it('has its own title, heading and description in each language', async () => {
    for (const language of LANGUAGES) {
      const titles = new Map<string, string>();
      for (const request of publicLists) {
        // A reversed range is another one's list, and not indexed; `/` has the operator's texts.
        if (!isIndexedList(request) || (request.id === 'home' && !request.gender)) continue;
        const path = listPath(request);
        const { h1, title, description } = headingOf(request, language) ?? {};
        for (const text of [h1, title, description])
          expect(text, `${language} ${path}`).toMatch(/^[^{}]{3,200}$/);
        expect(titles.get(title ?? '') ?? path, `${language} ${title} of ${path}`).toBe(path);
        titles.set(title ?? '', path);
      }
      const newest = headingOf({ id: 'new', gender: 'f', values: {} }, language);
      expect((await answerOf(`/girls/new?perPage=20&language=${language}`)).seo).toMatchObject({
        h1: newest?.h1,
        metaTitle: expect.stringContaining(`${newest?.title} · `),
        metaDescription: `${newest?.title}. ${newest?.description}`,
      });
    }
  });

  it.each([
    '/girls/private-shows/rate/7',
    '/girls/private-shows/rate/6/20',
    '/girls/language/klingon',
    '/girls/region/atlantis',
    '/contests/sodastars',
    '/voyeur-cams/garage',
    '/browse-role/site_mod',
    '/luna_maren',
    '/girls/girls',
  ])('%s is 404', async (path) => {
    expect((await guest.get(`/browse/react${path}`)).status).toBe(404);
  });

  it('a tag or a studio that nobody has is 404, with rooms instead', async () => {
    for (const path of [
      '/girls/tag/no-such-tag',
      '/girls/tag/chat/no-such-tag',
      '/browse-studio/nobody',
      '/browse-studio/viewer',
    ]) {
      const { status, body } = await guest.get<{ suggestions: string[] }>(`/browse/react${path}`);
      expect(status, path).toBe(404);
      expect(body.suggestions.length, path).toBeGreaterThan(0);
    }
  });
});

describe('tags and studios', () => {
  it('[BROWSE-06] lists the rooms of one tag, of two, and the live ones', async () => {
    const one = await list('/girls/tag/chat');
    expect(one.userList.length).toBeGreaterThan(0);
    for (const room of one.userList) expect(room.tags).toContain('chat');
    const two = await list('/tag/chat/yoga');
    for (const room of two.userList) expect(room.tags).toEqual(expect.arrayContaining(['chat', 'yoga']));
    for (const path of [
      '/girls/tag/live-sex',
      '/girls/tag/live-sex-cams',
      '/girls/tag/sexwebcam',
      '/girls/tag/sexwebcam-cams',
    ]) {
      const answer = await list(path);
      expect(answer.userList.length, path).toBeGreaterThan(0);
      if (path.endsWith('-cams'))
        for (const { status } of answer.userList)
          expect(['online', 'online_ai', 'reconnecting']).toContain(status);
    }
  });

  it('leads a tag in capitals and old addresses to their pages', async () => {
    expect((await answerOf('/girls/tag/Chat')).redirect).toBe('/girls/tag/chat');
    expect((await answerOf('/Girls/New')).redirect).toBe('/girls/new');
    expect((await answerOf('/reallifecam')).redirect).toBe('/voyeur-cams');
    expect((await answerOf('/voyeur-house/kitchen')).redirect).toBe('/voyeur-cams/kitchen');
    expect((await guest.get('/browse/react/voyeur-house/garage')).status).toBe(404);
  });

  it('[BROWSE-07] lists a studio by its name', async () => {
    const { userList } = await list('/browse-studio/jb-cams');
    expect(userList.map(({ username }) => username).sort()).toEqual(
      (await list('/jb-cams')).userList.map(({ username }) => username).sort(),
    );
    expect((await list('/search/voyeurcam-casa-salsa', '&sortByConnection=1')).totalCount).toBe(
      (await list('/casa-salsa')).totalCount,
    );
  });
});

/** Publishes a brand whose lists have no explicit rooms. */
const hideExplicit = async (key: string) => {
  const admin = await new TestBrowser(platform.app).login('admin');
  const { body: now } = await admin.get<{ live: { custom: object }; revision: number }>(
    `/operator/sites/${key}`,
  );
  const config = { ...now.live, is_non_nude: false, custom: { ...now.live.custom, hide_explicit: true } };
  const saved = await admin.post<{ draft: { draft: number } }>(`/operator/sites/${key}/draft`, {
    draft: 0,
    config,
  });
  const live = { revision: now.revision, draft: saved.body.draft.draft };
  const published = await admin.post(`/operator/sites/${key}/publish`, live, 'publish-hidden');
  expect(published.body).not.toHaveProperty('errorType');
};

describe('what a visitor may see', () => {
  it('[BRAND-02] no list has an explicit room where the site hides them, nor the page of such a tag', async () => {
    const velvet = new TestBrowser(platform.app, { host: 'velvet.localhost:4000' });
    // Whatever the brand's settings are, here it hides them.
    await hideExplicit('velvet.localhost');
    const hidden = [...rooms.values()].filter((room) => room.tags.includes('uncensored')).length;
    expect(hidden).toBeGreaterThan(0);
    // The other sections are parts of the lists of all sections.
    for (const request of publicLists.filter(({ gender }) => !gender || gender === 'f')) {
      const { userList, alternativeUserList, topModelList } = await answerOf(
        `${listPath(request)}?perPage=1000`,
        velvet,
      );
      for (const { username } of [...userList, ...alternativeUserList, ...topModelList])
        expect(rooms.get(username)?.tags).not.toContain('uncensored');
    }
    expect((await velvet.get('/browse/react/tag/uncensored')).status).toBe(404);
    expect((await guest.get('/browse/react/tag/uncensored')).status).toBe(200);
  });

  it('[BROWSE-01] a broadcaster is new for 30 days after the first one, in the list and on cards', async () => {
    const { orm } = platform.database;
    const [name, room] = [...rooms].find(([, one]) => one.gender === 'f' && one.rank === 0) as [
      string,
      ListedRoom,
    ];
    const set = (debutOn: string | null) =>
      orm.update(model).set({ debutOn }).where(eq(model.userId, room.userId));
    // Lists are cached by their size.
    let size = 998;
    const cardIn = async (path: string) =>
      (await answerOf(`${path}?perPage=${size}`)).userList.find((one) => one.username === name);
    await set('2026-11-01');
    for (const [after, isNewThen] of [
      [0, true],
      [29, true],
      [30, false],
      [400, false],
    ] as const) {
      clock = LISTS_NOW + after * 86_400_000;
      size -= 30;
      expect((await cardIn('/girls/new')) !== undefined, `after ${after} days`).toBe(isNewThen);
      expect((await cardIn('/girls'))?.is_new, `after ${after} days`).toBe(isNewThen);
    }
    clock = LISTS_NOW;
    await set(room.debutOn);
  });

  it('lists nobody for a country that they block, and no hidden gender', async () => {
    const blocking = [...rooms].find(([, room]) => room.blockedCountries.some((one) => one !== 'NL'));
    const country = blocking?.[1].blockedCountries[0] ?? '';
    const blocked = new TestBrowser(platform.app, { 'x-geo-country': country });
    const named = (answer: BrowseAnswer) => answer.userList.map(({ username }) => username);
    expect(named(await list('/'))).toContain(blocking?.[0]);
    expect(named(await answerOf('/?perPage=1000', blocked))).not.toContain(blocking?.[0]);
    const { userList, topModelList } = await list('/new', '&gender-hide=m,t');
    for (const room of [...userList, ...topModelList]) expect(['f', 'c']).toContain(room.gender);
  });

  it('a removed account is in no list', async () => {
    const { orm } = platform.database;
    const [name, room] = [...rooms].find(([, one]) => isNewRoom(one)) as [string, ListedRoom];
    await orm.update(model).set({ isListed: false }).where(eq(model.userId, room.userId));
    const { userList } = await answerOf('/new?perPage=998');
    await orm.update(model).set({ isListed: true }).where(eq(model.userId, room.userId));
    expect(userList.map(({ username }) => username)).not.toContain(name);
  });
});

describe('order and size', () => {
  it('[BROWSE-02] pages have 98 entries, 20 on /top, 40 in v2, and what the client asks for', async () => {
    const sizes = async (path: string) => (await answerOf(path)).perPageCount;
    expect([
      await sizes('/girls'),
      await sizes('/top'),
      await sizes('/v2/girls'),
      await sizes('/girls?perPage=60'),
    ]).toEqual([98, 20, 40, 60]);
    expect(await sizes('/girls?perPage=90')).toBe(98);
    expect(await sizes('/girls?perPage=128')).toBe(128);
    const first = await answerOf('/girls?perPage=20');
    const second = await answerOf('/girls?perPage=20&p=2');
    const both = await answerOf('/girls?perPage=40');
    expect([...first.userList, ...second.userList].map(({ username }) => username)).toEqual(
      both.userList.map(({ username }) => username),
    );
  });

  it('orders rankings by their numbers and keeps tokens to itself', async () => {
    const places = (users: BrowseUser[]) => users.map(({ ranking }) => ranking?.place);
    const leaders = await list('/girls/leaders');
    expect(places(leaders.userList)).toEqual(leaders.userList.map((_, index) => index + 1));
    expect(leaders.userList[0]?.ranking?.value).toBeNull();
    const tokens = leaders.userList.map(({ username }) => rooms.get(username)?.score?.tokens ?? 0);
    expect(tokens).toEqual([...tokens].sort((a, b) => b - a));
    for (const path of [
      '/contests/girls/sodastars',
      '/contests/girls/sodastars/30days',
      '/contests/girls/sodastars/top2000',
      '/top',
    ]) {
      const values = (await list(path)).userList.map(({ ranking }) => ranking?.value ?? -1);
      expect(values.length, path).toBeGreaterThan(10);
      expect(values, path).toEqual([...values].sort((a, b) => b - a));
    }
  });

  it('appends media of the listed rooms when asked', async () => {
    expect((await answerOf('/girls')).mediaList).toEqual([]);
    const { mediaList, userList } = await answerOf('/girls/new?appendMedia=1');
    expect(mediaList.length).toBeGreaterThan(0);
    const names = userList.map(({ username }) => username);
    for (const item of mediaList) expect(names).toContain(item.username);
  });
});

describe('[BROWSE-04] multi-filter', () => {
  it('combines its filters on the list that it started from', async () => {
    const { userList, totalCount } = await list(
      '/multi-filter',
      '&source=/girls&lang=english,german&region=europe,eastern-europe&rate=6-60&new_sort=price',
    );
    expect(userList.length).toBeGreaterThan(3);
    expect(totalCount).toBe(userList.length);
    const prices = userList.map(({ private_price }) => private_price ?? -1);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const room of userList) {
      expect(room.gender).toBe('f');
      expect(room.languages.some((one) => one === 'english' || one === 'german')).toBe(true);
      expect(['europe', 'eastern-europe']).toContain(rooms.get(room.username)?.region);
      expect(room.private_price).toBeGreaterThanOrEqual(6);
      expect(room.private_price).toBeLessThanOrEqual(60);
    }
    const tagged = await list('/multi-filter', '&tag=chat,yoga&chRate=4');
    for (const room of tagged.userList) {
      expect(room.tags).toEqual(expect.arrayContaining(['chat', 'yoga']));
      expect(rooms.get(room.username)?.rating).toBeGreaterThanOrEqual(4);
    }
  });

  it.each([
    'lang=klingon',
    'region=moon',
    'rate=cheap',
    'chRate=9',
    'new_sort=random',
    'source=/luna_maren',
    'source=https://elsewhere.example',
    'source=/followed',
  ])('refuses %s', async (query) => {
    const { status, body } = await guest.get<{ errorType: string }>(`/browse/react/multi-filter?${query}`);
    expect([status, body.errorType]).toEqual([400, 'invalid_input']);
  });
});

describe('personal lists', () => {
  it('[BROWSE-07] ask guests to log in, and show each user their own', async () => {
    for (const path of ['/followed', '/for-you']) {
      const { status, body } = await guest.get<{ errorType: string }>(`/browse/react${path}`);
      expect([status, body.errorType]).toEqual([401, 'login_required']);
    }
    const { orm } = platform.database;
    const [first, second] = await Promise.all(
      ['viewer', 'vip'].map(async (username) => {
        const browser = new TestBrowser(platform.app);
        await browser.login(username);
        return browser;
      }),
    );
    const [one, two] = [...rooms.entries()].filter(([, room]) => room.status === 'online');
    if (!one || !two || !first || !second) throw new Error('The demo has online rooms');
    await orm.insert(follow).values([
      { userId: 1, modelId: one[1].userId },
      { userId: 4, modelId: two[1].userId },
    ]);
    const own = async (browser: TestBrowser) => {
      const { body, headers } = await browser.get<BrowseAnswer>('/browse/react/followed');
      expect(headers['cache-control']).toBe('no-store');
      return body.userList.map(({ username }) => username);
    };
    expect(await own(first)).toEqual([one[0]]);
    expect(await own(second)).toEqual([two[0]]);
    const { userList } = await answerOf('/for-you', first);
    expect(userList.map(({ username }) => username)).not.toContain(one[0]);
    const shared = userList[0]?.tags.filter((tag) => one[1].tags.includes(tag)) ?? [];
    expect(shared.length).toBeGreaterThan(0);
  });
});

describe('shows to join', () => {
  it('lists spy shows while a private runs, and never an exclusive one', async () => {
    const { orm } = platform.database;
    const [name, room] = [...rooms].find(
      ([, one]) => one.status === 'private' && one.settings.spyEnabled && one.settings.spyPrice !== null,
    ) as [string, ListedRoom];
    const running = { modelId: room.userId, viewerId: 1, price: 30, state: 'running', createdAt: new Date() };
    const listed = async (perPage: number) =>
      (await answerOf(`/private-shows/spy-cam-shows?perPage=${perPage}`)).userList.map(
        ({ username }) => username,
      );
    expect(await listed(98)).not.toContain(name);
    const [made] = await orm
      .insert(show)
      .values({ ...running, kind: 'private' })
      .returning();
    expect(await listed(128)).toContain(name);
    const { body } = await guest.get<{ shows: { kind: string; user: BrowseUser }[] }>(
      '/user/model_shows?type=react',
    );
    expect(body.shows.map((one) => [one.kind, one.user.username])).toContainEqual(['spy', name]);
    await orm
      .update(show)
      .set({ kind: 'exclusive' })
      .where(eq(show.id, made?.id ?? 0));
    expect(await listed(158)).not.toContain(name);
    await orm.delete(show).where(eq(show.id, made?.id ?? 0));
  });
});

it('[BROWSE-03] cards in view follow the rules of the lists: unlisted, explicit and blocked rooms are not there', async () => {
  const { orm } = platform.database;
  const names = [...rooms.keys()];
  const rollback = new Error('rolled back');
  const compared = orm.transaction(async (tx) => {
    const set = (name: string | undefined, change: object) =>
      tx
        .update(model)
        .set(change)
        .where(eq(model.userId, rooms.get(name ?? '')?.userId ?? 0));
    await set(names[0], { isListed: false });
    await set(names[1], { blockedCountries: ['NL'] });
    await set(names[2], { blockedStates: ['US-TX'] });
    await set(names[3], { tags: [EXPLICIT_TAGS[0]] });
    const site = (change: object, custom: object = {}) => ({
      ...demoSites.default,
      ...change,
      custom: { ...demoSites.default.custom, hide_explicit: false, ...custom },
    });
    const sizes = new Set<number>();
    for (const of of [site({}), site({}, { hide_explicit: true }), site({ is_non_nude: true })])
      for (const place of [
        { country: 'NL', region: null },
        { country: 'US', region: 'TX' },
        { country: null, region: null },
      ]) {
        const view = { site: of, place };
        const listed = await tx
          .select({ name: user.username })
          .from(model)
          .innerJoin(user, eq(user.id, model.userId))
          .where(visible({ ...view, gender: null, hiddenGenders: [] }));
        const cards = await cardsOf(tx, names, 0);
        const shown = names.filter((name) => cards.get(name)?.(view, null));
        expect(shown.sort()).toEqual(listed.map(({ name }) => name).sort());
        sizes.add(shown.length);
      }
    // The rules differ for these visitors, or nothing was compared.
    expect(sizes.size).toBeGreaterThan(2);
    throw rollback;
  });
  await expect(compared).rejects.toBe(rollback);
});

describe('likes and thumbnails', () => {
  it('[BROWSE-09] tells most liked broadcasters, past winners and the own place', async () => {
    const { body } = await guest.get<{
      leaderboard: BrowseUser[];
      past_winners: { month: string }[];
      user_like_count: number;
      user_position: number | null;
    }>('/user/like');
    expect(body.past_winners.map(({ month }) => month)).toEqual(['2026-10', '2026-09', '2026-08']);
    expect([body.user_like_count, body.user_position]).toEqual([0, null]);
  });

  it('[BROWSE-08] shows odd groups another thumbnail and counts clicks on real ones', async () => {
    const thumbnails = async (ab: number) =>
      (await answerOf(`/girls?perPage=20&ab=${ab}`)).userList.map((one) => one.thumbnail_url);
    const [even, odd] = [await thumbnails(2), await thumbnails(3)];
    expect(odd.some((url) => url.endsWith('&ab=b'))).toBe(true);
    expect(even.some((url) => url.endsWith('&ab=a'))).toBe(true);
    expect(even.some((url) => url.endsWith('&ab=b'))).toBe(false);
    const browser = new TestBrowser(platform.app);
    await browser.login('viewer');
    const url = odd.find((one) => one.includes('/art/thumb/')) ?? '';
    expect((await browser.post('/thumb-tracker/click', { thumbUrl: url })).status).toBe(200);
    expect((await browser.post('/thumb-tracker/click', { thumbUrl: url })).status).toBe(200);
    // A picture outside the test counts for no variant.
    for (const thumbUrl of [
      url.replace('&ab=b', ''),
      '/art/thumb/f.nobody.svg?v=1&ab=a',
      '/etc/passwd',
      'https://elsewhere.example/a.svg',
    ])
      expect((await browser.post('/thumb-tracker/click', { thumbUrl })).status, thumbUrl).toBe(400);
    const rows = await platform.database.orm
      .select()
      .from(thumbnailClick)
      .where(eq(thumbnailClick.variant, 'b'));
    expect(rows.map(({ clicks }) => clicks)).toEqual([2]);
  });
});
