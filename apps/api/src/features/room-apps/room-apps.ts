import {
  type AppInstall,
  type AppName,
  type AppPanels,
  type AppView,
  panelsOf,
  type TipSplit,
} from '@footlight/contract/room-apps';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { roomApp } from '../../kernel/db/schema/index.ts';
import { freshSeed } from '../../kernel/draw.ts';
import type { Work } from '../../kernel/events/outbox.ts';
import type { Publisher } from '../../kernel/events/publisher.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { lockRoom } from '../../kernel/rooms/rooms.ts';
import { createPanels } from './panels.ts';
import { readSplit, splitView } from './split.ts';
import { createSplitCalls } from './split-calls.ts';
import { appIdsOf, appsOf, startOf, viewOf, viewsOf } from './store.ts';

export interface RoomAppsOptions {
  orm: Orm;
  work: Work;
  publisher: Publisher;
  log: FastifyBaseLogger;
  now(): number;
  /** How long changes are collected before a room gets its panels, in milliseconds. */
  panelsEveryMs?: number;
}

/** The apps of a room as a visitor sees them. */
export interface RoomAppsView extends AppPanels {
  apps: AppView[];
  split: TipSplit | null;
}

export type RoomApps = ReturnType<typeof createRoomApps>;

/** Room apps and split tips. Only settled tips change apps, in the transaction that settles them. */
export function createRoomApps(options: RoomAppsOptions) {
  const { orm, work, publisher, log, now, panelsEveryMs } = options;
  const panels = createPanels({
    orm,
    publisher,
    log,
    ...(panelsEveryMs === undefined ? {} : { everyMs: panelsEveryMs }),
  });
  const { expire, ...splits } = createSplitCalls({ orm, work, now, panelsChanged: panels.changed });

  /** Stops the running app of this name and returns its seed, if there is one. */
  const removeApp = async (tx: Orm, modelId: number, app: AppName): Promise<string | null> => {
    const [row] = await tx
      .update(roomApp)
      .set({ removedAt: new Date(now()) })
      .where(and(eq(roomApp.modelId, modelId), eq(roomApp.app, app), isNull(roomApp.removedAt)))
      .returning({ seed: roomApp.seed });
    return row?.seed ?? null;
  };

  return {
    ...splits,
    /** Cancels splits that have expired or whose room has closed. */
    step: expire,
    stop: panels.stop,
    /** Call after the commit of a tip that changed apps. */
    moved: panels.changed,

    async view(modelId: number): Promise<RoomAppsView> {
      const apps = viewsOf(await appsOf(orm, modelId));
      const split = await readSplit(orm, modelId);
      return { apps, ...panelsOf(apps), split: split ? splitView(split) : null };
    },
    ids: async (modelId: number): Promise<number[]> => appIdsOf(await appsOf(orm, modelId)),

    /** Installs an app. A running one of the same name is replaced, and its state is lost. */
    install: (room: RoomRow, { app, config }: AppInstall): Promise<void> =>
      work.run(async (unit) => {
        const { tx } = unit;
        const { id: modelId, username } = room.user;
        await lockRoom(tx, modelId);
        await removeApp(tx, modelId, app);
        const [row] = await tx
          .insert(roomApp)
          .values({ modelId, app, config, state: startOf(app, config), seed: freshSeed() })
          .returning();
        unit.toRoom(username, 'v3.chat.app_changed_relayed', await idsNow(tx, modelId));
        const view = row ? viewOf(row) : null;
        if (view?.app === 'scratch_off') unit.toRoom(username, 'v3.app.scratchoff.info', view);
        unit.afterCommit(async () => panels.changed(room.user));
      }),
    /** Removes an app and reveals its seed. */
    uninstall: (room: RoomRow, app: AppName): Promise<string> =>
      work.run(async (unit) => {
        const { tx } = unit;
        const { id: modelId, username } = room.user;
        await lockRoom(tx, modelId);
        const seed = await removeApp(tx, modelId, app);
        if (seed === null) throw new ApiError('conflict');
        unit.toRoom(username, 'v3.chat.app_changed_relayed', await idsNow(tx, modelId));
        unit.afterCommit(async () => panels.changed(room.user));
        return seed;
      }),
  };
}

const idsNow = async (tx: Orm, modelId: number) => ({ app_ids: appIdsOf(await appsOf(tx, modelId)) });
