import {
  EXPLICIT_TAGS,
  type SearchAnswer,
  type SuggestionsAnswer,
  type TagsAnswer,
} from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media, model, user } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
/** A room whose name no other room has. */
let target: { id: number; gender: string };
const DUTCH = { 'x-geo-country': 'NL' };

const from = (headers: Record<string, string> = DUTCH) => new TestBrowser(platform.app, headers);
const search = async (type: string, q: string, browser = from()) =>
  (await browser.get<SearchAnswer>(`/browse/react/v2/search/index/${type}?q=${encodeURIComponent(q)}`)).body;
const isFound = async (q: string, browser = from()) =>
  (await search('models', q, browser)).userList.some(({ id }) => id === target.id);

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  const { orm } = platform.database;
  const [room] = await orm.select().from(model).where(eq(model.rank, 0)).orderBy(model.userId).limit(1);
  if (!room) throw new Error('No room is live');
  target = { id: room.userId, gender: room.gender };
  await orm
    .update(user)
    .set({ username: 'quirina_vosk', displayName: 'Quirina Vosk' })
    .where(eq(user.id, target.id));
  await orm
    .update(model)
    .set({ tags: ['zeppelin'], subject: 'Knitting lighthouses tonight', blockedCountries: ['SE'] })
    .where(eq(model.userId, target.id));
});
afterAll(() => platform.stop());

describe('[BROWSE-06] search', () => {
  it.each([
    ['the name', 'quirina_vosk'],
    ['the display name', 'Quirina Vosk'],
    ['its beginning, in capitals', 'QUIR'],
    ['a part', 'uirin'],
    ['a typing error', 'quirna'],
    ['two letters in the wrong order', 'quirian vosk'],
    ['a tag', 'zeppelin'],
    ['a tag with a hash and a typing error', '#zepelin'],
    ['a word of the subject', 'lighthouses'],
    ['spaces around it', '  quirina   vosk '],
  ])('finds a room by %s', async (_, q) => {
    const { userList, totalCount, isSearchEmpty } = await search('models', q);
    expect(userList[0]?.id).toBe(target.id);
    expect([totalCount >= userList.length, isSearchEmpty]).toEqual([true, false]);
  });

  it.each([['%'], ['_'], ['__'], ['%%'], ["'; DROP TABLE model; --"], ['\\'], ['xqzxqzxq'], [''], ['a']])(
    'finds nothing by %j, and names live rooms and popular searches instead',
    async (q) => {
      const answer = await search('models', q);
      expect([answer.userList.length, answer.totalCount, answer.isSearchEmpty]).toEqual([0, 0, true]);
      expect(answer.alternativeUserList.length).toBeGreaterThan(0);
      expect(answer.popularSearchList.length).toBeGreaterThan(0);
    },
  );

  it('has pages that follow each other and share no room', async () => {
    const page = async (p: number) =>
      (await from().get<SearchAnswer>(`/browse/react/v2/search/index/models?q=music&p=${p}`)).body;
    const [first, second] = [await page(1), await page(2)];
    expect(first.userList).toHaveLength(first.perPageCount);
    expect(first.totalCount).toBe(second.totalCount);
    const ids = [...first.userList, ...second.userList].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds tags with their number of rooms, and media by title', async () => {
    const tags = await search('tags', 'zepp');
    expect(tags.tagList).toEqual([{ tag: 'zeppelin', count: 1 }]);
    const [item] = await platform.database.orm.select().from(media).limit(1);
    if (!item) throw new Error('The demo has no media');
    await platform.database.orm
      .update(media)
      .set({ name: 'Marzipan fountain', userId: target.id })
      .where(eq(media.id, item.id));
    for (const q of ['marzipan', 'marzippan', 'fountain'])
      expect(
        (await search('media', q)).mediaList.map(({ id }) => id),
        q,
      ).toEqual([item.id]);
    // Not even the media of a room that blocks the place.
    expect((await search('media', 'marzipan', from({ 'x-geo-country': 'SE' }))).mediaList).toEqual([]);
  });

  it('suggests rooms and tags while somebody types', async () => {
    const suggest = async (q: string, browser = from()) =>
      (await browser.get<SuggestionsAnswer>(`/search/suggestions?q=${q}`)).body;
    const found = await suggest('quirna');
    expect(found.models[0]).toEqual({
      username: 'quirina_vosk',
      display_name: 'Quirina Vosk',
      is_live: true,
    });
    expect((await suggest('zepp')).tags).toEqual([{ tag: 'zeppelin', count: 1 }]);
    const empty = await suggest('');
    expect([empty.models, empty.tags]).toEqual([[], []]);
    expect(empty.popular.length).toBeGreaterThan(0);
    expect((await suggest('vosk', from({ 'x-geo-country': 'SE' }))).models).toEqual([]);
  });

  it('hides rooms from places that they block, hidden genders, and explicit rooms', async () => {
    expect(await isFound('quirina', from({ 'x-geo-country': 'SE' }))).toBe(false);
    const hidden = await from().get<SearchAnswer>(
      `/browse/react/v2/search/index/models?q=quirina&gender-hide=${target.gender}`,
    );
    expect(hidden.body.userList.some(({ id }) => id === target.id)).toBe(false);
    const velvet = { host: 'velvet.localhost', ...DUTCH };
    expect(await isFound('vosk', from(velvet))).toBe(true);
    await platform.database.orm
      .update(model)
      .set({ tags: [EXPLICIT_TAGS[0]] })
      .where(eq(model.userId, target.id));
    // This site has no nudity; search may answer from its memory for some seconds, so another query is sent.
    expect(await isFound('quirina', from(velvet))).toBe(false);
    expect((await search('tags', EXPLICIT_TAGS[0], from(velvet))).tagList).toEqual([]);
    expect(await isFound('quirina v')).toBe(true);
    await platform.database.orm.update(model).set({ isListed: false }).where(eq(model.userId, target.id));
    expect(await isFound('quirina vo')).toBe(false);
    await platform.database.orm
      .update(model)
      .set({ isListed: true, tags: ['zeppelin'] })
      .where(eq(model.userId, target.id));
  });

  it('refuses unknown types and long queries', async () => {
    for (const path of ['planets?q=a', `models?q=${'a'.repeat(61)}`, 'models', 'models?q=a&p=x'])
      expect((await from().get(`/browse/react/v2/search/index/${path}`)).status, path).toBe(400);
  });
});

