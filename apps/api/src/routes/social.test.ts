import { MODERATOR_TERM } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roomRole, user } from '../kernel/db/schema/index.ts';
import { rolesIn } from '../kernel/rooms/roles.ts';
import { standingIn } from '../kernel/rooms/room-access.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import { createSocketSource } from '../platform/socket-source.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const MODEL_ID = 11;
let platform: TestPlatform;
const as = (username: string) => new TestBrowser(platform.app).login(username);
const moderate = async (by: string, action: string, target: string, reason?: string) =>
  (await as(by)).post('/chat/react/model/moderate', { action, target, ...(reason ? { reason } : {}) });

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());
beforeEach(async () => {
  await platform.database.orm.delete(roomRole);
  platform.published.length = 0;
});

interface RoomAnswer {
  chat: { moderatorUsernameList: string[]; silencedUsernameList: string[] };
  viewer: Record<string, unknown>;
  user: { followerCount: number; rating: number; ratingCount: number };
  stream: unknown;
}
const roomAs = async (username: string) =>
  (await (await as(username)).get<RoomAnswer>('/chat/react/model')).body;

describe('[ROOM-07] [ROOM-08] moderation on the platform', () => {
  it('stores what was done, tells the room, and the sockets learn of it', async () => {
    expect((await moderate('model', 'silence', 'viewer')).status).toBe(200);
    expect((await moderate('mod', 'ban', 'empty', 'Enough.')).status).toBe(200);
    expect(platform.published).toEqual([
      {
        to: 'room model',
        event: 'v3.chat.moderate',
        payload: { action: 'silence', username: 'viewer', line_id: expect.any(String) },
      },
      {
        to: 'room model',
        event: 'v3.chat.moderate',
        payload: { action: 'ban', username: 'empty', reason: 'Enough.', line_id: expect.any(String) },
      },
    ]);
    // Like after a restart: reads from the database.
    const source = createSocketSource(platform.context);
    expect(await source.room('model')).toMatchObject({ silenced: ['viewer'], banned: ['empty'] });
    expect((await roomAs('empty')).viewer).toMatchObject({ isBanned: true });
    expect((await roomAs('empty')).stream).toBeNull();
  });

  it('cleans the reason like a chat line, stores it with the role, and refuses a longer one', async () => {
    expect((await moderate('mod', 'ban', 'empty', ' Spam\n\u202efor days ')).status).toBe(200);
    expect(platform.published.at(-1)?.payload).toMatchObject({ action: 'ban', reason: 'Spam for days' });
    const room = await findRoomById(platform.database.orm, MODEL_ID);
    const banned = await platform.database.orm.query.user.findFirst({ where: eq(user.username, 'empty') });
    if (!room || !banned) throw new Error('no room');
    const visit = {
      user: banned,
      place: { country: null, region: null },
      guestProofEnd: 0,
      knowsPassword: false,
      isOnSite: true,
    };
    expect(await standingIn(platform.database.orm, room, visit)).toMatchObject({
      isBanned: true,
      expulsionReason: 'Spam for days',
    });
    const long = await moderate('mod', 'kick', 'viewer', 'x'.repeat(201));
    expect(long.body).toMatchObject({ errorType: 'invalid_input' });
    expect(await platform.database.orm.$count(roomRole)).toBe(1);
  });

  it('an appointed moderator may silence and kick, not ban or appoint, and for 14 days', async () => {
    expect((await moderate('vip', 'silence', 'viewer')).body).toMatchObject({ errorType: 'forbidden' });
    expect((await moderate('model', 'appoint', 'vip')).status).toBe(200);
    expect((await roomAs('vip')).viewer.isModerator).toBe(true);
    expect((await moderate('vip', 'silence', 'viewer')).status).toBe(200);
    expect((await moderate('vip', 'kick', 'viewer')).status).toBe(200);
    expect((await moderate('vip', 'ban', 'viewer')).body).toMatchObject({ errorType: 'forbidden' });
    expect((await moderate('vip', 'appoint', 'viewer')).body).toMatchObject({ errorType: 'forbidden' });
    const { orm } = platform.database;
    const later = new Date(Date.now() + MODERATOR_TERM + 60_000);
    expect((await rolesIn(orm, MODEL_ID)).moderator).toEqual(['vip']);
    expect(await rolesIn(orm, MODEL_ID, later)).toMatchObject({
      moderator: [],
      kicked: [],
      silenced: ['viewer'],
    });
  });

  it('crafted calls are refused with a type, and change and tell nothing', async () => {
    await moderate('model', 'appoint', 'vip');
    await moderate('model', 'appoint', 'premium');
    platform.published.length = 0;
    const rows = () => platform.database.orm.$count(roomRole);
    const before = await rows();
    const cases = [
      ['viewer', 'ban', 'empty', 403, 'forbidden'],
      ['viewer', 'unban', 'viewer', 403, 'forbidden'],
      ['viewer', 'kick', 'nobody_of_that_name', 403, 'forbidden'],
      ['vip', 'kick', 'premium', 403, 'moderation_protected'],
      ['vip', 'silence', 'model', 403, 'moderation_protected'],
      ['vip', 'kick', 'mod', 403, 'moderation_protected'],
      ['model', 'ban', 'mod', 403, 'moderation_protected'],
      ['model', 'ban', 'model', 403, 'moderation_protected'],
      ['model', 'ban', 'nobody_of_that_name', 404, 'moderation_target_missing'],
      ['model', 'crown', 'viewer', 400, 'invalid_input'],
    ] as const;
    for (const [by, action, target, status, errorType] of cases) {
      const reply = await moderate(by, action, target);
      expect([reply.status, reply.body.errorType], `${by} ${action} ${target}`).toEqual([status, errorType]);
    }
    const guest = await new TestBrowser(platform.app).start();
    const reply = await guest.post('/chat/react/model/moderate', { action: 'ban', target: 'viewer' });
    expect(reply.body.errorType).toBe('login_required');
    expect(await rows()).toBe(before);
    expect(platform.published).toEqual([]);
  });

  it('names the silenced to those who keep order, and to nobody else but themselves', async () => {
    await moderate('model', 'silence', 'viewer');
    await moderate('model', 'silence', 'empty');
    expect((await roomAs('mod')).chat.silencedUsernameList).toEqual(['viewer', 'empty']);
    expect((await roomAs('viewer')).chat.silencedUsernameList).toEqual(['viewer']);
    expect((await roomAs('premium')).chat.silencedUsernameList).toEqual([]);
  });
});

