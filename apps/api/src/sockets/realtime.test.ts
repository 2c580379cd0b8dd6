import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AUTO_SILENCE, type ChatStatus, type ModerationAction, PROTOCOL_VERSION } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { encodeBatch, encodeFrame } from '@footlight/contract/realtime';
import { createClient } from 'redis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import type { Bus } from '../kernel/events/bus/bus.ts';
import { createMemoryBus } from '../kernel/events/bus/memory-bus.ts';
import { createRedisBus } from '../kernel/events/bus/redis-bus.ts';
import { findRedisServer, startTestRedis, type TestRedis } from '../kernel/events/bus/redis-server.ts';
import { createPublisher, type Publisher } from '../kernel/events/publisher.ts';
import type { CardOf } from '../kernel/rooms/list-view.ts';
import { FREE } from '../testing/standing.ts';
import { createRealtime, type Realtime } from './index.ts';
import { CLOSE, type SocketSource } from './ports.ts';
import { createAccountLimits } from './rate-limit.ts';
import { connectClient, joinRoom, type TestClient, WebSocket } from './test-client.ts';

const people: Record<string, { id: number | null; roles?: string[] }> = {
  ada: { id: 1 },
  bob: { id: 2 },
  luna: { id: 3 },
  mod: { id: 4, roles: ['site_mod'] },
  shush: { id: 5 },
  outcast: { id: 6 },
  hothead: { id: 7 },
  shade: { id: 8 },
  guest_1: { id: null },
};

const ended = new Set<string>();
/** Viewers whose private has ended. */
const endedPrivates = new Set<string>();
/** Usernames who do not know the room's password. */
const locked = new Set<string>();
const asked: number[] = [];
const recent = { recentTips: 40, recent_purchases: 2 };
const modes: string[] = [];
/** The states of the door, the present one last. */
const doors: string[] = [];
let standingsAsked = 0;
const autoSilenced: number[] = [];
const splits: object[] = [];
/** Status of rooms that lists show; missing ones are unknown. */
const listed = new Map<string, { status: ChatStatus; viewers: number; hiddenIn?: string }>();
const cardReads: string[][] = [];
const cards = async (usernames: readonly string[]) => {
  cardReads.push([...usernames]);
  return new Map(
    usernames.flatMap((username): [string, CardOf][] => {
      const room = listed.get(username);
      if (!room) return [];
      const { status, viewers, hiddenIn } = room;
      return [
        [
          username,
          ({ place }, group) =>
            place.country === hiddenIn
              ? null
              : { username, status, viewer_count: viewers, thumbnail_url: `/${username}?ab=${group}` },
        ],
      ];
    }),
  );
};
let readBalance = async () => 321;
const source: SocketSource = {
  balance: () => readBalance(),
  async session(token) {
    const person = Object.hasOwn(people, token) ? people[token] : undefined;
    if (!person) return null;
    const user = { username: token, is_guest: person.id === null, tokens: 321, has_tokens: true };
    const login = person.id === null ? null : `login of ${token}`;
    return { userId: person.id, login, user, roles: person.roles ?? [], isInvisible: token === 'shade' };
  },
  endedLogins: async (logins) => new Set(logins.filter((login) => ended.has(login))),
  async standing(username, session) {
    if (!/^(luna|room\d+)$/.test(username)) return null;
    const { username: name } = session.user;
    const isGuest = session.userId === null;
    standingsAsked += 1;
    return {
      ...FREE,
      isGuest,
      needsLogin: isGuest && doors.at(-1) === 'members only',
      isBanned: name === 'outcast',
      isKicked: name === 'hothead',
      expulsionReason: 'Spam.',
      needsPassword: locked.has(name),
    };
  },
  async recent(userId) {
    asked.push(userId);
    return recent;
  },
  proposeSplit: async (username, by, split) => {
    splits.push({ room: username, by: by.username, ...split });
    return split.split_amount !== 99;
  },
  isPrivateOpen: async (_streamer, viewer) => viewer !== 'shush' && !endedPrivates.has(viewer),
  meetPartner: async () => null,
  seen: async () => undefined,
  listView: async (session) => ({
    site: demoSites.default,
    place: { country: session.user.username === 'bob' ? 'NL' : 'DE', region: null },
  }),
  cards,
  toySeen: async () => true,
  async room(username) {
    if (!/^(luna|room\d+)$/.test(username)) return null;
    return {
      modelId: 3,
      streamer: 'luna',
      subject: 'Say hello',
      subjectColor: null,
      moderators: [],
      silenced: ['shush'],
      banned: ['outcast'],
      kicked: ['hothead'],
      isUserListVisible: false,
      status: 'online',
      isSharecamOn: username !== 'luna',
      door: doors.at(-1) ?? 'open',
    };
  },
  async setMode(username, mode) {
    modes.push(`${username} ${mode}`);
    return mode === 'limited';
  },
  async autoSilence(_modelId, userId) {
    autoSilenced.push(userId);
  },
  async entered() {},
};

const logged: { code?: unknown }[] = [];
const note = (details: object) => void logged.push(details);
const log = { debug: () => undefined, info: note, warn: note };

interface Running {
  realtime: Realtime;
  publisher: Publisher;
  server: Server;
  address: string;
}

async function start(
  bus: Bus,
  options: { authoriseWithin?: number; pingEvery?: number; socketsOfAddress?: number } = {},
): Promise<Running> {
  const realtime = await createRealtime({
    bus,
    source,
    log,
    limits: { enter: (key) => limits.enter(key), leave: (key) => limits.leave(key) },
    ...options,
  });
  const server = createServer();
  realtime.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    realtime,
    publisher: createPublisher(bus),
    server,
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}

async function stop({ realtime, server }: Running): Promise<void> {
  await realtime.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

let here: Running;
let bus: Bus;
/** The tests share their people, and start with fresh limits. */
let limits = createAccountLimits();
beforeEach(() => {
  limits = createAccountLimits();
});
let rooms = 0;
const newRoom = () => `room${++rooms}`;

beforeAll(async () => {
  bus = createMemoryBus();
  here = await start(bus);
});
afterAll(async () => {
  await stop(here);
  await bus.close();
});

const post = (client: TestClient, message: string, client_id?: string) =>
  client.send('v3.chat.message', { message, client_id });
const seqs = (client: TestClient) => client.lines().map((line) => line.seq);
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, at) => at + from);

