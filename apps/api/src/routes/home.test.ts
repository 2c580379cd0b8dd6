import {
  type BrowseAnswer,
  type CurrentUserAnswer,
  EXPLICIT_TAGS,
  HOME_LINK_FROM,
  HOME_SECTION_TYPES,
  type HomeAnswer,
  type HomeSection,
  homeSectionId,
} from '@footlight/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, model, roomApp, roomView, user } from '../kernel/db/schema/index.ts';
import { isNewRoom } from '../kernel/rooms/new-rooms.ts';
import { LISTS_NOW } from '../testing/list-rules.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let guest: TestBrowser;
type Row = typeof model.$inferSelect;
let rooms: Map<string, Row>;

const named = async (sections: string, browser = guest) =>
  (await browser.get<HomeAnswer>(`/browse/react/home/section?sections=${sections}`)).body.sectionList;
const roomsIn = async (section: string, browser = guest) =>
  (await named(section, browser)).flatMap(({ userList }) =>
    userList.map(({ username }) => rooms.get(username) as Row),
  );

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, now: () => LISTS_NOW });
  guest = new TestBrowser(platform.app, { 'x-geo-country': 'NL' });
  const { orm } = platform.database;
  const rows = await orm
    .select({ model, username: user.username })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId));
  rooms = new Map(rows.map((row) => [row.username, row.model]));
});
afterAll(() => platform.stop());

describe('[HOME-01] sections of the home page', () => {
  it.each<[string, (room: Row) => boolean]>([
    ['trending', (room) => isNewRoom(room, LISTS_NOW)],
    ['age:23-29', ({ age }) => age >= 23 && age <= 29],
    ['ethnicity:latin', ({ ethnicity }) => ethnicity === 'latin'],
    ['topRated', ({ rank }) => rank === 0],
    ['topRatedPrivates', ({ privatePrice }) => privatePrice !== null],
    ['continent:europe', ({ region }) => region === 'europe'],
    ['country:RO', ({ country }) => country === 'RO'],
    ['language:german', ({ languages }) => languages.includes('german')],
    ['tag:music', ({ tags }) => tags.includes('music')],
    ['voyeur', ({ isVoyeur }) => isVoyeur],
  ])('%s has only rooms that fit, and none that is offline', async (section, fits) => {
    const found = await roomsIn(section);
    expect(found.length).toBeGreaterThan(0);
    for (const room of found) expect(fits(room) && room.rank < 2, JSON.stringify(room)).toBe(true);
  });

  it('nearGoal has rooms whose goal is half reached, the nearest first', async () => {
    const { orm } = platform.database;
    const [first, second, third] = (await roomsIn('topRated')).map(({ userId }) => userId);
    await orm.delete(roomApp).where(eq(roomApp.app, 'tip_goal'));
    const goal = (modelId = 0, raised = 0, reached_by: string | null = null) => ({
      modelId,
      app: 'tip_goal',
      config: { title: 'Song', target: 100 },
      state: { raised, reached_by },
      seed: 'seed',
    });
    await orm.insert(roomApp).values([goal(first, 60), goal(second, 90), goal(third, 49)]);
    const [near] = await named('nearGoal');
    expect(near?.userList.map(({ id, goal: shown }) => [id, shown])).toEqual([
      [second, { raised: 90, target: 100 }],
      [first, { raised: 60, target: 100 }],
    ]);
    const { userList } = (await guest.get<BrowseAnswer>('/browse/react/top-rated')).body;
    expect(userList.find(({ id }) => id === third)?.goal).toEqual({ raised: 49, target: 100 });
    await orm.update(roomApp).set({ state: { raised: 100, reached_by: 'x' } });
    // Visitors share a section for two seconds; another place has its own.
    const elsewhere = new TestBrowser(platform.app, { 'x-geo-country': 'BE' });
    expect(await roomsIn('nearGoal', elsewhere)).toEqual([]);
  });

  it('a language has the rooms first that speak it first', async () => {
    const spoken = (await roomsIn('language:german')).map(({ languages }) => languages[0] === 'german');
    expect(spoken).toContain(true);
    expect(spoken).toEqual([...spoken].sort((a, b) => Number(b) - Number(a)));
  });

  it('favorite has the rooms that the user follows or visited, and nothing for guests', async () => {
    const { orm } = platform.database;
    const viewer = await new TestBrowser(platform.app).login('viewer');
    const [me] = await orm.select().from(user).where(eq(user.username, 'viewer'));
    const [followed, visited] = [...rooms.values()].filter(({ isListed }) => isListed);
    if (!me || !followed || !visited) throw new Error('The demo has no rooms');
    await orm.delete(follow).where(eq(follow.userId, me.id));
    await orm.delete(roomView).where(eq(roomView.userId, me.id));
    await orm.insert(follow).values({ userId: me.id, modelId: followed.userId });
    await orm.insert(roomView).values({ userId: me.id, modelId: visited.userId });
    const found = (await roomsIn('favorite', viewer)).map(({ userId }) => userId);
    expect(new Set(found)).toEqual(new Set([followed.userId, visited.userId]));
    expect(await roomsIn('favorite')).toEqual([]);
  });

  it('links a section to its list from 5 models on', async () => {
    const { orm } = platform.database;
    const some = [...rooms.values()].filter(({ rank }) => rank === 0).slice(0, HOME_LINK_FROM);
    for (const count of [HOME_LINK_FROM - 1, HOME_LINK_FROM]) {
      const tag = `linked-${count}`;
      const ids = some.slice(0, count).map(({ userId }) => userId);
      await orm
        .update(model)
        .set({ tags: sql`array_append(${model.tags}, ${tag})` })
        .where(inArray(model.userId, ids));
      const [section] = await named(`tag:${tag}`);
      expect([section?.userList.length, section?.path]).toEqual([
        count,
        count < HOME_LINK_FROM ? null : `/tag/${tag}`,
      ]);
    }
    const linked = await named(
      'trending,topRated,topRatedPrivates,continent:europe,language:english,age:23-29',
    );
    expect(linked.map(({ path }) => path)).toEqual([
      '/new',
      '/top-rated',
      '/private-shows/top-rated',
      '/region/europe',
      '/language/english',
      null,
    ]);
  });

  it('answers the default sections, none of them empty, and refuses unknown ones', async () => {
    const { sectionList } = (await guest.get<HomeAnswer>('/browse/react/home/section')).body;
    expect(sectionList.length).toBeGreaterThan(8);
    for (const { userList } of sectionList) expect(userList.length).toBeGreaterThan(0);
    for (const bad of ['nothing', 'age', 'age:12-15', 'continent:atlantis', 'tag:a%2Fb', 'country:usa']) {
      expect((await guest.get(`/browse/react/home/section?sections=${bad}`)).status, bad).toBe(400);
    }
  });

  it('hides genders, explicit rooms and rooms that block the visitor’s place', async () => {
    const { orm } = platform.database;
    const [target] = await roomsIn('topRated');
    if (!target) throw new Error('No room is live');
    const has = async (browser: TestBrowser, more = '') =>
      (await browser.get<HomeAnswer>(`/browse/react/home/section?sections=topRated${more}`)).body.sectionList
        .flatMap(({ userList }) => userList)
        .some(({ id }) => id === target.userId);
    const from = (country: string, host = 'localhost:4000') =>
      new TestBrowser(platform.app, { 'x-geo-country': country, host });
    expect(await has(from('FI'))).toBe(true);
    expect(await has(from('FI'), `&gender-hide=${target.gender}`)).toBe(false);
    await orm
      .update(model)
      .set({ blockedCountries: ['SE'] })
      .where(eq(model.userId, target.userId));
    expect(await has(from('SE'))).toBe(false);
    expect(await has(from('NO'))).toBe(true);
    await orm
      .update(model)
      .set({ tags: [EXPLICIT_TAGS[0]] })
      .where(eq(model.userId, target.userId));
    // The tag is explicit; this site has no nudity.
    expect(await has(from('DK', 'velvet.localhost'))).toBe(false);
    expect(await has(from('DK'))).toBe(true);
  });
});