describe('[FOLLOW-01] following, notes, view history', () => {
  it('follows once, however often it is asked, and the count goes with it', async () => {
    const viewer = await as('viewer');
    const follow = (body: object) => viewer.post('/user/model/follow', body);
    const all = await Promise.all([1, 2, 3].map(() => follow({ follow: true, notify: true })));
    expect(all.map(({ body }) => body.followerCount)).toEqual([1, 1, 1]);
    expect((await roomAs('viewer')).viewer).toMatchObject({ isFollowing: true, isNotified: true });
    expect((await follow({ follow: true })).body).toMatchObject({ isNotified: false, followerCount: 1 });
    expect((await follow({ follow: false })).body).toMatchObject({ isFollowing: false, followerCount: 0 });
    expect((await follow({ follow: false })).body).toMatchObject({ followerCount: 0 });
    expect((await (await as('model')).post('/user/model/follow', { follow: true })).body.errorType).toBe(
      'forbidden',
    );
  });

  it('keeps notes for the one who wrote them', async () => {
    const viewer = await as('viewer');
    expect((await viewer.post('/user/model/notes', { notes: '  Likes slow songs. ' })).status).toBe(200);
    expect((await viewer.get('/user/model/notes')).body).toEqual({ notes: 'Likes slow songs.' });
    expect((await (await as('vip')).get('/user/model/notes')).body).toEqual({ notes: '' });
    await viewer.post('/user/model/notes', { notes: '' });
    expect((await viewer.get('/user/model/notes')).body).toEqual({ notes: '' });
  });

  it('remembers rooms that were entered, the latest first, each once', async () => {
    const source = createSocketSource(platform.context);
    const viewer = await as('viewer');
    const names = async () =>
      (await viewer.get<{ userList: { username: string }[] }>('/user/history')).body.userList.map(
        (one) => one.username,
      );
    const [other = ''] = (
      await viewer.get<{ userList: { username: string }[] }>('/browse/react/girls')
    ).body.userList.map((one) => one.username);
    for (const room of ['model', other, 'model']) await source.entered(1, room);
    expect(await names()).toEqual(['model', other]);
  });
});