describe('[ROOM-04] room socket', () => {
  it('gives history, subject, status and count, and both hear chat and tips in one order', async () => {
    const room = newRoom();
    const ada = await joinRoom(here.address, 'ada', room);
    const bob = await joinRoom(here.address, 'bob', room);
    expect(ada.history).toMatchObject({ messages: [], seq: 0, recovered: false });
    expect((await ada.client.wait('v3.chat.subject')).subject).toBe('Say hello');
    expect((await ada.client.wait('v3.chat.update')).status).toBe('online');
    for (let at = 0; at < 3; at += 1) {
      post(ada.client, `a${at}`);
      post(bob.client, `b${at}`);
      await here.publisher.toRoom(room, 'v3.tip.received', {
        tokens: 25,
        receiver_name: room,
        sender_name: 'ada',
        comment: `t${at}`,
      });
    }
    await ada.client.wait('v3.chat.message', (line) => line.seq === 9);
    await bob.client.wait('v3.chat.message', (line) => line.seq === 9);
    expect(seqs(ada.client)).toEqual(upTo(9));
    expect(bob.client.lines()).toEqual(ada.client.lines());
    const tip = ada.client.all('v3.tip.received')[0];
    expect(tip).toMatchObject({
      tokens: 25,
      sender_name: 'ada',
      line_id: expect.any(String),
      at: expect.any(Number),
    });
    expect(ada.client.all('v3.chat.message')[0]).not.toHaveProperty('tokens');
    const late = await joinRoom(here.address, 'guest_1', room);
    expect(late.client.lines()).toEqual(ada.client.lines());
    expect(late.history.messages.find((line) => line.kind === 'tip')).toMatchObject({
      tokens: 25,
      username: 'ada',
    });
    for (const { client } of [ada, bob, late]) {
      expect(client.problems).toEqual([]);
      client.close();
    }
  });

  it('resumes after a cut without a line lost or doubled, while others go on talking', async () => {
    const room = newRoom();
    const ada = await joinRoom(here.address, 'ada', room);
    const write = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        await here.publisher.toRoom(room, 'v3.chat.message', { message: 'x', username: 'luna' });
      }
    };
    await write(20);
    await ada.client.wait('v3.chat.message', (line) => line.seq === 20);
    ada.client.socket.terminate();
    await write(30);
    const writing = (async () => {
      for (let at = 0; at < 50; at += 1) {
        await write(1);
        await sleep(1);
      }
    })();
    const back = await joinRoom(here.address, 'ada', room, { epoch: ada.history.epoch, seq: 20 });
    await writing;
    await back.client.wait('v3.chat.message', (line) => line.seq === 100);
    expect(back.history.recovered).toBe(true);
    expect(seqs(back.client)).toEqual(upTo(80, 21));
    back.client.close();
  });

  it('says the gap when more was missed than is kept, or the counting is another', async () => {
    const room = newRoom();
    const ada = await joinRoom(here.address, 'ada', room);
    for (let at = 0; at < 250; at += 1) {
      await here.publisher.toRoom(room, 'v3.chat.message', { message: 'x', username: 'luna' });
    }
    const { epoch } = ada.history;
    const far = await joinRoom(here.address, 'bob', room, { epoch, seq: 49 });
    expect(far.history.recovered).toBe(false);
    expect(seqs(far.client)).toEqual(upTo(200, 51));
    const edge = await joinRoom(here.address, 'bob', room, { epoch, seq: 50 });
    expect(edge.history.recovered).toBe(true);
    expect(seqs(edge.client)).toEqual(upTo(200, 51));
    const other = await joinRoom(here.address, 'bob', room, { epoch: 'before', seq: 249 });
    expect(other.history).toMatchObject({ recovered: false, epoch, seq: 250 });
    for (const { client } of [ada, far, edge, other]) client.close();
  });

  it('places a repeated client id once and answers it with the line that exists', async () => {
    const room = newRoom();
    const ada = await joinRoom(here.address, 'ada', room);
    const bob = await joinRoom(here.address, 'bob', room);
    post(ada.client, 'hello', 'client-id-1');
    post(ada.client, 'hello', 'client-id-1');
    post(bob.client, 'mine', 'client-id-1');
    await bob.client.wait('v3.chat.message', (line) => line.seq === 2);
    await vi.waitFor(() => expect(ada.client.all('v3.chat.message')).toHaveLength(3));
    const [first, ...rest] = ada.client.all('v3.chat.message').filter((line) => line.username === 'ada');
    expect(first).toMatchObject({ client_id: 'client-id-1', seq: 1, message: 'hello' });
    expect(rest).toEqual([first]);
    expect(seqs(bob.client)).toEqual([1, 2]);
    ada.client.close();
    bob.client.close();
  });

  it.each([
    ['guest', 'guest_1', 'hi'],
    ['silenced', 'shush', 'hi'],
    ['too_long', 'ada', 'é'.repeat(501)],
    ['empty', 'ada', ' \u0000\u202e '],
    ['command', 'ada', '/setmode limited'],
  ])('refuses %s lines, to the sender alone', async (errorType, who, text) => {
    const room = newRoom();
    const sender = await joinRoom(here.address, who, room);
    const watcher = await joinRoom(here.address, 'bob', room);
    post(sender.client, text, 'client-id-9');
    const refusal = await sender.client.wait('v3.chat.message');
    expect(refusal).toMatchObject({ errorType, client_id: 'client-id-9', errorMessage: expect.any(String) });
    expect(refusal.seq).toBeUndefined();
    await sleep(80);
    expect(watcher.client.all('v3.chat.message')).toEqual([]);
    expect((await bus.roomLines(room)).lines).toEqual([]);
    sender.client.close();
    watcher.client.close();
  });

  it('limits how fast one account talks over all its sockets, and takes 500 characters', async () => {
    const room = newRoom();
    const { client } = await joinRoom(here.address, 'ada', room);
    const { client: other } = await joinRoom(here.address, 'ada', newRoom());
    post(client, '🙂'.repeat(500));
    for (let at = 0; at < 10; at += 1) post(client, `spam ${at}`);
    for (let at = 0; at < 10; at += 1) post(other, `spam ${at}`);
    const answers = () => [...client.all('v3.chat.message'), ...other.all('v3.chat.message')];
    await vi.waitFor(() => expect(answers()).toHaveLength(21));
    expect(answers().filter((line) => line.errorType === 'rate_limited').length).toBeGreaterThanOrEqual(14);
    expect(client.lines()[0]?.message).toBe('🙂'.repeat(500));
    client.close();
    other.close();
  });

  it('counts events and not messages: a long batch is not read, and a flood closes the socket', async () => {
    const { client } = await joinRoom(here.address, 'ada', newRoom());
    const lines = (count: number) =>
      encodeBatch(Array.from({ length: count }, () => encodeFrame('v3.chat.message', { message: 'hi' })));
    client.socket.send(lines(21));
    client.socket.send(lines(1));
    await client.wait('v3.chat.message');
    expect(client.all('v3.chat.message')).toHaveLength(1);
    for (let at = 0; at < 10; at += 1) client.socket.send(lines(20));
    expect(await client.closed).toBe(CLOSE.tooManyFrames);
  });

  it('lets one account hold only so many sockets', async () => {
    const many = await Promise.all(
      Array.from({ length: 40 }, () => joinRoom(here.address, 'bob', newRoom())),
    );
    const client = await connectClient(`${here.address}/chat/room`);
    client.send('v3.authorize', { token: 'bob', version: PROTOCOL_VERSION, room: newRoom() });
    expect(await client.wait('v3.authorize.failed')).toMatchObject({ reason: 'too_many' });
    many[0]?.client.close();
    await vi.waitFor(async () => (await joinRoom(here.address, 'bob', newRoom())).client.close());
    for (const { client: one } of many) one.close();
  });

  it('lets one address hold only so many sockets, and gives places back', async () => {
    const small = await start(bus, { socketsOfAddress: 2 });
    const connect = () => connectClient(`${small.address}/chat/lobby`);
    const [first] = [await connect(), await connect()];
    await expect(connect()).rejects.toThrow('429');
    first.close();
    await vi.waitFor(async () => (await connect()).close());
    await stop(small);
  });

  it('[RT-01] ends the sockets of a session that is over, and only those', async () => {
    const room = newRoom();
    const { client } = await joinRoom(here.address, 'shush', room);
    const { client: other } = await joinRoom(here.address, 'bob', room);
    const lobby = await connectClient(`${here.address}/chat/lobby`);
    lobby.send('v3.authorize', { token: 'shush', version: PROTOCOL_VERSION });
    await lobby.wait('v3.authorize.success');
    // Another session of the account has ended: this one stays.
    await here.publisher.toUser(5, 'v3.logout', {});
    await lobby.wait('v3.logout');
    await sleep(50);
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
    ended.add('login of shush');
    await here.publisher.toUser(5, 'v3.logout', {});
    expect(await client.wait('v3.authorize.failed')).toMatchObject({ reason: 'token' });
    expect(await Promise.all([client.closed, lobby.closed])).toEqual([
      CLOSE.unauthorised,
      CLOSE.unauthorised,
    ]);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    ended.clear();
    other.close();
  });

  it('[PRIV-04] closes the room of a private when it ends', async () => {
    const { client } = await joinRoom(here.address, 'bob', 'private:luna:bob');
    const end = { show_id: 1, broadcaster: 'luna', username: 'bob', elapsed: 9, spent: 5, refunded: 0 };
    await here.publisher.toRoom('private:luna:bob', 'v3.private.end', { ...end, reason: 'user_ended' });
    expect(await client.closed).toBe(CLOSE.roomEnded);
  });

  it('[ROOM-06] hides a member at once who turns invisible mode on', async () => {
    const room = newRoom();
    const { client: luna } = await joinRoom(here.address, 'luna', room);
    luna.send('v3.chat.userlist.start', {});
    await luna.wait('v3.chat.user_list');
    const { client } = await joinRoom(here.address, 'bob', room);
    await luna.wait('v3.chat.user_joined', ({ user }) => user.username === 'bob');
    await here.publisher.toUser(2, 'v3.user.settings', { settings: { invisible_mode_level: 1 } });
    await luna.wait('v3.chat.user_left', ({ user }) => user.username === 'bob');
    await here.publisher.toUser(2, 'v3.user.settings', { settings: { invisible_mode_level: 0 } });
    await vi.waitFor(() => expect(luna.all('v3.chat.user_joined')).toHaveLength(2));
    client.close();
    luna.close();
  });

  it('refuses unknown rooms, other people’s privates, the banned and bad tokens, and closes', async () => {
    for (const [token, room, reason] of [
      ['ada', 'nobody', 'room'],
      ['ada', '__proto__', 'room'],
      ['ada', 'private:luna:bob', 'room'],
      ['outcast', 'luna', 'banned'],
      ['forged', 'luna', 'token'],
    ] as const) {
      const client = await connectClient(`${here.address}/chat/room`);
      client.send('v3.authorize', { token, version: PROTOCOL_VERSION, room });
      expect(await client.wait('v3.authorize.failed')).toMatchObject({ reason });
      expect(await client.closed).toBe(4001);
    }
    for (const who of ['luna', 'bob']) {
      const { client } = await joinRoom(here.address, who, 'private:luna:bob');
      client.close();
    }
  });
});

