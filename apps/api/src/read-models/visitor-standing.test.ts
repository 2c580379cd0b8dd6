import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../kernel/accounts/password.ts';
import { media, model, user } from '../kernel/db/schema/index.ts';
import { connectClient } from '../sockets/test-client.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';

const MODEL_ID = 11;
const STREAM = 's_model';
let platform: TestPlatform;
let server: Server;
let address: string;
let mediaId: number;
let keys = 0;
const newKey = () => `standing-${++keys}`;

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  server = createServer();
  platform.attachSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [item] = await platform.database.orm
    .insert(media)
    .values({
      userId: MODEL_ID,
      name: 'A walk',
      slug: 'a-walk',
      typeId: 2,
      typeName: 'video',
      tokenPrice: 1,
      artSeed: 'f.walk',
    })
    .returning();
  mediaId = item?.id ?? 0;
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.stop();
});

const room = (change: Partial<typeof model.$inferInsert>) =>
  platform.database.orm.update(model).set(change).where(eq(model.userId, MODEL_ID));
const account = (id: number, change: Partial<typeof user.$inferInsert>) =>
  platform.database.orm.update(user).set(change).where(eq(user.id, id));
const rowOf = async () => {
  const [row] = await platform.database.orm.select().from(model).where(eq(model.userId, MODEL_ID));
  if (!row) throw new Error('There is no room');
  return row;
};

let original: Awaited<ReturnType<typeof rowOf>>;
beforeEach(async () => {
  original ??= await rowOf();
  const { settings, profile, blockedCountries } = original;
  await room({ settings, profile, blockedCountries, status: 'online' });
  await account(MODEL_ID, { suspendedUntil: null, traits: {} });
});

const moderate = async (action: string, target: string) => {
  const streamer = await new TestBrowser(platform.app).login('model');
  expect((await streamer.post('/chat/react/model/moderate', { action, target })).status).toBe(200);
};
const suspend = async (who: Member) => {
  const admin = await new TestBrowser(platform.app).login('admin');
  const { status } = await admin.post(`/operator/accounts/${who.name}/suspend`, {
    until: soon().toISOString(),
    reason: 'A test',
  });
  expect(status).toBe(200);
};
const soon = () => new Date(Date.now() + 3_600_000);

/** Each state, as it comes about. */
const STATES = {
  free: async () => undefined,
  banned: (who: Member) => moderate('ban', who.name),
  kicked: (who: Member) => moderate('kick', who.name),
  silenced: async (who: Member) => {
    await moderate('silence', who.name);
    // No notice reaches the sockets of this platform; they know the room as it was up to two seconds ago.
    await sleep(2_100);
  },
  'without the password': async () =>
    room({ settings: { ...original.settings, camPasswordHash: await hashPassword('sesame') } }),
  'without a card': () => room({ profile: { ...original.profile, isForCards: true } }),
  'in a blocked country': (who: Member) =>
    Promise.all([room({ blockedCountries: ['NL'] }), account(who.id, { country: 'NL' })]),
  'in a country without tokens': (who: Member) => account(who.id, { country: 'SE' }),
  'of an unproved age': (who: Member) => account(who.id, { traits: { ageVerificationRequired: true } }),
  suspended: (who: Member) => suspend(who),
  'with a suspended broadcaster': () => account(MODEL_ID, { suspendedUntil: soon() }),
  'with a removed broadcaster': () => account(MODEL_ID, { traits: { isRemoved: true } }),
} as const;
type State = keyof typeof STATES;

type Asks = 'enter' | 'watch' | 'speak' | 'pay' | 'words' | 'buy';
const all = (code: string): Record<Asks, string | null> => ({
  enter: code,
  watch: code,
  speak: code,
  pay: code,
  words: code,
  buy: code,
});
const NONE = { enter: null, watch: null, speak: null, pay: null, words: null, buy: null };

/** What each state answers to each act; null: nothing. `words` is a tip with a message. */
const EXPECTED: Record<State, Record<Asks, string | null>> = {
  free: NONE,
  banned: { ...all('room_banned'), enter: 'banned', speak: 'banned' },
  kicked: { ...all('room_kicked'), enter: 'kicked', speak: 'kicked' },
  silenced: { ...NONE, speak: 'silenced', words: 'room_silenced' },
  'without the password': { ...all('room_password_required'), enter: 'closed', speak: 'closed', buy: null },
  'without a card': { ...all('room_card_required'), enter: 'closed', speak: 'closed', buy: null },
  'in a blocked country': {
    ...all('tip_geo_block_receiver'),
    enter: 'closed',
    watch: 'room_place_blocked',
    speak: 'closed',
  },
  'in a country without tokens': {
    ...NONE,
    ...{ pay: 'tip_geo_block_sender' },
    words: 'tip_geo_block_sender',
    buy: 'tip_geo_block_sender',
  },
  'of an unproved age': { ...all('age_verification_required'), enter: null, speak: 'age' },
  suspended: { ...all('account_suspended'), enter: 'suspended', speak: 'suspended' },
  'with a suspended broadcaster': { ...all('room_closed'), enter: 'closed', speak: 'closed' },
  'with a removed broadcaster': { ...all('user_not_found'), enter: 'room', speak: 'room' },
};

