import { FRIEND_LIMIT, MESSAGE_PAGE, PM_LIMIT } from '@footlight/contract';
import { eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  friendship,
  message,
  messageSide,
  messageThread,
  roomRole,
  user,
} from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
const browsers = new Map<string, TestBrowser>();
const as = async (username: string) => {
  const known = browsers.get(username) ?? (await new TestBrowser(platform.app).login(username));
  browsers.set(username, known);
  return known;
};
const idOf = async (username: string) => {
  const [row] = await platform.database.orm.select().from(user).where(eq(user.username, username));
  return row?.id ?? 0;
};

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());
beforeEach(async () => {
  const { orm } = platform.database;
  for (const table of [friendship, messageThread, roomRole]) await orm.delete(table);
  for (const name of ['viewer', 'vip']) await (await as(name)).post('/user/settings', { pm_allow: 'all' });
  platform.published.length = 0;
});

const friend = async (by: string, to: string, action: string) =>
  (await as(by)).post(`/user/${to}/friend`, { action });
const publishedTo = async (username: string, start: string) => {
  const to = `user ${await idOf(username)}`;
  return platform.published.filter((one) => one.to === to && one.event.startsWith(start));
};
/** Enough accounts to fill a list. */
const others = async (count: number) =>
  (
    await platform.database.orm
      .select({ id: user.id })
      .from(user)
      .where(notInArray(user.username, ['viewer', 'vip', 'premium']))
      .limit(count)
  ).map(({ id }) => id);

