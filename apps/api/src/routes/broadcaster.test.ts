import { exampleBroadcasterSettings } from '@footlight/contract/fixtures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../kernel/ledger/check.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const MODEL = 11;
let platform: TestPlatform;
let now = Date.parse('2026-11-02T12:00:00Z');
let streamer: TestBrowser;
let keys = 0;

const as = (username: string) => new TestBrowser(platform.app).login(username);
const post = <T = Record<string, unknown>>(browser: TestBrowser, path: string, body: object = {}) => {
  keys += 1;
  return browser.post<T>(path, body, `broadcaster-test-${keys}`);
};
interface Answer {
  errorType?: string;
  fields?: Record<string, string>;
  spent: number;
  refunded: number;
  tokens: number;
  show: { show_id: number; price_per_minute: number };
}
const set = exampleBroadcasterSettings;
const save = (browser: TestBrowser, body: object) => post<Answer>(browser, '/video/streamer_settings', body);
const read = async () =>
  (
    await streamer.get<{ settings: object; tickets: object; requests: number; private_cost: number }>(
      '/video/streamer_settings',
    )
  ).body;
const published = (event: string) =>
  platform.published.filter((one) => one.event === event).map(({ payload }) => payload);
const pass = async (seconds: number) => {
  for (let left = seconds; left > 0; left -= 10) {
    now += Math.min(10, left) * 1_000;
    for (const id of [3, 4, 5]) await platform.context.shows.seen(MODEL, id);
    await platform.context.shows.step();
  }
};
const begin = async (viewer: TestBrowser) => {
  const asked = await post<Answer>(viewer, '/private/model/request');
  const { show_id } = asked.body.show;
  expect((await post(streamer, '/private/model/accept', { show_id })).status).toBe(200);
};

beforeAll(async () => {
  platform = await openTestPlatform({ showNow: () => now, rateLimits: false });
  streamer = await as('model');
  await platform.context.shows.step();
}, 60_000);
beforeEach(async () => {
  await post(streamer, '/video/mode', { mode: 'public' });
  await save(streamer, set);
  platform.published.length = 0;
});
afterAll(async () => {
  const report = await checkLedger(platform.database.orm);
  await platform.stop();
  expect(report.faults).toEqual([]);
});

