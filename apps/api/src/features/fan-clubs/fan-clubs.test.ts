import { FANCLUB_PERIOD, type Fanclub, type FanclubMembership } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { quietLogger } from '../../kernel/log.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { renewFanClubs } from './renewals.ts';

/** The account `model`, and `vip`, who has 2,000 tokens at the start of each test. */
const MODEL = 11;
const VIP = 4;
let platform: TestPlatform;
let member: TestBrowser;
let streamer: TestBrowser;
let keys = 0;

const as = (username: string) => new TestBrowser(platform.app).login(username);
const newKey = () => `fan-club-${++keys}`;
interface Joined {
  errorType?: string;
  charged: number;
  tokens: number;
  membership: FanclubMembership;
}
const join = (level: string, price: number, key = newKey(), who = member) =>
  who.post<Joined>('/user/model/fanclub/join', { level, price }, key);
const club = async (who = member) => (await who.get<Fanclub>('/user/model/fanclub')).body;
const tokens = () => balanceOf(platform.database.orm, `user:${VIP}`);
const renew = (after: number) =>
  renewFanClubs({
    database: platform.database,
    work: platform.context.work,
    log: quietLogger(),
    now: () => Date.now() + after,
  });
const prices = { supporter: 100, insider: 200, legend: 400 };
const setPrices = (change: object, isEnabled = true) =>
  streamer.post('/user/fanclub/settings', { is_enabled: isEnabled, prices: { ...prices, ...change } });

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  member = await as('vip');
  streamer = await as('model');
}, 90_000);
beforeEach(async () => {
  await platform.database.orm.execute(sql`DELETE FROM fanclub_membership`);
  await setPrices({});
});
afterEach(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});
afterAll(() => platform.stop());

describe('[FAN-01] joining a fan club', () => {
  it('charges the month once, gives the broadcaster 80 percent, and is known everywhere', async () => {
    const before = await tokens();
    const model = await balanceOf(platform.database.orm, `model:${MODEL}`);
    const key = newKey();
    const first = await join('insider', 200, key);
    expect(first.body).toMatchObject({ status: 1, charged: 200, tokens: before - 200 });
    expect((await join('insider', 200, key)).body).toEqual(first.body);
    expect(await tokens()).toBe(before - 200);
    expect(await balanceOf(platform.database.orm, `model:${MODEL}`)).toBe(model + 160);
    const seen = await club();
    expect(seen).toMatchObject({ member_count: 1, membership: { level: 'insider', renewal_price: 200 } });
    const me = await member.get<{ fanclub_membership_list: object[] }>('/user/current');
    expect(me.body.fanclub_membership_list).toEqual([{ modelUsername: 'model', level: 'insider' }]);
    expect((await club(await as('premium'))).membership).toBeNull();
  });

  it('joined by 16 windows at once, charges one month', async () => {
    const before = await tokens();
    const answers = await Promise.all(Array.from({ length: 16 }, () => join('supporter', 100)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorType === 'conflict')).toHaveLength(15);
    expect(await tokens()).toBe(before - 100);
  });

  it('refuses another price than the page showed, a closed club, too few tokens and the own club', async () => {
    const before = await tokens();
    await setPrices({ legend: 500 });
    expect((await join('legend', 400)).body.errorType).toBe('price_changed');
    await setPrices({ legend: 50_000 });
    expect((await join('legend', 50_000)).body.errorType).toBe('not_enough_tokens');
    await setPrices({}, false);
    const room = await member.get<{ userSetting: { fanclub: object } }>('/chat/react/model');
    expect(room.body.userSetting.fanclub).toEqual({ isEnabled: false });
    expect((await join('supporter', 100)).body.errorType).toBe('fanclub_closed');
    expect((await join('supporter', 100, newKey(), streamer)).body.errorType).toBe('conflict');
    expect((await join('gold', 100)).body.errorType).toBe('invalid_input');
    expect((await join('supporter', 100, newKey(), await as('swede'))).body.errorType).toBe(
      'tip_geo_block_sender',
    );
    expect(await tokens()).toBe(before);
    expect((await club()).membership).toBeNull();
  });

  it('only a broadcaster has prices, and they are whole', async () => {
    expect((await member.post('/user/fanclub/settings', { is_enabled: true, prices })).status).toBe(403);
    expect((await setPrices({ legend: -1 })).status).toBe(400);
    expect((await setPrices({ legend: 1.5 })).status).toBe(400);
  });
});

