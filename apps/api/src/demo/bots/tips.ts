import { TOY_HEARTBEAT_SECONDS } from '@footlight/contract';
import { APP_NAMES, AppInstall, type AppName, PLAYED_APPS } from '@footlight/contract/room-apps';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { applyTip } from '../../features/room-apps/apply.ts';
import { startOf } from '../../features/room-apps/store.ts';
import { model as modelTable, roomApp, toy, user } from '../../kernel/db/schema/index.ts';
import { freshSeed } from '../../kernel/draw.ts';
import { splitFee } from '../../kernel/ledger/fee.ts';
import { earned, post } from '../../kernel/ledger/ledger.ts';
import { findRoom } from '../../kernel/rooms/rooms.ts';
import type { Context } from '../../routes/context.ts';
import { hashSeed, type Random, randomFrom } from '../art/random.ts';
import type { DemoModel } from '../world.ts';
import { chattersOf } from './room-script.ts';

/** In a watched room a bot tips about once in this many steps. */
const TIPS_ONE_IN = 12;
const AMOUNTS = [5, 10, 15, 20, 25, 25, 40, 50, 100] as const;
const BATCH = 400;

const PRIZES = {
  spin_wheel: [
    { label: 'A song of your choice', weight: 2 },
    { label: 'Blow a kiss', weight: 6 },
    { label: 'Ten-minute dance', weight: 1 },
    { label: 'A question answered', weight: 6 },
    { label: 'Your name on the board', weight: 3 },
    { label: 'Next time', weight: 6, win: false },
  ],
  scratch_off: [
    { label: 'A postcard', weight: 1 },
    { label: 'A shout-out', weight: 4 },
    { label: 'No prize', weight: 5, win: false },
  ],
};

/** App settings of a demo room, deterministic per room. */
const CONFIGS: Record<AppName, (random: Random) => object> = {
  tip_goal: (random) => ({
    title: random.pick(['Dance with the lights', 'One more song', 'Costume change', 'Candlelight hour']),
    target: random.whole(6, 40) * 50,
  }),
  tip_menu: () => ({
    title: 'Menu',
    items: [
      { label: 'Wave', price: 5 },
      { label: 'Blow a kiss', price: 15 },
      { label: 'Choose the song', price: 40 },
      { label: 'Change the lights', price: 75 },
      { label: 'Dance', price: 150 },
    ],
  }),
  spin_wheel: (random) => ({ price: random.pick([20, 30, 45]), prizes: PRIZES.spin_wheel }),
  king_of_the_hill: () => ({ minimum: 10 }),
  scratch_off: () => ({ price: 20, prizes: PRIZES.scratch_off }),
  golden_ticket: () => ({ prize: 'A private concert', price: 25, tickets: 40 }),
  outcome: () => ({
    question: 'What comes next?',
    options: ['Slow song', 'Fast song', 'Story time'],
    target: 400,
  }),
  rocketman: () => ({ fuel: 300 }),
  easter_egg: (random) => ({ amount: random.pick([33, 77, 111]), sound: 'chime' }),
  sodastar: () => ({ minimum: 25 }),
};

/** The apps of a demo room: a goal, the one of the world data, and two chosen by its name. */
function appsOfDemo(model: Pick<DemoModel, 'username' | 'installedAppId'>): AppInstall[] {
  const random = randomFrom(`apps/${model.username}`);
  const first: AppName[] =
    model.installedAppId === 57 ? ['tip_menu'] : model.installedAppId === 51 ? ['spin_wheel'] : [];
  const others = [0, 1].map(
    (place) => APP_NAMES[hashSeed(`app/${place}/${model.username}`) % APP_NAMES.length] ?? 'tip_menu',
  );
  return [...new Set<AppName>(['tip_goal', ...first, ...others])].map((app) =>
    v.parse(AppInstall, { app, config: CONFIGS[app](random) }),
  );
}

/** One demo room in twelve has a toy, chosen by name. */
const hasDemoToy = ({ username, isVoyeur }: Pick<DemoModel, 'username' | 'isVoyeur'>): boolean =>
  !isVoyeur && hashSeed(`toy/${username}`) % 12 === 0;