describe('[PRIV-02] what a broadcaster sets', () => {
  it('is read back, seen by viewers at once, and published to the room', async () => {
    const wish = {
      ...set,
      subjectText: '  A new subject \u202e ',
      isUserListVisible: true,
      private: {
        ...set.private,
        pricePerMinuteInToken: 45,
        exclusivePricePerMinuteInToken: 90,
        privateMinimumDuration: 3,
        minimumTokenToStart: 500,
        preTipCost: 20,
      },
      spy: { isEnabled: false, pricePerMinuteInToken: 9, startupTipInToken: 2 },
    };
    expect((await save(streamer, wish)).status).toBe(200);
    expect((await read()).settings).toEqual({ ...wish, subjectText: 'A new subject' });
    const viewer = await as('vip');
    const room = (await viewer.get<Record<string, unknown>>('/chat/react/model')).body;
    expect(room).toMatchObject({
      chat: { subjectText: 'A new subject', isUserListVisible: true },
      userSetting: {
        private: {
          pricePerMinuteInToken: 45,
          minimumTokenToStart: 500,
          preTipCost: 20,
          isPreTipEnabled: true,
        },
        spy: { isEnabled: false },
      },
    });
    expect(published('v3.chat.subject')).toMatchObject([{ subject: 'A new subject' }]);
    expect(published('v3.chat.model_settings')).toEqual([{ broadcaster: 'model' }]);
  });

  it('offers no recording of privates, whatever an older client stored, and watching together if it is on', async () => {
    const offers = async () => (await (await as('vip')).get('/chat/react/model')).body;
    const together = (isOn: boolean) =>
      save(streamer, { ...set, private: { ...set.private, isWatchPornTogetherEnabled: isOn } });
    const ask = async (key: string) =>
      (await as('vip')).post('/private/model/request', { watch_together: true }, key);
    await platform.database.orm.execute(
      sql`UPDATE model SET settings = settings || '{"recordingEnabled": true}' WHERE user_id = 11`,
    );
    await together(false);
    expect(await offers()).toMatchObject({
      userSetting: { private: { isRecordingEnabled: false, isWatchPornTogetherEnabled: false } },
    });
    expect((await ask('together-1')).body).toMatchObject({ errorType: 'private_unavailable' });
    await together(true);
    expect(await offers()).toMatchObject({
      userSetting: { private: { isRecordingEnabled: false, isWatchPornTogetherEnabled: true } },
    });
    expect((await ask('together-2')).body).toMatchObject({ show: { watch_together: true } });
  });

  it('[ROOM-04] [CAM-01] colours the subject, and opens or closes the room to cameras', async () => {
    const room = async () => (await (await as('vip')).get('/chat/react/model')).body;
    await save(streamer, { ...set, subjectColor: '#AA0044', sharecam: true });
    expect(await room()).toMatchObject({
      chat: { subjectColor: '#AA0044' },
      userSetting: { sharecam: true },
    });
    expect(published('v3.chat.subject')).toEqual([{ subject: set.subjectText, subject_color: '#AA0044' }]);
    await save(streamer, { ...set, subjectColor: '', sharecam: false });
    expect(await room()).toMatchObject({ chat: { subjectColor: null }, userSetting: { sharecam: false } });
    expect(published('v3.chat.subject').at(-1)).toEqual({ subject: set.subjectText, subject_color: null });
    const refused = await save(streamer, { ...set, subjectColor: 'red; background: url(x)' });
    expect(refused.body.fields).toEqual({ subjectColor: 'invalid_format' });
  });

  it('[FOLLOW-01] takes no new followers once that is off, and keeps those it has', async () => {
    const [fan, other] = [await as('vip'), await as('premium')];
    await post(fan, '/user/model/follow', { follow: true });
    await save(streamer, { ...set, followEnabled: false });
    expect((await other.get('/chat/react/model')).body).toMatchObject({
      userSetting: { followEnabled: false },
    });
    expect((await post<Answer>(other, '/user/model/follow', { follow: true })).body.errorType).toBe(
      'follow_disabled',
    );
    const kept = await post(fan, '/user/model/follow', { follow: true, notify: true });
    expect(kept.body).toMatchObject({ isFollowing: true, isNotified: true, followerCount: 1 });
    const gone = await post(fan, '/user/model/follow', { follow: false });
    expect(gone.body).toMatchObject({ isFollowing: false, followerCount: 0 });
    expect((await post<Answer>(fan, '/user/model/follow', { follow: true })).status).toBe(403);
  });

  it('keeps the price of an exclusive that is switched off', async () => {
    await save(streamer, { ...set, private: { ...set.private, exclusivePricePerMinuteInToken: 77 } });
    await save(streamer, {
      ...set,
      private: { ...set.private, exclusivePricePerMinuteInToken: 77, isExclusiveEnabled: false },
    });
    expect((await read()).settings).toMatchObject({
      private: { isExclusiveEnabled: false, exclusivePricePerMinuteInToken: 77 },
    });
    const viewer = await as('vip');
    const refused = await post<Answer>(viewer, '/private/model/request', { exclusive: true });
    expect(refused.body.errorType).toBe('private_unavailable');
  });

  it('is refused field by field, and for whoever has no room', async () => {
    const before = (await read()).settings;
    const bad = {
      ...set,
      subjectText: 'x'.repeat(201),
      private: { ...set.private, pricePerMinuteInToken: 0, privateMinimumDuration: 61 },
      spy: { ...set.spy, startupTipInToken: 1.5 },
    };
    const refused = await save(streamer, bad);
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({
      subjectText: 'too_long',
      'private.pricePerMinuteInToken': 'too_small',
      'private.privateMinimumDuration': 'too_big',
      'spy.startupTipInToken': 'invalid_format',
    });
    expect((await save(await as('vip'), set)).body.errorType).toBe('forbidden');
    const guest = await new TestBrowser(platform.app).start();
    expect((await save(guest, set)).body.errorType).toBe('login_required');
    expect((await read()).settings).toEqual(before);
  });

  it('a request at a price that has changed is refused; one that waits keeps its own', async () => {
    const viewer = await as('vip');
    const asked = await post<Answer>(viewer, '/private/model/request', { price_per_minute: 30 });
    expect(asked.status).toBe(200);
    await save(streamer, { ...set, private: { ...set.private, pricePerMinuteInToken: 50 } });
    const other = await post<Answer>(await as('supervip'), '/private/model/request', {
      price_per_minute: 30,
    });
    expect(other.body.errorType).toBe('price_changed');
    expect((await read()).requests).toBe(1);
    const { show_id } = asked.body.show;
    const taken = await post<Answer>(streamer, '/private/model/accept', { show_id });
    expect(taken.body.show.price_per_minute).toBe(30);
    await post(streamer, '/private/model/end');
  });
});

