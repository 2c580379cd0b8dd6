import type { MediaBundle, MediaItem } from '@footlight/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { media, mediaPurchase, user } from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { signFileToken } from './files/file-token.ts';
import { forgetOldViews } from './views.ts';

/** The account `model`, and `vip`, who has 2,000 tokens at the start of the file. */
const MODEL = 11;
const VIP = 4;
let platform: TestPlatform;
let fan: TestBrowser;
let streamer: TestBrowser;
let guest: TestBrowser;
let ids: { video: number; second: number; pictures: number; free: number; open: number; club: number };
let keys = 0;

const orm = () => platform.database.orm;
const newKey = () => `media-key-${++keys}`;
interface Sold {
  errorType?: string;
  charged: number;
  tokens: number;
  media_ids: number[];
}
const buy = (id: number, price: number, key = newKey(), who = fan) =>
  who.post<Sold>(`/media/purchase/${id}`, { source: 'page', price }, key);
const item = async (id: number, who = fan) =>
  (await who.get<{ media: MediaItem }>(`/media/get/${id}`)).body.media;
const tokens = () => balanceOf(orm(), `user:${VIP}`);
const file = async (address: string) => (await platform.app.inject(address)).statusCode;
const tab = async (name: string) =>
  (await fan.get<{ data: { id: number }[] }>(`/media/index/purchased/${name}`)).body.data.map(({ id }) => id);

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  fan = await new TestBrowser(platform.app).login('vip');
  streamer = await new TestBrowser(platform.app).login('model');
  guest = await new TestBrowser(platform.app).start();
}, 90_000);
beforeEach(async () => {
  await orm().delete(media).where(eq(media.userId, MODEL));
  await orm().execute(sql`DELETE FROM fanclub_membership`);
  const common = { userId: MODEL, description: '', artSeed: 'f.model-1', tags: ['only-here'] };
  const video = { ...common, typeId: 2, typeName: 'videos', duration: 45 };
  const pictures = { ...common, typeId: 1, typeName: 'pictures', itemCount: 3 };
  const rows = await orm()
    .insert(media)
    .values([
      { ...video, name: 'Video', slug: 'video', tokenPrice: 99 },
      { ...video, name: 'Second', slug: 'second', tokenPrice: 51 },
      { ...pictures, name: 'Pictures', slug: 'pictures', tokenPrice: 25 },
      { ...video, name: 'Free', slug: 'free' },
      { ...video, name: 'Open', slug: 'open', isFreeNoAuth: true },
      { ...video, name: 'Club', slug: 'club', fanclubAccessLevel: 'insider' },
    ])
    .returning({ id: media.id });
  const [a, b, c, d, e, f] = rows.map(({ id }) => id) as [number, number, number, number, number, number];
  ids = { video: a, second: b, pictures: c, free: d, open: e, club: f };
});
afterEach(async () => {
  expect((await checkLedger(orm())).faults).toEqual([]);
});
afterAll(() => platform.stop());

