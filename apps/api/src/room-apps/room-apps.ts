import {
  type AppInstall,
  type AppName,
  type AppPanels,
  type AppView,
  panelsOf,
  type TipSplit,
} from '@footlight/contract/room-apps';
import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Orm } from '../db/database.ts';
import { roomApp, roomAppNews } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { lockRoom } from '../shows/store.ts';
import { createStepper } from '../stepper.ts';
import type { RoomRow } from '../views/room-view.ts';
import { type AppNewsOptions, createAppNews } from './app-news.ts';
import { freshSeed } from './draw.ts';
import { readSplit, splitView } from './split.ts';
import { createSplitCalls } from './split-calls.ts';
import { appIdsOf, appsOf, startOf, viewOf, viewsOf } from './store.ts';

export interface RoomAppsOptions extends AppNewsOptions {
  bus: Pick<Bus, 'lead'>;
  now(): number;
}

/** What a visitor is told of a room's apps. */
export interface RoomAppsLook extends AppPanels {
  apps: AppView[];
  split: TipSplit | null;
}

export type RoomApps = ReturnType<typeof createRoomApps>;

const STEP_MS = 1_000;
const LEAD_MS = 5_000;

/**
 * Apps of rooms and split tips. Apps are moved by settled tips alone, in the transaction that settles them; what the
 * room is told of it is written there too, and told after the commit: by the process that settled the tip, or when
 * that one dies before, by the one that leads.
 */
export function createRoomApps(options: RoomAppsOptions) {
  const { database, bus, log, now } = options;
  const { orm } = database;
  const news = createAppNews(options);
  const { tell, panelsSoon } = news;
  const { expire: expireSplits, ...splits } = createSplitCalls({ ...options, tell, panelsSoon });

  const step = async (): Promise<void> => {
    if (!(await bus.lead('room-apps', LEAD_MS))) return;
    await tell();
    await expireSplits();
  };

  const stepper = createStepper(step, STEP_MS, (error) =>
    log.error({ err: error }, 'room apps missed a step'),
  );

  return {
    ...splits,
    step,
    start: stepper.start,
    async stop() {
      const stopped = stepper.stop();
      news.stop();
      await stopped;
    },

    async look(modelId: number): Promise<RoomAppsLook> {
      const apps = viewsOf(await appsOf(orm, modelId));
      const split = await readSplit(orm, modelId);
      return { apps, ...panelsOf(apps), split: split ? splitView(split) : null };
    },
    ids: async (modelId: number): Promise<number[]> => appIdsOf(await appsOf(orm, modelId)),

    /** Puts up an app; one of the same name that runs makes way, with its state. */
    async install(room: RoomRow, { app, config }: AppInstall): Promise<void> {
      const modelId = room.user.id;
      const { username } = room.user;
      await inTransaction(database, async (tx) => {
        await lockRoom(tx, modelId);
        await tx
          .update(roomApp)
          .set({ removedAt: new Date(now()) })
          .where(and(eq(roomApp.modelId, modelId), eq(roomApp.app, app), isNull(roomApp.removedAt)));
        const [row] = await tx
          .insert(roomApp)
          .values({ modelId, app, config, state: startOf(app, config), seed: freshSeed() })
          .returning();
        const view = row ? viewOf(row) : null;
        const told = [
          { room: username, event: 'v3.chat.app_changed_relayed', payload: await idsNow(tx, modelId) },
        ];
        if (view?.app === 'scratch_off') {
          told.push({ room: username, event: 'v3.app.scratchoff.info', payload: { ...view } as never });
        }
        await tx.insert(roomAppNews).values(told);
      });
      await tell(username);
      panelsSoon(username, modelId);
    },
    /** Takes an app down and tells its seed. */
    async uninstall(room: RoomRow, app: AppName): Promise<string> {
      const modelId = room.user.id;
      const seed = await inTransaction(database, async (tx) => {
        await lockRoom(tx, modelId);
        const [row] = await tx
          .update(roomApp)
          .set({ removedAt: new Date(now()) })
          .where(and(eq(roomApp.modelId, modelId), eq(roomApp.app, app), isNull(roomApp.removedAt)))
          .returning();
        if (!row) throw new ApiError('conflict');
        await tx.insert(roomAppNews).values({
          room: room.user.username,
          event: 'v3.chat.app_changed_relayed',
          payload: await idsNow(tx, modelId),
        });
        return row.seed;
      });
      await tell(room.user.username);
      panelsSoon(room.user.username, modelId);
      return seed;
    },
    /** After the commit of a tip that moved apps. */
    async tipped(room: RoomRow): Promise<void> {
      await tell(room.user.username);
      panelsSoon(room.user.username, room.user.id);
    },
  };
}

const idsNow = async (tx: Orm, modelId: number): Promise<Record<string, unknown>> => ({
  app_ids: appIdsOf(await appsOf(tx, modelId)),
});
