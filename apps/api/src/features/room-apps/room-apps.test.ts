import type { AppInstall, AppView, TipSplit } from '@footlight/contract/room-apps';
import { prizeAt } from '@footlight/contract/room-apps';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTipBots } from '../../demo/bots/tips.ts';
import { demoWorld } from '../../demo/world.ts';
import { inTransaction, queryRows } from '../../kernel/db/database.ts';
import { outboxEvent, roomApp, tip } from '../../kernel/db/schema/index.ts';
import { proofOf, rollOf } from '../../kernel/draw.ts';
import { createOutbox } from '../../kernel/events/outbox.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { bookGift } from '../../kernel/ledger/test-gift.ts';
import { findRoom } from '../../kernel/rooms/rooms.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { applyTip } from './apply.ts';

/** The account `model` and its room. */
const MODEL = 11;
const VIEWERS = { viewer: 1, premium: 3, vip: 4, supervip: 5 } as const;
const START = 5_000;

let platform: TestPlatform;
let now = Date.parse('2026-11-02T12:00:00Z');
let streamer: TestBrowser;
const viewers = {} as Record<keyof typeof VIEWERS, TestBrowser>;
let keys = 0;
const key = () => {
  keys += 1;
  return `room-apps-${keys}`;
};
const as = (username: string) => new TestBrowser(platform.app).login(username);
const post = <T = Record<string, unknown>>(
  browser: TestBrowser,
  path: string,
  body: object = {},
  id = key(),
) => browser.post<T>(path, body, id);
const install = async (wish: AppInstall) =>
  expect((await post(streamer, '/room_apps/model/install', wish)).status).toBe(200);
const give = (browser: TestBrowser, amount: number, more: object = {}, id = key()) =>
  post<{ errorType?: string; tip_id: string }>(browser, '/tip/model', { amount, ...more }, id);
const look = async () =>
  (
    await viewers.viewer.get<{
      apps: AppView[];
      app_panel: object;
      tip_panel: object | null;
      split: TipSplit | null;
    }>('/room_apps/model')
  ).body;
const viewOf = async <A extends AppView['app']>(app: A) =>
  (await look()).apps.find((view) => view.app === app) as Extract<AppView, { app: A }>;
const published = (event: string) =>
  platform.published
    .filter((one) => one.event === event && one.to === 'room model')
    .map(({ payload }) => payload);
const setStatus = (status: string) =>
  platform.database.orm.execute(sql`UPDATE model SET status = ${status} WHERE user_id = ${MODEL}`);
const held = async () => {
  const [row] = await queryRows<{ total: string }>(
    platform.database.orm,
    sql`SELECT coalesce(sum(balance), 0) AS total FROM account WHERE id LIKE 'split:%'`,
  );
  return Number(row?.total);
};

beforeAll(async () => {
  platform = await openTestPlatform({ showNow: () => now, rateLimits: false });
  streamer = await as('model');
  for (const name of Object.keys(VIEWERS) as (keyof typeof VIEWERS)[]) viewers[name] = await as(name);
  await platform.database.orm.execute(sql`UPDATE "user" SET identity_confirmed = true`);
}, 60_000);
afterAll(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
  await platform.stop();
});
beforeEach(async () => {
  await setStatus('online');
  await platform.database.orm.execute(sql`UPDATE room_app SET removed_at = now() WHERE removed_at IS NULL`);
  for (const [name, id] of Object.entries(VIEWERS) as [keyof typeof VIEWERS, number][]) {
    const change = START - (await viewers[name].tokens());
    if (change !== 0) await inTransaction(platform.database, (tx) => bookGift(tx, `user:${id}`, change));
  }
  platform.published.length = 0;
});

const goal = (target: number): AppInstall => ({ app: 'tip_goal', config: { title: 'Dance', target } });
const wheel: AppInstall = {
  app: 'spin_wheel',
  config: {
    price: 20,
    prizes: [
      { label: 'A song', weight: 1, win: true },
      { label: 'A wave', weight: 3, win: true },
    ],
  },
};

