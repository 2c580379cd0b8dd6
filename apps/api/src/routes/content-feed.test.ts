import type { FeedPage } from '@footlight/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { model, user } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let viewer: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  viewer = await new TestBrowser(platform.app).login('viewer');
  const { orm } = platform.database;
  // 25 live rooms of one gender, so that there are two pages.
  await orm.update(model).set({ status: 'offline' }).where(eq(model.gender, 'f'));
  const rooms = await orm
    .select({ id: model.userId })
    .from(model)
    .where(and(eq(model.gender, 'f'), sql`NOT ${model.tags} && ARRAY['uncensored','nude','explicit']`))
    .orderBy(model.userId)
    .limit(25);
  const ids = rooms.map(({ id }) => id);
  await orm
    .update(model)
    .set({
      status: 'online',
      viewers: sql`${model.userId}`,
      blockedCountries: [],
      debutOn: '2020-01-01',
      ratingCount: 0,
    })
    .where(inArray(model.userId, ids));
}, 90_000);
afterAll(() => platform.stop());

const at = (headers: Record<string, string> = {}) => new TestBrowser(platform.app, headers);
const feed = async (query = '', by = at()) => (await by.get<FeedPage>(`/feed/f${query}`)).body;
const ofNames = (page: FeedPage) => page.userList.map(({ username }) => username);

test('[FEED-01] live broadcasters of a gender by pages, with a proposed tip of 25', async () => {
  const first = await feed();
  expect(first).toMatchObject({
    tipTokenAmount: 25,
    collection: 'live',
    page: 1,
    last_page: 2,
    modelsHidden: [],
  });
  expect(first.userList).toHaveLength(20);
  expect(first.collections).toContainEqual({ id: 'live', count: 25 });
  for (const one of first.userList) expect(one).toMatchObject({ gender: 'f', status: 'online' });
  const counts = first.userList.map(({ viewer_count }) => viewer_count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const second = await feed('?page=2');
  expect(second.userList).toHaveLength(5);
  expect(new Set([...ofNames(first), ...ofNames(second)]).size).toBe(25);
  expect(await at().get('/feed/f?page=3')).toMatchObject({ status: 404 });
  expect(await at().get('/feed/x')).toMatchObject({ status: 400 });
  expect(await at().get('/feed/f?page=-1')).toMatchObject({ status: 400 });
  // Who is in a paid show cannot be watched at once.
  const { orm } = platform.database;
  const { id } = first.userList[0]!;
  await orm.update(model).set({ status: 'private' }).where(eq(model.userId, id));
  expect(ofNames(await feed('', viewer))).not.toContain(first.userList[0]!.username);
  await orm.update(model).set({ status: 'online' }).where(eq(model.userId, id));
});

test('[FEED-01] collections: followed ones of the account, new ones, top rated ones', async () => {
  const [followed, fresh, rated] = (await feed()).userList;
  const { orm } = platform.database;
  await orm
    .update(model)
    .set({ debutOn: new Date().toISOString().slice(0, 10) })
    .where(eq(model.userId, fresh!.id));
  await orm.update(model).set({ rating: 5, ratingCount: 50 }).where(eq(model.userId, rated!.id));
  expect((await viewer.post(`/user/${followed!.username}/follow`, { follow: true })).status).toBe(200);
  expect(ofNames(await feed('?collection=followed', viewer))).toEqual([followed!.username]);
  expect(ofNames(await feed('?collection=new', viewer))).toEqual([fresh!.username]);
  expect(ofNames(await feed('?collection=top', viewer))).toEqual([rated!.username]);
  expect(await feed('?collection=followed')).toMatchObject({ userList: [], last_page: 1 });
  expect(await at().get('/feed/f?collection=best')).toMatchObject({ status: 400 });
});

test('[FEED-01] hidden broadcasters are kept for the account, and only for it', async () => {
  const [one, two] = ofNames(await feed());
  const hide = (name: string, hidden: boolean, by = viewer) => by.post(`/feed/hidden/${name}`, { hidden });
  await hide(one!, true);
  await hide(one!, true);
  expect((await hide(two!, true)).body).toEqual({ status: 1, modelsHidden: [two, one] });
  expect((await feed('', viewer)).modelsHidden).toEqual([two, one]);
  expect((await feed('', await at().login('premium'))).modelsHidden).toEqual([]);
  expect((await hide(two!, false)).body).toEqual({ status: 1, modelsHidden: [one] });
  expect(await hide('nobody_here', true)).toMatchObject({
    status: 404,
    body: { errorType: 'user_not_found' },
  });
  expect(await hide(one!, true, await at().start())).toMatchObject({ status: 401 });
});

test('[FEED-01] blocked places and the rule of the site hold', async () => {
  const { orm } = platform.database;
  const first = (await feed()).userList[0]!;
  await orm
    .update(model)
    .set({ blockedCountries: ['DE'], tags: sql`array_append(${model.tags}, 'uncensored')` })
    .where(eq(model.userId, first.id));
  const shows = async (headers: Record<string, string>) =>
    ofNames(await feed('', at({ 'x-geo-country': 'NL', ...headers }))).includes(first.username);
  expect(await shows({})).toBe(true);
  expect(await shows({ 'x-geo-country': 'DE' })).toBe(false);
  expect(await shows({ host: 'velvet.localhost' })).toBe(false);
  expect(await shows({ host: 'onyx.localhost' })).toBe(false);
  await orm
    .update(user)
    .set({ traits: sql`${user.traits} || '{"isRemoved":true}'` })
    .where(eq(user.id, first.id));
  expect(ofNames(await feed('', viewer))).not.toContain(first.username);
});
