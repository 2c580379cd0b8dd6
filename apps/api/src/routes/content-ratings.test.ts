import type { Order, OrderPicture, PendingAnswer, RatingModel } from '@footlight/contract';
import { DAY, ORDER_PICTURE_SIDE } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { handOrder, media, model, orderPicture, user } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';

interface List {
  data: RatingModel[];
  count_total: number;
}
interface Open {
  orders: Order[];
  picture: OrderPicture | null;
}
interface Answer {
  order: Order;
  tokens: number;
  picture: OrderPicture;
  errorType?: string;
  fields?: Record<string, string>;
}

const WORDS = 'A calm picture with good light: eight of ten, and thank you.';
let now = Date.parse('2026-11-02T12:00:00Z');
let platform: TestPlatform;
let viewer: Member;
let other: Member;
let seller: TestBrowser;
let sellerId = 0;
let photo: Buffer;
let keys = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, now: () => now });
  viewer = await newMember(platform);
  other = await newMember(platform);
  seller = await new TestBrowser(platform.app).login('atelier');
  const [row] = await platform.database.orm.select().from(user).where(eq(user.username, 'atelier'));
  sellerId = row?.id ?? 0;
  photo = await sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#a25' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
}, 90_000);
/** The ledger's holds match the open orders, and no picture outlives its order. */
afterEach(async () => {
  const { orm } = platform.database;
  expect((await checkLedger(orm)).faults).toEqual([]);
  const left = await orm
    .select({ state: handOrder.state })
    .from(orderPicture)
    .innerJoin(handOrder, eq(handOrder.id, orderPicture.orderId));
  expect(left.filter(({ state }) => state !== 'waiting' && state !== 'accepted')).toEqual([]);
  platform.published.length = 0;
});
afterAll(() => platform.stop());

const at = (headers: Record<string, string> = {}) => new TestBrowser(platform.app, headers);
const upload = (bytes = photo, type = 'image/jpeg', by: TestBrowser = viewer) =>
  by.upload<Answer>('/dickratings/picture', [{ bytes, type }]);
const order = (change: object = {}, by: TestBrowser = viewer, key = `rating-key-${++keys}`) =>
  by.post<Answer>(
    '/user/atelier/orders',
    { kind: 'dickrating', text: 'My latest portrait', price: 80, is_own_picture: true, ...change },
    key,
  );
const place = async (): Promise<Order> => {
  const { picture } = (await upload()).body;
  const placed = await order({ picture_id: picture.id });
  expect(placed.status).toBe(200);
  return placed.body.order;
};
const act = (id: number, name: string, body: object = {}, by: TestBrowser = seller) =>
  by.post<Answer>(`/orders/${id}/${name}`, body);
const open = async (by: TestBrowser = viewer) => (await by.get<Open>('/dickratings/open_request')).body;
const placed = async (id: number) =>
  (await viewer.get<{ orders: Order[] }>('/orders/placed')).body.orders.find((one) => one.id === id);
const balance = () => viewer.tokens();
const earned = () => balanceOf(platform.database.orm, `model:${sellerId}`);
const published = (id: number) =>
  platform.published.flatMap(({ to, payload }) =>
    to === `user ${id}` && 'token_change' in payload ? [[payload.type, payload.token_change]] : [],
  );
