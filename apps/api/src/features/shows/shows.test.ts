import { costOfSixths } from '@footlight/contract';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryRows } from '../../kernel/db/database.ts';
import { model, show } from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { bookGift } from '../../kernel/ledger/test-gift.ts';
import { quietLogger } from '../../kernel/log.ts';
import { updateRooms } from '../../kernel/rooms/rooms.ts';
import { createSocketSource } from '../../platform/socket-source.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { createShows } from './shows.ts';

/** The account `model` and its room; its price is set below. */
/** The demo account `model`. */
const MODEL_ID = 11;
const MODEL = 11;
/** `premium`, `vip`, `supervip`, `postpay`. */
const VIEWERS = [3, 4, 5, 6];
const PRICE = 30;
const SIXTH = 10_000;

let platform: TestPlatform;
let now = Date.parse('2026-11-02T12:00:00Z');
let streamer: TestBrowser;
let keys = 0;

const step = () => platform.context.shows.step();
/** Advances time sixth by sixth, as the job does. */
const pass = async (seconds: number, isHere = true) => {
  for (let left = seconds * 1_000; left > 0; left -= SIXTH) {
    now += Math.min(SIXTH, left);
    for (const id of isHere ? VIEWERS : []) await platform.context.shows.seen(MODEL_ID, id);
    await step();
  }
};
const settings = (change: object) =>
  platform.database.orm.execute(
    sql`UPDATE model SET settings = settings || ${JSON.stringify(change)}::jsonb WHERE user_id = ${MODEL}`,
  );
const as = (username: string) => new TestBrowser(platform.app).login(username);
const key = () => {
  keys += 1;
  return `shows-test-${keys}`;
};
const post = <T = Record<string, unknown>>(browser: TestBrowser, path: string, body: object = {}) =>
  browser.post<T>(path, body, key());

interface ShowAnswer {
  errorType?: string;
  tokens: number;
  spent: number;
  refunded: number;
  show: { show_id: number; spent: number; held: number; remaining: number | null };
}
const request = (browser: TestBrowser, body: object = {}) =>
  post<ShowAnswer>(browser, '/private/model/request', body);
const begin = async (browser: TestBrowser, body: object = {}) => {
  const asked = await request(browser, body);
  expect(asked.status).toBe(200);
  const { show_id } = asked.body.show;
  const accepted = await post<ShowAnswer>(streamer, '/private/model/accept', { show_id });
  expect(accepted.status).toBe(200);
  return show_id;
};
const room = async (browser: TestBrowser) =>
  (
    await browser.get<{
      mode: string;
      stream: object | null;
      chat: { status: string };
      show: ShowAnswer['show'] | null;
    }>('/chat/react/model')
  ).body;
const published = (event: string) =>
  platform.published.filter((one) => one.event === event).map(({ payload }) => payload);
const heldTotal = async () => {
  const [row] = await queryRows<{ books: string; shows: string }>(
    platform.database.orm,
    sql`SELECT (SELECT coalesce(sum(balance), 0) FROM account WHERE id LIKE 'hold:%') AS books,
      (SELECT coalesce(sum(held), 0) FROM show)
        + (SELECT coalesce(sum(amount), 0) FROM show_ticket WHERE state = 'held') AS shows`,
  );
  return { books: Number(row?.books), shows: Number(row?.shows) };
};
/** Sets a balance by a ledger entry. */
const setTokens = async (browser: TestBrowser, userId: number, wanted: number) => {
  const change = wanted - (await browser.tokens());
  if (change === 0) return;
  await platform.database.orm.transaction((tx) => bookGift(tx, `user:${userId}`, change));
};

beforeAll(async () => {
  platform = await openTestPlatform({ showNow: () => now, rateLimits: false });
  streamer = await as('model');
  await step();
}, 60_000);
beforeEach(async () => {
  await post(streamer, '/video/mode', { mode: 'public' });
  await settings({
    privatePrice: PRICE,
    exclusivePrice: 60,
    privateEnabled: true,
    privateMinimumMinutes: 1,
    spyPrice: 6,
    spyEnabled: true,
    spyStartupTip: 0,
    preTip: 0,
  });
  platform.published.length = 0;
});
afterAll(async () => {
  const report = await checkLedger(platform.database.orm);
  await post(streamer, '/video/mode', { mode: 'offline' });
  const held = await heldTotal();
  await platform.stop();
  expect(report.faults).toEqual([]);
  expect(held).toEqual({ books: 0, shows: 0 });
});