describe('[APP-01] apps are moved by settled tips', () => {
  it('a goal grows by what was settled, once a key, and not by what was refused', async () => {
    await install(goal(300));
    const id = key();
    await Promise.all([1, 2, 3].map(() => give(viewers.viewer, 100, {}, id)));
    expect((await viewOf('tip_goal')).raised).toBe(100);
    expect((await give(viewers.viewer, 99_000)).body.errorType).toBe('not_enough_tokens');
    expect((await viewOf('tip_goal')).raised).toBe(100);
    await give(viewers.premium, 250);
    expect(await viewOf('tip_goal')).toMatchObject({ raised: 300, reached_by: 'premium', rev: 2 });
    expect(published('v3.app.tip_goal').map(({ raised }) => raised)).toEqual([100, 300]);
  });

  it('twenty tips at once lose and double nothing', async () => {
    await install(goal(100_000));
    await install({ app: 'rocketman', config: { fuel: 70 } });
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => give(at % 2 ? viewers.viewer : viewers.vip, 10 + at)),
    );
    const sum = 20 * 10 + 190;
    expect((await viewOf('tip_goal')).raised).toBe(sum);
    const rocket = await viewOf('rocketman');
    expect(rocket.flights * 70 + rocket.filled).toBe(sum);
    expect(rocket.rev).toBe(20);
  });

  it('a wheel is spun for its price alone, and the draw can be proved by the seed', async () => {
    await install(wheel);
    const { proof } = await viewOf('spin_wheel');
    const play = { source_id: 'app:51', app_data: { app: 'spin_wheel' } };
    const before = await viewers.vip.tokens();
    const wrong = await give(viewers.vip, 19, play);
    expect([wrong.status, wrong.body.errorType]).toEqual([409, 'conflict']);
    expect(await viewers.vip.tokens()).toBe(before);
    // A plain tip of the same amount is not a play.
    await give(viewers.vip, 20);
    expect((await viewOf('spin_wheel')).count).toBe(0);
    for (let turn = 0; turn < 7; turn += 1) await give(viewers.vip, 20, play);
    const { count, plays } = await viewOf('spin_wheel');
    expect([count, plays.length]).toEqual([7, 7]);
    const down = await post<{ seed: string }>(streamer, '/room_apps/model/uninstall', { app: 'spin_wheel' });
    expect(proofOf(down.body.seed)).toBe(proof);
    for (const { id, prize } of plays) {
      expect(prize).toBe(
        prizeAt(wheel.app === 'spin_wheel' ? wheel.config.prizes : [], rollOf(down.body.seed, id)),
      );
    }
    expect((await give(viewers.vip, 20, play)).body.errorType).toBe('conflict');
  });

  it('rolls are spread evenly: ten thousand draws of a fair coin stay within four deviations', () => {
    const heads = Array.from({ length: 10_000 }, (_, entry) => rollOf('a seed', entry)).filter(
      (roll) => roll < 0.5,
    );
    expect(Math.abs(heads.length - 5_000)).toBeLessThan(200);
  });

  it('scratch-off tells info, wins and blanks apart; an egg plays its sound to all; anonymous tips stay so', async () => {
    const prizes = [{ label: 'A song', weight: 1, win: true }];
    await install({
      app: 'scratch_off',
      config: { price: 15, prizes: [...prizes, { ...prizes[0]!, label: 'Two' }] },
    });
    await install({ app: 'easter_egg', config: { amount: 42, sound: 'chime' } });
    await install({ app: 'king_of_the_hill', config: { minimum: 10 } });
    await give(viewers.viewer, 15, { app_data: { app: 'scratch_off' } });
    await give(viewers.viewer, 42, { type: 'anonymous' });
    expect(published('v3.app.scratchoff.info')).toHaveLength(1);
    expect(published('v3.app.scratchoff.win')).toHaveLength(1);
    expect(published('v3.app.scratchoff.update')).toHaveLength(0);
    expect(published('v3.chat.play_sound')).toEqual([{ sound: 'chime' }]);
    expect(published('v3.app.koth').at(-1)).toMatchObject({ username: 'anonymous', tip: 42 });
    await install({
      app: 'scratch_off',
      config: {
        price: 15,
        prizes: prizes.flatMap((one) => [
          { ...one, win: false },
          { ...one, win: false },
        ]),
      },
    });
    await give(viewers.viewer, 15, { app_data: { app: 'scratch_off' } });
    expect(published('v3.app.scratchoff.update')).toHaveLength(1);
  });

  it('only the broadcaster puts apps up and takes them down', async () => {
    for (const path of ['install', 'uninstall']) {
      const body = path === 'install' ? goal(5) : { app: 'tip_goal' };
      expect((await post(viewers.viewer, `/room_apps/model/${path}`, body)).status).toBe(403);
    }
    expect(
      (await post(streamer, '/room_apps/model/install', { app: 'tip_goal', config: { title: '' } })).status,
    ).toBe(400);
  });

  it('given a process that dies after the commit, the next one publishes to the room once', async () => {
    await install(goal(1_000));
    const room = { id: MODEL, username: 'model' };
    const dying = createOutbox({
      database: platform.database,
      publisher: { toRoom: () => Promise.reject(new Error('gone')), toUser: async () => undefined },
      bus: platform.context.bus,
      log: platform.context.log,
    });
    await dying.run((unit) => applyTip(unit, room, { entry: 1, username: 'viewer', amount: 10 }));
    expect(published('v3.app.tip_goal')).toHaveLength(0);
    // The event is old enough to count as left behind.
    await platform.database.orm.update(outboxEvent).set({ createdAt: new Date(0) });
    await expect(dying.step()).rejects.toThrow('gone');
    await platform.context.work.step();
    await platform.context.work.step();
    expect(published('v3.app.tip_goal')).toHaveLength(1);
    expect(await platform.database.orm.select().from(outboxEvent)).toEqual([]);
    expect((await viewOf('tip_goal')).raised).toBe(10);
  });

  it('given a transaction that is given up, neither tokens nor apps have moved', async () => {
    await install(goal(1_000));
    const given = platform.context.work.run(async (unit) => {
      await applyTip(unit, { id: MODEL, username: 'model' }, { entry: 2, username: 'viewer', amount: 10 });
      throw new Error('the commit fails');
    });
    await expect(given).rejects.toThrow();
    await platform.context.roomApps.step();
    expect((await viewOf('tip_goal')).raised).toBe(0);
    expect(published('v3.app.tip_goal')).toHaveLength(0);
  });

  it('demo rooms have apps, which the simulated audience moves by settled entries', async () => {
    const { models } = demoWorld(new Date());
    const [first] = models.filter(({ status, isVoyeur }) => status === 'online' && !isVoyeur);
    const life = createTipBots({
      models,
      context: platform.context,
      watchedRooms: () => [],
    });
    await platform.database.orm.delete(roomApp);
    await life.step(true);
    const room = await findRoom(platform.database.orm, first!.username);
    const goalOf = async () =>
      (await platform.context.roomApps.view(room!.user.id)).apps.find(({ app }) => app === 'tip_goal');
    expect(await goalOf()).toMatchObject({ raised: 0 });
    await life.tip(first!);
    expect((await goalOf())?.rev).toBe(1);
  });
});

