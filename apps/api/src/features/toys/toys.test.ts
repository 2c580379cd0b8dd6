import type { Room } from '@footlight/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toyTurn } from '../../kernel/db/schema/index.ts';
import { findRoom } from '../../kernel/rooms/rooms.ts';
import { createSocketSource } from '../../platform/socket-source.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { type ToyLook, toySeen, turnToy } from './toys.ts';

let platform: TestPlatform;
let viewer: TestBrowser;
let modelId = 0;
beforeAll(async () => {
  platform = await openTestPlatform();
  viewer = await new TestBrowser(platform.app).login('viewer');
  modelId = (await findRoom(platform.database.orm, 'model'))?.user.id ?? 0;
}, 60_000);
afterAll(() => platform.stop());

let keys = 0;
const tip = async (amount: number, body: object = {}, key = `toy-key-${++keys}`) => {
  const { status } = await viewer.post('/tip/model', { amount, ...body }, key);
  expect(status).toBe(200);
  return key;
};
const look = async () => (await viewer.get<ToyLook>('/toys/model')).body;
const source = () => createSocketSource(platform.context);
const list = async (path: string) =>
  (await viewer.get<{ userList: { username: string }[] }>(`/browse/react${path}`)).body.userList.map(
    ({ username }) => username,
  );

describe('[TOY-01] the toy of a room', () => {
  it('is moved by settled tips only, once each, one after the other; the room is notified after the commit', async () => {
    await tip(25);
    expect(await look()).toEqual({ vendor: null, turns: [], seconds_left: 0 });
    expect(await source().toySeen(modelId, 'lovense', 1)).toBe(true);
    // A repeated report changes nothing.
    expect(await source().toySeen(modelId, 'lovense', 2)).toBe(false);
    platform.published.length = 0;

    const key = await tip(60);
    await tip(60, {}, key);
    await tip(20, { type: 'anonymous' });
    const { vendor, turns, seconds_left } = await look();
    expect(vendor).toBe('lovense');
    expect(turns.map(({ username, level }) => [username, level])).toEqual([
      ['viewer', 11],
      [expect.not.stringMatching('viewer'), 7],
    ]);
    expect(turns[1]?.starts_in).toBeGreaterThan(10_000);
    expect(seconds_left).toBeGreaterThan(18);
    expect(seconds_left).toBeLessThanOrEqual(23);

    const toyEvents = platform.published.filter(({ event }) => event.startsWith('v3.lovense.'));
    expect(toyEvents.map(({ to, event }) => `${to} ${event}`)).toEqual(
      [0, 1].flatMap(() => ['control', 'queue', 'time_left'].map((one) => `room model v3.lovense.${one}`)),
    );
    expect(toyEvents[3]?.payload).toMatchObject({ level: 7, turn_id: turns[1]?.turn_id });

    // A rejected tip moves nothing.
    const { status } = await viewer.post('/tip/model', { amount: 99_999 }, 'toy-key-too-much');
    expect(status).not.toBe(200);
    expect((await look()).turns).toHaveLength(2);
    const room = (await viewer.get<Room>('/chat/react/model')).body;
    expect(room.toy).toBe('lovense');
    expect(room.chat.installedModuleIdList).toContain(53);
  });

  it('twenty tips at once have twenty turns that do not overlap', async () => {
    await Promise.all(Array.from({ length: 20 }, () => tip(1)));
    const rows = await platform.database.orm.select().from(toyTurn).orderBy(toyTurn.startsAt);
    expect(rows).toHaveLength(22);
    for (const [at, row] of rows.entries()) {
      const before = rows[at - 1];
      if (before) expect(row.startsAt.getTime()).toBeGreaterThanOrEqual(before.endsAt.getTime());
    }
  });

  it('[TOY-01] lists name its room as long as it answers: /control-her, of all and of one section', async () => {
    const { model } = (await findRoom(platform.database.orm, 'model')) ?? {};
    const own = { f: 'girls', m: 'men', t: 'trans', c: 'couples' }[model?.gender ?? 'f'];
    expect(await list('/control-her')).toEqual(['model']);
    expect(await list(`/${own}/control-her`)).toEqual(['model']);
    expect(await list(own === 'men' ? '/girls/control-her' : '/men/control-her')).toEqual([]);
    const now = Date.now();
    const { orm } = platform.database;
    // No report for a minute: the toy is away, and a tip moves nothing.
    const tipOf = (entry: number) => ({ entry, username: 'viewer', amount: 50 });
    const turn = async (entry: number, at: number) => {
      platform.published.length = 0;
      await platform.context.work.run((unit) =>
        turnToy(unit, { id: modelId, username: 'model' }, tipOf(entry), at),
      );
      return platform.published;
    };
    expect(await turn(-1, now + 61_000)).toEqual([]);
    expect(await toySeen(orm, modelId, 'robbocock', 1, now)).toBe(true);
    expect((await turn(-2, now)).map(({ event }) => event)).toEqual([
      'v3.robbocock.control',
      'v3.robbocock.queue',
      'v3.robbocock.time_left',
    ]);
    expect(await toySeen(orm, modelId, 'lovense', 0, now)).toBe(false);
    expect(await toySeen(orm, modelId, 'robbocock', 0, now)).toBe(true);
    expect((await look()).vendor).toBeNull();
  });
});
