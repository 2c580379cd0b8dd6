import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { UserRow } from '../auth/session.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { model } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { cleanMessage } from '../realtime/chat.ts';
import { findRoom } from '../rooms/rooms.ts';
import { privateSettings, spySettings, storedSettings, streamerSettings } from '../shows/settings.ts';
import { lockRoom } from '../shows/store.ts';
import { type RoomRow, subjectColorOf } from '../views/room-view.ts';

/** What broadcasters set and see of their own room (spec 3 §4 and §7). */
export function registerStreamer(app: FastifyInstance, context: Context): void {
  const { database, shows, broadcast } = context;
  const limit = createLimit(app, context, 60, 10_000);

  const ownRoom = async (viewer: UserRow): Promise<RoomRow> => {
    const row = await findRoom(database.orm, viewer.username);
    if (!row) throw new ApiError('forbidden');
    return row;
  };

  registerOperation(app, context, 'GET /video/streamer_settings', async ({ viewer }) => {
    const row = await ownRoom(viewer.user);
    const look = await shows.look(row, viewer.user);
    const settings = privateSettings(row.model);
    return {
      username: row.user.username,
      private_cost: settings.pricePerMinuteInToken,
      spy_cost: spySettings(row.model).pricePerMinuteInToken,
      privateMinimumDuration: settings.privateMinimumDuration,
      isExclusiveEnabled: settings.isExclusiveEnabled,
      settings: streamerSettings(row.model),
      show: look.show,
      limitedShow: look.limitedShow,
      ...(await shows.counts(row.user.id)),
    };
  });

  registerOperation(app, context, 'POST /video/streamer_settings', async ({ viewer, body, request }) => {
    await limit.take(request, `streamer ${viewer.user.id}`);
    const { user } = await ownRoom(viewer.user);
    const wish = { ...body, subjectText: cleanMessage(body.subjectText) };
    // A request that comes in meanwhile stands on the old prices or on the new ones, and not on both.
    const before = await inTransaction(database, async (tx) => {
      const locked = await lockRoom(tx, user.id);
      await tx.update(model).set(storedSettings(locked.model, wish)).where(eq(model.userId, user.id));
      return locked;
    });
    const room = user.username;
    if (before.model.subject !== wish.subjectText) {
      const color = subjectColorOf(before.model);
      await broadcast.toRoom(room, 'v3.chat.subject', { subject: wish.subjectText, subject_color: color });
    }
    await broadcast.toRoom(room, 'v3.chat.model_settings', { broadcaster: room });
    return { status: 1, settings: wish };
  });
}
