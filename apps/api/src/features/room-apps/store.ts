import {
  APP_NAMES,
  APP_RULES,
  type AppConfigs,
  type AppName,
  type AppView,
  type Moved,
  ROOM_APPS,
  type SettledTip,
} from '@footlight/contract/room-apps';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { roomApp } from '../../kernel/db/schema/index.ts';
import { proofOf, rollOf } from '../../kernel/draw.ts';

export type AppRow = typeof roomApp.$inferSelect;

const nameOf = (row: Pick<AppRow, 'app'>): AppName | undefined => APP_NAMES.find((app) => app === row.app);

/** The rule of an app with its settings and state. The rule wrote both, but the compiler cannot see that they match. */
const ruleOf = (app: AppName) => APP_RULES[app] as (typeof APP_RULES)['tip_goal'];
const configOf = (row: AppRow) => row.config as AppConfigs['tip_goal'];
const stateOf = (row: AppRow) => row.state as ReturnType<(typeof APP_RULES)['tip_goal']['start']>;

export const startOf = (app: AppName, config: unknown): unknown =>
  ruleOf(app).start(config as AppConfigs['tip_goal']);

/** Applies a tip to an installed app; null if it has no effect. */
export function move(row: AppRow, tip: SettledTip): Moved<unknown> | null {
  const app = nameOf(row);
  if (!app) return null;
  const moved = ruleOf(app).tip(configOf(row), stateOf(row), tip, () => rollOf(row.seed, tip.entry));
  return moved.moved ? moved : null;
}

/** An app as a visitor sees it; null for an app that this version does not know. */
export function viewOf(row: AppRow): AppView | null {
  const app = nameOf(row);
  return app ? ruleOf(app).view(configOf(row), stateOf(row), row.rev, proofOf(row.seed)) : null;
}

const running = (modelId: number) => and(eq(roomApp.modelId, modelId), isNull(roomApp.removedAt));

export const appsOf = (orm: Orm, modelId: number): Promise<AppRow[]> =>
  orm.select().from(roomApp).where(running(modelId)).orderBy(asc(roomApp.id));

/**
 * The same, locked: tips to one room change its apps one after the other. Every transaction locks the token accounts
 * first.
 */
export const lockApps = (tx: Orm, modelId: number): Promise<AppRow[]> =>
  tx.select().from(roomApp).where(running(modelId)).orderBy(asc(roomApp.id)).for('update');

export const viewsOf = (rows: readonly AppRow[]): AppView[] =>
  rows.flatMap((row) => {
    const view = viewOf(row);
    return view ? [view] : [];
  });

/** Ids of the installed apps, oldest first (`installedAppId`, then `installedModuleIdList`). */
export const appIdsOf = (rows: readonly AppRow[]): number[] =>
  rows.flatMap((row) => {
    const app = nameOf(row);
    return app ? [ROOM_APPS[app]] : [];
  });
