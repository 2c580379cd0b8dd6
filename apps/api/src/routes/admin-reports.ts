import type { FastifyInstance } from 'fastify';
import { decideReport } from '../features/meet/reports.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { viewerOf } from '../kernel/accounts/session.ts';
import { mayAs } from '../kernel/accounts/staff.ts';
import { isSuspended } from '../kernel/accounts/suspension.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { sendPrivatePicture } from '../kernel/http/private-picture.ts';
import { reportQueue, stillOf } from '../read-models/admin/reports.ts';
import type { Context } from './context.ts';

/** The queue of reports, and their stills. */
export function registerAdminReports(app: FastifyInstance, context: Context): void {
  const { database, meets, options, signer, work, now } = context;
  const { orm } = database;
  const decided = createLimit(context, 60, 60_000);

  registerOperation(app, context, 'GET /operator/reports', ({ query }) => reportQueue(orm, query, now()));

  registerOperation(app, context, 'POST /operator/reports/{id}/decide', async (call) => {
    await decided.take(call.request, `decide report ${call.viewer.user.id}`);
    const { banned_until: said, reason } = call.body;
    const until = said === null ? null : new Date(said);
    const result = await work.run(async ({ tx }) => {
      const decision = await decideReport(tx, Number(call.params.id), until, now());
      await recordAct(tx, call, {
        act: until === null ? 'report_close' : 'report_ban',
        aboutId: decision.reportedId,
        object: call.params.id,
        reason,
      });
      return decision;
    });
    if (until !== null) await meets.expel(result.reportedId);
    return { status: 1, decided: result.decided };
  });

  app.get<{ Params: { id: string } }>('/operator/reports/:id/still', async (request, reply) => {
    const { user } = await viewerOf(orm, signer, sessionCookie(request, options));
    const isAllowed = user !== null && !isSuspended(user, Date.now()) && mayAs(user, 'reports');
    const isId = /^\d{1,9}$/.test(request.params.id);
    const still = isAllowed && isId ? await stillOf(orm, Number(request.params.id)) : null;
    return sendPrivatePicture(reply, still, 'image/jpeg');
  });
}
