import { type BrowseAnswer, LANGUAGES, type Room, type TokenHistoryAnswer } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db/database.ts';
import { model, user } from '../kernel/db/schema/index.ts';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let guest: TestBrowser;
let rooms: (typeof model.$inferSelect & { username: string })[];
beforeAll(async () => {
  platform = await openTestPlatform();
  // A country that no room blocks.
  guest = new TestBrowser(platform.app, { 'x-geo-country': 'AQ' });
  const rows = await platform.database.orm
    .select({ model, username: user.username })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(eq(model.isVr, true));
  rooms = rows.map((row) => ({ ...row.model, username: row.username }));
});
afterAll(() => platform.stop());

const list = async (path: string) =>
  (await guest.get<BrowseAnswer>(`/browse/react${path}${path.includes('?') ? '&' : '?'}perPage=1000`)).body;
const names = (of: { username: string }[]) => of.map(({ username }) => username).sort();
const liveRoom = () => rooms.find(({ status }) => status === 'online') as (typeof rooms)[number];

it('[VR-01] lists the rooms that stream in VR, flags them in every list, and names the list in each language', async () => {
  expect(rooms.length).toBeGreaterThan(5);
  const { userList, seo } = await list('/vr');
  expect(names(userList)).toEqual(names(rooms));
  for (const { flagList } of userList) expect(flagList).toContain('vr');
  expect(seo.breadcrumbList.at(-1)?.path).toBe('/vr');
  expect(names((await list('/girls/vr')).userList)).toEqual(
    names(rooms.filter(({ gender }) => gender === 'f')),
  );
  const flagged = (await list('/')).userList.filter(({ flagList }) => flagList.includes('vr'));
  expect(names(flagged)).toEqual(names(rooms));
  expect((await list('/girls')).tabList.map(({ path }) => path)).toContain('/girls/vr');
  const titles = await Promise.all(
    LANGUAGES.map(async (language) => (await list(`/vr?language=${language}`)).seo.h1),
  );
  for (const title of titles) expect(title).toMatch(/VR/);
});

it('[ROOM-03] [ROOM-08] the room names its VR stream and its format, and the broadcaster has the role', async () => {
  const live = liveRoom();
  const { body } = await guest.get<Room>(`/chat/react/${live.username}`);
  expect(body.stream).toMatchObject({
    vr: true,
    vr_format: { projection: live.vrProjection, layout: live.vrLayout },
  });
  expect(body.user.roleList).toContain('vr');
  const playlist = `/live/${body.stream?.stream_name}/master.m3u8`;
  expect((await platform.app.inject(playlist)).statusCode).toBe(403);
  const flat = (await list('/')).userList.find(
    ({ flagList, status }) => flagList.length === 0 && status === 'online',
  );
  const { body: other } = await guest.get<Room>(`/chat/react/${flat?.username}`);
  expect([other.stream?.vr, other.stream?.vr_format]).toEqual([false, null]);
  expect(other.user.roleList).not.toContain('vr');
});

it('[VR-01] [TIP-01] a tip from the VR page is stored as one, and the next from the room is not', async () => {
  const member = await newMember(platform);
  const { username } = liveRoom();
  for (const vr of [true, false]) {
    const { status } = await member.post(
      `/tip/${username}`,
      { amount: 5, type: 'public', vr },
      `vr-tip-${vr}`,
    );
    expect(status).toBe(200);
  }
  const { entries } = (await member.get<TokenHistoryAnswer>('/account/tokens/history')).body;
  expect(entries.slice(0, 2).map((entry) => entry.tip?.vr)).toEqual([false, true]);
});

it('[VR-01] a closed room shows nothing of its VR stream', async () => {
  const { userId, username } = liveRoom();
  await inTransaction(platform.database, (tx) =>
    tx.update(model).set({ status: 'offline' }).where(eq(model.userId, userId)),
  );
  const { body } = await guest.get<Room>(`/chat/react/${username}`);
  expect(body.stream).toBeNull();
});

it('[ROOM-08] an administrator gives and takes the role VR, and the list follows', async () => {
  const { username } = rooms.filter(({ status }) => status === 'online')[1] as (typeof rooms)[number];
  const admin = await new TestBrowser(platform.app, { 'x-geo-country': 'AQ' }).login('admin');
  const give = async (by: TestBrowser, body: object, name = username) =>
    (await by.post(`/operator/accounts/${name}/vr`, body)).status;
  const format = { projection: '360', layout: 'sbs' };
  expect(await give(await new TestBrowser(platform.app).login('viewer'), { format })).toBe(403);
  expect(await give(await new TestBrowser(platform.app).start(), { format })).toBe(401);
  expect(await give(admin, { format: { projection: '270', layout: 'sbs' } })).toBe(400);
  expect(await give(admin, { format }, 'nobody_here')).toBe(404);

  expect(await give(admin, { format: null })).toBe(200);
  // Lists are cached for a moment.
  const listed = () => expect.poll(async () => names((await list('/vr')).userList), { timeout: 20_000 });
  await listed().not.toContain(username);
  expect(await give(admin, { format })).toBe(200);
  await listed().toContain(username);
  const { body } = await guest.get<Room>(`/chat/react/${username}`);
  expect([body.stream?.vr_format, body.user.roleList.includes('vr')]).toEqual([format, true]);
});
