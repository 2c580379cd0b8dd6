import { afterChoice, afterPress, type WatchPlayback, type WatchState } from '@footlight/contract';
import { and, desc, eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import { nowOf } from '../../kernel/db/clock.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { media } from '../../kernel/db/schema/index.ts';
import type { Events, Work } from '../../kernel/events/outbox.ts';
import { isUsable } from '../../kernel/rooms/media-card.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { playbackOf, sideOf, storePlayback, type WatchShow, watchShow } from './store.ts';

const VIDEO = 2;

export type WatchTogether = ReturnType<typeof createWatchTogether>;

/**
 * A video that the two people of a private show watch together (spec 2 §3). Its state is in the database: a change locks
 * the row of the show, so that presses of both follow each other, and none succeeds after the end of the show.
 */
export function createWatchTogether({ orm, work }: { orm: Orm; work: Work }) {
  const showOf = async (tx: Orm, room: RoomRow, userId: number, lock: boolean) => {
    const found = await watchShow(tx, room.user.id, lock);
    const side = found && sideOf(found, userId);
    // Everybody else learns nothing about the show.
    if (!found || !side) throw new ApiError('show_not_running');
    return { found, side };
  };

  const durationOf = async (tx: Orm, mediaId: number): Promise<number> => {
    const [row] = await tx.select({ seconds: media.duration }).from(media).where(eq(media.id, mediaId));
    return (row?.seconds ?? 0) * 1_000;
  };

  const store = async (
    tx: Orm,
    events: Events,
    { showId, modelId, viewerId }: WatchShow,
    room: RoomRow,
    state: WatchPlayback,
  ): Promise<WatchState> => {
    await storePlayback(tx, showId, state);
    const payload = { show_id: showId, ...state };
    for (const userId of [modelId, viewerId])
      events.toUser(userId, 'v3.watch_together.update', { broadcaster: room.user.username, ...payload });
    return payload;
  };

  return {
    /**
     * The position of the video in the caller's show.
     *
     * @throws ApiError `show_not_running`
     */
    async read(room: RoomRow, userId: number): Promise<WatchState> {
      const { found } = await showOf(orm, room, userId, false);
      return { show_id: found.showId, ...(await playbackOf(orm, found.showId)) };
    },
    /**
     * Opens a video of the broadcaster, or closes the open one (null).
     *
     * @throws ApiError `show_not_running`, `forbidden` (the viewer), `not_found` (no video of this broadcaster)
     */
    choose: (room: RoomRow, userId: number, mediaId: number | null): Promise<WatchState> =>
      work.run(async (unit) => {
        const { tx } = unit;
        const { found, side } = await showOf(tx, room, userId, true);
        if (side !== 'broadcaster') throw new ApiError('forbidden');
        if (mediaId !== null) {
          const [own] = await tx
            .select({ id: media.id })
            .from(media)
            .where(
              and(
                eq(media.id, mediaId),
                eq(media.userId, room.user.id),
                eq(media.typeId, VIDEO),
                isUsable,
                media.isPublished,
              ),
            );
          if (!own) throw new ApiError('not_found');
        }
        const before = await playbackOf(tx, found.showId);
        return store(tx, unit, found, room, afterChoice(before, mediaId, side, await nowOf(tx)));
      }),
    /**
     * Plays, pauses or moves the open video.
     *
     * @throws ApiError `show_not_running`, `conflict` (another video is open)
     */
    press: (
      room: RoomRow,
      userId: number,
      { media_id, ...press }: { media_id: number; is_playing: boolean; position_ms: number },
    ): Promise<WatchState> =>
      work.run(async (unit) => {
        const { tx } = unit;
        const { found, side } = await showOf(tx, room, userId, true);
        const before = await playbackOf(tx, found.showId);
        if (before.media_id !== media_id) throw new ApiError('conflict');
        const durationMs = await durationOf(tx, media_id);
        return store(
          tx,
          unit,
          found,
          room,
          afterPress(before, press, side, { now: await nowOf(tx), durationMs }),
        );
      }),
    /** The broadcaster's newest video; null without one. For the demo's broadcasters. */
    async newestVideo(modelId: number): Promise<number | null> {
      const [row] = await orm
        .select({ id: media.id })
        .from(media)
        .where(and(eq(media.userId, modelId), eq(media.typeId, VIDEO), isUsable, media.isPublished))
        .orderBy(desc(media.createdAt), desc(media.id))
        .limit(1);
      return row?.id ?? null;
    },
  };
}
