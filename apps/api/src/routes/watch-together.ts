import type { WatchState, WatchVideo } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../kernel/api-error.ts';
import { nowOf } from '../kernel/db/clock.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { mediaView } from '../kernel/rooms/media-card.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { visitorMedia } from '../read-models/visitor-media.ts';
import { lacksAgeProof, type Visitor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** Watching a video together in a private show (spec 2 §3). */
export function registerWatchTogether(app: FastifyInstance, context: Context): void {
  const { database, mediaFiles, watchTogether } = context;
  const { orm } = database;
  // Moving through a video sends many presses.
  const limit = createLimit(context, 'watch-together', 120, 60_000);

  const roomOf = async (username: string): Promise<RoomRow> => {
    const row = await findRoom(orm, username);
    if (!row) throw new ApiError('user_not_found');
    return row;
  };

  /** The open video with addresses for this show, if the visitor's place and age allow it. */
  const videoOf = async (watch: WatchState, visitor: Visitor): Promise<WatchVideo | null> => {
    if (watch.media_id === null) return null;
    const { item, user } = await visitorMedia(context, watch.media_id, visitor);
    if (await lacksAgeProof(context, visitor, user.id)) throw new ApiError('age_verification_required');
    const { id, name, duration, thumbnail_url } = mediaView(item, user);
    const [file] = mediaFiles.filesOf(item, watch.show_id);
    return { id, name, duration, thumbnail_url, hls_abr_url: file?.hls_abr_url ?? '' };
  };
  const answerOf = async (watch: WatchState, visitor: Visitor) => ({
    watch,
    video: await videoOf(watch, visitor),
    // Read last, so that the answer's own time is as fresh as possible.
    now: await nowOf(orm),
  });

  registerOperation(app, context, 'GET /watch-together/{username}', async (call) => {
    const room = await roomOf(call.params.username);
    return answerOf(await watchTogether.read(room, call.viewer.user.id), call);
  });

  registerOperation(app, context, 'POST /watch-together/{username}/choose', async (call) => {
    const { user } = call.viewer;
    await limit.take(call.request, `watch ${user.id}`);
    const room = await roomOf(call.params.username);
    return answerOf(await watchTogether.choose(room, user.id, call.body.media_id), call);
  });

  registerOperation(app, context, 'POST /watch-together/{username}/press', async (call) => {
    const { user } = call.viewer;
    await limit.take(call.request, `watch ${user.id}`);
    const room = await roomOf(call.params.username);
    return { watch: await watchTogether.press(room, user.id, call.body), now: await nowOf(orm) };
  });
}
