import type { Order, PendingAnswer, RatingModel } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media, model, user } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

interface List {
  data: RatingModel[];
  count_total: number;
}

let platform: TestPlatform;
let viewer: TestBrowser;
let seller: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  viewer = await new TestBrowser(platform.app).login('viewer');
  seller = await new TestBrowser(platform.app).login('atelier');
}, 90_000);
afterAll(() => platform.stop());

const at = (headers: Record<string, string> = {}) => new TestBrowser(platform.app, headers);
const place = (price: number, key: string, by = viewer) =>
  by.post<{ order: Order; tokens: number }>(
    '/orders/place/atelier',
    { kind: 'dickrating', text: 'My latest portrait', price },
    key,
  );
const open = async () => (await viewer.get<{ orders: Order[] }>('/dickratings/open_request')).body.orders;
const balance = async () => (await viewer.get<{ tokens: number }>('/user/current')).body.tokens;

test('[RATING-01] lists only broadcasters who sell ratings, with their price', async () => {
  const list = (await at().get<List>('/dickratings/model')).body;
  expect(list.data.map(({ username, price }) => [username, price]).sort()).toEqual([
    ['atelier', 80],
    ['duettist', 200],
  ]);
  expect((await at().get('/dickratings/model/ATELIER')).body).toMatchObject({ model: { price: 80 } });
  expect(await at().get('/dickratings/model/model')).toMatchObject({ status: 404 });
  expect(await at().get('/dickratings/model?p=2')).toMatchObject({ status: 404 });
  expect(await at().get('/dickratings/open_request')).toMatchObject({ status: 401 });
  const room = (await at().get<{ userSetting: object }>('/chat/react/atelier')).body;
  expect(room.userSetting).toMatchObject({ dickratingMedia: { isEnabled: true, priceInToken: 80 } });
});

test('[RATING-01] a request holds the price, is pending on both sides, and is refunded when it is declined', async () => {
  const before = await balance();
  expect(await place(79, 'key-too-little')).toMatchObject({
    status: 409,
    body: { errorType: 'price_changed' },
  });
  expect(await place(81, 'key-too-much')).toMatchObject({
    status: 409,
    body: { errorType: 'price_changed' },
  });
  const placed = await place(80, 'key-of-rating');
  expect(placed.body).toMatchObject({ tokens: before - 80, order: { kind: 'dickrating', state: 'waiting' } });
  // The same key is one order, another one is one too many.
  expect((await place(80, 'key-of-rating')).body.order.id).toBe(placed.body.order.id);
  expect(await place(80, 'key-of-second')).toMatchObject({ status: 409, body: { errorType: 'order_limit' } });
  expect(await open()).toMatchObject([{ id: placed.body.order.id, broadcaster: 'atelier', price: 80 }]);
  for (const by of [viewer, seller]) {
    const pending = (await by.get<PendingAnswer>('/tokens/pending')).body;
    expect(pending.dickrating_requests).toMatchObject([{ id: `order-${placed.body.order.id}`, tokens: 80 }]);
    expect(pending.custom_media).toEqual([]);
  }
  expect((await seller.post(`/orders/${placed.body.order.id}/decline`, {})).status).toBe(200);
  expect(await balance()).toBe(before);
  expect(await open()).toEqual([]);
});

test('[RATING-01] an accepted request delivers an item to the library and pays once', async () => {
  const before = await balance();
  const { order } = (await place(80, 'key-of-accepted')).body;
  const accept = (media_id: number | null) => seller.post(`/orders/${order.id}/accept`, { media_id });
  expect(await accept(null)).toMatchObject({ status: 409, body: { errorType: 'order_item_unfit' } });
  const { orm } = platform.database;
  const [owner] = await orm.select().from(user).where(eq(user.username, 'atelier'));
  const [item] = await orm
    .select()
    .from(media)
    .where(eq(media.userId, owner?.id ?? 0));
  expect((await accept(item?.id ?? 0)).status).toBe(200);
  expect(await accept(item?.id ?? 0)).toMatchObject({ status: 409, body: { errorType: 'order_decided' } });
  expect(await balance()).toBe(before - 80);
  const got = await viewer.get<{ access_type: string }>(`/media/get/${item?.id}`);
  expect(got.body.access_type).toBe('complete');
});

test('[RATING-01] a broadcaster who turns ratings off is in no list and takes no request; places and sites hold', async () => {
  const { orm } = platform.database;
  const [owner] = await orm.select().from(user).where(eq(user.username, 'duettist'));
  const change = (set: object) =>
    orm
      .update(model)
      .set(set)
      .where(eq(model.userId, owner?.id ?? 0));
  const isListed = async (headers: Record<string, string> = {}) =>
    (await at(headers).get<List>('/dickratings/model')).body.data.some(
      ({ username }) => username === 'duettist',
    );
  await change({ blockedCountries: ['DE'], tags: sql`array_append(${model.tags}, 'uncensored')` });
  expect(await isListed()).toBe(true);
  expect(await isListed({ 'x-geo-country': 'DE' })).toBe(false);
  expect(await isListed({ host: 'velvet.localhost' })).toBe(false);
  await change({ settings: sql`${model.settings} || '{"sell_dickrating":"NO"}'` });
  expect(await isListed()).toBe(false);
  const refused = await viewer.post(
    '/orders/place/duettist',
    { kind: 'dickrating', text: 'Anything', price: 200 },
    'key-of-closed',
  );
  expect(refused).toMatchObject({ status: 409, body: { errorType: 'order_not_offered' } });
});
