import { DAY, type Order, type PendingAnswer, type Room, type TokenHistoryAnswer } from '@footlight/contract';
import { exampleBroadcasterSettings } from '@footlight/contract/fixtures';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, handOrder, media, mediaPurchase, spend } from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';

/** The accounts `model`, `viewer` (500 tokens), `vip` (2,000) and `supervip` (5,000). */
const MODEL = 11;
const [VIEWER, VIP, SUPERVIP] = [1, 4, 5];
const HANDLE = 'model.footlight';
const WISH = 'A sunset over the sea, in blue';
let now = Date.parse('2026-11-02T12:00:00Z');
let platform: TestPlatform;
let seller: TestBrowser;
let fan: TestBrowser;
let items: number[];
let keys = 0;

const orm = () => platform.database.orm;
interface Answer {
  errorType?: string;
  fields?: Record<string, string>;
  amount?: number;
  order: Order;
  tokens: number;
}
const newKey = () => `order-key-${++keys}`;
const place = (who: TestBrowser, body: object, key = newKey()) =>
  who.post<Answer>('/user/model/orders', body, key);
const wish = (price = 100, more: object = {}) => ({ kind: 'custom_media', text: WISH, price, ...more });
const snap = (text = 'evening.viewer') => ({ kind: 'snapchat', text, price: 250 });
const act = (who: TestBrowser, id: number, name: string, body: object = {}) =>
  who.post<Answer>(`/orders/${id}/${name}`, body);
const list = async (who: TestBrowser, side: string) =>
  (await who.get<{ orders: Order[] }>(`/orders/${side}`)).body.orders;
const pending = async (who: TestBrowser) => (await who.get<PendingAnswer>('/tokens/pending')).body;
const purse = (id: number) => balanceOf(orm(), `user:${id}`);
const income = () => balanceOf(orm(), `model:${MODEL}`);
const published = (id: number) =>
  platform.published.flatMap(({ to, payload }) =>
    to === `user ${id}` ? [[payload.type, payload.token_change]] : [],
  );
const spent = async (id: number) =>
  (await orm().select().from(spend).where(eq(spend.userId, id))).reduce((sum, row) => sum + row.amount, 0);
const save = (change: object = {}) =>
  seller.post<Answer>('/video/streamer_settings', {
    ...exampleBroadcasterSettings,
    sellCustomMedia: { isEnabled: true, minimumPriceInToken: 100 },
    snapchat: { isEnabled: true, priceInToken: 250, duration: '1M', username: HANDLE },
    ...change,
  });
const newItem = async (more: object = {}): Promise<number> => {
  const common = {
    userId: MODEL,
    description: '',
    artSeed: 'f.model-1',
    tags: [],
    typeId: 1,
    typeName: 'pictures',
  };
  const [row] = await orm()
    .insert(media)
    .values({ ...common, name: 'Blue sea', slug: 'blue-sea', tokenPrice: 99, isForSale: false, ...more })
    .returning({ id: media.id });
  return row?.id ?? 0;
};

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, now: () => now });
  seller = await new TestBrowser(platform.app).login('model');
  fan = await new TestBrowser(platform.app).login('vip');
  await save();
  items = [await newItem(), await newItem(), await newItem()];
}, 90_000);
/** The ledger's holds must match the open orders. */
afterEach(async () => {
  expect((await checkLedger(orm())).faults).toEqual([]);
  const held = await orm().select().from(account).where(like(account.id, 'order:%'));
  const waiting = await orm().select().from(handOrder).where(eq(handOrder.state, 'waiting'));
  const open = held.filter(({ balance }) => balance !== 0).map(({ id, balance }) => [id, balance]);
  expect(open.sort()).toEqual(waiting.map(({ id, price }) => [`order:${id}`, price]).sort());
  platform.published.length = 0;
});
afterAll(() => platform.stop());