describe('[MEDIA-01] buying', () => {
  it('charges once, gives the author 80 percent, opens the files, and is known everywhere', async () => {
    const before = await tokens();
    const author = await balanceOf(orm(), `model:${MODEL}`);
    expect(await item(ids.video)).toMatchObject({ access_type: 'payment', items: [], price: 99 });
    const key = newKey();
    const first = await buy(ids.video, 99, key);
    expect(first.body).toMatchObject({ status: 1, charged: 99, tokens: before - 99, media_ids: [ids.video] });
    expect((await buy(ids.video, 99, key)).body).toEqual(first.body);
    // Buying an owned item again is free, whatever price is sent.
    expect((await buy(ids.video, 99)).body.charged).toBe(0);
    expect(await tokens()).toBe(before - 99);
    expect(await balanceOf(orm(), `model:${MODEL}`)).toBe(author + 79);
    const seen = await item(ids.video);
    expect(seen).toMatchObject({ access_type: 'complete', in_library: true });
    expect((await fan.get<{ media_ids: number[] }>('/user/current')).body.media_ids).toContain(ids.video);
    expect((await item(ids.video, guest)).items).toEqual([]);
  });

  it('by 16 windows at once, of one item and of all, charges each item once', async () => {
    const before = await tokens();
    const all = { price: 175, count: 3 };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        at % 2 === 0 ? buy(ids.video, 99) : fan.post<Sold>('/media/purchase-all/model', all, newKey()),
      ),
    );
    // A later window gets a refusal, not a database error.
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const charged = answers.reduce((sum, { body }) => sum + (body.charged ?? 0), 0);
    expect(await tokens()).toBe(before - charged);
    const rows = await orm()
      .select()
      .from(mediaPurchase)
      .where(and(eq(mediaPurchase.userId, VIP), inArray(mediaPurchase.mediaId, Object.values(ids))));
    expect(rows.reduce((sum, row) => sum + row.price, 0)).toBe(charged);
    expect([99, 175]).toContain(charged);
  });

  it('[MEDIA-07] refuses another price, what is not sold, too few tokens, and places; nothing is charged', async () => {
    const before = await tokens();
    expect((await buy(ids.video, 98)).body.errorType).toBe('price_changed');
    expect((await buy(ids.club, 0)).body.errorType).toBe('media_not_for_sale');
    expect((await buy(999_999_999, 1)).body.errorType).toBe('not_found');
    const offer = (token_price: number, for_sale: boolean) =>
      streamer.post(`/media/item/${ids.video}`, { token_price, fanclub_access_level: null, for_sale });
    await offer(50_000, true);
    expect((await buy(ids.video, 50_000)).body.errorType).toBe('not_enough_tokens');
    await offer(99, false);
    expect((await buy(ids.video, 99)).body.errorType).toBe('media_not_for_sale');
    const swede = await new TestBrowser(platform.app).login('swede');
    expect((await buy(ids.pictures, 25, newKey(), swede)).body.errorType).toBe('tip_geo_block_sender');
    expect((await buy(ids.pictures, 25, newKey(), guest)).body.errorType).toBe('login_required');
    expect(await tokens()).toBe(before);
    expect(
      (
        await fan.post(`/media/item/${ids.video}`, {
          token_price: 0,
          fanclub_access_level: null,
          for_sale: true,
        })
      ).status,
    ).toBe(403);
  });
});

it('[FAN-03] a member pays the rounded discount, and what the club opens is open', async () => {
  const join = (level: string, price: number) =>
    fan.post('/user/model/fanclub/join', { level, price }, newKey());
  await join('supporter', 100);
  expect(await item(ids.video)).toMatchObject({ price: 89, discount: 10, fanclub_level: 'supporter' });
  expect((await item(ids.club)).access_type).toBe('fanclub');
  expect((await buy(ids.video, 99)).body.errorType).toBe('price_changed');
  expect((await buy(ids.video, 89)).body.charged).toBe(89);
  await join('legend', 400);
  expect((await item(ids.club)).access_type).toBe('complete');
  expect(await tab('fanclub')).toEqual([ids.club]);
  // floor(51 × 0.75) + floor(25 × 0.75), and not floor(76 × 0.75) = 57.
  const { body } = await fan.get<MediaBundle>('/user/model/media/bundle');
  expect(body).toMatchObject({ item_count: 2, price: 38 + 18, full_price: 76, discount: 25 });
});

