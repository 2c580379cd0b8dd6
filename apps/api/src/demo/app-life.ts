import { TOY_HEARTBEAT_SECONDS } from '@footlight/contract';
import { APP_NAMES, AppInstall, type AppName, PLAYED_APPS } from '@footlight/contract/room-apps';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { hashSeed, type Random, randomFrom } from '../art/random.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { model as modelTable, roomApp, toy, user } from '../db/schema/index.ts';
import { earned, post } from '../ledger/ledger.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { applyTip } from '../room-apps/apply.ts';
import { freshSeed } from '../room-apps/draw.ts';
import { startOf } from '../room-apps/store.ts';
import { findRoom } from '../rooms/rooms.ts';
import { splitTip } from '../tips/rules.ts';
import { roomScript } from './room-script.ts';
import type { DemoModel } from './world.ts';

const STEP_MS = 2_000;
const LEAD_MS = 5_000;
/** In a watched room somebody simulated tips about once in so many steps. */
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

/** Settings of each app in a demo room: the same for the same room. */
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

/** Which apps a demo room has: a goal, the one of the world, and two that its name decides. */
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

/** One demo room in twelve has a toy: by the name, the same ones in every run. */
const hasDemoToy = ({ username, isVoyeur }: Pick<DemoModel, 'username' | 'isVoyeur'>): boolean =>
  !isVoyeur && hashSeed(`toy/${username}`) % 12 === 0;

/** Settings of {@link createAppLife}. */
export interface AppLifeOptions {
  models: readonly DemoModel[];
  context: Pick<Context, 'database' | 'broadcast' | 'roomApps' | 'log'>;
  bus: Pick<Bus, 'lead'>;
  watchedRooms(): readonly string[];
}

/**
 * The apps of demo rooms: installed once, and moved in watched rooms by the simulated audience. Its tips are settled
 * like all others; their tokens come from the house's own promotion account, since simulated people have no purse.
 */
export function createAppLife({ models, context, bus, watchedRooms }: AppLifeOptions) {
  const { database, broadcast, roomApps, log } = context;
  const byName = new Map(models.map((model) => [model.username, model]));
  const withToy = models.filter(hasDemoToy).map(({ username }) => username);
  let toysSaidAt = 0;
  const random = randomFrom(`tips/${Date.now()}`);
  let isLeading = false;

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

  /** Simulated broadcasters' toys answer as those of people do: every twenty seconds. */
  const sayToys = async (now: number): Promise<void> => {
    if (now - toysSaidAt < TOY_HEARTBEAT_SECONDS * 1000) return;
    toysSaidAt = now;
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

  /** A tip of somebody simulated, now and then a play. */
  const tip = async (model: DemoModel): Promise<void> => {
    const room = await findRoom(database.orm, model.username);
    if (room?.model.status !== 'online') return;
    const { apps } = await roomApps.look(room.user.id);
    const played = apps.find((view) => PLAYED_APPS.some((app) => app === view.app));
    const isPlay = played !== undefined && 'price' in played && random.chance(0.25);
    const amount = isPlay ? played.price : random.pick(AMOUNTS);
    const [first, ...rest] = roomScript(model).chatters;
    const username = random.pick([first ?? 'somebody', ...rest]);
    const { entryId, moved } = await inTransaction(database, async (tx) => {
      const posted = await post(tx, {
        kind: 'demo_tip',
        postings: [{ account: 'promo', amount: -amount }, ...earned(room.user.id, splitTip(amount))],
        memo: { to: model.username },
      });
      const settled = { entry: posted.entryId, username, amount, ...(isPlay ? { app: played.app } : {}) };
      const isMoved = await applyTip(tx, { id: room.user.id, username: room.user.username }, settled);
      return { entryId: posted.entryId, moved: isMoved };
    });
    await broadcast.toRoom(model.username, 'v3.tip.received', {
      tokens: amount,
      receiver_name: model.username,
      sender_name: username,
      line_id: `tip-${entryId}`,
      at: Date.now(),
    });
    if (moved) await roomApps.tipped(room);
  };

  const step = async (): Promise<void> => {
    const leads = await bus.lead('app-life', LEAD_MS);
    if (leads && !isLeading) await installAll();
    isLeading = leads;
    if (!isLeading) return;
    await sayToys(Date.now());
    for (const name of watchedRooms()) {
      const model = byName.get(name);
      if (model && random.chance(1 / TIPS_ONE_IN)) await tip(model);
    }
  };

  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  return {
    step,
    /** One simulated tip at once; for tests. */
    tip,
    start() {
      let isBusy = false;
      const run = () => {
        if (isBusy) return;
        isBusy = true;
        running = step()
          .catch((error: unknown) =>
            log.warn({ code: 'app_life', err: error }, 'The apps of the demo missed a step'),
          )
          .finally(() => {
            isBusy = false;
          });
      };
      run();
      timer ??= setInterval(run, STEP_MS);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      await running;
    },
  };
}
