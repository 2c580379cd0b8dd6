import type { BrowseAnswer, Gender, Room, VersusContests, VersusState } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomFrom } from '../demo/art/random.ts';
import { createVersusBots } from '../demo/bots/versus.ts';
import { demoWorld } from '../demo/world.ts';
import { queryRows } from '../kernel/db/database.ts';
import { model, roomRole, user, versus, versusSide, versusTip } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { bookGift } from '../kernel/ledger/test-gift.ts';
import { updateRooms } from '../kernel/rooms/rooms.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

/** The broadcasters, by name: the demo accounts `model`, `performer`, `atelier` and `duettist`. */
const NAMES = ['model', 'performer', 'atelier', 'duettist'] as const;

let platform: TestPlatform;
let viewer: TestBrowser;
let by: Record<(typeof NAMES)[number], TestBrowser>;
let ids: Record<string, number>;
let keys = 0;

const as = (name: string) => new TestBrowser(platform.app).login(name);
const step = (isNewLeader = false) => platform.context.versus.step(isNewLeader);
const tip = (to: string, amount: number, more: object = {}) => {
  keys += 1;
  return viewer.post(`/tip/${to}`, { amount, ...more }, `versus-tip-${keys}`);
};
const stateOf = async (name: string, browser = viewer) =>
  (await browser.get<{ versus: VersusState | null; now: number }>(`/versus/${name}`)).body;
const invite = async (seconds = 120, auto_restart = false) =>
  (
    await by.model.post<{ versus_id: string }>('/versus/invite', {
      username: 'performer',
      seconds,
      auto_restart,
    })
  ).body.versus_id;
/** A contest of `model` and `performer`. */
const begun = async (seconds = 120, auto_restart = false): Promise<string> => {
  const id = await invite(seconds, auto_restart);
  expect((await by.performer.post(`/versus/${id}/accept`, {})).status).toBe(200);
  return id;
};
const timeIsOver = (id: string) =>
  platform.database.orm.execute(
    sql`UPDATE versus SET started_at = started_at - interval '1 hour', ends_at = clock_timestamp() WHERE id = ${Number(id)}`,
  );
const rowOf = async (id: string) =>
  (
    await platform.database.orm
      .select()
      .from(versus)
      .where(eq(versus.id, Number(id)))
  )[0];
const published = (event: string) => platform.published.filter((one) => one.event === event);
/** The score by the ledger: the entries of the counted tips, as their tippers paid them. */
const byLedger = async (id: string) =>
  new Map(
    (
      await queryRows<{ model_id: number; tokens: string }>(
        platform.database.orm,
        sql`SELECT vt.model_id, sum(tip.amount) AS tokens FROM versus_tip vt JOIN tip ON tip.entry_id = vt.entry_id
            WHERE vt.versus_id = ${Number(id)} GROUP BY vt.model_id`,
      )
    ).map((row) => [row.model_id, Number(row.tokens)]),
  );

beforeAll(async () => {
  // With a clock of the test's own, the platform's job does not take a step between two of the test's.
  platform = await openTestPlatform({ rateLimits: false, showNow: Date.now });
  viewer = await as('supervip');
  const { orm } = platform.database;
  const rows = await orm.select({ id: user.id, username: user.username }).from(user);
  ids = Object.fromEntries(rows.map((row) => [row.username, row.id]));
  by = Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await as(name)]))) as typeof by;
  for (const name of NAMES)
    expect((await by[name].post('/user/settings', { versus_enabled: true })).status).toBe(200);
  await bookGift(orm, `user:${ids.supervip ?? 0}`, 100_000);
}, 90_000);
afterAll(() => platform.stop());
beforeEach(async () => {
  const { orm } = platform.database;
  await orm.execute(sql`UPDATE versus SET state = 'ended', restarts_at = NULL`);
  await orm.execute(sql`UPDATE versus_side SET is_running = false`);
  await orm.execute(sql`UPDATE versus_tournament SET state = 'ended'`);
  await orm.execute(sql`UPDATE model SET is_versus = false`);
  await updateRooms(
    orm,
    NAMES.map((username) => ({ username, status: 'online' as const })),
  );
  platform.published.length = 0;
});