describe('a private', () => {
  it('[PRIV-01] runs from request to end: the meter is what the ledger says, at every sixth', async () => {
    const viewer = await as('vip');
    const before = await viewer.tokens();
    const id = await begin(viewer);
    expect(published('v3.private.request')).toHaveLength(1);
    expect(published('v3.private.started')).toMatchObject([
      { broadcaster: 'model', username: 'vip', show_id: id },
      { broadcaster: 'model', username: 'vip', show_id: id },
    ]);
    expect(await room(viewer)).toMatchObject({ mode: 'private', chat: { status: 'private' } });
    expect((await room(viewer)).stream).not.toBeNull();
    const other = await room(await as('premium'));
    expect(other).toMatchObject({ mode: 'public', stream: null, show: null });
    for (let sixth = 1; sixth <= 14; sixth += 1) {
      const { show } = await room(viewer);
      expect(show?.spent).toBe(costOfSixths(PRICE, sixth));
      // Every token that is missing from the balance is held or paid.
      const paid = Math.floor((sixth - 1) / 6) * PRICE;
      expect(before - (await viewer.tokens())).toBe(paid + (show?.held ?? 0));
      expect(await balanceOf(platform.database.orm, `hold:${id}`)).toBe(show?.held);
      await pass(10);
    }
    const modelBefore = await balanceOf(platform.database.orm, `model:${MODEL}`);
    const { body } = await post<ShowAnswer>(viewer, '/private/model/end');
    expect(body.spent).toBe(costOfSixths(PRICE, 15));
    expect(await viewer.tokens()).toBe(before - body.spent);
    const share = (await balanceOf(platform.database.orm, `model:${MODEL}`)) - modelBefore;
    expect(share).toBe(Math.floor(costOfSixths(PRICE, 3) / 2));
    expect(published('v3.private.end').at(-1)).toMatchObject({ reason: 'user_ended', spent: body.spent });
    expect(await room(viewer)).toMatchObject({ mode: 'public', chat: { status: 'online' }, show: null });
  });

  it('[PRIV-01] ends when the tokens do, not a token later, and says so', async () => {
    const viewer = await as('premium');
    await setTokens(viewer, 3, 65);
    await begin(viewer);
    // 65 tokens at 30 per minute: 13 sixths, and the last tick warns.
    await pass(100);
    expect(published('v3.private.tick').at(-2)).toMatchObject({ spent: 55 });
    const remaining = published('v3.private.tick')
      .map((tick) => tick.remaining)
      .filter((left) => typeof left === 'number');
    expect(remaining.at(-1)).toBeLessThanOrEqual(30);
    await pass(40);
    expect(published('v3.private.end')[0]).toMatchObject({ reason: 'out_of_tokens', spent: 65 });
    expect(await viewer.tokens()).toBe(0);
    expect(await room(viewer)).toMatchObject({ mode: 'public', chat: { status: 'online' } });
  });

  it('[PRIV-01] tokens that were bought during the show carry it on', async () => {
    const viewer = await as('premium');
    await setTokens(viewer, 3, 30);
    await begin(viewer);
    await pass(40);
    await setTokens(viewer, 3, 200);
    await pass(60);
    expect((await room(viewer)).show?.spent).toBe(55);
    await post(viewer, '/private/model/end');
  });

  it('[PRIV-02] exclusive, minimum duration, pre-tip: who leaves early pays the minimum', async () => {
    await settings({ privateMinimumMinutes: 3, preTip: 20 });
    const viewer = await as('vip');
    const before = await viewer.tokens();
    const asked = await request(viewer, { exclusive: true });
    expect(asked.body).toMatchObject({ tokens: before - 20, show: { kind: 'exclusive', pre_tip: 20 } });
    const { show_id } = asked.body.show;
    await post(streamer, '/private/model/accept', { show_id });
    expect(await viewer.tokens()).toBe(before - 20 - 180);
    await pass(30);
    const { body } = await post<ShowAnswer>(viewer, '/private/model/end');
    expect(body.spent).toBe(180);
    expect(await viewer.tokens()).toBe(before - 200);
  });

  it('[PRIV-04] a broadcaster who ends gives prepaid tokens back', async () => {
    await settings({ privateMinimumMinutes: 3 });
    const viewer = await as('vip');
    const before = await viewer.tokens();
    await begin(viewer);
    await pass(25);
    const ended = await post<ShowAnswer>(streamer, '/private/model/end');
    expect(ended.body).toMatchObject({ spent: 15, refunded: 75 });
    expect(await viewer.tokens()).toBe(before - 15);
    expect(published('v3.private.end')[0]).toMatchObject({ reason: 'model_ended', refunded: 75 });
  });

  it('[PRIV-02] a discount lowers the price of privates until it is over', async () => {
    await post(streamer, '/private/model/discount', { discountRate: 20, seconds: 60 });
    const viewer = await as('vip');
    const asked = await request(viewer);
    expect(asked.body.show).toMatchObject({ price_per_minute: 24 });
    await post(viewer, '/private/model/cancel');
    now += 61_000;
    expect((await request(viewer)).body.show).toMatchObject({ price_per_minute: 30 });
    await post(viewer, '/private/model/cancel');
  });

  it('[PRIV-03] declined, canceled and expired requests give the pre-tip back', async () => {
    await settings({ preTip: 20 });
    const viewer = await as('vip');
    const before = await viewer.tokens();
    const { show_id } = (await request(viewer)).body.show;
    expect(await viewer.tokens()).toBe(before - 20);
    await post(streamer, '/private/model/decline', { show_id });
    // Published to both.
    const pair = { broadcaster: 'model', username: 'vip' };
    expect(published('v3.private.declined')).toMatchObject([pair, pair]);
    await request(viewer);
    await post(viewer, '/private/model/cancel');
    expect(published('v3.private.canceled')).toHaveLength(1);
    await request(viewer);
    await pass(60);
    expect(published('v3.private.expired')).toHaveLength(2);
    expect(await viewer.tokens()).toBe(before);
  });

  it('[PRIV-03] post-pay: credit carries a private down to its limit and no further', async () => {
    const viewer = await as('postpay');
    // With a card the debt is charged, and the show continues.
    await platform.database.orm.execute(sql`DELETE FROM saved_card WHERE user_id = 6`);
    await settings({ privatePrice: 400 });
    const credit = () => balanceOf(platform.database.orm, 'credit:6');
    await begin(viewer);
    expect(await credit()).toBe(-400);
    // The balance is still empty, but the debt has changed, and pages ask for it.
    const owes = () =>
      platform.published.filter(({ to, event }) => to === 'user 6' && event === 'v3.token.update').length;
    const before = owes();
    expect(before).toBeGreaterThan(0);
    await pass(170);
    expect(owes()).toBeGreaterThan(before);
    expect(published('v3.private.end')[0]).toMatchObject({ reason: 'out_of_tokens' });
    expect(await credit()).toBeGreaterThanOrEqual(-1_000);
    expect(await credit()).toBe(-1_000);
    expect(await viewer.tokens()).toBe(0);
    expect((await request(viewer)).body).toMatchObject({ errorType: 'postpay_card_fail' });
  });

  it('[PRIV-03] an acceptance that the funds no longer cover fails, and both are notified', async () => {
    const viewer = await as('premium');
    await setTokens(viewer, 3, 40);
    const { show_id } = (await request(viewer)).body.show;
    await setTokens(viewer, 3, 10);
    const accepted = await post<ShowAnswer>(streamer, '/private/model/accept', { show_id });
    expect(accepted.body).toMatchObject({ errorType: 'not_enough_tokens' });
    expect(published('v3.private.request_failed')).toHaveLength(2);
    expect(await room(viewer)).toMatchObject({ mode: 'public', chat: { status: 'online' }, show: null });
    expect(await viewer.tokens()).toBe(10);
  });
});