describe('[ROOM-03] the tags of the room', () => {
  const setTags = (tags: unknown, who = streamer) =>
    post<Answer>(who, '/video/streamer_settings/tags', { tags });
  const ownTags = async () => (await streamer.get<{ tags: string[] }>('/video/streamer_settings')).body.tags;
  const shownTags = async () =>
    (await streamer.get<{ user: { tagListNew: string[] } }>('/chat/react/model')).body.user.tagListNew;
  const storeTags = (tags: string[]) =>
    platform.database.orm.execute(
      sql`UPDATE model SET tags = ${sql.param(`{${tags.join()}}`)}::text[] WHERE user_id = ${MODEL}`,
    );

  it('are read back once each, seen by viewers, and published to the room', async () => {
    await storeTags([]);
    expect((await setTags(['jazz', 'käse-abend', 'jazz'])).status).toBe(200);
    expect(await ownTags()).toEqual(['jazz', 'käse-abend']);
    expect(await shownTags()).toEqual(['jazz', 'käse-abend']);
    expect(published('v3.chat.model_settings')).toEqual([{ broadcaster: 'model' }]);
    expect((await setTags([])).status).toBe(200);
    expect(await ownTags()).toEqual([]);
  });
  it('cannot make a room explicit, nor take that away', async () => {
    await storeTags(['jazz', 'explicit']);
    expect(await ownTags()).toEqual(['jazz']);
    expect((await setTags(['blues', 'nude'])).body.fields).toEqual({ 'tags.1': 'not_accepted' });
    expect((await setTags(['blues'])).status).toBe(200);
    expect(await ownTags()).toEqual(['blues']);
    expect(await shownTags()).toContain('explicit');
    await storeTags([]);
  });
  it('are refused if no address can name them, and for everybody else', async () => {
    for (const [tag, problem] of [
      ['Loud', 'invalid_format'],
      ['two words', 'invalid_format'],
      ['a'.repeat(31), 'too_long'],
    ]) {
      expect((await setTags([tag])).body.fields).toEqual({ 'tags.0': problem });
    }
    const many = Array.from({ length: 11 }, (_, at) => `tag${at}`);
    expect((await setTags(many)).body.fields).toEqual({ tags: 'too_big' });
    expect((await setTags(['jazz'], await as('viewer'))).body.errorType).toBe('forbidden');
  });
});

describe('[ROOM-03] the password of the room', () => {
  const setPassword = (password: unknown, who = streamer) =>
    post<Answer>(who, '/video/streamer_settings/password', { password });
  const doorOf = async (who: TestBrowser) =>
    (
      await who.get<{ stream: { token: string } | null; userSetting: { hasCamPassword: boolean } }>(
        '/chat/react/model',
      )
    ).body;
  const enterWith = (who: TestBrowser, password: string) =>
    post<Answer>(who, '/chat/react/model/password', { password });

  it('is set, changed and removed, never answered, and each change shuts out those inside', async () => {
    const viewer = await as('vip');
    const epoch = async () => (await findRoomById(platform.database.orm, MODEL))?.model.streamEpoch ?? -1;
    const before = await epoch();
    expect((await doorOf(viewer)).stream).not.toBeNull();
    const first = await setPassword('first-secret');
    expect(first.body).toEqual({ status: 1, hasCamPassword: true });
    expect(published('v3.chat.model_settings')).toEqual([{ broadcaster: 'model' }]);
    // The tokens of those inside are of an older epoch now.
    expect(await epoch()).toBe(before + 1);
    const stored = JSON.stringify((await findRoomById(platform.database.orm, MODEL))?.model.settings);
    expect(stored).toContain('scrypt$');
    expect(stored).not.toContain('first-secret');
    expect(await read()).toMatchObject({ hasCamPassword: true });
    expect(JSON.stringify(await read())).not.toMatch(/scrypt|first-secret/);
    expect(await doorOf(viewer)).toMatchObject({ stream: null, userSetting: { hasCamPassword: true } });
    expect((await enterWith(viewer, 'wrong')).body.errorType).toBe('cam_password_wrong');
    expect((await enterWith(viewer, 'first-secret')).status).toBe(200);
    expect((await doorOf(viewer)).stream).not.toBeNull();
    // Saving other settings keeps it.
    await save(streamer, { ...set, subjectText: 'Still closed' });
    expect(await read()).toMatchObject({ hasCamPassword: true });
    await setPassword('second-secret');
    expect((await doorOf(viewer)).stream).toBeNull();
    expect((await enterWith(viewer, 'first-secret')).body.errorType).toBe('cam_password_wrong');
    expect((await setPassword(null)).body).toEqual({ status: 1, hasCamPassword: false });
    expect(await doorOf(viewer)).toMatchObject({ userSetting: { hasCamPassword: false } });
    expect((await doorOf(viewer)).stream).not.toBeNull();
  });

  it('is refused when too short, without a room, and while viewers pay for a show', async () => {
    for (const [password, problem] of [
      ['abc', 'too_short'],
      ['x'.repeat(101), 'too_long'],
    ])
      expect((await setPassword(password)).body.fields).toEqual({ password: problem });
    expect((await setPassword('a-secret', await as('vip'))).body.errorType).toBe('forbidden');
    const viewer = await as('vip');
    await post(viewer, '/private/model/request', {});
    expect((await setPassword('a-secret')).body.errorType).toBe('conflict');
    await post(viewer, '/private/model/cancel', {});
    await begin(viewer);
    expect((await setPassword('a-secret')).body.errorType).toBe('conflict');
    expect(await read()).toMatchObject({ hasCamPassword: false });
    await post(viewer, '/private/model/end', {});
  });
});

