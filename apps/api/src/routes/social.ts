import { randomUUID } from 'node:crypto';
import { type Fan, hasRoom, mayRate, type Rating, refuseModeration } from '@footlight/contract';
import { roomName } from '@footlight/contract/realtime';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { moderatorUntil } from '../features/broadcaster/account-settings.ts';
import { viewedRooms } from '../features/browse/view-history.ts';
import { setFollowing } from '../features/social/follows.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Orm } from '../kernel/db/database.ts';
import { model, note, rating, user } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { applyModeration, personOf, rolesIn } from '../kernel/rooms/roles.ts';
import { refuseInRoom } from '../kernel/rooms/room-access.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { revokeStream } from '../kernel/streams/stream-rights.ts';
import { userView } from '../read-models/browse/card.ts';
import { topFans } from '../read-models/top-fans.ts';
import { ratingDay, recentTokensOf } from '../read-models/viewer-facts.ts';
import { standingOf } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** The value of a rating in a broadcaster's average; RATE_NO changes nothing. Assumed. */
const WORTH: Partial<Record<Rating, number>> = { RATE_UP: 5, RATE_DOWN: 1 };

/** All visitors of a room share its top fans; they may be this old. */
const FANS_TTL_MS = 10_000;
const FANS_KEPT = 500;

async function findUser(orm: Orm, username: string) {
  const [row] = await orm.select().from(user).where(eq(user.username, username));
  return row ?? null;
}

async function roomOf(orm: Orm, username: string): Promise<RoomRow> {
  const row = await findRoom(orm, username);
  if (!row) throw new ApiError('user_not_found');
  return row;
}

function registerModeration(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const limit = createLimit(context, 'social:moderation', 60, 60_000);

  registerOperation(app, context, 'POST /chat/react/{username}/moderate', async (call) => {
    const { action, target } = call.body;
    const reason = call.body.reason ?? '';
    const actor = call.viewer.user;
    await limit.take(call.request, `moderate ${actor.id}`);
    const room = await roomOf(orm, call.params.username);
    const staff = {
      streamer: room.user.username,
      moderators: (await rolesIn(orm, room.user.id)).moderator,
    };
    const found = await findUser(orm, target);
    // Callers without rights do not learn which accounts exist.
    const nobody = { username: target, roles: [] };
    const refusal = refuseModeration(personOf(actor), found ? personOf(found) : nobody, action, staff);
    if (refusal) throw new ApiError(refusal);
    if (!found) throw new ApiError('moderation_target_missing');
    const isShutOut = action === 'ban' || action === 'kick';
    const { username } = room.user;
    const hasPrivate = isShutOut && (await context.shows.isPrivateOpen(username, found.username));
    await context.work.run(async (unit) => {
      await applyModeration(unit.tx, action, {
        modelId: room.user.id,
        userId: found.id,
        byUserId: actor.id,
        reason,
        ...(action === 'appoint' ? { until: moderatorUntil(room.model) } : {}),
      });
      if (isShutOut) await revokeStream(unit.tx, found.id, room.user.id);
      // One line in the public room and one in the private: published twice, each appears once.
      const notice = () => ({
        action,
        username: found.username,
        ...(reason ? { reason } : {}),
        line_id: randomUUID(),
      });
      unit.toRoom(username, 'v3.chat.moderate', notice());
      if (hasPrivate) unit.toRoom(roomName(username, found.username), 'v3.chat.moderate', notice());
    });
    if (isShutOut) await context.shows.expel(room.user.id, found.id);
    return { status: 1 };
  });
}

/** Stores the day's rating; in the average it replaces an earlier one of the same day. */
async function rate(
  orm: Orm,
  userId: number,
  modelId: number,
  value: Rating,
): Promise<{ rating: number; ratingCount: number }> {
  return orm.transaction(async (tx) => {
    const day = ratingDay(new Date());
    // Locks the broadcaster's row, so that two concurrent ratings both count.
    const [room] = await tx.select().from(model).where(eq(model.userId, modelId)).for('update');
    const key = and(eq(rating.userId, userId), eq(rating.modelId, modelId), eq(rating.day, day));
    const [before] = await tx.select().from(rating).where(key);
    await tx
      .insert(rating)
      .values({ userId, modelId, day, value })
      .onConflictDoUpdate({ target: [rating.userId, rating.modelId, rating.day], set: { value } });
    const old = before ? WORTH[before.value as Rating] : undefined;
    const fresh = WORTH[value];
    const count = (room?.ratingCount ?? 0) + (fresh === undefined ? 0 : 1) - (old === undefined ? 0 : 1);
    const sum = (room?.rating ?? 0) * (room?.ratingCount ?? 0) + (fresh ?? 0) - (old ?? 0);
    const average = count > 0 ? Math.round((sum / count) * 1000) / 1000 : 0;
    await tx.update(model).set({ rating: average, ratingCount: count }).where(eq(model.userId, modelId));
    return { rating: average, ratingCount: count };
  });
}