describe('custom media', () => {
  it('[MEDIA-01] is set aside once, handed over, paid by 80 percent, and stands in the library', async () => {
    const [before, earned] = [await purse(VIP), await income()];
    const key = newKey();
    const first = await place(fan, wish(120), key);
    expect(first.body).toMatchObject({
      status: 1,
      tokens: before - 120,
      order: { state: 'waiting', text: WISH },
    });
    expect((await place(fan, wish(120), key)).body).toEqual(first.body);
    expect(await purse(VIP)).toBe(before - 120);
    const { id } = first.body.order;
    expect((await pending(fan)).custom_media).toMatchObject([{ counterpart: 'model', tokens: 120 }]);
    expect((await pending(seller)).custom_media).toMatchObject([{ counterpart: 'vip', tokens: 120 }]);
    expect((await list(seller, 'received')).map((one) => one.id)).toContain(id);
    expect(published(MODEL)).toEqual([['order_waiting', 0]]);

    const done = await act(seller, id, 'accept', { media_id: items[0] });
    expect(done.body.order).toMatchObject({ state: 'accepted', media: { id: items[0], slug: 'blue-sea' } });
    expect(await income()).toBe(earned + 96);
    expect(published(VIP)).toEqual([
      ['order', -120],
      ['order_accepted', 0],
    ]);
    expect((await fan.get<{ media_ids: number[] }>('/user/current')).body.media_ids).toContain(items[0]);
    const seen = await fan.get<{ access_type: string }>(`/media/get/${items[0]}`);
    expect(seen.body.access_type).toBe('complete');
    expect((await pending(fan)).custom_media).toEqual([]);
    const history = async (who: TestBrowser) =>
      (await who.get<TokenHistoryAnswer>('/account/tokens/history')).body.entries[0];
    expect(await history(fan)).toMatchObject({
      kind: 'custom_media_hold',
      change: -120,
      counterpart: 'model',
      hold: { open: 0, spent: 120, returned: 0 },
    });
    expect(await history(seller)).toMatchObject({ kind: 'custom_media', change: 96 });
  });

  it('goes back in full when declined or withdrawn, and counts as not spent', async () => {
    const [before, counted, earned] = [await purse(VIP), await spent(VIP), await income()];
    const one = (await place(fan, wish())).body.order.id;
    const two = (await place(fan, wish(300))).body.order.id;
    expect((await act(seller, one, 'decline')).body.order.state).toBe('declined');
    expect((await act(fan, two, 'withdraw')).body.order.state).toBe('withdrawn');
    expect([await purse(VIP), await spent(VIP), await income()]).toEqual([before, counted, earned]);
    expect(published(VIP)).toContainEqual(['order_returned', 100]);
    for (const id of [one, two]) {
      expect((await act(seller, id, 'accept', { media_id: items[1] })).body.errorType).toBe('order_decided');
    }
    // The broadcaster no longer sees their texts.
    const left = (await list(seller, 'received')).map(({ id }) => id);
    expect(left).not.toContain(one);
    expect(left).not.toContain(two);
  });

  it('refuses foreign, free and owned items, strangers, low offers, and a sixth wish; nothing moves', async () => {
    const [own] = await orm().select().from(media).where(eq(media.userId, 1001)).limit(1);
    const free = await newItem({ tokenPrice: 0 });
    const ids = [];
    for (let at = 0; at < 5; at += 1) ids.push((await place(fan, wish())).body.order.id);
    const before = await purse(VIP);
    const [id = 0] = ids;
    for (const media_id of [own?.id, free, items[0], 999_999_999, null]) {
      expect((await act(seller, id, 'accept', { media_id })).body.errorType).toBe('order_item_unfit');
    }
    const other = await new TestBrowser(platform.app).login('performer');
    for (const [who, name] of [
      [other, 'accept'],
      [other, 'decline'],
      [other, 'withdraw'],
      [fan, 'accept'],
      [seller, 'withdraw'],
    ] as const) {
      expect((await act(who, id, name, { media_id: items[1] })).body.errorType, name).toBe('not_found');
    }
    expect((await place(fan, wish())).body.errorType).toBe('order_limit');
    expect((await place(fan, wish(99))).body.errorType).toBe('price_changed');
    expect((await place(fan, wish(100, { text: ' \n ' }))).body.fields).toEqual({ text: 'required' });
    expect((await place(fan, wish(100, { text: '\u202e' }))).body.fields).toEqual({ text: 'invalid_format' });
    expect((await place(fan, wish(100, { text: 'x'.repeat(1_001) }))).body.fields).toEqual({
      text: 'too_long',
    });
    expect((await place(seller, wish())).body.errorType).toBe('forbidden');
    const swede = await new TestBrowser(platform.app).login('swede');
    expect((await place(swede, wish())).body.errorType).toBe('tip_geo_block_sender');
    const guest = await new TestBrowser(platform.app).start();
    expect((await place(guest, wish())).body.errorType).toBe('login_required');
    expect((await guest.get('/orders/placed')).status).toBe(401);
    const poor = await new TestBrowser(platform.app).login('empty');
    expect((await place(poor, wish())).body.errorType).toBe('not_enough_tokens');
    expect(await purse(VIP)).toBe(before);
    for (const one of ids) await act(fan, one, 'withdraw');
    await save({ sellCustomMedia: { isEnabled: false, minimumPriceInToken: 100 } });
    expect((await place(fan, wish())).body.errorType).toBe('order_not_offered');
    await save();
  });

  it("asks above the viewer's own limit, and the limit of the day holds", async () => {
    const viewer = await new TestBrowser(platform.app).login('viewer');
    await viewer.post('/account/spending', { per_charge: 50, per_day: 300 });
    expect((await place(viewer, wish(120))).body).toMatchObject({ errorType: 'over_own_limit', amount: 120 });
    const { id } = (await place(viewer, wish(120, { confirmed_tokens: 120 }))).body.order;
    const more = wish(200, { confirmed_tokens: 200 });
    expect((await place(viewer, more)).body.errorType).toBe('user_daily_limit');
    await act(seller, id, 'decline');
    expect((await place(viewer, more)).status).toBe(200);
    const [last] = await list(viewer, 'placed');
    await act(viewer, last?.id ?? 0, 'withdraw');
    expect(await purse(VIEWER)).toBe(500);
  });

  it('post-pay credit goes back as credit', async () => {
    const later = await new TestBrowser(platform.app).login('postpay');
    const { id } = (await place(later, wish(150))).body.order;
    expect(await balanceOf(orm(), 'credit:6')).toBe(-150);
    await act(seller, id, 'decline');
    expect([await balanceOf(orm(), 'credit:6'), await purse(6)]).toEqual([0, 0]);
  });
});