describe('[MEDIA-03] files', () => {
  it('count a view once per visitor and day, however often one address opens them', async () => {
    const [shown] = (await item(ids.open, guest)).items;
    const views = async () => (await orm().select().from(media).where(eq(media.id, ids.open)))[0]?.views;
    const open = (remoteAddress: string) =>
      platform.app.inject({ url: shown?.hls_abr_url ?? '', remoteAddress });
    const answers = await Promise.all(Array.from({ length: 16 }, () => open('192.0.2.1')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await views()).toBe(1);
    await open('192.0.2.2');
    expect(await views()).toBe(2);
    await forgetOldViews(orm(), Date.now() + 4 * 86_400_000);
    await open('192.0.2.2');
    expect(await views()).toBe(3);
  });

  it('of what is not bought no address works, whatever is asked', async () => {
    const bought = ids.second;
    await buy(bought, 51);
    const [video] = (await item(bought)).items;
    const token = new URL(video!.hls_abr_url!, 'http://x').searchParams.get('token')!;
    const paths = ['master.m3u8', 'sd/index.m3u8', 'sd/0.ts', 'hd/22.ts', 'sprites.png', 'sprites.vtt'];
    const foreign = signFileToken('another secret', `media-${ids.video}`, Date.now() + 60_000);
    for (const path of [...paths, 'picture/0.svg']) {
      const address = `/media-files/${ids.video}/${path}`;
      for (const query of [
        '',
        '?token=',
        `?token=${token}`,
        `?token=${foreign}`,
        `?token=${token}&token=${token}`,
      ])
        expect(await file(address + query), address + query).toBe(403);
    }
    // This test does not create the loops: 503 means that the token was accepted.
    const answers = await Promise.all(
      paths.map((path) => file(`/media-files/${bought}/${path}?token=${token}`)),
    );
    expect(answers).toEqual([200, 200, 503, 503, 200, 200]);
    expect(await file(`/media-files/${bought}/sd/23.ts?token=${token}`)).toBe(404);
    const sheet = await platform.app.inject(video!.sprites_url!.main);
    expect(sheet.rawPayload.subarray(1, 4).toString('latin1')).toBe('PNG');
    const index = await platform.app.inject(video!.sprites_url!.index);
    expect(index.body.match(/#xywh=/g)).toHaveLength(20);
  });

  it('free ones are for members, or for all; pictures count their set; an age gate keeps all of them', async () => {
    expect(await item(ids.free, guest)).toMatchObject({ access_type: 'login', items: [] });
    expect((await item(ids.free)).items).toHaveLength(1);
    expect((await item(ids.open, guest)).items).toHaveLength(1);
    await buy(ids.pictures, 25);
    const { items } = await item(ids.pictures);
    expect(items).toHaveLength(3);
    const pictures = await Promise.all(items.map(async ({ url }) => (await platform.app.inject(url)).body));
    expect(new Set(pictures).size).toBe(3);
    expect(pictures[0]).toContain('<svg');
    const floridian = await new TestBrowser(platform.app).login('floridian');
    expect(await item(ids.open, floridian)).toMatchObject({ access_type: 'age', items: [] });
    expect((await item(ids.video, floridian)).access_type).toBe('age');
  });
});

it('[MEDIA-05] a purchase is deleted and restored, stays paid, and free ones come into the library', async () => {
  await buy(ids.video, 99);
  await buy(ids.pictures, 25);
  expect((await fan.post(`/media/library/${ids.free}`, {})).status).toBe(200);
  expect((await fan.post(`/media/library/${ids.second}`, {})).body.errorType).toBe('conflict');
  expect(await tab('videos')).toEqual([ids.free, ids.video]);
  expect(await tab('pictures')).toEqual([ids.pictures]);
  const remove = () => fan.call('DELETE', `/media/purchase/${ids.video}`);
  expect((await remove()).status).toBe(200);
  expect(await tab('videos')).toEqual([ids.free]);
  expect(await tab('hidden_media')).toEqual([ids.video]);
  expect(await item(ids.video)).toMatchObject({ access_type: 'complete', is_hidden: true });
  expect((await fan.post(`/media/purchase/restore/${ids.video}`, {})).status).toBe(200);
  expect(await tab('hidden_media')).toEqual([]);
  const lists = await fan.get<{ data: { username: string; item_count: number }[] }>('/media/user/playlist');
  expect(lists.body.data).toMatchObject([{ username: 'model', item_count: 3 }]);
  expect((await fan.post(`/media/purchase/restore/${ids.second}`, {})).status).toBe(404);
});

it('[MEDIA-02] the room hears of a changed item and of the bundle, and not of what was refused', async () => {
  const received = () => platform.published.filter(({ event }) => event === 'v3.chat.update_media_list');
  const before = received().length;
  const terms = { token_price: 5, fanclub_access_level: null, for_sale: true };
  await fan.post(`/media/item/${ids.video}`, terms);
  expect(received()).toHaveLength(before);
  await streamer.post(`/media/item/${ids.video}`, terms);
  await streamer.post('/user/media/settings', { sell_all: true });
  await expect
    .poll(() => received().slice(before))
    .toMatchObject([
      { to: 'room model', payload: { broadcaster: 'model' } },
      { to: 'room model', payload: { broadcaster: 'model' } },
    ]);
});

it('[MEDIA-05] the library is filtered by broadcaster, and one’s own playlist has only what one owns', async () => {
  await buy(ids.video, 99);
  await buy(ids.pictures, 25);
  const of = async (username: string) =>
    (await fan.get<{ count_total: number }>(`/media/index/purchased/videos?username=${username}`)).body
      .count_total;
  expect([await of('model'), await of('luna_maren')]).toEqual([1, 0]);
  type Lists = { playlist: { id: number }[] };
  const list = async (id: number, playlist: number, who = fan) =>
    (await who.get<Lists>(`/media/user/playlist/${id}?playlist=${playlist}`)).body.playlist.map(
      (one) => one.id,
    );
  expect((await list(ids.video, MODEL)).sort()).toEqual([ids.video, ids.pictures].sort());
  const open = [ids.video, ids.second, ids.free, ids.open, ids.club].sort();
  // Of another broadcaster, of an item that is not owned, and for guests, it is the broadcaster's.
  expect((await list(ids.video, MODEL + 1)).sort()).toEqual(open);
  expect((await list(ids.second, MODEL)).sort()).toEqual(open);
  expect((await list(ids.video, MODEL, guest)).sort()).toEqual(open);
  expect((await fan.get(`/media/user/playlist/${ids.video}?playlist=mine`)).status).toBe(400);
});

it('[MEDIA-04] exclusive videos are those that only a fan club opens', async () => {
  type List = { data: { id: number; type_id: number; token_price: number; fanclub_access_level: string }[] };
  // Also on sale, so not exclusive.
  await orm().update(media).set({ fanclubAccessLevel: 'insider' }).where(eq(media.id, ids.second));
  const { data } = (await guest.get<List>('/exclusive-videos/list')).body;
  expect(data.map(({ id }) => id)).toContain(ids.club);
  expect(data.every((one) => one.type_id === 2 && one.token_price === 0 && one.fanclub_access_level)).toBe(
    true,
  );
});

it('[MEDIA-01] an item of a removed author is refused whatever the balance, without a check of credit', async () => {
  const poor = await new TestBrowser(platform.app).login('empty');
  expect((await buy(ids.video, 99, newKey(), poor)).body.errorType).toBe('not_enough_tokens');
  const traits = (isRemoved: boolean) =>
    orm()
      .update(user)
      .set({ traits: sql`${user.traits} || jsonb_build_object('isRemoved', ${isRemoved}::boolean)` })
      .where(eq(user.id, MODEL));
  await traits(true);
  expect(await item(ids.video, poor)).toMatchObject({ user_status: 3, access_type: 'unavailable' });
  const refused = [await buy(ids.video, 99, newKey(), poor), await buy(ids.video, 99)];
  await traits(false);
  expect(new Set(refused.map(({ body }) => body.errorType))).toEqual(new Set(['user_not_found']));
});

it('[MEDIA-06] all at once: one charge for what is left, two at least, and only where the broadcaster sells so', async () => {
  const before = await tokens();
  const all = (price: number, count: number) =>
    fan.post<Sold>('/media/purchase-all/model', { price, count }, newKey());
  expect((await all(174, 3)).body.errorType).toBe('price_changed');
  await streamer.post('/user/media/settings', { sell_all: false });
  expect((await all(175, 3)).body.errorType).toBe('media_not_for_sale');
  const room = () => fan.get<{ userSetting: { sellAllMedia: boolean } }>('/chat/react/model');
  expect((await room()).body.userSetting.sellAllMedia).toBe(false);
  await streamer.post('/user/media/settings', { sell_all: true });
  expect((await room()).body.userSetting.sellAllMedia).toBe(true);
  const bundle = async (who: TestBrowser) =>
    (await who.get<MediaBundle>('/user/model/media/bundle')).body.item_count;
  const floridian = await new TestBrowser(platform.app).login('floridian');
  expect([await bundle(fan), await bundle(floridian)]).toEqual([3, 0]);
  await buy(ids.video, 99);
  expect((await all(76, 2)).body).toMatchObject({ charged: 76, media_ids: [ids.second, ids.pictures] });
  expect((await all(0, 0)).body.errorType).toBe('media_not_for_sale');
  expect(await tokens()).toBe(before - 175);
});

it('[MEDIA-04] lists by type with sort and tag, and broadcasters by what was taken', async () => {
  type List = { data: { id: number; type_id: number; created_at: string }[]; count_total: number };
  const list = async (query: string) => (await guest.get<List>(`/media/list/${query}`)).body;
  const newest = await list('video?sort_by=date_added');
  expect(newest.data).toHaveLength(60);
  expect(newest.data.every(({ type_id }) => type_id === 2)).toBe(true);
  const second = await list('video?sort_by=date_added&page=2');
  expect(second.data.map(({ id }) => id)).not.toContain(newest.data.at(-1)!.id);
  await orm().update(media).set({ views: 1_000_000 }).where(eq(media.id, ids.second));
  expect((await list('video?sort_by=popular_all_time&tag=only-here')).data[0]!.id).toBe(ids.second);
  await buy(ids.video, 99);
  expect((await list('video?sort_by=popular&tag=only-here')).data[0]!.id).toBe(ids.video);
  expect((await guest.get('/media/list/video?tag=nobody-has-this')).status).toBe(404);
  const top = await guest.get<{ data: { username: string; rank: number }[] }>('/media/top_model/month');
  expect(top.body.data[0]).toMatchObject({ username: 'model', rank: 1 });
  const ever = await guest.get<{ data: unknown[]; count_total: number }>('/media/top_model/list?page=2');
  expect(ever.body.data).toHaveLength(60);
});