it('[ROOM-07] a ban during a private also disconnects the viewer there, and the broadcaster sees the notice', async () => {
  const room = 'private:luna:bob';
  const bob = await joinRoom(here.address, 'bob', room);
  const luna = await joinRoom(here.address, 'luna', room);
  const notice = { action: 'ban', username: 'bob', reason: 'Enough.' } as const;
  await here.publisher.toRoom(room, 'v3.chat.moderate', notice);
  expect(await bob.client.wait('v3.chat.banned')).toMatchObject({ reason: 'Enough.' });
  expect(await bob.client.closed).toBe(4001);
  expect(await luna.client.wait('v3.chat.moderate')).toMatchObject({ action: 'ban', username: 'bob' });
  luna.client.close();
});

describe('[ROOM-06] user list', () => {
  it('is shown to the streamer and site moderators only, with names; the count to all', async () => {
    const room = newRoom();
    const ada = await joinRoom(here.address, 'ada', room);
    const guest = await joinRoom(here.address, 'guest_1', room);
    const mod = await joinRoom(here.address, 'mod', room);
    for (const { client } of [ada, guest, mod]) client.send('v3.chat.userlist.start', {});
    const list = await mod.client.wait('v3.chat.user_list');
    expect(list.count).toBe(3);
    expect(list.users.map((user) => user.username).sort()).toEqual(['ada', 'guest_1', 'mod']);
    const bob = await joinRoom(here.address, 'bob', room);
    expect((await mod.client.wait('v3.chat.user_joined')).user.username).toBe('bob');
    bob.client.close();
    expect((await mod.client.wait('v3.chat.user_left')).user.username).toBe('bob');
    expect(here.realtime.presence.viewerCount(room)).toBe(3);
    expect(ada.client.all('v3.chat.user_list')).toEqual([]);
    expect(ada.client.all('v3.chat.user_joined')).toEqual([]);
    for (const { client } of [ada, guest, mod]) client.close();
  });
});