describe('[VERSUS-01] a contest', () => {
  test('[RT-06] goes from the invitation to its winner, with all events', async () => {
    const id = await invite();
    expect(published('v3.versus.invite')).toMatchObject([
      { to: `user ${ids.performer}`, payload: { versus_id: id, from: 'model' } },
    ]);
    expect((await by.performer.get('/versus')).body).toMatchObject({
      enabled: true,
      invitations: [{ versus_id: id, from: 'model', to: 'performer', seconds: 120 }],
    });
    // Only who was invited accepts, and only once.
    expect(await by.atelier.post(`/versus/${id}/accept`, {})).toMatchObject({ status: 404 });
    expect(await by.model.post(`/versus/${id}/accept`, {})).toMatchObject({ status: 409 });
    const accepts = await Promise.all([1, 2].map(() => by.performer.post(`/versus/${id}/accept`, {})));
    expect(accepts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(published('v3.versus.accept')).toMatchObject([{ to: `user ${ids.model}` }]);
    expect(published('v3.versus.started').map(({ to }) => to)).toEqual(['room model', 'room performer']);

    const { versus: running, now } = await stateOf('performer');
    expect(running).toMatchObject({
      versus_id: id,
      state: 'running',
      modelList: [
        { username: 'model', score: 0 },
        { username: 'performer', score: 0 },
      ],
      autoRestart: false,
      tournament: null,
      winner: null,
    });
    expect(running?.secondsRemaining).toBeGreaterThan(115);
    expect((running?.ends_at ?? 0) - now).toBeLessThanOrEqual(120_000);
    expect((await stateOf('vs-tournament-performer')).versus?.versus_id).toBe(id);

    await tip('model', 30);
    await tip('performer', 20, { type: 'anonymous' });
    await tip('performer', 5);
    expect(published('v3.versus.update').at(-1)?.payload).toMatchObject({
      usernames: ['model', 'performer'],
      scores: [30, 25],
      tip: { username: 'supervip', broadcaster: 'performer', tokens: 5 },
    });
    await timeIsOver(id);
    await step();
    const ended = (await stateOf('model')).versus;
    expect(ended).toMatchObject({
      state: 'ended',
      winner: 'model',
      end_reason: 'time',
      secondsRemaining: 0,
      modelList: [{ score: 30 }, { score: 25 }],
      history: [
        { username: 'supervip', tokens: 30 },
        { username: 'anonymous', tokens: 20 },
        { username: 'supervip', tokens: 5 },
      ],
    });
    expect(await byLedger(id)).toEqual(
      new Map([
        [ids.model, 30],
        [ids.performer, 25],
      ]),
    );
    expect(published('v3.versus.ended')).toHaveLength(2);
    // A tip after the end counts for nobody.
    await tip('model', 7);
    expect((await stateOf('model')).versus?.modelList[0]?.score).toBe(30);
  });

  test('equal scores are a draw, and an auto restart begins the next one', async () => {
    const id = await begun(120, true);
    await timeIsOver(id);
    await step();
    expect(await rowOf(id)).toMatchObject({ state: 'ended', winnerId: null, endReason: 'time' });
    expect((await stateOf('model')).versus?.restarts_at).toBeTypeOf('number');
    await platform.database.orm.execute(
      sql`UPDATE versus SET restarts_at = clock_timestamp() WHERE id = ${Number(id)}`,
    );
    await step();
    const next = (await stateOf('model')).versus;
    expect(next).toMatchObject({
      state: 'running',
      autoRestart: true,
      modelList: [{ score: 0 }, { score: 0 }],
    });
    expect(next?.versus_id).not.toBe(id);
    await timeIsOver(next?.versus_id ?? '');
    await step();
    // Either side cancels the one after it.
    expect((await by.performer.post(`/versus/${next?.versus_id}/end`, {})).status).toBe(200);
    expect((await stateOf('model')).versus?.restarts_at).toBeNull();
    expect(await by.model.post(`/versus/${next?.versus_id}/end`, {})).toMatchObject({ status: 409 });
  });

  test('is refused unless both are live, take part and are free', async () => {
    const { orm } = platform.database;
    const refused = async () =>
      expect(await by.model.post('/versus/invite', { username: 'performer', seconds: 120 })).toMatchObject({
        status: 409,
        body: { errorType: 'conflict' },
      });
    await by.performer.post('/user/settings', { versus_enabled: false });
    await refused();
    await by.performer.post('/user/settings', { versus_enabled: true });
    for (const status of ['offline', 'private', 'limited'] as const) {
      await updateRooms(orm, [{ username: 'performer', status }]);
      await refused();
    }
    await updateRooms(orm, [{ username: 'performer', status: 'online' }]);
    expect(await by.model.post('/versus/invite', { username: 'model', seconds: 120 })).toMatchObject({
      status: 409,
    });
    expect(await by.model.post('/versus/invite', { username: 'performer', seconds: 7 })).toMatchObject({
      status: 400,
    });
    expect(await viewer.post('/versus/invite', { username: 'performer', seconds: 120 })).toMatchObject({
      status: 403,
    });
    // One open invitation of a broadcaster, also of two at once.
    const two = await Promise.all(
      ['performer', 'atelier'].map((username) => by.model.post('/versus/invite', { username, seconds: 120 })),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [open] = (await by.model.get<{ invitations: { versus_id: string }[] }>('/versus')).body.invitations;
    expect((await by.model.post(`/versus/${open?.versus_id}/reject`, {})).status).toBe(200);
    expect(published('v3.versus.reject')).toHaveLength(2);
    // The guest went offline between invitation and acceptance.
    const id = await invite();
    await updateRooms(orm, [{ username: 'model', status: 'offline' }]);
    expect(await by.performer.post(`/versus/${id}/accept`, {})).toMatchObject({ status: 409 });
    await orm.execute(sql`UPDATE versus SET expires_at = clock_timestamp() WHERE id = ${Number(id)}`);
    await step();
    expect(await rowOf(id)).toMatchObject({ state: 'declined' });
    // Banned in the other's room.
    await updateRooms(orm, [{ username: 'model', status: 'online' }]);
    await orm
      .insert(roomRole)
      .values({ modelId: ids.performer ?? 0, userId: ids.model ?? 0, role: 'banned' });
    expect(await by.model.post('/versus/invite', { username: 'performer', seconds: 120 })).toMatchObject({
      status: 403,
      body: { errorType: 'room_banned' },
    });
    await orm.delete(roomRole).where(eq(roomRole.userId, ids.model ?? 0));
  });

  test.each([
    ['ends its show', 'show_ended', () => by.model.post('/video/mode', { mode: 'offline' })],
    [
      'is suspended',
      'banned',
      () =>
        platform.database.orm
          .update(user)
          .set({ suspendedUntil: new Date(Date.now() + 60_000) })
          .where(eq(user.username, 'model')),
    ],
    [
      'gives up',
      'gave_up',
      async () => by.model.post(`/versus/${(await stateOf('model')).versus?.versus_id}/end`, {}),
    ],
  ] as const)('a side that %s loses, whatever the score', async (_, reason, leave) => {
    const id = await begun();
    await tip('model', 50);
    await leave();
    await step();
    expect(await rowOf(id)).toMatchObject({
      state: 'ended',
      endReason: reason,
      winnerId: ids.performer,
      restartsAt: null,
    });
    await platform.database.orm.update(user).set({ suspendedUntil: null }).where(eq(user.username, 'model'));
  });

  test('a side without a connection has a grace period, which a restart of the platform renews', async () => {
    const { orm } = platform.database;
    const id = await begun();
    const away = (seconds: number) =>
      orm.execute(
        sql`UPDATE versus_side SET away_since = clock_timestamp() - ${seconds} * interval '1 second' WHERE away_since IS NOT NULL`,
      );
    await updateRooms(orm, [{ username: 'model', status: 'reconnecting' }]);
    await step();
    expect(published('v3.versus.update').at(-1)?.payload).toMatchObject({ away: ['model'], tip: null });
    expect((await stateOf('performer')).versus?.modelList[0]).toMatchObject({ is_away: true });
    await away(19);
    await updateRooms(orm, [{ username: 'model', status: 'online' }]);
    await step();
    expect((await stateOf('performer')).versus?.modelList[0]).toMatchObject({ is_away: false });
    await updateRooms(orm, [{ username: 'model', status: 'reconnecting' }]);
    await step();
    await away(600);
    // A process that has just taken over has not seen the absence.
    await step(true);
    expect(await rowOf(id)).toMatchObject({ state: 'running' });
    await away(21);
    await step();
    expect(await rowOf(id)).toMatchObject({ state: 'ended', endReason: 'network', winnerId: ids.performer });
  });

  test('both sides that leave together lose to nobody', async () => {
    const id = await begun();
    await tip('performer', 9);
    for (const username of ['model', 'performer'])
      await updateRooms(platform.database.orm, [{ username, status: 'offline' }]);
    await step();
    expect(await rowOf(id)).toMatchObject({ endReason: 'show_ended', winnerId: ids.performer });
  });

  test('[PRIV-01] [BROWSE-09] refuses privates on both sides, is in the lists and on the cards', async () => {
    const roomOf = async () => (await viewer.get<Room>('/chat/react/model')).body;
    expect((await roomOf()).versus).toBeNull();
    const id = await begun();
    expect((await roomOf()).versus).toEqual({ username: 'performer' });
    keys += 1;
    const wish = { exclusive: false, watch_together: false };
    expect(await viewer.post('/private/model/request', wish, `versus-private-${keys}`)).toMatchObject({
      status: 409,
      body: { errorType: 'private_unavailable' },
    });
    const [room] = await platform.database.orm
      .select()
      .from(model)
      .where(eq(model.userId, ids.model ?? 0));
    expect(room).toMatchObject({ isVersus: true, takesPrivates: false });
    const names = async (of: string) =>
      (await viewer.get<BrowseAnswer>(`/browse/react${of}`)).body.userList.map((one) => [
        one.username,
        one.flagList,
      ]);
    // The gender as the database has it; girls have another address.
    const section = {
      m: '/men/versus',
      t: '/trans/versus',
      c: '/couples/versus',
      f: '/contests/girls/versus',
    }[room?.gender as Gender];
    expect(await names(section)).toContainEqual(['model', ['versus']]);
    await timeIsOver(id);
    await step();
    const [after] = await platform.database.orm
      .select()
      .from(model)
      .where(eq(model.userId, ids.model ?? 0));
    expect(after).toMatchObject({ isVersus: false, takesPrivates: true });
    expect((await roomOf()).versus).toBeNull();
  });

  test('a section lists its contest, then the result and the next one, then only the result', async () => {
    const { orm } = platform.database;
    const [room] = await orm
      .select()
      .from(model)
      .where(eq(model.userId, ids.model ?? 0));
    /** As it is after the second for which an answer is kept. */
    const listed = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const { body } = await viewer.get<VersusContests>(`/versus-contests/${room?.gender}`);
      return body;
    };
    const id = await begun(120, true);
    await tip('performer', 12);
    const running = await listed();
    expect(running.contests).toMatchObject([
      {
        versus_id: id,
        state: 'running',
        winner: null,
        modelList: [
          { username: 'model', score: 0 },
          { username: 'performer', score: 12 },
        ],
      },
    ]);
    expect(running.contests[0]?.modelList[0]?.thumbnail_url).toContain('/art/thumb/');
    expect(running.next).toMatchObject([{ modelList: [{ username: 'model' }, { username: 'performer' }] }]);
    expect((running.next[0]?.starts_at ?? 0) - (running.contests[0]?.ends_at ?? 0)).toBe(15_000);
    expect(running.results.map((one) => one.versus_id)).not.toContain(id);

    await timeIsOver(id);
    await step();
    const ended = await listed();
    expect(ended.contests).toMatchObject([{ versus_id: id, state: 'ended', winner: 'performer' }]);
    expect(ended.next[0]?.starts_at).toBe(ended.contests[0]?.restarts_at);

    // A minute later, and without a next one, the result has left the top. Earlier contests are as old.
    await orm.execute(
      sql`UPDATE versus SET ended_at = ended_at - interval '61 seconds', restarts_at = NULL WHERE state = 'ended'`,
    );
    const over = await listed();
    expect(over).toMatchObject({ contests: [], next: [] });
    expect(over.results[0]).toMatchObject({ versus_id: id, winner: 'performer' });

    // A contest with a room that the visitor may not see is missing altogether.
    await orm
      .update(model)
      .set({ isListed: false })
      .where(eq(model.userId, ids.performer ?? 0));
    expect((await listed()).results.map((one) => one.versus_id)).not.toContain(id);
    await orm
      .update(model)
      .set({ isListed: true })
      .where(eq(model.userId, ids.performer ?? 0));
  });

  test('hides names that a room silenced, and the other side where a visitor may not see it', async () => {
    const { orm } = platform.database;
    await begun();
    await tip('performer', 11);
    await orm
      .insert(roomRole)
      .values({ modelId: ids.model ?? 0, userId: ids.supervip ?? 0, role: 'silenced' });
    const guest = await new TestBrowser(platform.app).start();
    expect((await stateOf('model', guest)).versus).toMatchObject({
      history: [{ username: 'anonymous', tokens: 11 }],
      muted: [],
      silenced: [],
      banned: [],
    });
    expect((await stateOf('model')).versus?.silenced).toEqual(['supervip']);
    expect((await stateOf('model', by.model)).versus).toMatchObject({
      history: [{ username: 'supervip' }],
      muted: ['supervip'],
      silenced: ['supervip'],
    });
    await orm.delete(roomRole).where(eq(roomRole.userId, ids.supervip ?? 0));
    await orm
      .update(model)
      .set({ blockedCountries: ['DE'] })
      .where(eq(model.userId, ids.performer ?? 0));
    const german = await new TestBrowser(platform.app, { 'x-geo-country': 'DE' }).start();
    expect((await stateOf('model', german)).versus).toBeNull();
    await orm
      .update(model)
      .set({ blockedCountries: [] })
      .where(eq(model.userId, ids.performer ?? 0));
    expect((await stateOf('model', german)).versus).not.toBeNull();
  });

  test('lists the last 200 tips', async () => {
    const id = await begun();
    await platform.database.orm.insert(versusTip).values(
      Array.from({ length: 230 }, (_, index) => ({
        entryId: 900_000 + index,
        versusId: Number(id),
        modelId: ids.model ?? 0,
        username: 'supervip',
        amount: index + 1,
        at: new Date(1_700_000_000_000 + index),
      })),
    );
    const history = (await stateOf('model')).versus?.history ?? [];
    expect([history.length, history[0]?.tokens, history.at(-1)?.tokens]).toEqual([200, 31, 230]);
    await platform.database.orm.delete(versusTip).where(sql`entry_id >= 900000`);
  });
});

test('[VERSUS-01] a tournament knocks out until one is left, and has a table', async () => {
  const admin = await as('admin');
  const start = (usernames: readonly string[]) =>
    admin.post<{ id: string }>('/operator/versus-tournament', {
      name: 'Autumn cup',
      usernames,
      seconds: 120,
      starts_in: 0,
    });
  expect(
    await viewer.post('/operator/versus-tournament', {
      name: 'x',
      usernames: NAMES,
      seconds: 120,
      starts_in: 0,
    }),
  ).toMatchObject({ status: 403 });
  expect(await start(['model', 'model'])).toMatchObject({ status: 400 });
  const none = { status: 200, body: { tournament: null, leaderboard: [] } };
  expect(await viewer.get('/versus-tournament/leaderboard')).toMatchObject(none);
  const { id } = (await start(['model', 'performer', 'atelier'])).body;
  expect(published('v3.versus-tournament.starting')).toHaveLength(3);
  await step();
  expect(published('v3.versus-tournament.running').at(-1)?.payload).toEqual({
    usernameList: ['model', 'performer', 'atelier'],
  });
  expect(published('v3.versus-tournament.room-update')).toHaveLength(3);
  const first = (await stateOf('model')).versus;
  expect(first).toMatchObject({
    tournament: { id, name: 'Autumn cup' },
    modelList: [{}, { username: 'performer' }],
  });
  await timeIsOver(first?.versus_id ?? '');
  await step();
  // A draw: the better seed continues. The odd third had no contest in the first round.
  const final = (await stateOf('model')).versus;
  expect(final).toMatchObject({ state: 'running', modelList: [{}, { username: 'atelier' }] });
  await tip('atelier', 40);
  await timeIsOver(final?.versus_id ?? '');
  await step();
  const table = {
    tournament: { id, state: 'ended', winner: 'atelier' },
    leaderboard: [
      { place: 1, username: 'atelier', wins: 1, tokens: 40, is_out: false },
      { place: 2, username: 'model', wins: 0, tokens: 0, is_out: true },
      { place: 3, username: 'performer', is_out: true },
    ],
  };
  expect((await viewer.get('/versus-tournament/leaderboard')).body).toMatchObject(table);
  expect((await viewer.get(`/versus-tournament/leaderboard/${id}`)).body).toMatchObject(table);
  expect(await viewer.get('/versus-tournament/leaderboard/999')).toMatchObject({ status: 404 });
});

test('[VERSUS-01] tips at the very end count or do not, and the scores equal the ledger', async () => {
  for (let run = 0; run < 12; run += 1) {
    const id = await begun();
    const tips = Array.from({ length: 8 }, (_, index) => tip(index % 3 ? 'model' : 'performer', 1 + index));
    await Promise.all([tips[0], tips[1]]);
    await timeIsOver(id);
    await Promise.all([step(), ...tips, step()]);
    const sides = await platform.database.orm
      .select()
      .from(versusSide)
      .where(eq(versusSide.versusId, Number(id)));
    const ledger = await byLedger(id);
    for (const side of sides) expect(side.score).toBe(ledger.get(side.modelId) ?? 0);
    expect(await rowOf(id)).toMatchObject({ state: 'ended' });
  }
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});

test('[VERSUS-01] the demo’s bots play one contest after the other, and tip more while somebody watches', async () => {
  const { models } = demoWorld(new Date());
  const tipped: string[] = [];
  let watched: string[] = [];
  const bots = createVersusBots({
    models,
    context: platform.context,
    watchedRooms: () => watched,
    tip: async ({ username }) => void tipped.push(username),
    random: randomFrom('tips of a contest'),
  });
  await bots();
  const [row] = await platform.database.orm.select().from(versus).where(eq(versus.state, 'running'));
  expect(row).toMatchObject({ autoRestart: true });
  await bots();
  // One in the section of women, one in that of men.
  const running = () => platform.database.orm.$count(versus, eq(versus.state, 'running'));
  expect(await running()).toBe(2);
  await bots();
  expect(await running()).toBe(2);
  const [host] = await platform.database.orm
    .select()
    .from(user)
    .where(eq(user.id, row?.hostId ?? 0));
  watched = [host?.username ?? ''];
  tipped.length = 0;
  for (let step = 0; step < 60; step += 1) await bots();
  // Those that nobody watches, too, but rarely.
  expect(new Set(tipped).size).toBeGreaterThan(2);
  const ofWatched = tipped.filter((name) => name === watched[0]).length;
  expect(ofWatched).toBeGreaterThan(tipped.length / 4);
});