it('[ROOM-06] [TIP-01] names the top fans by public tips, without hidden users and secret tips', async () => {
  const fansFor = async (who: TestBrowser, query = '') =>
    (await who.get<{ fans: Record<string, unknown>[] }>(`/chat/hostess/fans${query}`)).body;
  const viewer = await as('viewer');
  let tips = 0;
  const tip = async (by: string, body: object) => {
    tips += 1;
    expect((await (await as(by)).post('/tip/hostess', body, `fans-tip-${tips}`)).status).toBe(200);
  };
  await tip('viewer', { amount: 30 });
  await tip('vip', { amount: 10 });
  await tip('vip', { amount: 25 });
  await tip('vip', { amount: 99, type: 'private' });
  await tip('supervip', { amount: 500, type: 'anonymous' });
  await tip('premium', { amount: 200 });
  await (await as('premium')).post('/user/settings', { invisible_mode_level: 1 });
  expect(await fansFor(viewer)).toEqual({
    fans: [
      { username: 'vip', tokens: 35 },
      { username: 'viewer', tokens: 30 },
    ],
  });
  const { fans } = await fansFor(await new TestBrowser(platform.app).start(), '?profile=1');
  expect(fans[0]).toMatchObject({ username: 'vip', displayName: expect.any(String), avatarUrl: null });
  // A closed door closes the list, too.
  const host = await as('hostess');
  await host.post('/chat/react/hostess/moderate', { action: 'ban', target: 'viewer' });
  expect(await fansFor(viewer)).toEqual({ fans: [] });
});

describe('[RATE-01] rating', () => {
  it('needs 25 recent tokens, counts once a day, and a change takes the place of the first', async () => {
    const viewer = await as('vip');
    const rate = (value: string) => viewer.post('/user/model/rate', { value });
    expect((await rate('RATE_UP')).body.errorType).toBe('rating_needs_tips');
    await viewer.post('/tip/model', { amount: 24 }, 'rate-tip-1');
    expect((await rate('RATE_UP')).body.errorType).toBe('rating_needs_tips');
    await viewer.post('/tip/model', { amount: 1 }, 'rate-tip-2');
    expect((await rate('RATE_UP')).body).toMatchObject({
      rateToday: 'RATE_UP',
      rating: 5,
      ratingCount: 1,
    });
    expect((await rate('RATE_UP')).body).toMatchObject({ rating: 5 });
    expect((await rate('RATE_DOWN')).body).toMatchObject({ rating: 1, ratingCount: 1 });
    expect((await roomAs('viewer')).user).toMatchObject({ rating: 1, ratingCount: 1 });
    expect((await rate('RATE_NO')).body).toMatchObject({
      rateToday: 'RATE_NO',
      rating: 0,
      ratingCount: 0,
    });
    expect((await roomAs('vip')).viewer).toMatchObject({ rateToday: 'RATE_NO', recentTokens: 25 });
    expect((await rate('RATE_MAYBE')).body.errorType).toBe('invalid_input');
  });
});