describe('[FAN-02] changing and leaving', () => {
  it('goes up at once for the rest, down with the next month, and out at its end', async () => {
    const before = await tokens();
    await join('supporter', 100);
    const up = await join('legend', 400);
    // Almost all of the first month is unused.
    expect(up.body.charged).toBeGreaterThanOrEqual(300);
    expect(up.body.charged).toBeLessThanOrEqual(301);
    expect(await tokens()).toBe(before - 100 - up.body.charged);
    const down = await join('insider', 200);
    expect(down.body).toMatchObject({ charged: 0, membership: { level: 'legend', next_level: 'insider' } });
    const left = await member.post<Joined>('/user/model/fanclub/leave', {});
    expect(left.body.membership).toMatchObject({ level: 'legend', is_ending: true, renewal_price: 0 });
    // Resuming costs the price of this level, not of the lower one.
    const back = await join('legend', 400);
    expect(back.body.membership).toMatchObject({ is_ending: false, next_level: null, renewal_price: 400 });
  });

  it('renews at the agreed price once, whatever the price is by then', async () => {
    await join('supporter', 100);
    await setPrices({ supporter: 900 });
    const before = await tokens();
    await renew(FANCLUB_PERIOD - 60_000);
    expect(await tokens()).toBe(before);
    await Promise.all([renew(FANCLUB_PERIOD + 1), renew(FANCLUB_PERIOD + 1)]);
    expect(await tokens()).toBe(before - 100);
    expect((await club()).membership).toMatchObject({ level: 'supporter', renewal_price: 100 });
  });

  it('ends without a charge for who left, for a closed club, and for who has too few tokens', async () => {
    await join('supporter', 100);
    await member.post('/user/model/fanclub/leave', {});
    const before = await tokens();
    await renew(FANCLUB_PERIOD + 1);
    expect((await club()).membership).toBeNull();
    await join('supporter', 100);
    await setPrices({}, false);
    await renew(FANCLUB_PERIOD + 1);
    expect((await club()).membership).toBeNull();
    await setPrices({});
    await join('supporter', 100);
    await platform.database.orm.execute(sql`UPDATE fanclub_membership SET next_price = 49000`);
    await renew(FANCLUB_PERIOD + 1);
    expect((await club()).membership).toBeNull();
    expect(await tokens()).toBe(before - 200);
  });
});

it('[FAN-01] the broadcaster hears of who joins, rises, falls and leaves, and of nothing else', async () => {
  const received = () =>
    platform.published
      .filter(({ event, to }) => event === 'v3.fan_subscriber.update' && to === `user ${MODEL}`)
      .map(({ payload }) => payload);
  const before = received().length;
  const now = () => received().slice(before);
  const key = newKey();
  await join('insider', 200, key);
  await join('insider', 200, key);
  await join('legend', 400);
  // These take effect with the next month, or leave all as it is.
  await join('supporter', 100);
  await renew(1_000);
  const joined = [
    { username: 'vip', level: 'insider', subscribers: 1 },
    { username: 'vip', level: 'legend', subscribers: 1 },
  ];
  await expect.poll(now).toEqual(joined);
  await renew(FANCLUB_PERIOD + 1_000);
  await expect.poll(now).toEqual([...joined, { username: 'vip', level: 'supporter', subscribers: 1 }]);
  await member.post('/user/model/fanclub/leave', {});
  await renew(2 * FANCLUB_PERIOD + 3_000);
  await expect.poll(() => now().at(-1)).toEqual({ username: 'vip', level: null, subscribers: 0 });
  expect(now()).toHaveLength(4);
});

it('[FAN-01] a member who can no longer pay is out, and the broadcaster hears of it once', async () => {
  const poor = await as('premium');
  await join('legend', 400, newKey(), poor);
  await setPrices({});
  await platform.database.orm.execute(
    sql`UPDATE fanclub_membership SET next_price = 90000, paid_until = now() - interval '1 minute'`,
  );
  const left = () =>
    platform.published.filter(
      ({ event, payload }) =>
        event === 'v3.fan_subscriber.update' && payload.username === 'premium' && payload.level === null,
    );
  await renew(0);
  await renew(0);
  await expect.poll(left).toHaveLength(1);
});

it('[FAN-01] members whose own limit blocks the month do not keep others waiting', async () => {
  const { orm } = platform.database;
  // Many members with a limit below the price, due before `vip`.
  await orm.execute(sql`
    INSERT INTO "user" SELECT (jsonb_populate_record(u, jsonb_build_object(
      'id', 900000 + n, 'username', 'limited_' || n, 'email', 'limited_' || n || '@example.org',
      'traits', '{"dailyLimitTokens": 1}'::jsonb))).*
    FROM "user" u, generate_series(1, 201) n WHERE u.id = ${VIP}`);
  await orm.execute(sql`
    INSERT INTO fanclub_membership (user_id, model_id, level, paid, paid_from, paid_until, next_price, since)
    SELECT id, ${MODEL}, 'supporter', 100, now(), now() - interval '1 day', 100, now()
    FROM "user" WHERE username LIKE 'limited\\_%'`);
  await join('supporter', 100);
  await orm.execute(
    sql`UPDATE fanclub_membership SET paid_until = now() - interval '1 hour' WHERE user_id = ${VIP}`,
  );
  const before = await tokens();
  await renew(0);
  expect(await tokens()).toBe(before - 100);
  await orm.execute(sql`DELETE FROM "user" WHERE username LIKE 'limited\\_%'`);
});