describe('[RT-01] lobby socket', () => {
  it('authorises, finds rooms, and tells account events to every tab of the user alone', async () => {
    const tabs = await Promise.all(
      ['ada', 'ada', 'bob'].map(() => connectClient(`${here.address}/chat/lobby`)),
    );
    for (const [at, client] of tabs.entries()) {
      client.send('v3.authorize', { token: at < 2 ? 'ada' : 'bob', version: PROTOCOL_VERSION });
      expect(await client.wait('v3.authorize.success')).toMatchObject({ success: true });
      client.send('v3.lobby.discover', { room: 'luna' });
      expect(await client.wait('v3.lobby.discovered')).toEqual({ room: 'luna', url: '/chat/room' });
    }
    await here.publisher.toUser(1, 'v3.token.update', {
      username: 'ada',
      tokens: 475,
      token_change: -25,
      type: 'tip',
    });
    for (const client of tabs.slice(0, 2)) expect((await client.wait('v3.token.update')).tokens).toBe(475);
    await sleep(20);
    expect(tabs[2]?.all('v3.token.update')).toEqual([]);
    for (const client of tabs) client.close();
  });

  it('answers with a balance that is not older than the events that follow', async () => {
    readBalance = async () => {
      await here.publisher.toUser(1, 'v3.token.update', { username: 'ada', tokens: 300, token_change: -21 });
      await sleep(20);
      return 321;
    };
    const client = await connectClient(`${here.address}/chat/lobby`);
    client.send('v3.authorize', { token: 'ada', version: PROTOCOL_VERSION });
    await client.wait('v3.token.update');
    readBalance = async () => 321;
    const balances = client.received.flatMap(({ name, payload }) =>
      name === 'v3.authorize.success'
        ? payload.user.tokens
        : name === 'v3.token.update'
          ? payload.tokens
          : [],
    );
    expect(balances).toEqual([321, 300]);
    client.close();
  });

  it('refuses another version with the one it speaks', async () => {
    const client = await connectClient(`${here.address}/chat/lobby`);
    client.send('v3.authorize', { token: 'ada', version: PROTOCOL_VERSION + 1 });
    expect((await client.wait('v3.client.version')).version).toBe(PROTOCOL_VERSION);
    expect((await client.wait('v3.authorize.failed')).reason).toBe('version');
    expect(await client.closed).toBe(4001);
  });
});

describe('[RT-05] hostile sockets', () => {
  it('counts malformed frames, logs each kind once, and goes on', async () => {
    const room = newRoom();
    const { client } = await joinRoom(here.address, 'ada', room);
    const before = here.realtime.stats.malformed;
    logged.length = 0;
    const bad = [
      '',
      'x',
      '[',
      '{}',
      '[]',
      '[999,[]]',
      '[20,["x"]]',
      '[20,[1]]',
      '[15,[0]]',
      `["${'x'.repeat(20_000)}"]`,
      'x',
    ];
    for (const text of bad) client.socket.send(text);
    client.socket.send(Buffer.from([0, 1, 2]));
    post(client, 'still here');
    expect((await client.wait('v3.chat.message')).message).toBe('still here');
    expect(here.realtime.stats.malformed - before).toBe(bad.length + 1);
    const codes = logged.map((entry) => entry.code);
    expect(new Set(codes).size).toBe(codes.length);
    client.close();
  });

  it('closes sockets that do not say who they are, and those that send like machines', async () => {
    const strict = await start(bus, { authoriseWithin: 50 });
    const silent = await connectClient(`${strict.address}/chat/lobby`);
    expect(await silent.closed).toBe(4001);
    const { client } = await joinRoom(strict.address, 'ada', newRoom());
    for (let at = 0; at < 400; at += 1) client.send('v3.ping', {});
    expect(await client.closed).toBe(4029);
    await stop(strict);
  });

  it('refuses pages of other sites, and other paths', async () => {
    const host = here.address.replace('ws://', '');
    await expect(
      connectClient(`${here.address}/chat/lobby`, { origin: 'https://evil.example' }),
    ).rejects.toThrow('403');
    await expect(connectClient(`${here.address}/chat/lobby`, { origin: 'null' })).rejects.toThrow('403');
    const own = await connectClient(`${here.address}/chat/lobby`, { origin: `http://${host}` });
    own.close();
    await expect(connectClient(`${here.address}/chat/elsewhere`)).rejects.toThrow('404');
  });

  it('leaves a path to another listener of the server, if one answers', async () => {
    const other = new WebSocketServer({ noServer: true });
    const answer = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url === '/reload') other.handleUpgrade(request, socket, head, () => undefined);
    };
    here.server.on('upgrade', answer);
    const { socket } = await connectClient(`${here.address}/reload`);
    await expect(connectClient(`${here.address}/chat/elsewhere`)).rejects.toThrow('404');
    await sleep(600);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    here.server.off('upgrade', answer);
    socket.close();
  });

  it('gives up a reader that takes nothing before a megabyte waits, and serves the others', async () => {
    const room = newRoom();
    const slow = await joinRoom(here.address, 'ada', room);
    const fine = await joinRoom(here.address, 'bob', room);
    slow.client.socket.pause();
    const before = here.realtime.stats.slow;
    const subject = 'x'.repeat(4_000);
    let sent = 0;
    for (; sent < 10_000 && here.realtime.stats.slow === before; sent += 25) {
      await Promise.all(upTo(25).map(() => here.publisher.toRoom(room, 'v3.chat.subject', { subject })));
      await sleep(4);
    }
    expect(here.realtime.stats.slow).toBe(before + 1);
    await here.publisher.toRoom(room, 'v3.chat.subject', { subject: 'last' });
    await fine.client.wait('v3.chat.subject', (payload) => payload.subject === 'last');
    expect(fine.client.all('v3.chat.subject')).toHaveLength(sent + 2);
    slow.client.socket.terminate();
    fine.client.close();
  });

  it('[RT-04] answers pings, pings itself, and drops those that never answer', async () => {
    const busy = await start(bus, { pingEvery: 40 });
    const deaf = await joinRoom(busy.address, 'ada', newRoom());
    const fine = await joinRoom(busy.address, 'bob', newRoom());
    fine.client.socket.on('message', () => {
      if (fine.client.received.at(-1)?.name === 'v3.ping') fine.client.send('v3.pong', {});
    });
    fine.client.send('v3.ping', {});
    await fine.client.wait('v3.pong');
    await deaf.client.closed;
    expect(fine.client.socket.readyState).toBe(fine.client.socket.OPEN);
    await stop(busy);
  });
});

