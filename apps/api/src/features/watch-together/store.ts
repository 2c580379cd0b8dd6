import { noVideo, WATCH_ACTS, WATCH_SIDES, type WatchPlayback, type WatchSide } from '@footlight/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { nowOf } from '../../kernel/db/clock.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { show, watchTogether } from '../../kernel/db/schema/index.ts';

export interface WatchShow {
  showId: number;
  modelId: number;
  viewerId: number;
}

/** The running private of this room in which the two watch together; null without one. */
export async function watchShow(orm: Orm, modelId: number, lock = false): Promise<WatchShow | null> {
  const found = orm
    .select({ showId: show.id, modelId: show.modelId, viewerId: show.viewerId })
    .from(show)
    .where(
      and(
        eq(show.modelId, modelId),
        eq(show.state, 'running'),
        inArray(show.kind, ['private', 'exclusive']),
        show.watchTogether,
      ),
    );
  const [row] = await (lock ? found.for('update') : found);
  return row && row.viewerId !== null ? { ...row, viewerId: row.viewerId } : null;
}

/** The side of this user in the show; null for everybody else. */
export const sideOf = (found: WatchShow, userId: number): WatchSide | null =>
  userId === found.modelId ? 'broadcaster' : userId === found.viewerId ? 'viewer' : null;

export async function playbackOf(orm: Orm, showId: number): Promise<WatchPlayback> {
  const [row] = await orm.select().from(watchTogether).where(eq(watchTogether.showId, showId));
  if (!row) return noVideo(await nowOf(orm));
  return {
    media_id: row.mediaId,
    version: row.version,
    is_playing: row.isPlaying && row.mediaId !== null,
    position_ms: row.positionMs,
    at: row.at,
    act: WATCH_ACTS.find((act) => act === row.act) ?? null,
    by: WATCH_SIDES.find((side) => side === row.by) ?? null,
  };
}

export async function storePlayback(tx: Orm, showId: number, state: WatchPlayback): Promise<void> {
  const row = {
    mediaId: state.media_id,
    version: state.version,
    isPlaying: state.is_playing,
    positionMs: state.position_ms,
    at: state.at,
    act: state.act ?? '',
    by: state.by ?? '',
  };
  await tx
    .insert(watchTogether)
    .values({ showId, ...row })
    .onConflictDoUpdate({ target: watchTogether.showId, set: row });
}

/** Whether this user may stream this video now, because they watch it together in this show. */
export async function watchesInShow(
  orm: Orm,
  asked: { showId: number; mediaId: number; userId: number },
): Promise<boolean> {
  const rows = await orm
    .select({ id: show.id })
    .from(show)
    .innerJoin(watchTogether, eq(watchTogether.showId, show.id))
    .where(
      and(
        eq(show.id, asked.showId),
        eq(show.state, 'running'),
        eq(watchTogether.mediaId, asked.mediaId),
        or(eq(show.modelId, asked.userId), eq(show.viewerId, asked.userId)),
      ),
    );
  return rows.length > 0;
}