it('[ROOM-02] a break is possible only on a site that allows it', async () => {
  const statusOf = async () => (await findRoomById(platform.database.orm, MODEL))?.model.status;
  expect(await read()).toMatchObject({ standby_enabled: true });
  expect((await post(streamer, '/video/mode', { mode: 'standby' })).status).toBe(200);
  expect(await statusOf()).toBe('standby');
  await post(streamer, '/video/mode', { mode: 'public' });
  const elsewhere = await new TestBrowser(platform.app, { host: 'noir.localhost' }).login('model');
  expect((await elsewhere.get('/video/streamer_settings')).body).toMatchObject({ standby_enabled: false });
  const refused = await post<Answer>(elsewhere, '/video/mode', { mode: 'standby' });
  expect(refused.body.errorType).toBe('standby_disabled');
  expect(await statusOf()).toBe('online');
});

describe('[PRIV-04] the broadcaster ends a private', () => {
  it('plainly: what was shown is paid; with a refund: all that is set aside goes back', async () => {
    const viewer = await as('vip');
    const model = () => balanceOf(platform.database.orm, `model:${MODEL}`);
    const [purse, earned] = [await viewer.tokens(), await model()];
    await begin(viewer);
    await pass(20);
    const plain = await post<Answer>(streamer, '/private/model/end', {});
    expect(plain.body).toMatchObject({ spent: 15, refunded: 15 });
    expect(await viewer.tokens()).toBe(purse - 15);

    await begin(viewer);
    await pass(80);
    const refund = await post<Answer>(streamer, '/private/model/end', { refund: true });
    // The first minute is paid, the second one is not.
    expect(refund.body).toMatchObject({ spent: 30, refunded: 30 });
    expect(await viewer.tokens()).toBe(purse - 45);
    expect(await model()).toBe(earned + 7 + 15);
    expect(published('v3.private.end').at(-1)).toMatchObject({ reason: 'model_ended', refunded: 30 });
  });

  it('a viewer cannot refund themselves', async () => {
    const viewer = await as('vip');
    await begin(viewer);
    const crafted = await post<Answer>(viewer, '/private/model/end', { refund: true });
    expect(crafted.body.errorType).toBe('forbidden');
    await post(viewer, '/private/model/end', {});
  });
});

describe('[LIM-01] a ticket show as its broadcaster sees it', () => {
  it('counts what is sold, and tells each holder how long they were in', async () => {
    await post(streamer, '/video/mode', {
      mode: 'limited',
      ticket_price: 50,
      recording_price: 20,
      refund_joined_minute_before_end: 2,
    });
    const [early, late] = [await as('vip'), await as('supervip')];
    await post(early, '/limited/model/ticket');
    await post(early, '/limited/model/recording');
    await pass(120);
    await post(late, '/limited/model/ticket');
    expect((await read()).tickets).toEqual({ sold: 2, recordings: 1 });
    expect(published('v3.limited.sold').at(-1)).toMatchObject({ tickets: 2, recordings: 1 });
    await pass(60);
    await post(streamer, '/video/mode', { mode: 'public' });
    expect(published('v3.limited.ended')).toMatchObject([
      { username: 'vip', joined_for: 180, refunded: 0 },
      { username: 'supervip', joined_for: 60, refunded: 50 },
    ]);
  });
});