function registerRegard(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const limit = createLimit(context, 'social:regard', 60, 60_000);

  const fans = createShortCache<Required<Fan>[]>(FANS_TTL_MS, FANS_KEPT);
  registerOperation(app, context, 'GET /chat/{username}/fans', async ({ params, query, viewer, request }) => {
    const room = await roomOf(orm, params.username);
    const refusal = refuseInRoom('enter', await standingOf(context, room, { viewer, request }));
    if (refusal === 'user_not_found') throw new ApiError(refusal);
    // Pages of a closed room also ask: there is nothing to show, and no error.
    if (refusal !== null) return { fans: [] };
    const { id } = room.user;
    const all = await fans.get(String(id), () => topFans(orm, id));
    return {
      fans: query.profile === '1' ? all : all.map(({ username, tokens }) => ({ username, tokens })),
    };
  });

  registerOperation(
    app,
    context,
    'POST /user/{username}/follow',
    async ({ params, body, viewer, request }) => {
      await limit.take(request, `follow ${viewer.user.id}`);
      const room = await roomOf(orm, params.username);
      if (room.user.id === viewer.user.id) throw new ApiError('forbidden');
      const wish = { isWanted: body.follow, notify: body.follow && (body.notify ?? false) };
      return context.work.run(async (unit) => ({
        status: 1,
        ...(await setFollowing(unit, viewer.user, room, wish)),
      }));
    },
  );

  registerOperation(app, context, 'POST /user/{username}/rate', async ({ params, body, viewer, request }) => {
    await limit.take(request, `rate ${viewer.user.id}`);
    const room = await roomOf(orm, params.username);
    if (room.user.id === viewer.user.id) throw new ApiError('forbidden');
    const recentTokens = await recentTokensOf(orm, viewer.user.id, room.user.id);
    if (!mayRate({ recentTokens })) throw new ApiError('rating_needs_tips');
    const rated = await rate(orm, viewer.user.id, room.user.id, body.value);
    return { status: 1, rateToday: body.value, ...rated };
  });
}

function registerNotes(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const limit = createLimit(context, 'social:notes', 60, 60_000);
  const about = async (username: string) => {
    const found = await findUser(orm, username);
    if (!found) throw new ApiError('user_not_found');
    return found.id;
  };

  registerOperation(app, context, 'GET /user/{username}/notes', async ({ params, viewer }) => {
    const key = and(eq(note.userId, viewer.user.id), eq(note.aboutId, await about(params.username)));
    const [row] = await orm.select().from(note).where(key);
    return { notes: row?.text ?? '' };
  });

  registerOperation(
    app,
    context,
    'POST /user/{username}/notes',
    async ({ params, body, viewer, request }) => {
      await limit.take(request, `notes ${viewer.user.id}`);
      const row = { userId: viewer.user.id, aboutId: await about(params.username), text: body.notes };
      const target = [note.userId, note.aboutId];
      if (body.notes !== '') {
        await orm
          .insert(note)
          .values(row)
          .onConflictDoUpdate({ target, set: { text: row.text } });
      } else {
        await orm.delete(note).where(and(eq(note.userId, row.userId), eq(note.aboutId, row.aboutId)));
      }
      return { notes: body.notes };
    },
  );

  registerOperation(app, context, 'GET /user/history', async ({ viewer, request }) => {
    const { site } = await context.sites.of(request);
    const rows = await viewedRooms(orm, viewer.user.id);
    const shown = rows.filter((row) => hasRoom(site, row.model.tags));
    return { userList: shown.map((row) => userView(row, { site, now: Date.now() })) };
  });
}

/** Between users: moderation, follows, ratings, notes, view history. */
export function registerPeople(app: FastifyInstance, context: Context): void {
  registerModeration(app, context);
  registerRegard(app, context);
  registerNotes(app, context);
}