const ACCESS = new Set(Object.values(EXPECTED).flatMap((row) => Object.values(row)));
/** The access error of an answer; other errors, such as that nothing is for sale, mean that access was given. */
const refusalIn = (body: { errorType?: string }): string | null => {
  if (body.errorType === 'invalid_input')
    throw new Error(`The test itself is wrong: ${JSON.stringify(body)}`);
  return body.errorType !== undefined && ACCESS.has(body.errorType) ? body.errorType : null;
};

const call = async (who: TestBrowser, path: string, body: object = {}) =>
  refusalIn((await who.post<{ errorType?: string }>(path, body, newKey())).body);

/** Every entrance of the platform to a room, by what it needs. */
const ENTRANCES: Record<Exclude<Asks, 'enter' | 'watch' | 'speak'>, [string, object?][]> = {
  pay: [
    ['/tip/model', { amount: 1 }],
    ['/tip_split/model/start', { target_splitters: 2, split_amount: 10 }],
    ['/tip_split/model/join', { split_id: 1, share: 5 }],
    ['/private/model/request'],
    ['/video/spy/model'],
    ['/limited/model/ticket'],
    ['/limited/model/recording'],
  ],
  words: [['/tip/model', { amount: 1, comment: 'hello' }]],
  buy: [
    ['/user/model/fanclub/join', { level: 'supporter', price: 1 }],
    ['/media/purchase-all/model', { price: 1, count: 1, source: 'page' }],
    ['/user/model/orders', { kind: 'custom_media', text: 'A hello', price: 100 }],
  ],
};

/** Joins by socket and says a line; the reason of the first refusal. */
const socketAnswers = async (who: TestBrowser): Promise<{ enter: string | null; speak: string | null }> => {
  const { body } = await who.get<{ user: { node_token: string } }>('/user/current');
  const token = body.user.node_token;
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const client = await connectClient(`${address}/chat/room`, { cookie, host: 'localhost:4000' });
  client.send('v3.authorize', { token, version: PROTOCOL_VERSION, room: 'model' });
  const failed = client.wait('v3.authorize.failed').then(({ reason }) => reason as string);
  const joined = client.wait('v3.authorize.success').then(() => null);
  const enter = await Promise.any([failed, joined]);
  if (enter !== null) return { enter, speak: enter };
  const mine = randomUUID();
  client.send('v3.chat.message', { message: 'hello', client_id: mine });
  const answer = await client.wait('v3.chat.message', ({ client_id }) => client_id === mine);
  client.close();
  return { enter, speak: answer.errorType ?? null };
};

describe('[ROOM-03] [ROOM-07] one answer at every entrance of a room', () => {
  it.each(Object.keys(STATES) as State[])('%s', async (state) => {
    const who = await newMember(platform);
    await STATES[state](who);
    const expected = EXPECTED[state];
    for (const [asks, entrances] of Object.entries(ENTRANCES)) {
      for (const [path, body] of entrances) {
        expect([path, await call(who, path, body)]).toEqual([path, expected[asks as Asks]]);
      }
    }
    const media = `/media/purchase/${mediaId}`;
    // An item of a blocked country or a removed author is not there.
    const isHidden = state === 'in a blocked country';
    expect([media, await call(who, media, { price: 1, source: 'page' })]).toEqual([
      media,
      isHidden ? null : expected.buy,
    ]);
    const seen = await who.get<{ stream: unknown }>('/chat/react/model');
    expect(seen.body.stream !== null && seen.status === 200).toBe(expected.watch === null);
    expect(await socketAnswers(who)).toEqual({ enter: expected.enter, speak: expected.speak });
  });

  it('lets in with the password, and closes to guests where only members may enter', async () => {
    await STATES['without the password']();
    const who = await newMember(platform);
    await who.post('/chat/react/model/password', { password: 'sesame' });
    expect(await socketAnswers(who)).toEqual({ enter: null, speak: null });
    expect(await call(who, '/tip/model', { amount: 1 })).toBeNull();
    await room({ settings: original.settings, profile: { ...original.profile, isForMembers: true } });
    const guest = await new TestBrowser(platform.app).start();
    expect((await guest.get<{ stream: unknown }>('/chat/react/model')).body.stream).toBeNull();
    expect(await socketAnswers(guest)).toEqual({ enter: 'closed', speak: 'closed' });
  });
});

