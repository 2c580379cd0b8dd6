import { and, eq, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { model, user } from '../../apps/api/src/kernel/db/schema/index.ts';
import { setRoomStatus } from '../../apps/api/src/kernel/rooms/room-status.ts';
import { lockRoom, updateRooms } from '../../apps/api/src/kernel/rooms/rooms.ts';
import { createSender } from '../fuzz/html/send.ts';
import { parsePage } from './parsed-page.ts';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
let sender: ReturnType<typeof createSender>;
beforeAll(async () => {
  site = await openTestSite();
  sender = createSender(site.url, 2);
});
afterAll(async () => {
  sender.close();
  await site.stop();
});

/** Countries without a rule about age. A page that was asked for from one is kept, so each call without a place takes the next. */
const PLACES = ['NL', 'BE', 'CH', 'AT', 'DK', 'NO', 'PT', 'LU', 'CZ', 'FI', 'IE', 'PL'];
/** The room's structured data, for a visitor of a country or a state. */
const dataOf = async (username: string, place = PLACES.shift() ?? 'NL', host = 'localhost:4000') => {
  const [country = '', region] = place.split('-');
  const { status, body } = await sender.send({
    target: `/${username}`,
    headers: {
      host,
      'x-geo-country': country,
      ...(region ? { 'x-geo-region': region } : {}),
    },
  });
  expect(status).toBe(host.startsWith('velvet') ? 404 : 200);
  const script = parsePage(body).find('script', { type: 'application/ld+json' });
  return script ? (JSON.parse(script.text) as Record<string, unknown>) : null;
};
/** Rooms with a password, for members, and for people with a card. */
const CLOSED = ['petra_passe', 'mia_member', 'carla_card'];
const orm = () => site.platform.database.orm;
const rooms = (condition: ReturnType<typeof sql>) =>
  orm()
    .select({ model, username: user.username })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(and(eq(model.isVoyeur, false), notInArray(user.username, CLOSED), condition))
    .orderBy(model.userId);

it('[ROOM-01] a public live room is a BroadcastEvent that began when the room went live', async () => {
  const [room] = await rooms(sql`status = 'online' AND blocked_countries = '{}'`);
  if (!room) throw new Error('The demo has live rooms');
  const data = await dataOf(room.username);
  expect(data).toMatchObject({
    '@type': 'VideoObject',
    url: `http://localhost:4000/${room.username}`,
    uploadDate: room.model.liveSince?.toISOString(),
    isFamilyFriendly: false,
    publication: {
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      startDate: room.model.liveSince?.toISOString(),
    },
  });
  expect(JSON.stringify(data)).not.toMatch(/token|m3u8/);
});

it('rooms that not everybody may watch have none', async () => {
  for (const closed of CLOSED) expect(await dataOf(closed), closed).toBeNull();
  for (const status of ['offline', 'standby', 'private', 'limited']) {
    const [room] = await rooms(sql`status = ${status}`);
    expect(room, status).toBeDefined();
    expect(await dataOf(room?.username ?? ''), status).toBeNull();
  }
  const [open] = await rooms(sql`status = 'online' AND blocked_countries = '{}'`);
  const [blocked] = await rooms(sql`status = 'online' AND blocked_countries <> '{}'`);
  if (!open || !blocked) throw new Error('The demo has live rooms');
  expect(await dataOf(blocked.username, 'SE')).not.toBeNull();
  expect(await dataOf(blocked.username, blocked.model.blockedCountries[0])).toBeNull();
  for (const place of ['US-FL', 'US-TX', 'FR', 'GB'])
    expect(await dataOf(open.username, place), place).toBeNull();
  const [explicit] = await rooms(sql`status = 'online' AND 'uncensored' = ANY(tags)`);
  expect(await dataOf(explicit?.username ?? '', 'NL', 'velvet.localhost:4000')).toBeNull();
});

it('a broadcast goes on through shows, and begins anew after a break or an end', async () => {
  const [room] = await rooms(sql`status = 'online' AND blocked_countries = '{}'`);
  if (!room) throw new Error('The demo has live rooms');
  const { userId } = room.model;
  const since = async () => (await lockRoom(orm(), userId)).model.liveSince?.getTime() ?? null;
  const set = async (status: Parameters<typeof setRoomStatus>[2]) =>
    setRoomStatus(orm(), (await lockRoom(orm(), userId)).model, status);
  const first = await since();
  for (const status of ['private', 'online', 'limited', 'connected', 'online'] as const) {
    await set(status);
    expect(await since(), status).toBe(first);
  }
  await set('standby');
  expect(await since()).toBeNull();
  await set('online');
  const second = (await since()) ?? 0;
  expect(second).toBeGreaterThan(first ?? 0);
  await updateRooms(orm(), [{ username: room.username, viewers: 3 }]);
  expect(await since()).toBe(second);
  await updateRooms(orm(), [{ username: room.username, status: 'offline' }]);
  const { model: gone } = await lockRoom(orm(), userId);
  expect([gone.liveSince, gone.lastOnlineAt !== null]).toEqual([null, true]);
  await updateRooms(orm(), [{ username: room.username, status: 'offline' }]);
  expect((await lockRoom(orm(), userId)).model.lastOnlineAt).toEqual(gone.lastOnlineAt);
  await updateRooms(orm(), [{ username: room.username, status: 'online' }]);
  expect(await since()).toBeGreaterThanOrEqual(second);
  expect(await dataOf(room.username)).toMatchObject({
    uploadDate: new Date((await since()) ?? 0).toISOString(),
  });
});