describe('[ROOM-09] app panels', () => {
  it('the room receives three rows and the choices of the menu, gathered over many tips', async () => {
    await install(goal(300));
    await install({ app: 'tip_menu', config: { title: 'Menu', items: [{ label: 'Wave', price: 5 }] } });
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => give(viewers.viewer, 5)));
    await expect
      .poll(() => published('v3.chat.app_panels').at(-1), { timeout: 10_000 })
      .toMatchObject({
        app_panel: { row1_label: 'Dance', row1_value: '30 / 300' },
        tip_panel: { label: 'Menu', radio_options: [{ label: 'Wave', amount: 5 }] },
      });
    expect(published('v3.chat.app_panels').length).toBeLessThan(8);
    const { chat } = (
      await viewers.viewer.get<{ chat: { installedAppId: number; installedModuleIdList: number[] } }>(
        '/chat/react/model',
      )
    ).body;
    expect([chat.installedAppId, chat.installedModuleIdList]).toEqual([1, [57]]);
  });
});

describe('[TIP-03] tip split', () => {
  interface Answer {
    errorType?: string;
    split: TipSplit;
    tokens: number;
  }
  const start = (browser: TestBrowser, split_amount: number, target_splitters = 3) =>
    post<Answer>(browser, '/tip_split/model/start', { target_splitters, split_amount });
  const join = (browser: TestBrowser, { split_id, next_share }: TipSplit, id = key()) =>
    post<Answer>(browser, '/tip_split/model/join', { split_id, share: next_share }, id);
  const clear = async () => {
    now += 10 * 60_000;
    await platform.context.roomApps.step();
    platform.published.length = 0;
  };
  beforeEach(clear);

  it('three shares are set aside, and paid together with the last: to the token, once', async () => {
    await install(goal(1_000));
    const revenue = await streamer.tokens();
    const first = await start(viewers.viewer, 100);
    expect(first.body.split).toMatchObject({
      mode: 'proposed',
      remaining: 2,
      next_share: 33,
      splitters: ['viewer'],
    });
    expect([first.body.tokens, await held()]).toEqual([START - 34, 34]);
    expect((await viewOf('tip_goal')).raised).toBe(0);
    const id = key();
    const [second, again] = [
      await join(viewers.premium, first.body.split, id),
      await join(viewers.premium, first.body.split, id),
    ];
    expect(again.body).toEqual(second.body);
    expect((await join(viewers.premium, second.body.split)).body.errorType).toBe('conflict');
    const third = await join(viewers.vip, second.body.split);
    expect(third.body.split).toMatchObject({ mode: 'success', remaining: 0 });
    expect(await held()).toBe(0);
    expect(
      (await viewers.viewer.tokens()) + (await viewers.premium.tokens()) + (await viewers.vip.tokens()),
    ).toBe(3 * START - 100);
    expect(await streamer.tokens()).toBe(revenue + 50);
    expect((await viewOf('tip_goal')).raised).toBe(100);
    expect(published('v3.app.tip_split').map(({ mode }) => mode)).toEqual([
      'proposed',
      'proposed',
      'success',
    ]);
    expect(published('v3.tip.received').map(({ tokens }) => tokens)).toEqual([34, 33, 33]);
    const rows = await platform.database.orm
      .select()
      .from(tip)
      .where(eq(tip.sourceId, `split:${third.body.split.split_id}`));
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
  });

  it('many who want the last share at once: one gets it, the others keep their tokens', async () => {
    const { split } = (await start(viewers.viewer, 10, 2)).body;
    const answers = await Promise.all(
      [viewers.premium, viewers.vip, viewers.supervip].map((one) => join(one, split)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await held()).toBe(0);
  });

  it('expired, called off, or overtaken by a private: every share goes back', async () => {
    await start(viewers.viewer, 90);
    now += 5 * 60_000;
    await platform.context.roomApps.step();
    expect([await held(), await viewers.viewer.tokens()]).toEqual([0, START]);
    expect(published('v3.app.tip_split').at(-1)).toMatchObject({ mode: 'canceled' });

    const { split } = (await start(viewers.viewer, 90)).body;
    expect((await start(viewers.vip, 90)).body.errorType).toBe('conflict');
    const { split: joined } = (await join(viewers.premium, split)).body;
    const cancel = (browser: TestBrowser) =>
      post(browser, '/tip_split/model/cancel', { split_id: split.split_id });
    expect((await cancel(viewers.premium)).status).toBe(403);
    expect((await cancel(streamer)).status).toBe(200);
    expect((await cancel(streamer)).status).toBe(409);
    expect((await join(viewers.vip, joined)).status).toBe(409);
    expect([await held(), await viewers.viewer.tokens(), await viewers.premium.tokens()]).toEqual([
      0,
      START,
      START,
    ]);

    const third = (await start(viewers.viewer, 90)).body.split;
    await setStatus('private');
    expect((await join(viewers.vip, third)).status).toBe(409);
    await platform.context.roomApps.step();
    expect(await held()).toBe(0);
    expect((await start(viewers.viewer, 90)).status).toBe(409);
  });

  it('the staff proposes one by a command and takes no share', async () => {
    const room = await findRoom(platform.database.orm, 'model');
    const by = { id: MODEL, username: 'model' };
    const wish = { target_splitters: 2, split_amount: 11 };
    expect(await platform.context.roomApps.proposeSplit(room!, by, wish)).toBe(true);
    expect(await platform.context.roomApps.proposeSplit(room!, by, wish)).toBe(false);
    expect((await look()).split).toMatchObject({ splitters: [], remaining: 2, next_share: 6 });
    const { split } = (await join(viewers.vip, (await look()).split!)).body;
    await join(viewers.supervip, split);
    expect((await look()).split).toMatchObject({ mode: 'success', splitters: ['vip', 'supervip'] });
  });
});