/** The status of a picture for a browser's session, at an address. */
const read = (url: string, by?: TestBrowser, headers: Record<string, string> = {}) =>
  platform.app.inject({
    url,
    headers: {
      host: 'localhost:4000',
      cookie: [...(by?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  });
const readers = async (url: string) => {
  const statuses = [];
  for (const by of [viewer, seller, other, undefined]) statuses.push((await read(url, by)).statusCode);
  return statuses;
};

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

test('[RATING-01] a picture is checked, drawn anew, announced to its sender, and read by nobody else', async () => {
  const { body } = await upload();
  const { url } = body.picture;
  expect(photo.includes('secret place')).toBe(true);
  const own = await read(url, viewer);
  expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  expect(own.rawPayload.includes('secret place')).toBe(false);
  expect(await sharp(own.rawPayload).metadata()).toMatchObject({ format: 'webp', width: ORDER_PICTURE_SIDE });
  expect(platform.published).toContainEqual({
    to: `user ${viewer.id}`,
    event: 'v3.media.encoded',
    payload: { type: 'dickrating_media_picture', url },
  });
  expect(await readers(url)).toEqual([200, 404, 404, 404]);
  expect((await open()).picture).toEqual(body.picture);
  expect((await open(other)).picture).toBeNull();

  // A new upload replaces the unsent one; one that is refused does not.
  const next = (await upload()).body.picture;
  expect((await read(url, viewer)).statusCode).toBe(404);
  for (const [bytes, type, problem] of [
    [Buffer.from('hello'), 'text/plain', 'avatar_not_image'],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'image/png',
      'avatar_type',
    ],
    [photo.subarray(0, 900), 'image/jpeg', 'image_damaged'],
  ] as const) {
    expect((await upload(bytes, type)).body.errorType).toBe(problem);
  }
  expect((await upload(photo, 'image/jpeg', await at().start())).body.errorType).toBe('login_required');
  expect((await open()).picture).toEqual(next);
  // Unsent, it is deleted after a day.
  now += DAY;
  expect((await read(next.url, viewer)).statusCode).toBe(404);
  expect((await open()).picture).toBeNull();
  await platform.context.orders.step();
  expect(await platform.database.orm.$count(orderPicture)).toBe(0);
  const { picture } = (await upload()).body;
  expect((await viewer.post('/dickratings/picture/remove', {})).status).toBe(200);
  expect((await read(picture.url, viewer)).statusCode).toBe(404);
});

test('[RATING-01] [BILL-17] a request holds the price, is pending on both sides, and is refunded when it is declined', async () => {
  const before = await balance();
  const { picture } = (await upload()).body;
  const foreign = (await upload(photo, 'image/jpeg', other)).body.picture;
  for (const price of [79, 81]) {
    expect((await order({ price, picture_id: picture.id })).body.errorType).toBe('price_changed');
  }
  expect((await order({})).body.fields).toMatchObject({ picture_id: expect.any(String) });
  expect((await order({ picture_id: picture.id, is_own_picture: false })).body.fields).toEqual({
    is_own_picture: 'required',
  });
  expect((await order({ picture_id: foreign.id })).body.fields).toEqual({ picture_id: 'required' });
  expect(await balance()).toBe(before);

  const first = await order({ picture_id: picture.id, text: '' }, viewer, 'the-key-of-the-rating');
  expect(first.body).toMatchObject({
    tokens: before - 80,
    order: { kind: 'dickrating', state: 'waiting', text: '', picture_url: picture.url, answer: null },
  });
  const { id } = first.body.order;
  // The same key is one order, another one is one too many, and its picture stays unsent.
  const again = await order({ picture_id: picture.id, text: '' }, viewer, 'the-key-of-the-rating');
  expect(again.body.order.id).toBe(id);
  const second = (await upload()).body.picture;
  expect((await order({ picture_id: second.id })).body.errorType).toBe('order_limit');
  expect((await open()).picture).toEqual(second);
  expect(await balance()).toBe(before - 80);
  expect((await open()).orders).toMatchObject([{ id, broadcaster: 'atelier', price: 80 }]);
  for (const by of [viewer, seller]) {
    const pending = (await by.get<PendingAnswer>('/tokens/pending')).body;
    expect(pending.dickrating_requests).toMatchObject([{ id: `order-${id}`, tokens: 80 }]);
    expect(pending.custom_media).toEqual([]);
  }
  expect(published(sellerId)).toEqual([['order_waiting', 0]]);

  // Sent, the broadcaster may see it, and nobody else; where ages are checked, only with a proof.
  expect(await readers(picture.url)).toEqual([200, 200, 404, 404]);
  const britain = { 'x-geo-country': 'GB' };
  expect((await read(picture.url, seller, britain)).statusCode).toBe(404);
  expect((await read(picture.url, viewer, britain)).statusCode).toBe(200);
  expect((await act(id, 'decline')).body.order).toMatchObject({ state: 'declined', picture_url: null });
  expect(await readers(picture.url)).toEqual([404, 404, 404, 404]);
  expect(await balance()).toBe(before);
  expect(published(viewer.id)).toContainEqual(['order_returned', 80]);
  expect((await open()).orders).toEqual([]);
});

test('[RATING-01] an answer in words pays once, is read by the buyer, and the picture ends with the deadline', async () => {
  const [before, income] = [await balance(), await earned()];
  const { id, picture_url } = await place();
  expect((await act(id, 'accept', { text: ' ' })).body.fields).toEqual({ text: 'required' });
  expect((await act(id, 'accept', { text: 'Nice, eight of ten.' })).body.fields).toEqual({
    text: 'too_short',
  });
  expect((await act(id, 'accept', { text: WORDS }, other)).body.errorType).toBe('not_found');
  expect(await earned()).toBe(income);
  const answers = await Promise.all(Array.from({ length: 8 }, () => act(id, 'accept', { text: WORDS })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.errorType === 'order_decided')).toHaveLength(7);
  expect([await balance(), await earned()]).toEqual([before - 80, income + 64]);
  expect(await placed(id)).toMatchObject({ state: 'accepted', answer: WORDS, media: null, picture_url });
  expect(published(viewer.id)).toContainEqual(['order_accepted', 0]);
  expect(await readers(picture_url ?? '')).toEqual([200, 200, 404, 404]);
  now += 7 * DAY;
  expect(await readers(picture_url ?? '')).toEqual([404, 404, 404, 404]);
  await platform.context.orders.step();
  expect(await platform.database.orm.$count(orderPicture, eq(orderPicture.orderId, id))).toBe(0);
  expect(await placed(id)).toMatchObject({ state: 'accepted', answer: WORDS, picture_url: null });
});

test('[RATING-01] an answer with an item delivers it to the library', async () => {
  const { id } = await place();
  const [item] = await platform.database.orm.select().from(media).where(eq(media.userId, sellerId));
  expect((await act(id, 'accept', { media_id: 999_999_999 })).body.errorType).toBe('order_item_unfit');
  expect((await act(id, 'accept', { media_id: item?.id })).body.order).toMatchObject({
    answer: null,
    media: { id: item?.id },
  });
  const got = await viewer.get<{ access_type: string }>(`/media/get/${item?.id}`);
  expect(got.body.access_type).toBe('complete');
});

test('[RATING-01] what nobody answers in seven days is refunded once, and its picture is deleted', async () => {
  const buyer = await newMember(platform);
  const { picture } = (await upload(photo, 'image/jpeg', buyer)).body;
  const { id } = (await order({ picture_id: picture.id }, buyer)).body.order;
  expect(await buyer.tokens()).toBe(120);
  now += 7 * DAY - 1;
  await platform.context.orders.step();
  expect(await buyer.tokens()).toBe(120);
  now += 1;
  expect((await read(picture.url, seller)).statusCode).toBe(404);
  expect((await act(id, 'accept', { text: WORDS })).body.errorType).toBe('order_decided');
  await Promise.all([platform.context.orders.step(), platform.context.orders.step()]);
  await platform.context.orders.step();
  expect(await buyer.tokens()).toBe(200);
  expect(published(buyer.id).filter(([type]) => type === 'order_returned')).toEqual([['order_returned', 80]]);
  expect(await platform.database.orm.$count(orderPicture, eq(orderPicture.orderId, id))).toBe(0);
});

test('[RATING-01] who leaves the site takes picture, message and answer along; the export names them', async () => {
  const buyer = await newMember(platform);
  const send = async () => {
    const { picture } = (await upload(photo, 'image/jpeg', buyer)).body;
    return (await order({ picture_id: picture.id }, buyer)).body.order;
  };
  const { id, picture_url } = await send();
  await act(id, 'accept', { text: WORDS });
  const name = picture_url?.split('/').at(-1);
  const { body } = await buyer.post<{ data: Record<string, object[]> }>('/user/export', {
    password: 'long enough',
  });
  expect(body.data.order_pictures).toMatchObject([{ name, orderId: id }]);
  expect(JSON.stringify(body.data.order_pictures)).not.toContain('data');
  expect(body.data.orders_placed).toMatchObject([{ answer: WORDS }]);
  expect((await buyer.post('/user/delete', { password: 'long enough', accept_loss: true })).status).toBe(200);
  expect((await read(picture_url ?? '', seller)).statusCode).toBe(404);
  const [row] = await platform.database.orm.select().from(handOrder).where(eq(handOrder.id, id));
  expect(row).toMatchObject({ text: '', answer: null, state: 'accepted' });
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
    '/user/duettist/orders',
    { kind: 'dickrating', text: '', price: 200, picture_id: 'x'.repeat(22), is_own_picture: true },
    'key-of-closed',
  );
  expect(refused).toMatchObject({ status: 409, body: { errorType: 'order_not_offered' } });
});