it('joins lines of a short window into one socket frame', async () => {
  const room = newRoom();
  const { client } = await joinRoom(here.address, 'ada', room);
  let frames = 0;
  client.socket.on('message', () => {
    frames += 1;
  });
  for (let at = 0; at < 100; at += 1) {
    await here.publisher.toRoom(room, 'v3.chat.message', { message: `${at}`, username: 'luna' });
  }
  await client.wait('v3.chat.message', (line) => line.seq === 100);
  expect(frames).toBeLessThan(10);
  expect(seqs(client)).toEqual(upTo(100));
  client.close();
});

const binary = findRedisServer();
describe.skipIf(binary === null)('two processes over Redis (skipped when no redis-server is on PATH)', () => {
  let redis: TestRedis;
  let one: Running;
  let two: Running;
  const buses: Bus[] = [];
  beforeAll(async () => {
    redis = await startTestRedis(binary!, 50_000 + (process.pid % 10_000));
    for (const _ of [1, 2]) buses.push(await createRedisBus(redis.url, () => undefined));
    one = await start(buses[0]!);
    two = await start(buses[1]!);
  });
  afterAll(async () => {
    await Promise.all([stop(one), stop(two)]);
    await Promise.all(buses.map((each) => each.close()));
    await redis.stop();
  });

  it('a line said on one is heard on the other, in the same order, and a cut can resume on either', async () => {
    const room = newRoom();
    const ada = await joinRoom(one.address, 'ada', room);
    const bob = await joinRoom(two.address, 'bob', room);
    expect(bob.history.epoch).toBe(ada.history.epoch);
    for (let at = 0; at < 4; at += 1) {
      post(ada.client, `a${at}`);
      post(bob.client, `b${at}`);
    }
    await vi.waitFor(
      () => expect([ada.client.lines().length, bob.client.lines().length]).toEqual([8, 8]),
      3_000,
    );
    expect(bob.client.lines()).toEqual(ada.client.lines());
    const back = await joinRoom(two.address, 'ada', room, { epoch: ada.history.epoch, seq: 5 });
    expect(back.history.recovered).toBe(true);
    expect(seqs(back.client)).toEqual([6, 7, 8]);
    await vi.waitFor(() => expect(one.realtime.presence.viewerCount(room)).toBeGreaterThanOrEqual(2), 8_000);
    for (const { client } of [ada, bob, back]) client.close();
  });

  it('asks those inside again, and looks at sessions, when it may have missed events', async () => {
    const room = newRoom();
    const ada = await joinRoom(two.address, 'ada', room);
    const guest = await joinRoom(two.address, 'guest_1', room);
    const shush = await connectClient(`${two.address}/chat/lobby`);
    shush.send('v3.authorize', { token: 'shush', version: PROTOCOL_VERSION });
    await shush.wait('v3.authorize.success');
    const { client: inPrivate } = await joinRoom(two.address, 'bob', 'private:luna:bob');
    const control = createClient({ url: redis.url });
    await control.connect();
    await control.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    doors.push('members only');
    ended.add('login of shush');
    endedPrivates.add('bob');
    const end = { show_id: 1, broadcaster: 'luna', username: 'bob', elapsed: 9, spent: 5, refunded: 0 };
    await one.publisher.toRoom('private:luna:bob', 'v3.private.end', { ...end, reason: 'user_ended' });
    await one.publisher.toRoom(room, 'v3.chat.update', { status: 'online' });
    await one.publisher.toUser(5, 'v3.logout', {});
    expect((await guest.client.wait('v3.authorize.failed')).reason).toBe('closed');
    expect((await shush.wait('v3.authorize.failed')).reason).toBe('token');
    expect(await inPrivate.closed).toBe(CLOSE.roomEnded);
    post(ada.client, 'still inside');
    await ada.client.wait('v3.chat.message', ({ message }) => message === 'still inside');
    doors.pop();
    ended.clear();
    endedPrivates.clear();
    control.destroy();
    for (const client of [ada.client, guest.client, shush]) client.close();
  });

  it('asks those again who were banned while the lines were lost', async () => {
    const room = newRoom();
    const { client: ada } = await joinRoom(two.address, 'ada', room);
    const { client: bob } = await joinRoom(two.address, 'bob', room);
    const control = createClient({ url: redis.url });
    await control.connect();
    await control.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    await control.flushAll();
    locked.add('ada');
    await one.publisher.toRoom(room, 'v3.chat.moderate', { action: 'ban', username: 'ada' });
    expect(await ada.closed).toBe(CLOSE.unauthorised);
    expect(bob.socket.readyState).toBe(WebSocket.OPEN);
    locked.clear();
    control.destroy();
    bob.close();
  });

  it('tells account events to a user on another process', async () => {
    const lobby = await connectClient(`${two.address}/chat/lobby`);
    lobby.send('v3.authorize', { token: 'ada', version: PROTOCOL_VERSION });
    await lobby.wait('v3.authorize.success');
    await one.publisher.toUser(1, 'v3.notification.count', { count: 3 });
    expect((await lobby.wait('v3.notification.count')).count).toBe(3);
    lobby.close();
  });
});

