import type { FreeVideo, FreeVideoModel, FreeVideoPage, FreeVideoTag } from '@footlight/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { media, model, user } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

type List = FreeVideoPage & { tags: FreeVideoTag[] };

let platform: TestPlatform;
let owner: number;
let names: { username: string }[];
const at = (headers: Record<string, string> = {}) => new TestBrowser(platform.app, headers);
const list = async (query: string, by = at()) => (await by.get<List>(`/free-porn?${query}`)).body;

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  const { orm } = platform.database;
  // 31 videos of one broadcaster: two pages. The newest are first.
  names = await orm.select({ username: user.username }).from(user).where(eq(user.type, 'model'));
  const [room] = await orm
    .select({ id: model.userId })
    .from(model)
    .where(
      and(
        eq(model.gender, 'f'),
        sql`NOT ${model.tags} && ARRAY['explicit','nude','uncensored']`,
        sql`${model.blockedCountries} = '{}'`,
      ),
    )
    .orderBy(model.userId)
    .limit(1);
  owner = room?.id ?? 0;
  await orm.insert(media).values(
    Array.from({ length: 31 }, (_, index) => ({
      userId: owner,
      name: `Lantern study ${index + 1}`,
      slug: 'lantern-study',
      description: '100% hand-made',
      typeId: 2,
      typeName: 'videos',
      duration: 60,
      isFreeNoAuth: true,
      artSeed: 'f.lantern',
      tags: ['lantern', index % 2 ? 'odd' : 'even'],
      createdAt: new Date(Date.now() + (index + 1) * 1_000),
    })),
  );
}, 90_000);
afterAll(() => platform.stop());

describe('lists', () => {
  test('[FREE-01] 30 a page, newest first; a page after the last one does not exist', async () => {
    const first = await list('tag=lantern');
    expect(first).toMatchObject({ count_total: 31, last_page: 2 });
    expect(first.data).toHaveLength(30);
    expect(first.data[0]?.name).toBe('Lantern study 31');
    const second = await list('tag=lantern&p=2');
    expect(second.data.map(({ name }) => name)).toEqual(['Lantern study 1']);
    expect(await at().get('/free-porn?tag=lantern&p=3')).toMatchObject({ status: 404 });
    expect(await at().get('/free-porn?tag=never-used')).toMatchObject({ status: 404 });
    expect(await at().get('/free-porn?p=0')).toMatchObject({ status: 400 });
    expect(await at().get('/free-porn?o=best')).toMatchObject({ status: 400 });
  });

  test('[FREE-01] the search takes each word literally, and finds nothing without an error', async () => {
    expect((await list('q=LANTERN%20study%2012')).data.map(({ name }) => name)).toEqual(['Lantern study 12']);
    expect((await list('q=100%25')).count_total).toBe(31);
    expect(await list('q=%25%25_')).toMatchObject({ count_total: 0, last_page: 1, data: [] });
    expect((await list("q='%20OR%201=1")).count_total).toBe(0);
  });

  test('[FREE-01] each order is one; all that is listed plays for a guest', async () => {
    const { orm } = platform.database;
    const [third] = await orm.select().from(media).where(eq(media.name, 'Lantern study 3'));
    await orm
      .update(media)
      .set({ views: 1_000_000 })
      .where(eq(media.id, third?.id ?? 0));
    expect((await list('o=popular_all_time')).data[0]?.id).toBe(third?.id);
    expect((await list('')).data[0]?.id).not.toBe(third?.id);
    for (const card of (await list('')).data) {
      expect(card).toMatchObject({
        token_price: 0,
        is_free_no_auth: true,
        fanclub_access_level: null,
        type_id: 2,
      });
    }
  });

  test('[FREE-01] tags and broadcasters have counts, and lead to lists of that length', async () => {
    const tags = (await at().get<{ data: FreeVideoTag[] }>('/free-porn/tag')).body.data;
    expect(tags.find(({ tag }) => tag === 'lantern')?.video_count).toBe(31);
    for (const { tag, video_count } of tags.slice(0, 5)) {
      expect((await list(`tag=${tag}`)).count_total).toBe(video_count);
    }
    const models = (await at().get<{ data: FreeVideoModel[] }>('/free-porn/model')).body.data;
    expect(models[0]?.user_id).toBe(owner);
    const [top] = models;
    const own = await at().get<FreeVideoPage>(`/free-porn/model/${top?.username.toUpperCase()}?p=2`);
    expect(own.body).toMatchObject({ count_total: top?.video_count, model: { username: top?.username } });
    const idle = names.find(({ username }) => !models.some((one) => one.username === username));
    expect(await at().get(`/free-porn/model/${idle?.username ?? 'nobody'}`)).toMatchObject({ status: 404 });
  });
});