describe('[HOME-02] the custom home page', () => {
  const chosen: HomeSection[] = [
    { type: 'tag', value: 'music' },
    { type: 'voyeur' },
    { type: 'age', value: '23-29' },
  ];

  it('is empty first, keeps the chosen order and makes it the layout', async () => {
    const viewer = await new TestBrowser(platform.app).login('vip');
    const custom = async () =>
      (await viewer.get<HomeAnswer>('/browse/react/home/custom')).body.sectionList.map(homeSectionId);
    expect(await custom()).toEqual([]);
    const saved = await viewer.post('/browse/react/home/custom/setting', { sectionList: chosen });
    expect(saved.status).toBe(200);
    expect(await custom()).toEqual(chosen.map(homeSectionId));
    const { settings } = (await viewer.get<CurrentUserAnswer>('/user/current')).body;
    expect([settings.home_layout, settings.volume_tip]).toEqual(['custom', 70]);
  });

  it('a guest cannot choose a layout, and keeps the other settings', async () => {
    const guest = await new TestBrowser(platform.app).start();
    const refused = await guest.post<{ errorType: string }>('/user/settings', { home_layout: 'custom' });
    expect([refused.status, refused.body.errorType]).toEqual([401, 'login_required']);
    expect((await guest.post('/user/settings', { volume_tip: 20 })).status).toBe(200);
    const { settings } = (await guest.get<CurrentUserAnswer>('/user/current')).body;
    expect([settings.home_layout, settings.volume_tip]).toEqual([undefined, 20]);
  });

  it.each([
    ['nothing', []],
    ['a type that does not exist', [{ type: 'nearest' }]],
    ['a missing value', [{ type: 'language' }]],
    ['a value outside its list', [{ type: 'ethnicity', value: 'martian' }]],
    ['the same section twice', [{ type: 'voyeur' }, { type: 'voyeur' }]],
  ])('refuses %s and changes nothing', async (_, sectionList) => {
    const viewer = await new TestBrowser(platform.app).login('vip');
    const before = await viewer.get('/browse/react/home/custom');
    expect((await viewer.post('/browse/react/home/custom/setting', { sectionList })).status).toBe(400);
    const ids = ({ body }: { body: unknown }) => (body as HomeAnswer).sectionList.map(homeSectionId);
    expect(ids(await viewer.get('/browse/react/home/custom'))).toEqual(ids(before));
  });

  it('needs a login', async () => {
    await guest.start();
    expect((await guest.get('/browse/react/home/custom')).status).toBe(401);
    const refused = await guest.post('/browse/react/home/custom/setting', { sectionList: chosen });
    expect(refused.status).toBe(401);
  });

  it('every type of the specification can be chosen', async () => {
    const values: Record<string, string> = {
      age: '23-29',
      ethnicity: 'white',
      continent: 'europe',
      country: 'RO',
      language: 'english',
      tag: 'music',
    };
    const sectionList = HOME_SECTION_TYPES.map((type) => ({
      type,
      ...(values[type] ? { value: values[type] } : {}),
    }));
    const viewer = await new TestBrowser(platform.app).login('viewer');
    expect((await viewer.post('/browse/react/home/custom/setting', { sectionList })).status).toBe(200);
    expect((await viewer.get<HomeAnswer>('/browse/react/home/custom')).body.sectionList).toHaveLength(12);
  });
});