describe('Snapchat', () => {
  it('tells the handle to the buyer alone, from acceptance to the end', async () => {
    const rich = await new TestBrowser(platform.app).login('supervip');
    const room = await rich.get<Room>('/chat/react/model');
    expect(room.body.userSetting.snapchat).toEqual({ isEnabled: true, priceInToken: 250, duration: '1M' });
    expect((await place(rich, snap('No handle'))).body.fields).toEqual({ text: 'invalid_format' });
    expect((await place(rich, { ...snap(), price: 249 })).body.errorType).toBe('price_changed');
    const { order } = (await place(rich, snap('Evening.Viewer'))).body;
    expect(order).toMatchObject({ text: 'evening.viewer', snapchat: { username: null, until: null } });
    expect((await place(rich, snap())).body.errorType).toBe('order_limit');
    // The terms at the time of the order apply, whatever changes later.
    await save({ snapchat: { isEnabled: false, priceInToken: 1, duration: 'FOREVER', username: '' } });
    const taken = await act(seller, order.id, 'accept');
    expect(taken.body.order.snapchat).toMatchObject({ username: null, duration: '1M' });
    await save();
    const mine = async () => (await list(rich, 'placed')).find(({ id }) => id === order.id)?.snapchat;
    expect(await mine()).toEqual({ duration: '1M', username: HANDLE, until: '2026-12-02T12:00:00.000Z' });
    expect((await place(rich, snap())).body.errorType).toBe('order_limit');
    for (const who of [fan, await new TestBrowser(platform.app).start()]) {
      const all = await Promise.all(
        ['/chat/react/model', '/orders/placed', '/orders/received', '/user/model/media'].map((path) =>
          who.get(path),
        ),
      );
      expect(JSON.stringify(all.map(({ body }) => body))).not.toContain(HANDLE);
    }
    now += 31 * DAY;
    expect(await mine()).toMatchObject({ username: null });
    expect((await place(rich, snap())).status).toBe(200);
    const [again] = await list(rich, 'placed');
    await act(rich, again?.id ?? 0, 'withdraw');
  });
});