describe('[ROOM-03] a stream token ends with the right to watch', () => {
  /** What the origin answers. The stream of this platform never starts, so that 503 means that it would play. */
  const play = async (token: string) => {
    const files = ['master.m3u8', 'hd/index.m3u8'];
    const answers = [];
    for (const file of files) {
      answers.push((await platform.app.inject(`/live/${STREAM}/${file}?token=${token}`)).statusCode);
    }
    const segment = await platform.app.inject(`/live/segment/${STREAM}/hd/1.ts?token=${token}`);
    return new Set([...answers, segment.statusCode]);
  };
  const tokenFor = async (who: TestBrowser) =>
    (await who.get<{ stream: { token: string } | null }>('/chat/react/model')).body.stream?.token ?? '';
  /** Within two seconds, on the platform's own clock. */
  const isRefused = (token: string) =>
    expect.poll(() => play(token), { timeout: 2_000 }).toEqual(new Set([403]));

  const mode = async (wish: object) => {
    const streamer = await new TestBrowser(platform.app).login('model');
    await streamer.post('/video/mode', wish);
  };
  it.each([
    [
      'a ticket show',
      () =>
        mode({
          mode: 'limited',
          ticket_price: 50,
          recording_price: 0,
          limited_message: '',
          refund_joined_minute_before_end: 5,
        }),
      true,
    ],
    ['a standby', () => mode({ mode: 'standby' }), true],
    ['a ban', (who: Member) => moderate('ban', who.name), false],
    ['a kick', (who: Member) => moderate('kick', who.name), false],
    ['a suspension', (who: Member) => suspend(who), false],
    ['a logout', (who: Member) => who.post('/auth/logout', {}), false],
  ] as const)('%s', async (_name, end, isForAll) => {
    await mode({ mode: 'public' });
    const who = await newMember(platform);
    const other = await newMember(platform);
    const [token, kept] = [await tokenFor(who), await tokenFor(other)];
    expect(await play(token)).toEqual(new Set([503]));
    await end(who);
    await isRefused(token);
    if (isForAll) await isRefused(kept);
    else expect(await play(kept)).toEqual(new Set([503]));
  });

  it('a private: for those outside at its start, and for its viewer and its spies at its end', async () => {
    await mode({ mode: 'public' });
    const streamer = await new TestBrowser(platform.app).login('model');
    const guest = await new TestBrowser(platform.app).start();
    const viewer = await new TestBrowser(platform.app).login('supervip');
    const spy = await new TestBrowser(platform.app).login('vip');
    const outside = await tokenFor(guest);
    const { body } = await viewer.post<{ show: { show_id: number } }>('/private/model/request', {}, newKey());
    await streamer.post('/private/model/accept', { show_id: body.show.show_id });
    await isRefused(outside);
    expect(await tokenFor(guest)).toBe('');
    await spy.post('/video/spy/model', {}, newKey());
    const [paid, spied] = [await tokenFor(viewer), await tokenFor(spy)];
    expect([await play(paid), await play(spied)]).toEqual([new Set([503]), new Set([503])]);
    await spy.post('/video/spyend/model', {});
    await isRefused(spied);
    expect(await play(paid)).toEqual(new Set([503]));
    await viewer.post('/private/model/end', {});
    await isRefused(paid);
    expect(await play(await tokenFor(viewer))).toEqual(new Set([503]));
  });

  it('opens for two minutes, for one stream, and not with a changed claim', async () => {
    await mode({ mode: 'public' });
    const guest = await new TestBrowser(platform.app).start();
    const { body } = await guest.get<{ stream: { token: string; token_expires_at: number } }>(
      '/chat/react/model',
    );
    const { token, token_expires_at } = body.stream;
    expect(token_expires_at - Date.now()).toBeLessThanOrEqual(120_000);
    expect((await platform.app.inject(`/live/s_studio/master.m3u8?token=${token}`)).statusCode).toBe(403);
    const [, ...rest] = token.split('.');
    expect(await play(['zzzzzzzz', ...rest].join('.'))).toEqual(new Set([403]));
  });
});