describe('rights: a crafted call is refused', () => {
  it('[PRIV-01] guests, the own room, other people’s shows, closed rooms, short purses', async () => {
    const [viewer, other, poor, swede] = await Promise.all(['vip', 'supervip', 'empty', 'swede'].map(as));
    const guest = await new TestBrowser(platform.app).start();
    const type = async (answer: Promise<{ body: { errorType?: string } }>) => (await answer).body.errorType;
    expect(await type(request(guest))).toBe('login_required');
    expect(await type(request(streamer))).toBe('private_unavailable');
    expect(await type(request(poor!))).toBe('not_enough_tokens');
    expect(await type(request(swede!))).toBe('tip_geo_block_sender');
    expect(await type(request(viewer!, { watch_together: true }))).toBe('private_unavailable');
    const { show_id } = (await request(viewer!)).body.show;
    expect(await type(request(viewer!))).toBe('conflict');
    expect(await type(post(viewer!, '/private/model/accept', { show_id }))).toBe('forbidden');
    expect(await type(post(other!, '/private/model/cancel'))).toBe('show_not_running');
    await post(streamer, '/private/model/accept', { show_id });
    expect(await type(post(other!, '/private/model/end'))).toBe('forbidden');
    expect(await type(request(other!))).toBe('private_unavailable');
    expect(await type(post(viewer!, '/video/spy/model'))).toBe('spy_unavailable');
    expect(await type(post(other!, '/video/mode', { mode: 'public' }))).toBe('forbidden');
    await post(viewer!, '/private/model/end');
    expect(await type(post(viewer!, '/private/model/end'))).toBe('show_not_running');
    await post(streamer, '/video/mode', { mode: 'offline' });
    expect(await type(request(viewer!))).toBe('private_unavailable');
  });

  it('[PRIV-01] the same request under the same key is one request', async () => {
    const viewer = await as('vip');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        viewer.post<ShowAnswer>('/private/model/request', {}, 'one-and-the-same'),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.show.show_id)).size).toBe(1);
    expect(published('v3.private.request')).toHaveLength(1);
    await post(viewer, '/private/model/cancel');
  });

  it('[PRIV-01] of two who are taken at once, one gets the show and the other is notified', async () => {
    const [one, two] = [await as('vip'), await as('supervip')];
    const ids = [(await request(one)).body.show.show_id, (await request(two)).body.show.show_id];
    const answers = await Promise.all(
      ids.map((show_id) => post<ShowAnswer>(streamer, '/private/model/accept', { show_id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await post(streamer, '/private/model/end');
  });
});

describe('spying', () => {
  it('[SPY-01] preview, then each sixth, until the money ends; then back to public', async () => {
    await settings({ spyPrice: 60, spyStartupTip: 5 });
    const host = await as('vip');
    await begin(host);
    const spy = await as('premium');
    await setTokens(spy, 3, 45);
    const preview = await spy.get('/video/spy/model/preview-duration');
    expect(preview.body).toEqual({ seconds: 10, startup_tip: 5 });
    const started = await post<ShowAnswer>(spy, '/video/spy/model');
    expect(started.body).toMatchObject({ cost_per_minute: 60, tokens: 40, show: { spent: 0, held: 0 } });
    expect(await room(spy)).toMatchObject({ mode: 'spy', chat: { status: 'private' } });
    expect((await room(spy)).stream).not.toBeNull();
    await pass(10);
    expect((await room(spy)).show).toMatchObject({ spent: 10, held: 40 });
    await pass(40);
    expect(published('v3.spy.end')).toMatchObject([{ reason: 'out_of_tokens', spent: 40 }]);
    expect(await spy.tokens()).toBe(0);
    expect(await room(spy)).toMatchObject({ mode: 'public', stream: null });
    // The dialog names no tip that is not charged again.
    expect((await spy.get('/video/spy/model/preview-duration')).body).toEqual({ seconds: 0, startup_tip: 0 });

    // Below one sixth of the price a spy show cannot start; above it, the start-up tip paid ten minutes ago is not
    // charged again.
    await setTokens(spy, 3, 9);
    expect((await post<ShowAnswer>(spy, '/video/spy/model')).body.errorType).toBe('not_enough_tokens');
    await setTokens(spy, 3, 30);
    const again = await post<ShowAnswer>(spy, '/video/spy/model');
    expect(again.body).toMatchObject({ tokens: 0, show: { spent: 10, held: 30 } });
    const left = await post<ShowAnswer>(spy, '/video/spyend/model');
    expect(left.body).toMatchObject({ spent: 10, tokens: 20 });
    await post(host, '/private/model/end');
  });

  it('[SPY-01] ends with the private, is asked a tip after ten minutes, and no exclusive can be spied on', async () => {
    await settings({ spyPrice: 60, spyStartupTip: 5 });
    const host = await as('vip');
    const spy = await as('supervip');
    await begin(host);
    const first = await spy.tokens();
    await post(spy, '/video/spy/model');
    expect(await spy.tokens()).toBe(first - 5);
    await post(host, '/private/model/end');
    expect(published('v3.spy.end')).toMatchObject([{ reason: 'model_ended' }]);
    expect((await post<ShowAnswer>(spy, '/video/spy/model')).body.errorType).toBe('spy_unavailable');
    now += 10 * 60_000;
    await begin(host);
    const second = await spy.tokens();
    await post(spy, '/video/spy/model');
    expect(await spy.tokens()).toBe(second - 5 - 60);
    await post(host, '/private/model/end');
    await begin(host, { exclusive: true });
    expect((await post<ShowAnswer>(spy, '/video/spy/model')).body.errorType).toBe('spy_unavailable');
    await post(host, '/private/model/end');
  });

  it('[SPY-01] a private status without a show offers no spying, and starts none', async () => {
    await settings({ spyPrice: 60, spyEnabled: true });
    const { orm } = platform.database;
    const spy = await as('premium');
    const isOffered = async () =>
      (await spy.get<{ userSetting: { spy: { isEnabled: boolean } } }>('/chat/react/model')).body.userSetting
        .spy.isEnabled;
    expect(await isOffered()).toBe(true);
    await updateRooms(orm, [{ username: 'model', status: 'private' }]);
    expect(await isOffered()).toBe(false);
    expect((await post<ShowAnswer>(spy, '/video/spy/model')).body.errorType).toBe('spy_unavailable');
    await updateRooms(orm, [{ username: 'model', status: 'online' }]);
    const host = await as('vip');
    await begin(host);
    expect(await isOffered()).toBe(true);
    await post(host, '/private/model/end');
  });

  it('[FAN-02] is free for members of the fan club, for as long as the private runs', async () => {
    await settings({ spyPrice: 60, spyStartupTip: 5 });
    const host = await as('vip');
    const fan = await as('supervip');
    await post(fan, '/user/model/fanclub/join', { level: 'supporter', price: 100 });
    const before = await fan.tokens();
    await begin(host);
    expect((await fan.get('/video/spy/model/preview-duration')).body).toMatchObject({ startup_tip: 0 });
    const started = await post<ShowAnswer>(fan, '/video/spy/model');
    expect(started.body).toMatchObject({ cost_per_minute: 0, show: { spent: 0, held: 0, remaining: null } });
    await pass(150);
    expect(await room(fan)).toMatchObject({ mode: 'spy', show: { spent: 0, held: 0 } });
    await post(host, '/private/model/end');
    expect(published('v3.spy.end')).toMatchObject([{ reason: 'model_ended', spent: 0 }]);
    expect(await fan.tokens()).toBe(before);
  });
});

describe('a ticket show', () => {
  const open = () =>
    post(streamer, '/video/mode', {
      mode: 'limited',
      ticket_price: 100,
      recording_price: 40,
      refund_joined_minute_before_end: 5,
    });

  it('[LIM-01] lets in who has a ticket; the recording is for them; late tickets go back', async () => {
    const [early, late] = [await as('vip'), await as('supervip')];
    const [a, b] = [await early.tokens(), await late.tokens()];
    expect((await post<ShowAnswer>(early, '/limited/model/ticket')).body.errorType).toBe(
      'ticket_unavailable',
    );
    await open();
    expect(await room(early)).toMatchObject({ mode: 'public', stream: null, chat: { status: 'limited' } });
    expect((await post<ShowAnswer>(early, '/limited/model/recording')).body.errorType).toBe(
      'recording_unavailable',
    );
    expect((await post<ShowAnswer>(early, '/limited/model/ticket')).body.tokens).toBe(a - 100);
    expect((await post<ShowAnswer>(early, '/limited/model/ticket')).body.errorType).toBe(
      'ticket_unavailable',
    );
    expect(await room(early)).toMatchObject({ mode: 'limited', limitedShow: { purchased_ticket: true } });
    expect((await room(early)).stream).not.toBeNull();
    expect((await request(early)).body.errorType).toBe('private_unavailable');
    await post(early, '/limited/model/recording');
    await pass(360);
    await post(late, '/limited/model/ticket');
    await pass(240);
    const model = await balanceOf(platform.database.orm, `model:${MODEL}`);
    await post(streamer, '/video/mode', { mode: 'public' });
    expect(await early.tokens()).toBe(a - 140);
    expect(await late.tokens()).toBe(b);
    expect(await balanceOf(platform.database.orm, `model:${MODEL}`)).toBe(model + 70);
    expect(await room(early)).toMatchObject({
      mode: 'public',
      chat: { status: 'online' },
      limitedShow: null,
    });
  });
});

describe('[ROOM-07] a viewer who is kicked or banned', () => {
  const moderate = (action: string, target: string) =>
    post(streamer, '/chat/react/model/moderate', { action, target });
  const doors = () => published('v3.chat.moderate').length;

  it('pays no more: the private ends with a refund, its own room is notified, and no other show opens', async () => {
    const viewer = await as('vip');
    const spy = await as('supervip');
    const before = await viewer.tokens();
    await settings({ privateMinimumMinutes: 3 });
    await begin(viewer);
    await post(spy, '/video/spy/model');
    await pass(15);
    await moderate('ban', 'vip');
    expect(
      platform.published.filter(({ event }) => event === 'v3.chat.moderate').map(({ to }) => to),
    ).toEqual(['room model', 'room private:model:vip']);
    const [end] = published('v3.private.end');
    expect(end).toMatchObject({ reason: 'model_ended', spent: costOfSixths(PRICE, 2) });
    expect(await viewer.tokens()).toBe(before - costOfSixths(PRICE, 2));
    expect((await room(spy)).show).toBeNull();
    for (const path of ['/private/model/request', '/video/spy/model', '/limited/model/ticket']) {
      expect((await post(viewer, path)).body).toMatchObject({ errorType: 'room_banned' });
    }
    await moderate('unban', 'vip');
    expect((await request(viewer)).status).toBe(200);
    await post(viewer, '/private/model/cancel');
  });

  it('a spy who is kicked spies no more; a request of theirs gives the pre-tip back; others go on', async () => {
    const viewer = await as('vip');
    const spy = await as('supervip');
    const spyBefore = await spy.tokens();
    await begin(viewer);
    await post(spy, '/video/spy/model');
    await moderate('kick', 'supervip');
    expect(doors()).toBe(1);
    expect(published('v3.spy.end')).toMatchObject([{ reason: 'model_ended' }]);
    expect(await spy.tokens()).toBe(spyBefore - (published('v3.spy.end')[0]?.spent as number));
    expect(await room(viewer)).toMatchObject({ mode: 'private' });
    await post(viewer, '/private/model/end');

    await settings({ preTip: 7 });
    const asker = await as('premium');
    await setTokens(asker, 3, 300);
    expect((await request(asker)).status).toBe(200);
    expect(await asker.tokens()).toBe(293);
    await moderate('kick', 'premium');
    expect(await asker.tokens()).toBe(300);
    expect(published('v3.private.declined')).toHaveLength(2);
    const { roomRole } = await import('../../kernel/db/schema/index.ts');
    await platform.database.orm.delete(roomRole);
  });
});

describe('time', () => {
  it('[PRIV-01] a platform that was away charges nothing of the open minute', async () => {
    const viewer = await as('vip');
    const before = await viewer.tokens();
    await begin(viewer);
    await pass(70);
    now += 3_600_000;
    await step();
    expect(published('v3.private.end')[0]).toMatchObject({ reason: 'unpublish', spent: 30 });
    expect(await viewer.tokens()).toBe(before - 30);
  });

  it('[PRIV-01] a platform that starts closes what the last one left open, and gives the rest back', async () => {
    const viewer = await as('vip');
    const before = await viewer.tokens();
    await begin(viewer);
    await pass(70);
    const { database, work, recorder, log } = platform.context;
    const clock = { now: () => now, minuteMs: 60_000, leftAfterMs: 45_000 };
    await createShows({ orm: database.orm, work, recorder, log, clock }).step(true);
    expect(published('v3.private.end')[0]).toMatchObject({ reason: 'unpublish', spent: 30 });
    expect(await viewer.tokens()).toBe(before - 30);
    expect(await room(viewer)).toMatchObject({ mode: 'public', chat: { status: 'online' } });
  });

  it('[PRIV-01] a show that cannot be closed keeps no other room open', async () => {
    const { database, work, recorder } = platform.context;
    const { orm } = database;
    // A hold without its tokens, in the first room that is visited.
    const broken = { kind: 'private', state: 'running', price: 60, held: 60, sixths: 1 } as const;
    const [other] = await orm.select().from(model).where(ne(model.userId, MODEL_ID)).limit(1);
    const [odd] = await orm
      .insert(show)
      .values({
        ...broken,
        modelId: other?.userId ?? 0,
        viewerId: 3,
        createdAt: new Date(now),
        startedAt: new Date(now),
      })
      .returning();
    const viewer = await as('vip');
    const before = await viewer.tokens();
    const id = await begin(viewer);
    await pass(70);
    const clock = { now: () => now, minuteMs: 60_000, leftAfterMs: 45_000 };
    const shows = createShows({ orm, work, recorder, log: quietLogger(), clock });
    await shows.step(true);
    expect(published('v3.private.end')[0]).toMatchObject({ show_id: id, reason: 'unpublish', spent: 30 });
    expect(await viewer.tokens()).toBe(before - 30);
    // Closed as soon as it can be.
    await orm
      .update(show)
      .set({ held: 0 })
      .where(eq(show.id, odd?.id ?? 0));
    await shows.step();
    const [after] = await orm
      .select()
      .from(show)
      .where(eq(show.id, odd?.id ?? 0));
    expect(after).toMatchObject({ state: 'ended', endReason: 'unpublish', paid: 0 });
  });

  it('[PRIV-01] [SPY-01] a clock that is set back a little charges nothing twice', async () => {
    const viewer = await as('vip');
    await begin(viewer);
    await pass(30);
    now -= 25_000;
    await step();
    expect((await room(viewer)).show?.spent).toBe(20);
    now += 25_000;
    await pass(10);
    expect((await room(viewer)).show?.spent).toBe(25);
    await post(viewer, '/private/model/end');
  });

  it.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ] as const)(
    '[PRIV-01] [SPY-01] a clock that jumps %s by an hour ends private and spying without their open minute',
    async (_, jump) => {
      const viewer = await as('vip');
      const spy = await as('supervip');
      const [before, spyBefore] = [await viewer.tokens(), await spy.tokens()];
      await begin(viewer);
      await post(spy, '/video/spy/model');
      await pass(75);
      now += jump;
      await step();
      now -= jump;
      await step();
      expect(published('v3.private.end').at(-1)).toMatchObject({ reason: 'unpublish', spent: PRICE });
      expect(await viewer.tokens()).toBe(before - PRICE);
      const end = published('v3.spy.end').at(-1);
      expect(end).toMatchObject({ reason: 'unpublish' });
      expect(Number(end?.spent) % 6).toBe(0);
      expect(await spy.tokens()).toBe(spyBefore - Number(end?.spent));
      expect(await room(viewer)).toMatchObject({ mode: 'public', show: null });
    },
  );

  it('[PRIV-01] a viewer who is not heard of has left; one who says so stays', async () => {
    const viewer = await as('vip');
    await begin(viewer);
    await pass(40, false);
    await platform.context.shows.seen(MODEL_ID, 4);
    await pass(40, false);
    expect(published('v3.private.end')).toEqual([]);
    await pass(20, false);
    expect(published('v3.private.end')[0]).toMatchObject({ reason: 'user_left' });
  });
});

describe('[ROOM-05] /setmode in the chat', () => {
  it('starts a ticket show that can be bought, and counts it when the room is public again', async () => {
    const source = createSocketSource(platform.context);
    expect(await source.setMode('model', 'limited')).toBe(true);
    const viewer = await as('viewer');
    const bought = await post(viewer, '/limited/model/ticket');
    expect(bought.status).toBe(200);
    // One is already running, so another one does not start.
    expect(await source.setMode('model', 'limited')).toBe(false);
    expect(await source.setMode('model', 'public')).toBe(true);
    expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
    expect(await source.setMode('nobody', 'public')).toBe(false);
  });
});