describe('the clock', () => {
  it('gives back what nobody answered within seven days, once', async () => {
    const before = await purse(VIP);
    const { id } = (await place(fan, wish())).body.order;
    now += 7 * DAY - 1;
    await platform.context.orders.step();
    expect((await list(fan, 'placed'))[0]).toMatchObject({ id, state: 'waiting' });
    now += 1;
    // Expired: only the job may decide it, however late.
    expect((await act(seller, id, 'accept', { media_id: items[1] })).body.errorType).toBe('order_decided');
    await Promise.all([platform.context.orders.step(), platform.context.orders.step()]);
    expect((await list(fan, 'placed'))[0]).toMatchObject({ id, state: 'expired' });
    expect(await purse(VIP)).toBe(before);
    expect(published(VIP).filter(([type]) => type === 'order_returned')).toHaveLength(1);
  });
});

describe('races', () => {
  it('accept against decline, withdrawal and expiry, 32 at once: one decides, and the tokens move once', async () => {
    const rich = await new TestBrowser(platform.app).login('supervip');
    for (const isOver of [false, true]) {
      const [before, earned] = [await purse(SUPERVIP), await income()];
      const placed = await Promise.all([0, 1, 2, 3].map(() => place(rich, wish(200))));
      const ids = placed.map(({ body }) => body.order.id);
      if (isOver) now += 7 * DAY;
      const fresh = await Promise.all(ids.map(() => newItem()));
      await Promise.all(
        Array.from({ length: 32 }, (_, at) => {
          const id = ids[at % 4] ?? 0;
          const media_id = fresh[at % 4] ?? 0;
          const turn = Math.floor(at / 4) % 4;
          if (turn === 0) return act(seller, id, 'accept', { media_id });
          if (turn === 1) return act(rich, id, 'withdraw');
          return turn === 2 ? act(seller, id, 'decline') : platform.context.orders.step();
        }),
      );
      const mine = (await list(rich, 'placed')).filter(({ id }) => ids.includes(id));
      const paid = mine.filter(({ state }) => state === 'accepted').length;
      expect(mine.every(({ state }) => (isOver ? state === 'expired' : state !== 'waiting'))).toBe(true);
      expect(await purse(SUPERVIP)).toBe(before - paid * 200);
      expect(await income()).toBe(earned + paid * 160);
      const owned = await orm().select().from(mediaPurchase).where(eq(mediaPurchase.userId, SUPERVIP));
      expect(owned.filter(({ mediaId }) => fresh.includes(mediaId))).toHaveLength(paid);
    }
  });

  it('one Snapchat by 16 windows at once is one order', async () => {
    const before = await purse(VIP);
    const answers = await Promise.all(Array.from({ length: 16 }, () => place(fan, snap())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await purse(VIP)).toBe(before - 250);
    const rows = await orm()
      .select()
      .from(handOrder)
      .where(and(eq(handOrder.userId, VIP), eq(handOrder.state, 'waiting')));
    await act(fan, rows[0]?.id ?? 0, 'withdraw');
  });

  it('one item that is bought and handed over at once is the buyer’s once', async () => {
    const [before, item] = [await purse(VIP), await newItem({ isForSale: true })];
    const { id } = (await place(fan, wish())).body.order;
    const [bought, given] = await Promise.all([
      fan.post<{ charged: number }>(`/media/purchase/${item}`, { source: 'page', price: 99 }, newKey()),
      act(seller, id, 'accept', { media_id: item }),
    ]);
    const isGiven = given.status === 200;
    expect(bought.body.charged).toBe(isGiven ? 0 : 99);
    if (!isGiven) await act(fan, id, 'withdraw');
    expect(await purse(VIP)).toBe(before - (isGiven ? 100 : 99));
  });
});