describe('[FRIEND-01] friends on the platform', () => {
  it('request, accept and delete change both sides and tell both', async () => {
    expect((await friend('viewer', 'vip', 'request')).body).toEqual({ status: 1, friendStatus: 'REQUESTED' });
    expect((await friend('viewer', 'vip', 'request')).body.friendStatus).toBe('REQUESTED');
    expect(await publishedTo('vip', 'v3.user_friend')).toMatchObject([
      { event: 'v3.user_friend.request', payload: { username: 'viewer', friend_status: 'TO_CONFIRM' } },
    ]);
    expect((await publishedTo('vip', 'v3.notification'))[0]?.payload).toEqual({ count: 1 });
    expect((await (await as('vip')).get('/user/current')).body.unread_notification_count).toBe(1);
    expect((await (await as('vip')).get('/user/friends')).body.friends).toMatchObject([
      { username: 'viewer', friendStatus: 'TO_CONFIRM' },
    ]);
    expect((await friend('vip', 'viewer', 'accept')).body.friendStatus).toBe('CONFIRMED');
    expect((await publishedTo('viewer', 'v3.user_friend')).at(-1)).toMatchObject({
      event: 'v3.user_friend.accepted',
      payload: { username: 'vip' },
    });
    expect((await (await as('vip')).get('/user/current')).body.unread_notification_count).toBe(0);
    expect((await friend('viewer', 'vip', 'delete')).body.friendStatus).toBeNull();
    expect((await publishedTo('vip', 'v3.user_friend')).at(-1)?.event).toBe('v3.user_friend.deleted');
    expect((await (await as('vip')).get('/user/friends')).body.friends).toEqual([]);
  });

  it('two who ask each other at once are friends, once', async () => {
    const both = await Promise.all([friend('viewer', 'vip', 'request'), friend('vip', 'viewer', 'request')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await platform.database.orm.$count(friendship)).toBe(1);
    expect((await (await as('viewer')).get('/user/friends')).body.friends).toMatchObject([
      { friendStatus: 'CONFIRMED' },
    ]);
  });

  it('the room says how its broadcaster stands to the viewer', async () => {
    await friend('viewer', 'model', 'request');
    const room = async (name: string) =>
      (
        await (
          await as(name)
        ).get<{ viewer: Record<string, unknown>; userSetting: object }>('/chat/react/model')
      ).body;
    expect((await room('viewer')).viewer.friendStatus).toBe('REQUESTED');
    expect((await room('vip')).viewer.friendStatus).toBeNull();
    expect((await room('vip')).userSetting).toMatchObject({ pm: { allow: 'all' } });
  });

  it('crafted calls are refused with a type and change nothing', async () => {
    await platform.database.orm
      .insert(roomRole)
      .values({ modelId: await idOf('model'), userId: await idOf('premium'), role: 'banned' });
    const cases = [
      ['viewer', 'viewer', 'request', 'forbidden'],
      ['viewer', 'vip', 'accept', 'conflict'],
      ['viewer', 'nobody_of_that_name', 'request', 'moderation_target_missing'],
      ['viewer', 'vip', 'marry', 'invalid_input'],
      ['premium', 'model', 'request', 'forbidden'],
      ['model', 'premium', 'request', 'forbidden'],
    ] as const;
    for (const [by, to, action, errorType] of cases)
      expect((await friend(by, to, action)).body.errorType, `${by} ${action} ${to}`).toBe(errorType);
    const guest = await new TestBrowser(platform.app).start();
    expect((await guest.post('/user/vip/friend', { action: 'request' })).body.errorType).toBe(
      'login_required',
    );
    expect(await platform.database.orm.$count(friendship)).toBe(0);
    expect(platform.published).toEqual([]);
  });

  it('250 friends and requests are enough; requests of others do not fill the list', async () => {
    const me = await idOf('viewer');
    const rows = (await others(FRIEND_LIMIT)).map((other, index) => ({
      lowId: Math.min(me, other),
      highId: Math.max(me, other),
      requestedBy: index % 2 ? me : other,
      confirmedAt: index % 2 ? null : new Date(),
    }));
    expect(rows).toHaveLength(FRIEND_LIMIT);
    await platform.database.orm.insert(friendship).values(rows);
    expect((await friend('viewer', 'vip', 'request')).body.errorType).toBe('friend_limit');
    expect((await friend('vip', 'viewer', 'request')).body.friendStatus).toBe('REQUESTED');
    expect((await friend('viewer', 'vip', 'accept')).body.errorType).toBe('friend_limit');
    expect((await friend('viewer', 'model', 'delete')).status).toBe(200);
  });
});

let sent = 0;
const send = async (by: string, to: string, text: string, client_id = `client-${++sent}-id`) =>
  (await as(by)).post<{ message: { message_id: number }; errorType?: string }>(`/messages/${to}`, {
    client_id,
    message: text,
  });
interface Page {
  messages: { message_id: number; message: string; from: string }[];
  has_more: boolean;
  read_up_to: number;
  refusal: string | null;
}
const page = async (by: string, to: string, before?: number) =>
  (await (await as(by)).get<Page>(`/messages/${to}${before ? `?before=${before}` : ''}`)).body;
const list = async (by: string) =>
  (
    await (
      await as(by)
    ).get<{
      conversations: { username: string; unread: number; last: { message: string } | null }[];
    }>('/messages')
  ).body.conversations;

describe('[PM-01] private messages on the platform', () => {
  it('a message is there for both, unread for the other, published to all tabs, and read once it is read', async () => {
    const { message: first } = (await send('viewer', 'vip', '  Hello.  ')).body;
    expect(await list('viewer')).toMatchObject([{ username: 'vip', unread: 0, last: { message: 'Hello.' } }]);
    expect(await list('vip')).toMatchObject([{ username: 'viewer', unread: 1 }]);
    expect(await publishedTo('vip', 'v3.private_message')).toMatchObject([
      { payload: { with: 'viewer', from: 'viewer', message: 'Hello.' } },
    ]);
    expect(await publishedTo('viewer', 'v3.private_message')).toMatchObject([
      { payload: { with: 'vip', from: 'viewer' } },
    ]);
    const vip = await as('vip');
    expect((await vip.get('/user/current')).body.unread_notification_count).toBe(1);
    await vip.post('/messages/viewer/read', { up_to: 9_000_000_000 });
    expect(await list('vip')).toMatchObject([{ unread: 0 }]);
    // The mark stops at the last existing message: the next one is unread.
    expect((await page('vip', 'viewer')).read_up_to).toBe(first.message_id);
    await send('viewer', 'vip', 'And you?');
    expect(await list('vip')).toMatchObject([{ unread: 1 }]);
    await vip.post('/messages/viewer/read', { up_to: 1 });
    expect((await page('vip', 'viewer')).read_up_to).toBe(first.message_id);
  });

  it('[FAN-01] of a fan’s message the broadcaster hears that it is a fan’s, before the message itself', async () => {
    const events = async () =>
      (await publishedTo('model', 'v3.'))
        .map(({ event }) => event)
        .filter((name) => name.endsWith('message.new'));
    await send('vip', 'model', 'Hello.');
    await expect.poll(events).toEqual(['v3.private_message.new']);
    const joining = (await as('vip')).post(
      '/user/model/fanclub/join',
      { level: 'supporter', price: 100 },
      'a-fan-joins',
    );
    expect((await joining).status).toBe(200);
    platform.published.length = 0;
    const { message: sent } = (await send('vip', 'model', 'It is me again.')).body;
    await expect.poll(events).toEqual(['v3.fan_direct_message.new', 'v3.private_message.new']);
    expect((await publishedTo('model', 'v3.fan_direct'))[0]?.payload).toMatchObject({
      message_id: sent.message_id,
      from: 'vip',
      message: 'It is me again.',
    });
    // The broadcaster is no fan of the fan.
    await send('model', 'vip', 'Welcome.');
    expect(await publishedTo('vip', 'v3.fan_direct')).toEqual([]);
  });

  it('the same client id places one message, however often and fast it is sent', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('viewer', 'vip', 'Once', 'retried-id')));
    expect(new Set(answers.map(({ body }) => body.message.message_id)).size).toBe(1);
    expect(await platform.database.orm.$count(message)).toBe(1);
    expect(await publishedTo('vip', 'v3.private_message.new')).toHaveLength(1);
    expect((await send('viewer', 'vip', 'Other words', 'retried-id')).body.errorType).toBe(
      'idempotency_conflict',
    );
    expect((await send('viewer', 'model', 'Once', 'retried-id')).body.errorType).toBe('idempotency_conflict');
  });

  it('pages go backwards without a hole and without one twice', async () => {
    for (let index = 0; index < MESSAGE_PAGE + 5; index++)
      await send(index % 2 ? 'viewer' : 'vip', index % 2 ? 'vip' : 'viewer', `Line ${index}`);
    const newest = await page('viewer', 'vip');
    expect([newest.messages.length, newest.has_more]).toEqual([MESSAGE_PAGE, true]);
    const older = await page('viewer', 'vip', newest.messages[0]?.message_id);
    expect([older.messages.length, older.has_more]).toEqual([5, false]);
    expect([...older.messages, ...newest.messages].map((one) => one.message)).toEqual(
      Array.from({ length: MESSAGE_PAGE + 5 }, (_, index) => `Line ${index}`),
    );
  });

  it('one deletes what is one’s own, for both; a late retry does not bring it back', async () => {
    const { message: mine } = (await send('viewer', 'vip', 'A slip', 'slip-client')).body;
    const remove = async (by: string, to: string, message_id: number) =>
      (await as(by)).post(`/messages/${to}/delete`, { message_id });
    expect((await remove('vip', 'viewer', mine.message_id)).body.errorType).toBe('not_found');
    expect((await remove('premium', 'vip', mine.message_id)).body.errorType).toBe('not_found');
    expect((await remove('viewer', 'vip', mine.message_id)).status).toBe(200);
    expect((await remove('viewer', 'vip', mine.message_id)).body.errorType).toBe('not_found');
    expect((await send('viewer', 'vip', 'A slip', 'slip-client')).status).toBe(200);
    expect((await page('vip', 'viewer')).messages).toEqual([]);
    expect(await list('vip')).toMatchObject([{ unread: 0, last: null }]);
    expect(await platform.database.orm.select({ body: message.body }).from(message)).toEqual([{ body: '' }]);
  });

  it('a closed conversation is off one list alone, and the next message brings it back with its past', async () => {
    await send('viewer', 'vip', 'First');
    await (await as('vip')).post('/messages/viewer/close', {});
    expect(await list('vip')).toEqual([]);
    expect(await list('viewer')).toHaveLength(1);
    expect((await (await as('vip')).get('/user/current')).body.unread_notification_count).toBe(0);
    await send('viewer', 'vip', 'Second');
    expect(await list('vip')).toMatchObject([{ unread: 1, last: { message: 'Second' } }]);
    expect((await page('vip', 'viewer')).messages).toHaveLength(2);
  });

  it('who takes none gets none; crafted calls are refused with a type and change nothing', async () => {
    await send('viewer', 'vip', 'Before');
    platform.published.length = 0;
    await (await as('vip')).post('/user/settings', { pm_allow: 'none' });
    await (await as('vip')).post('/tip/model', { amount: 1 }, 'pm-is-enabled');
    expect(platform.published.find(({ event }) => event === 'v3.token.update')?.payload).toMatchObject({
      username: 'vip',
      pmIsEnabled: false,
    });
    // Everyone with the conversation open is notified.
    expect(await publishedTo('viewer', 'v3.private_message.list')).toMatchObject([
      { payload: { with: 'vip' } },
    ]);
    platform.published.length = 0;
    expect((await page('viewer', 'vip')).refusal).toBe('pm_not_allowed');
    await platform.database.orm
      .insert(roomRole)
      .values({ modelId: await idOf('model'), userId: await idOf('premium'), role: 'banned' });
    const cases = [
      ['viewer', 'vip', 'Hello', 'pm_not_allowed'],
      ['viewer', 'viewer', 'Hello', 'forbidden'],
      ['premium', 'model', 'Hello', 'forbidden'],
      ['model', 'premium', 'Hello', 'forbidden'],
      ['viewer', 'nobody_of_that_name', 'Hello', 'moderation_target_missing'],
      ['viewer', 'premium', '   ', 'invalid_input'],
      ['viewer', 'premium', 'x'.repeat(501), 'invalid_input'],
    ] as const;
    for (const [by, to, text, errorType] of cases)
      expect((await send(by, to, text)).body.errorType, `${by} to ${to}`).toBe(errorType);
    const guest = await new TestBrowser(platform.app).start();
    const reply = await guest.post('/messages/vip', { client_id: 'guest-client', message: 'Hi' });
    expect(reply.body.errorType).toBe('login_required');
    expect(await platform.database.orm.$count(message)).toBe(1);
    expect(platform.published).toEqual([]);
  });

  it('250 open conversations are enough to begin one more; answering and closing stay open', async () => {
    const me = await idOf('viewer');
    const { orm } = platform.database;
    const pairs = (await others(PM_LIMIT)).map((other) => ({
      lowId: Math.min(me, other),
      highId: Math.max(me, other),
    }));
    const threads = await orm.insert(messageThread).values(pairs).returning();
    await orm.insert(messageSide).values(threads.map(({ id }) => ({ threadId: id, userId: me })));
    expect((await send('viewer', 'vip', 'One more')).body.errorType).toBe('pm_limit');
    expect((await send('viewer', 'model', 'An old one')).status).toBe(200);
    expect((await send('vip', 'viewer', 'To a full list')).status).toBe(200);
    expect(await list('viewer')).toHaveLength(PM_LIMIT);
    expect((await send('viewer', 'vip', 'An answer')).status).toBe(200);
  });

  it('too many a minute are refused', async () => {
    const limited = await openTestPlatform();
    try {
      const viewer = await new TestBrowser(limited.app).login('viewer');
      const codes = [];
      for (let index = 0; index < 31; index++)
        codes.push(
          (await viewer.post('/messages/vip', { client_id: `fast-client-${index}`, message: 'Hey' })).status,
        );
      expect(codes.filter((code) => code === 200)).toHaveLength(30);
      expect(codes.at(-1)).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});