describe('[ROOM-07] moderation on the sockets', () => {
  const moderated = (room: string, action: ModerationAction, username: string, reason?: string) =>
    here.publisher.toRoom(room, 'v3.chat.moderate', { action, username, reason });

  it('names the subject to themselves and to staff, to others "a user", live and in history', async () => {
    const room = newRoom();
    const [luna, ada, bob] = await Promise.all(
      ['luna', 'ada', 'bob'].map((who) => joinRoom(here.address, who, room)),
    );
    if (!luna || !ada || !bob) throw new Error('nobody came');
    await moderated(room, 'silence', 'ada', 'between us');
    for (const { client } of [luna, ada]) {
      expect(await client.wait('v3.chat.moderate')).toMatchObject({
        action: 'silence',
        username: 'ada',
        seq: 1,
      });
    }
    // The reason is for the person alone.
    expect(ada.client.all('v3.chat.moderate')[0]?.reason).toBe('between us');
    expect(JSON.stringify(luna.client.received)).not.toContain('between us');
    const received = await bob.client.wait('v3.chat.moderate');
    expect(received).toMatchObject({ action: 'silence', seq: 1 });
    expect(received.username).toBeUndefined();
    expect(JSON.stringify(bob.client.received)).not.toContain('between us');
    const later = await joinRoom(here.address, 'guest_1', room);
    expect(later.history.messages).toMatchObject([
      { kind: 'notice', action: 'silence', username: '', seq: 1 },
    ]);
    const again = await joinRoom(here.address, 'luna', room);
    expect(again.history.messages).toMatchObject([{ kind: 'notice', username: 'ada' }]);
    // Sequence numbers continue.
    post(bob.client, 'still here');
    await bob.client.wait('v3.chat.message', (line) => line.seq === 2);
    for (const { client } of [luna, ada, bob, later, again]) client.close();
  });

  it('whoever is appointed reads names from then on, and no more when dismissed', async () => {
    const room = newRoom();
    const ada = await joinRoom(here.address, 'ada', room);
    await moderated(room, 'silence', 'bob');
    await moderated(room, 'appoint', 'ada');
    await moderated(room, 'unsilence', 'bob');
    await moderated(room, 'dismiss', 'ada');
    await moderated(room, 'kick', 'bob');
    await ada.client.wait('v3.chat.moderate', (one) => one.action === 'kick');
    expect(ada.client.all('v3.chat.moderate').map((one) => one.username)).toEqual([
      undefined,
      'ada',
      'bob',
      'ada',
      undefined,
    ]);
    ada.client.close();
  });

  it('disconnects banned and kicked users with the reason, and lets neither back in', async () => {
    const room = newRoom();
    for (const [action, event] of [
      ['ban', 'v3.chat.banned'],
      ['kick', 'v3.chat.kicked'],
    ] as const) {
      const { client } = await joinRoom(here.address, 'ada', room);
      await moderated(room, action, 'ada', 'Enough.');
      expect(await client.wait(event)).toEqual({ reason: 'Enough.' });
      expect(await client.closed).toBe(4001);
    }
    for (const [who, reason] of [
      ['outcast', 'banned'],
      ['hothead', 'kicked'],
    ] as const) {
      const client = await connectClient(`${here.address}/chat/room`);
      client.send('v3.authorize', { token: who, version: PROTOCOL_VERSION, room });
      expect(await client.wait('v3.authorize.failed')).toEqual({ success: false, reason, message: 'Spam.' });
    }
  });

  it('[RT-01] silences who says the same again and again in a public room, but not its staff', async () => {
    const room = newRoom();
    const postOften = async (who: string, name: string) => {
      const { client } = await joinRoom(here.address, who, name);
      for (let nth = 0; nth < AUTO_SILENCE.repeats; nth += 1) post(client, `Buy now${'!'.repeat(nth)}`);
      await expect.poll(() => client.all('v3.chat.message').length).toBe(AUTO_SILENCE.repeats);
      client.close();
      return client.all('v3.chat.message').flatMap(({ errorType }) => errorType ?? []);
    };
    autoSilenced.length = 0;
    expect(await postOften('ada', room)).toEqual(['silenced']);
    expect(await postOften('mod', room)).toEqual([]);
    expect(await postOften('bob', 'private:luna:bob')).toEqual([]);
    expect(autoSilenced).toEqual([1]);
  });

  it('asks those inside again when the door of the room has changed, and only then', async () => {
    const room = newRoom();
    const ada = await joinRoom(here.address, 'ada', room);
    const guest = await joinRoom(here.address, 'guest_1', room);
    const before = standingsAsked;
    await here.publisher.toRoom(room, 'v3.chat.update', { status: 'standby' });
    await ada.client.wait('v3.chat.update', ({ status }) => status === 'standby');
    expect(standingsAsked).toBe(before);
    doors.push('members only');
    await here.publisher.toRoom(room, 'v3.chat.update', { status: 'online' });
    expect((await guest.client.wait('v3.authorize.failed')).reason).toBe('closed');
    expect(await guest.client.closed).toBe(4001);
    post(ada.client, 'still inside');
    await ada.client.wait('v3.chat.message', ({ message }) => message === 'still inside');
    expect(standingsAsked).toBe(before + 2);
    doors.pop();
    ada.client.close();
  });
});

it('[ROOM-03] a new password disconnects those who have not entered it, and nobody else', async () => {
  const room = newRoom();
  const { client: ada } = await joinRoom(here.address, 'ada', room);
  const { client: bob } = await joinRoom(here.address, 'bob', room);
  locked.add('ada');
  doors.push('a password');
  await here.publisher.toRoom(room, 'v3.chat.model_settings', { broadcaster: 'luna' });
  expect(await ada.wait('v3.authorize.failed')).toEqual({ success: false, reason: 'closed' });
  expect(await ada.closed).toBe(4001);
  post(bob, 'still inside');
  await bob.wait('v3.chat.message', ({ message }) => message === 'still inside');
  expect(bob.all('v3.authorize.failed')).toEqual([]);
  locked.clear();
  doors.pop();
  bob.close();
});

describe('[ROOM-05] commands on the sockets', () => {
  it('are carried out for those who may, refused for others, and never said', async () => {
    const room = newRoom();
    const luna = await joinRoom(here.address, 'luna', room);
    const ada = await joinRoom(here.address, 'ada', room);
    post(luna.client, '/play_sound bell', 'command-1');
    expect(await ada.client.wait('v3.chat.play_sound')).toEqual({ sound: 'bell' });
    const done = await luna.client.wait('v3.chat.message', (one) => one.client_id === 'command-1');
    expect(done.seq).toBeUndefined();
    expect(done.errorType).toBeUndefined();
    const refused = async (client: TestClient, text: string, id: string) => {
      post(client, text, id);
      return (await client.wait('v3.chat.message', (one) => one.client_id === id)).errorType;
    };
    expect(await refused(luna.client, '/setmode limited', 'command-2')).toBeUndefined();
    expect(modes.at(-1)).toBe('luna limited');
    // A running show may forbid it.
    expect(await refused(luna.client, '/setmode public', 'command-3')).toBe('command_unavailable');
    expect(await refused(ada.client, '/play_sound bell', 'refused-1')).toBe('command');
    expect(await refused(ada.client, '/setmode what', 'refused-2')).toBe('command');
    expect(await refused(luna.client, '/setmode what', 'refused-3')).toBe('command_arguments');
    expect(await refused(luna.client, '/nothing', 'refused-4')).toBe('command_unknown');
    const split = (amount: number) => `/tip_split {"target_splitters":4,"split_amount":${amount}}`;
    const mod = await joinRoom(here.address, 'mod', room);
    expect(await refused(mod.client, split(25), 'command-4')).toBeUndefined();
    expect(splits.at(-1)).toEqual({ room: 'luna', by: 'mod', target_splitters: 4, split_amount: 25 });
    expect(await refused(mod.client, split(99), 'refused-5')).toBe('command_unavailable');
    expect(await refused(ada.client, split(25), 'refused-6')).toBe('command');
    expect(ada.client.lines()).toEqual([]);
    for (const { client } of [luna, ada, mod]) client.close();
  });

  it('[ROOM-04] staff lift a line out for all; others cannot, and nobody puts words into it', async () => {
    const room = newRoom();
    const luna = await joinRoom(here.address, 'luna', room);
    const ada = await joinRoom(here.address, 'ada', room);
    post(ada.client, 'the words');
    const { line_id } = await luna.client.wait('v3.chat.message');
    ada.client.send('v3.user.highlighted_message', { line_id });
    luna.client.send('v3.user.highlighted_message', { line_id, message: 'other words' });
    const lifted = await ada.client.wait('v3.user.highlighted_message');
    expect(lifted).toEqual({ line_id, username: 'ada', message: 'the words' });
    expect(ada.client.all('v3.user.highlighted_message')).toHaveLength(1);
    for (const { client } of [luna, ada]) client.close();
  });
});