describe('a video', () => {
  test('[FREE-01] opens by slug and by number with its file and related ones; a wrong slug does not', async () => {
    const [card] = (await list('tag=lantern')).data;
    const bySlug = await at().get<FreeVideo>(`/free-porn/video/${card?.slug}-${card?.id}?perPage=30`);
    expect(bySlug.body.video).toMatchObject({ id: card?.id, access_type: 'free' });
    expect(bySlug.body.video.items).toHaveLength(1);
    expect(bySlug.body.related).toHaveLength(30);
    expect(bySlug.body.related.every(({ user_id }) => user_id === owner)).toBe(true);
    expect(bySlug.body.related.some(({ id }) => id === card?.id)).toBe(false);
    expect((await at().get<FreeVideo>(`/free-porn/video-by-id/${card?.id}`)).body.slug).toBe(
      bySlug.body.slug,
    );
    expect(await at().get(`/free-porn/video/another-name-${card?.id}`)).toMatchObject({ status: 404 });
    expect(await at().get('/free-porn/video/lantern-study')).toMatchObject({ status: 404 });
    expect(await at().get(`/free-porn/video-by-id/${card?.id}?perPage=31`)).toMatchObject({ status: 400 });
  });

  test('[FREE-01] a video on sale, for members or of a fan club is none', async () => {
    const { orm } = platform.database;
    const rows = await orm.select().from(media).where(eq(media.typeId, 2));
    const others = [
      rows.find(({ tokenPrice }) => tokenPrice > 0),
      rows.find(({ fanclubAccessLevel }) => fanclubAccessLevel !== null),
    ];
    for (const one of others) {
      expect(one).toBeDefined();
      expect(await at().get(`/free-porn/video-by-id/${one?.id}`)).toMatchObject({ status: 404 });
    }
  });

  test('[FREE-01] no file without proof of age where the place demands it; blocked and explicit ones are hidden', async () => {
    const { orm } = platform.database;
    const [card] = (await list('tag=lantern')).data;
    const path = `/free-porn/video-by-id/${card?.id}`;
    const texas = at({ 'x-geo-country': 'US', 'x-geo-region': 'TX' });
    expect((await texas.get<FreeVideo>(path)).body.video).toMatchObject({ access_type: 'age', items: [] });

    await orm
      .update(model)
      .set({ blockedCountries: ['DE'] })
      .where(eq(model.userId, owner));
    const german = at({ 'x-geo-country': 'DE' });
    expect(await german.get(path)).toMatchObject({ status: 404 });
    expect(await german.get('/free-porn?tag=lantern')).toMatchObject({ status: 404 });
    expect((await at({ 'x-geo-country': 'NL' }).get<List>('/free-porn?tag=lantern')).body.count_total).toBe(
      31,
    );

    await orm
      .update(model)
      .set({ blockedCountries: [], tags: sql`array_append(${model.tags}, 'uncensored')` })
      .where(eq(model.userId, owner));
    // One site hides such rooms from its lists only; on the other one they do not exist.
    const [hiding, nonNude] = [at({ host: 'onyx.localhost' }), at({ host: 'velvet.localhost' })];
    for (const by of [hiding, nonNude]) {
      expect(await by.get('/free-porn?tag=lantern')).toMatchObject({ status: 404 });
      const { data } = (await by.get<{ data: FreeVideoTag[] }>('/free-porn/tag')).body;
      expect(data.some(({ tag }) => tag === 'lantern')).toBe(false);
    }
    expect(await hiding.get(path)).toMatchObject({ status: 200, body: { related: expect.any(Array) } });
    expect(await nonNude.get(path)).toMatchObject({ status: 404 });
  });
});
