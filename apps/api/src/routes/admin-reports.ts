import {
  type AuditAct,
  DECISIONS_WITH_END,
  decisionsOf,
  mayActOn,
  type ReportDecision,
  type ReportKind,
} from '@footlight/contract';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createAccountMailPlace } from '../features/brand/account-mail-place.ts';
import { publishDeleted } from '../features/fan-clubs/post-events.ts';
import { deletePost } from '../features/fan-clubs/posts.ts';
import { takeDown } from '../features/media/library/library.ts';
import { setMeetBan } from '../features/meet/reports.ts';
import { claimReport, closeReports, openReports, type ReportRow } from '../features/reports/reports.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { suspend } from '../kernel/accounts/end-sessions.ts';
import { viewerOf } from '../kernel/accounts/session.ts';
import { mayAs, staffRole } from '../kernel/accounts/staff.ts';
import { isSuspended } from '../kernel/accounts/suspension.ts';
import { userById } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import { user } from '../kernel/db/schema/index.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import type { UnitOfWork } from '../kernel/events/outbox.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { sendPrivatePicture } from '../kernel/http/private-picture.ts';
import { writeMail } from '../kernel/mail/outbox.ts';
import type { MailKind } from '../kernel/mail/texts.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import { reportQueue, stillOf } from '../read-models/admin/reports.ts';
import type { Context } from './context.ts';

const ACTS: Record<ReportDecision, AuditAct> = {
  dismiss: 'report_close',
  remove: 'report_remove',
  warn: 'report_warn',
  suspend: 'report_suspend',
  ban: 'report_ban',
};

/** The queue of reports, their pictures, and decisions (record 0070). */
export function registerAdminReports(app: FastifyInstance, context: Context): void {
  const { database, meets, options, shows, signer, work, now } = context;
  const { orm } = database;
  const decided = createLimit(context, 'admin-reports:decided', 60, 60_000);
  const mailPlaceOf = createAccountMailPlace(context);

  /** Who gets which mail about a decision. Read before the transaction. */
  const mailsOf = async (decision: ReportDecision, all: readonly ReportRow[], reported: UserRow) => {
    // Guests have no address.
    const ids = [...new Set(all.flatMap(({ reporterId }) => reporterId ?? []))];
    const reporters = await orm.select().from(user).where(inArray(user.id, ids));
    const kind: MailKind = decision === 'dismiss' ? 'report_dismissed' : 'report_acted';
    const recipients: { kind: MailKind; to: UserRow }[] = reporters.map((to) => ({ kind, to }));
    if (decision === 'warn') recipients.push({ kind: 'report_warning', to: reported });
    if (decision === 'remove') recipients.push({ kind: 'content_removed', to: reported });
    return Promise.all(
      recipients
        .filter(({ to }) => !to.traits.isRemoved)
        .map(async ({ kind: mail, to }) => ({ kind: mail, to, place: await mailPlaceOf(to) })),
    );
  };

  const removeContent = async (unit: UnitOfWork, { kind, object, reportedId }: ReportRow) => {
    if (kind === 'media') return takeDown(unit.tx, Number(object), now());
    const deleted = await deletePost(unit.tx, reportedId, Number(object));
    if (deleted) await publishDeleted(unit, deleted);
  };

  registerOperation(app, context, 'GET /operator/reports', ({ query }) => reportQueue(orm, query, now()));

  registerOperation(app, context, 'POST /operator/reports/{id}/claim', async (call) => {
    const me = call.viewer.user;
    await decided.take(call.request, `claim report ${me.id}`);
    const { claimed } = call.body;
    await work.run(async ({ tx }) => {
      const asked = { id: Number(call.params.id), staffId: me.id, isClaimed: claimed };
      const { reportedId } = await claimReport(tx, asked);
      if (claimed)
        await recordAct(tx, call, { act: 'report_claim', aboutId: reportedId, object: call.params.id });
    });
    return { status: 1, claimed_by: claimed ? me.username : null };
  });

  registerOperation(app, context, 'POST /operator/reports/{id}/decide', async (call) => {
    const me = call.viewer.user;
    await decided.take(call.request, `decide report ${me.id}`);
    const { decision, reason } = call.body;
    const until = call.body.until === null ? null : new Date(call.body.until);
    const { one, all } = await openReports(orm, Number(call.params.id));
    if (!decisionsOf(one.kind as ReportKind).includes(decision)) {
      throw new ApiError('invalid_input', { fields: { decision: 'invalid_format' } });
    }
    if (DECISIONS_WITH_END.includes(decision) !== (until !== null)) {
      throw new ApiError('invalid_input', {
        fields: { until: until === null ? 'required' : 'invalid_format' },
      });
    }
    const reported = await userById(orm, one.reportedId);
    if (!reported) throw new ApiError('not_found');
    if (decision === 'suspend') {
      const isAllowed = mayAs(me, 'suspend') && mayActOn(staffRole(me), staffRole(reported));
      if (!isAllowed || reported.traits.isRemoved) throw new ApiError('forbidden');
    }
    const mails = await mailsOf(decision, all, reported);
    const count = await work.run(async (unit) => {
      const { tx } = unit;
      const ids = all.map(({ id }) => id);
      const closed = await closeReports(tx, ids, { asked: one.id, staffId: me.id, decision, now: now() });
      if (decision === 'remove') await removeContent(unit, one);
      if (decision === 'suspend') await suspend(unit, reported.id, until);
      if (one.kind === 'date' || one.kind === 'random') {
        if (decision !== 'suspend') await setMeetBan(tx, reported.id, until);
      }
      for (const { kind, to, place } of mails) {
        const link = `${place.origin}${place.base}/support`;
        await writeMail(
          tx,
          kind,
          { ...place, id: to.id, email: to.email, displayName: to.displayName },
          link,
        );
      }
      await recordAct(tx, call, {
        act: ACTS[decision],
        aboutId: reported.id,
        object: call.params.id,
        reason,
      });
      return closed.length;
    });
    if (until !== null) await meets.expel(reported.id);
    if (decision === 'suspend') {
      await shows.leaveAll(reported.id);
      if (await findRoomById(orm, reported.id)) await shows.setMode(reported.id, { mode: 'offline' });
    }
    return { status: 1, decided: count };
  });

  app.get<{ Params: { id: string } }>('/operator/reports/:id/still', async (request, reply) => {
    const { user: who } = await viewerOf(orm, signer, sessionCookie(request, options));
    const isAllowed = who !== null && !isSuspended(who, Date.now()) && mayAs(who, 'reports');
    const isId = /^\d{1,9}$/.test(request.params.id);
    const still = isAllowed && isId ? await stillOf(context, Number(request.params.id)) : null;
    return sendPrivatePicture(reply, still?.bytes ?? null, still?.type);
  });
}