describe('[ROOM-06] the list of users', () => {
  it('tokens are for streamer and site moderators; the invisible are a number and no name', async () => {
    const room = newRoom();
    const shade = await joinRoom(here.address, 'shade', room);
    const ada = await joinRoom(here.address, 'ada', room);
    const mod = await joinRoom(here.address, 'mod', room);
    for (const { client } of [mod, ada]) client.send('v3.chat.userlist.start', {});
    const list = await mod.client.wait('v3.chat.user_list');
    expect(list.users.map(({ username }) => username).sort()).toEqual(['ada', 'mod']);
    expect(list.users.every(({ tokens }) => tokens === 321)).toBe(true);
    expect(list.count).toBe(3);
    shade.client.close();
    await sleep(50);
    expect(mod.client.all('v3.chat.user_left')).toEqual([]);
    // Nobody else is notified: the list is not visible to them.
    expect(ada.client.all('v3.chat.user_list')).toEqual([]);
    for (const { client } of [ada, mod]) client.close();
  });
});

describe('[ROOM-04] [ROOM-06] what a user lately tipped and bought', () => {
  it('is read at the join, after a tip and after a purchase, not for each line, and shows in lines and lists', async () => {
    const room = newRoom();
    asked.length = 0;
    const { client: ada } = await joinRoom(here.address, 'ada', room);
    const { client: mod } = await joinRoom(here.address, 'mod', room);
    expect(asked).toEqual([1, 4]);
    const said = async (text: string) => {
      post(ada, text);
      return mod.wait('v3.chat.message', (line) => line.message === text);
    };
    expect(await said('one')).toMatchObject({ recentTips: 40, recent_purchases: 2 });
    recent.recentTips = 65;
    expect(await said('two')).toMatchObject({ recentTips: 40 });
    const tip = { tokens: 25, receiver_name: 'luna', sender_name: 'ada' };
    await here.publisher.toRoom(room, 'v3.tip.received', tip);
    await ada.wait('v3.tip.received');
    await vi.waitFor(() => expect(asked).toEqual([1, 4, 1]));
    expect(await said('three')).toMatchObject({ recentTips: 65 });
    recent.recent_purchases = 3;
    const update = { username: 'ada', tokens: 0, token_change: 0, type: 'purchase_tokens' } as const;
    await here.publisher.toUser(1, 'v3.token.update', update);
    await vi.waitFor(() => expect(asked).toEqual([1, 4, 1, 1]));
    const line = await said('four');
    expect(line).toMatchObject({ recent_purchases: 3, has_tokens: false });
    // Nobody but staff learns of balances, and nobody of sockets.
    expect([line.tokens, line.socket_id]).toEqual([undefined, undefined]);
    mod.send('v3.chat.userlist.start', {});
    const { users } = await mod.wait('v3.chat.user_list');
    expect(users.find(({ username }) => username === 'ada')).toMatchObject({ recentTips: 65, tokens: 0 });
    const { history } = await joinRoom(here.address, 'guest_1', room);
    expect(history.messages.at(-1)).toMatchObject({ recent_purchases: 3 });
    for (const client of [ada, mod]) client.close();
  });

  it('a hidden user finds only themselves marked as hidden, and in no other list', async () => {
    const room = newRoom();
    const { client: luna } = await joinRoom(here.address, 'luna', room);
    const { client: mod } = await joinRoom(here.address, 'mod', room);
    luna.send('v3.chat.userlist.start', {});
    await luna.wait('v3.chat.user_list', ({ users }) => users.length === 2);
    await here.publisher.toUser(4, 'v3.user.settings', { settings: { invisible_mode_level: 1 } });
    await luna.wait('v3.chat.user_left');
    await luna.wait('v3.chat.user_list', ({ users }) => users.length === 1);
    mod.send('v3.chat.userlist.start', {});
    const { users } = await mod.wait('v3.chat.user_list');
    expect(users.map((user) => [user.username, user.invisible_mode_level])).toEqual([
      ['luna', undefined],
      ['mod', 1],
    ]);
    expect(JSON.stringify(luna.all('v3.chat.user_list'))).not.toContain('invisible_mode_level');
    for (const client of [luna, mod]) client.close();
  });
});

