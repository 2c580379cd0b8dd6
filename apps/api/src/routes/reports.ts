import type { ReportTarget } from '@footlight/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type NewReport, storeReport } from '../features/reports/reports.ts';
import { ApiError } from '../kernel/api-error.ts';
import { fanclubPost, user } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { visitorMedia } from '../read-models/visitor-media.ts';
import type { Visitor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

type Reported = Pick<NewReport, 'object' | 'room' | 'reportedId' | 'evidence'>;

/** The part of a chat line or a tip that a report needs. */
const readLine = (payload: unknown) => {
  const line = payload as { line_id?: unknown; username?: unknown; message?: unknown; comment?: unknown };
  const words = typeof line.message === 'string' ? line.message : line.comment;
  return { id: line.line_id, username: line.username, words: typeof words === 'string' ? words : '' };
};

/** Reports of chat and content (record 0070). */
export function registerReports(app: FastifyInstance, context: Context): void {
  const { bus, database, reportHours, work, now } = context;
  const { orm } = database;
  const limit = createLimit(context, 'reports', 10, 10 * 60_000);
  // A new session costs nothing, so the limit also counts the address.
  const limitOfGuest = createLimit(context, 'reports:limit-of-guest', 3, 10 * 60_000);
  const limitOfAddress = createLimit(context, 'reports:limit-of-address', 6, 10 * 60_000);

  const lineOf = async (room: string, lineId: string, me: string | null): Promise<Reported> => {
    const [, streamer = room, viewer] = /^private:([^:]+):([^:]+)$/.exec(room) ?? [];
    // Only the two of a private have seen its lines.
    if (viewer !== undefined && me !== streamer && me !== viewer) throw new ApiError('not_found');
    const { lines } = await bus.roomLines(room);
    const line = lines.map(({ payload }) => readLine(payload)).find(({ id }) => id === lineId);
    if (typeof line?.username !== 'string') throw new ApiError('not_found');
    const [author] = await orm.select({ id: user.id }).from(user).where(eq(user.username, line.username));
    if (!author) throw new ApiError('not_found');
    return { object: lineId, room: streamer, reportedId: author.id, evidence: line.words };
  };

  /** What the target names, if it is there for this visitor. */
  const find = async (target: ReportTarget, visitor: Visitor, me: string | null): Promise<Reported> => {
    if (target.kind === 'message') return lineOf(target.room, target.line_id, me);
    if (target.kind === 'media') {
      const { item } = await visitorMedia(context, target.id, visitor);
      return { object: String(item.id), reportedId: item.userId, evidence: item.name };
    }
    if (target.kind === 'post') {
      const [post] = await orm
        .select()
        .from(fanclubPost)
        .where(and(eq(fanclubPost.id, target.id), isNull(fanclubPost.deletedAt)));
      if (!post) throw new ApiError('not_found');
      return { object: String(post.id), reportedId: post.modelId, evidence: post.body };
    }
    const room = await findRoom(orm, target.username);
    if (!room) throw new ApiError('not_found');
    return { object: String(room.user.id), reportedId: room.user.id, evidence: room.model.subject };
  };

  registerOperation(app, context, 'POST /reports', async ({ body, viewer, request }) => {
    const { user: me, guest } = viewer;
    if (me) await limit.take(request, `report ${me.id}`);
    else {
      await limitOfGuest.take(request, `report of guest ${guest.id}`);
      await limitOfAddress.take(request, `report from ${request.ip}`);
    }
    const { target, reason, text } = body;
    const found = await find(target, { viewer, request }, me?.username ?? null);
    if (found.reportedId === me?.id) throw new ApiError('forbidden');
    const by = me ? { reporterId: me.id } : { reporterId: null, guestId: guest.id };
    const is_new = await work.run(({ tx }) =>
      storeReport(tx, { kind: target.kind, ...found, ...by, reason, text }, reportHours, now()),
    );
    return { status: 1, is_new };
  });
}
