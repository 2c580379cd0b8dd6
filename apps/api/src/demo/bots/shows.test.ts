import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { findRoom } from '../../kernel/rooms/rooms.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { demoWorld } from '../world.ts';
import { createShowBots, declinesPrivates } from './shows.ts';

const { models } = demoWorld(new Date('2026-11-01T12:00:00Z'));
let platform: TestPlatform;
let now = Date.parse('2026-11-02T12:00:00Z');

beforeAll(async () => {
  platform = await openTestPlatform({ showNow: () => now, rateLimits: false });
  await platform.context.shows.step();
}, 60_000);
afterAll(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
  await platform.stop();
});

it('[PRIV-01] [PRIV-03] [LIM-01] simulated broadcasters take or decline requests, end shows and play ticket shows', async () => {
  const { shows } = platform.context;
  const ticketRooms = models.filter(({ status }) => status === 'limited').map(({ username }) => username);
  const playing = async () =>
    (await shows.open()).filter(({ kind }) => kind === 'limited').map(({ username }) => username);
  const step = createShowBots({
    models,
    shows,
    watchTogether: platform.context.watchTogether,
    roomOf: (username) => findRoom(platform.database.orm, username),
    datesAmong: async () => new Set(),
    rooms: {
      statuses: async () => new Map(),
      async setStatus(username) {
        const room = await findRoom(platform.database.orm, username);
        const offer = {
          ticket_price: 100,
          recording_price: 40,
          limited_message: '',
          refund_joined_minute_before_end: 5,
        };
        await shows.setMode(room?.user.id ?? 0, { mode: 'limited', ...offer });
      },
    },
    now: () => now,
  });
  await step();
  expect(new Set(await playing())).toEqual(new Set(ticketRooms));
  await shows.step(true); // A new leader of the platform's own job closes all shows.
  expect(await playing()).toEqual([]);
  await step();
  expect(new Set(await playing())).toEqual(new Set(ticketRooms));

  const viewer = await new TestBrowser(platform.app).login('supervip');
  const free = models.filter(
    (model) =>
      model.status === 'online' &&
      !model.isVoyeur &&
      model.settings.privateEnabled &&
      model.country !== 'SE' &&
      model.blockedCountries.length === 0,
  );
  const willing = free.find((one) => !declinesPrivates(one));
  const other = free.find(declinesPrivates);
  const ask = (username = '') => viewer.post(`/private/${username}/request`, {}, `show-life-${username}`);
  expect((await ask(willing?.username)).status).toBe(200);
  expect((await ask(other?.username)).status).toBe(200);
  now += 8_000;
  await step();
  const published = platform.published.map(({ event }) => event);
  expect(published).toContain('v3.private.started');
  expect(published).toContain('v3.private.declined');
  const willingId = (await findRoom(platform.database.orm, willing?.username ?? ''))?.user.id ?? 0;
  for (let minute = 0; minute < 13 * 6; minute += 1) {
    now += 10_000;
    await shows.seen(willingId, 5);
    await shows.step();
    await step();
  }
  const ends = platform.published.filter(({ event }) => event === 'v3.private.end');
  expect(ends[0]?.payload).toMatchObject({ broadcaster: willing?.username, reason: 'model_ended' });
}, 60_000);
