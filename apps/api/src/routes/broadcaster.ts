import { isExplicit } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { broadcasterSettings, storedSettings } from '../features/broadcaster/settings.ts';
import { privateSettings, spySettings } from '../features/shows/settings.ts';
import { openShows } from '../features/shows/store.ts';
import { hashPassword } from '../kernel/accounts/password.ts';
import { ApiError } from '../kernel/api-error.ts';
import { model } from '../kernel/db/schema/index.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { hasCamPassword, withCamPassword } from '../kernel/rooms/access.ts';
import { type RoomRow, subjectColorOf } from '../kernel/rooms/room-row.ts';
import { findRoom, lockRoom } from '../kernel/rooms/rooms.ts';
import { nextStreamEpoch } from '../kernel/streams/stream-rights.ts';
import type { Context } from './context.ts';

/** A broadcaster's view and settings of their own room (spec 3 §4 and §7). */
export function registerStreamer(app: FastifyInstance, context: Context): void {
  const { database, shows, work } = context;
  const limit = createLimit(context, 'broadcaster', 60, 10_000);

  const ownRoom = async (viewer: UserRow): Promise<RoomRow> => {
    const row = await findRoom(database.orm, viewer.username);
    if (!row) throw new ApiError('forbidden');
    return row;
  };

  registerOperation(app, context, 'GET /video/streamer_settings', async ({ viewer, request }) => {
    const { site } = await context.sites.of(request);
    const row = await ownRoom(viewer.user);
    const look = await shows.roomShows(row, viewer.user);
    const settings = privateSettings(row.model);
    return {
      username: row.user.username,
      private_cost: settings.pricePerMinuteInToken,
      spy_cost: spySettings(row.model).pricePerMinuteInToken,
      privateMinimumDuration: settings.privateMinimumDuration,
      isExclusiveEnabled: settings.isExclusiveEnabled,
      settings: broadcasterSettings(row.model),
      tags: row.model.tags.filter((tag) => !isExplicit([tag])),
      hasCamPassword: hasCamPassword(row.model),
      standby_enabled: site.custom.standby_enabled === true,
      show: look.show,
      limitedShow: look.limitedShow,
      ...(await shows.counts(row.user.id)),
    };
  });

  registerOperation(app, context, 'POST /video/streamer_settings', async ({ viewer, body, request }) => {
    await limit.take(request, `streamer ${viewer.user.id}`);
    const { user } = await ownRoom(viewer.user);
    // A concurrent request uses either the old prices or the new ones, never a mix.
    await work.run(async (unit) => {
      const { model: before } = await lockRoom(unit.tx, user.id);
      await unit.tx.update(model).set(storedSettings(before, body)).where(eq(model.userId, user.id));
      const room = user.username;
      const subject_color = body.subjectColor || null;
      if (before.subject !== body.subjectText || subjectColorOf(before) !== subject_color) {
        unit.toRoom(room, 'v3.chat.subject', { subject: body.subjectText, subject_color });
      }
      unit.toRoom(room, 'v3.chat.model_settings', { broadcaster: room });
    });
    return { status: 1, settings: body };
  });

  registerOperation(app, context, 'POST /video/streamer_settings/tags', async ({ viewer, body, request }) => {
    await limit.take(request, `streamer ${viewer.user.id}`);
    const { user } = await ownRoom(viewer.user);
    const tags = [...new Set(body.tags)];
    await work.run(async (unit) => {
      const { model: before } = await lockRoom(unit.tx, user.id);
      // They decide where a room may be shown, so only the operator removes them.
      const kept = before.tags.filter((tag) => isExplicit([tag]));
      await unit.tx
        .update(model)
        .set({ tags: [...tags, ...kept] })
        .where(eq(model.userId, user.id));
      unit.toRoom(user.username, 'v3.chat.model_settings', { broadcaster: user.username });
    });
    return { status: 1, tags };
  });

  registerOperation(
    app,
    context,
    'POST /video/streamer_settings/password',
    async ({ viewer, body: { password }, request }) => {
      await limit.take(request, `streamer ${viewer.user.id}`);
      const { user } = await ownRoom(viewer.user);
      const hash = password === null ? null : await hashPassword(password);
      await work.run(async (unit) => {
        const { model: before } = await lockRoom(unit.tx, user.id);
        // The viewers of a show have paid for it, or are about to: no password may shut them out.
        if ((await openShows(unit.tx, user.id)).length > 0) throw new ApiError('conflict');
        const settings = withCamPassword(before.settings, hash);
        await unit.tx
          .update(model)
          .set({ settings, streamEpoch: nextStreamEpoch })
          .where(eq(model.userId, user.id));
        unit.toRoom(user.username, 'v3.chat.model_settings', { broadcaster: user.username });
      });
      return { status: 1, hasCamPassword: hash !== null };
    },
  );
}