/** Settings of {@link createTipBots}. */
export interface TipBotsOptions {
  models: readonly DemoModel[];
  context: Pick<Context, 'database' | 'work' | 'roomApps'>;
  watchedRooms(): readonly string[];
}

/**
 * The apps of demo rooms: installed once, and played in watched rooms by bots. Their tips settle like all others; the
 * tokens come from the promo account, since bots have no balance.
 */
export function createTipBots({ models, context, watchedRooms }: TipBotsOptions) {
  const { database, work, roomApps } = context;
  const byName = new Map(models.map((model) => [model.username, model]));
  const withToy = models.filter(hasDemoToy).map(({ username }) => username);
  let toysSentAt = 0;
  const random = randomFrom(`tips/${Date.now()}`);

  const installAll = async (): Promise<void> => {
    const [some] = await database.orm.select({ id: roomApp.id }).from(roomApp).limit(1);
    if (some) return;
    const known = await database.orm
      .select({ id: user.id, username: user.username })
      .from(modelTable)
      .innerJoin(user, eq(user.id, modelTable.userId));
    const ids = new Map(known.map(({ id, username }) => [username, id]));
    const rows = models.flatMap((model) => {
      const modelId = ids.get(model.username);
      if (modelId === undefined || model.isVoyeur) return [];
      return appsOfDemo(model).map(({ app, config }) => ({
        modelId,
        app,
        config,
        state: startOf(app, config),
        seed: freshSeed(),
      }));
    });
    for (let from = 0; from < rows.length; from += BATCH) {
      await database.orm
        .insert(roomApp)
        .values(rows.slice(from, from + BATCH))
        .onConflictDoNothing();
    }
  };

  /** Reports the bots' toys every twenty seconds, like a real broadcaster's page. */
  const sendToys = async (now: number): Promise<void> => {
    if (now - toysSentAt < TOY_HEARTBEAT_SECONDS * 1000) return;
    toysSentAt = now;
    const rows = await database.orm
      .select({ modelId: user.id })
      .from(user)
      .innerJoin(modelTable, eq(modelTable.userId, user.id))
      .where(and(inArray(user.username, withToy), eq(modelTable.status, 'online')));
    if (rows.length === 0) return;
    const seenAt = new Date(now);
    await database.orm
      .insert(toy)
      .values(rows.map(({ modelId }) => ({ modelId, vendor: 'lovense', seenAt })))
      .onConflictDoUpdate({ target: toy.modelId, set: { seenAt } });
  };

  /** A bot's tip, sometimes for an app. */
  const tip = async (model: Pick<DemoModel, 'username'>): Promise<void> => {
    const room = await findRoom(database.orm, model.username);
    if (room?.model.status !== 'online') return;
    const { apps } = await roomApps.view(room.user.id);
    const play = apps.find((view) => PLAYED_APPS.some((app) => app === view.app));
    const isPlay = play !== undefined && 'price' in play && random.chance(0.25);
    const amount = isPlay ? play.price : random.pick(AMOUNTS);
    const username = random.pick(chattersOf(model));
    await work.run(async (unit) => {
      const { entryId } = await post(unit.tx, {
        kind: 'demo_tip',
        postings: [{ account: 'promo', amount: -amount }, ...earned(room.user.id, splitFee(amount))],
        memo: { to: model.username },
      });
      unit.toRoom(model.username, 'v3.tip.received', {
        tokens: amount,
        receiver_name: model.username,
        sender_name: username,
        line_id: `tip-${entryId}`,
        at: Date.now(),
      });
      const played = { entry: entryId, username, amount, ...(isPlay ? { app: play.app } : {}) };
      if (await applyTip(unit, room.user, played)) unit.afterCommit(async () => roomApps.moved(room.user));
    });
  };

  /** `isNewLeader`: this process has just taken the bots over. */
  const step = async (isNewLeader = false): Promise<void> => {
    if (isNewLeader) await installAll();
    await sendToys(Date.now());
    for (const name of watchedRooms()) {
      const model = byName.get(name);
      if (model && random.chance(1 / TIPS_ONE_IN)) await tip(model);
    }
  };

  /** `tip` sends one bot's tip; for tests. */
  return { step, tip };
}