describe('[CAM-01] words between two people about their cameras', () => {
  const share_id = 'share-0001';
  const signal = { share_id, with: 'luna', candidate: { candidate: 'candidate:1 1 udp 1 x 9 typ host' } };

  it('reach the other one and nobody else, in order, and say who really spoke', async () => {
    const room = newRoom();
    const [luna, ada, bob] = await Promise.all(
      ['luna', 'ada', 'bob'].map((who) => joinRoom(here.address, who, room)),
    );
    if (!luna || !ada || !bob) throw new Error('nobody came');
    ada.client.send('v3.sharecam.request', { share_id, with: 'bob' });
    expect(await luna.client.wait('v3.sharecam.request')).toEqual({ share_id, with: 'ada' });
    luna.client.send('v3.sharecam.accepted', { share_id, with: 'ada' });
    expect(await ada.client.wait('v3.sharecam.accepted')).toEqual({ share_id, with: 'luna' });
    // The broadcaster's other tabs receive the answer.
    expect(await luna.client.wait('v3.sharecam.accepted')).toEqual({ share_id, with: 'ada' });
    for (let at = 0; at < 20; at += 1) {
      const candidate = { ...signal.candidate, usernameFragment: `${at}` };
      ada.client.send('v3.cam2cam.signal', { ...signal, candidate });
    }
    await luna.client.wait('v3.cam2cam.signal', ({ candidate }) => candidate?.usernameFragment === '19');
    expect(luna.client.all('v3.cam2cam.signal').map((one) => one.candidate?.usernameFragment)).toEqual(
      upTo(20, 0).map(String),
    );
    ada.client.send('v3.cam2cam.end', { share_id, with: 'luna', reason: 'stopped' });
    await luna.client.wait('v3.cam2cam.end');
    expect(bob.client.received.filter(({ name }) => /cam/.test(name))).toEqual([]);
    for (const { client } of [luna, ada, bob]) client.close();
  });

  it('are refused where the rules do not allow them, whatever a client makes up', async () => {
    const open = newRoom();
    const asks = async (who: string, room: string) => {
      const { client } = await joinRoom(here.address, who, room);
      client.send('v3.sharecam.request', { share_id, with: 'luna' });
      const { reason } = await client.wait('v3.cam2cam.end');
      client.close();
      return reason;
    };
    const luna = await joinRoom(here.address, 'luna', open);
    expect(await asks('guest_1', open)).toBe('refused');
    expect(await asks('shush', open)).toBe('refused');
    // The broadcaster has not enabled it in this room: only in their private.
    expect(await asks('ada', 'luna')).toBe('refused');
    const together = await Promise.all(
      ['luna', 'ada'].map((who) => joinRoom(here.address, who, 'private:luna:ada')),
    );
    together[1]?.client.send('v3.sharecam.request', { share_id, with: 'luna' });
    expect(await together[0]?.client.wait('v3.sharecam.request')).toMatchObject({ with: 'ada' });

    // Only the broadcaster can answer, an oversized description is rejected, and repeated requests are dropped.
    const ada = await joinRoom(here.address, 'ada', open);
    const bob = await joinRoom(here.address, 'bob', open);
    bob.client.send('v3.sharecam.accepted', { share_id, with: 'ada' });
    ada.client.send('v3.cam2cam.signal', {
      share_id,
      with: 'luna',
      description: { type: 'offer', sdp: 'x'.repeat(12_001) },
    });
    for (let at = 0; at < 8; at += 1) ada.client.send('v3.sharecam.request', { share_id, with: 'luna' });
    await vi.waitFor(() => expect(ada.client.all('v3.cam2cam.end')).toHaveLength(2));
    expect(luna.client.all('v3.sharecam.request')).toHaveLength(6);
    expect(luna.client.all('v3.cam2cam.signal')).toEqual([]);
    expect(ada.client.all('v3.sharecam.accepted')).toEqual([]);
    for (const { client } of [luna, ada, bob, ...together]) client.close();
  });
});

describe('[BROWSE-03] cards in view', () => {
  const lobby = async (token: string) => {
    const client = await connectClient(`${here.address}/chat/lobby`);
    client.send('v3.authorize', { token, version: PROTOCOL_VERSION });
    await client.wait('v3.authorize.success');
    return client;
  };
  const statuses = (client: TestClient) => client.all('v3.lobby.statuses').flatMap(({ rooms: of }) => of);
  const turns = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1_050));
  const change = async (username: string, status: ChatStatus) => {
    listed.set(username, { ...(listed.get(username) ?? { viewers: 1 }), status });
    await here.publisher.toRoom(username, 'v3.chat.update', { status });
  };

  it('tells of the watched rooms at once, then of changes within two seconds, in one message, until they leave the view', async () => {
    for (const name of ['one', 'two', 'three']) listed.set(name, { status: 'online', viewers: 1 });
    const ada = await lobby('ada');
    ada.send('v3.lobby.watch', { broadcasters: ['one', 'two', 'nobody'], ab: 3 });
    expect((await ada.wait('v3.lobby.statuses')).rooms).toEqual([
      { username: 'one', status: 'online', viewer_count: 1, thumbnail_url: '/one?ab=3' },
      { username: 'two', status: 'online', viewer_count: 1, thumbnail_url: '/two?ab=3' },
    ]);
    await change('one', 'private');
    await change('two', 'limited');
    await change('two', 'offline');
    await change('three', 'private');
    await turns(2);
    const [, ...later] = ada.all('v3.lobby.statuses');
    expect(later.map(({ rooms: of }) => of.map(({ username, status }) => `${username} ${status}`))).toEqual([
      ['one private', 'two offline'],
    ]);
    // Out of view, and back: its current state is published again.
    ada.send('v3.lobby.watch', { broadcasters: ['two'] });
    await turns(1);
    await change('one', 'online');
    await turns(2);
    expect(statuses(ada).filter(({ username }) => username === 'one')).toHaveLength(2);
    ada.send('v3.lobby.watch', { broadcasters: [] });
    await change('two', 'online');
    await turns(2);
    expect(statuses(ada).at(-1)).toMatchObject({ username: 'two', status: 'offline' });
    ada.close();
  }, 20_000);

  it('tells nobody of a room that they may not see, and reads it once for all', async () => {
    listed.set('local', { status: 'online', viewers: 1, hiddenIn: 'NL' });
    const [ada, bob, guest] = [await lobby('ada'), await lobby('bob'), await lobby('guest_1')];
    for (const client of [ada, bob, guest]) client.send('v3.lobby.watch', { broadcasters: ['local'] });
    await ada.wait('v3.lobby.statuses');
    await turns(1);
    cardReads.length = 0;
    await change('local', 'private');
    await turns(2);
    expect(statuses(ada).map(({ status }) => status)).toEqual(['online', 'private']);
    expect(statuses(guest)).toHaveLength(2);
    expect(statuses(bob)).toEqual([]);
    expect(cardReads).toEqual([['local']]);
    for (const client of [ada, bob, guest]) client.close();
    await turns(1);
    cardReads.length = 0;
    await change('local', 'online');
    await turns(2);
    expect(cardReads).toEqual([]);
  }, 20_000);

  it('takes no more than 120 names, and none before it knows who asks', async () => {
    const names = Array.from({ length: 121 }, (_, at) => `room_${at}`);
    const ada = await lobby('ada');
    const before = here.realtime.stats.malformed;
    cardReads.length = 0;
    ada.send('v3.lobby.watch', { broadcasters: names });
    const stranger = await connectClient(`${here.address}/chat/lobby`);
    stranger.send('v3.lobby.watch', { broadcasters: ['one'] });
    await turns(2);
    expect(here.realtime.stats.malformed).toBe(before + 1);
    expect([cardReads, statuses(ada), statuses(stranger)]).toEqual([[], [], []]);
    ada.close();
    stranger.close();
  }, 20_000);
});