describe('[BROWSE-06] the tags in use', () => {
  it('come with their rooms, by count or by name, for each section', async () => {
    const rooms = await platform.database.orm.select().from(model).where(eq(model.isListed, true));
    const countOf = (tag: string, gender?: string) =>
      rooms.filter(
        (room) =>
          room.tags.includes(tag) &&
          (gender === undefined || room.gender === gender) &&
          !room.blockedCountries.includes('FI'),
      ).length;
    const finn = from({ 'x-geo-country': 'FI' });
    const { body } = await finn.get<TagsAnswer>('/tags/index');
    expect(body.data.length).toBeGreaterThan(5);
    for (const { tag, count } of body.data) expect(count, tag).toBe(countOf(tag));
    const counts = body.data.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const names = (await finn.get<TagsAnswer>('/tags/index?sort=name')).body.data.map(({ tag }) => tag);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    for (const { tag, count } of (await finn.get<TagsAnswer>('/tags/men')).body.data)
      expect(count, tag).toBe(countOf(tag, 'm'));
  });

  it('show a room that this visitor may see, and different ones where they can', async () => {
    const rooms = await platform.database.orm.select().from(model);
    const roomOf = (url: string | null) => rooms.find(({ artSeed }) => url?.includes(`/${artSeed}.`));
    const tiles = async (browser: TestBrowser, path = '/tags/index') =>
      (await browser.get<TagsAnswer>(path)).body.data.map(({ tag, thumbnail_url }) => ({
        tag,
        room: roomOf(thumbnail_url),
      }));
    const dutch = await tiles(from(DUTCH));
    for (const { tag, room } of dutch) expect(room?.tags, tag).toContain(tag);
    expect(new Set(dutch.slice(0, 12).map(({ room }) => room?.userId)).size).toBe(12);
    const [first] = rooms
      .filter((room) => room.isListed && room.tags.includes(dutch[0]?.tag ?? ''))
      .sort((a, b) => a.rank - b.rank || b.viewers - a.viewers || a.userId - b.userId);
    expect(dutch[0]?.room?.userId).toBe(first?.userId);
    // A site without explicit rooms, a place that a room blocks, a section.
    for (const { tag, room } of await tiles(from({ ...DUTCH, host: 'velvet.localhost' })))
      expect(room?.tags, tag).not.toContain(EXPLICIT_TAGS[0]);
    const zeppelin = async (browser: TestBrowser) =>
      (await tiles(browser)).find(({ tag }) => tag === 'zeppelin')?.room?.userId;
    expect(await zeppelin(from(DUTCH))).toBe(target.id);
    expect(await zeppelin(from({ 'x-geo-country': 'SE' }))).toBeUndefined();
    for (const { tag, room } of await tiles(from(DUTCH), '/tags/men')) expect(room?.gender, tag).toBe('m');
  });

  it('answers 404 for another section and beyond the last page', async () => {
    expect((await from().get('/tags/robots')).status).toBe(404);
    expect((await from().get('/tags/index?page=999')).status).toBe(404);
    expect((await from().get('/tags/index?sort=size')).status).toBe(400);
  });
});
