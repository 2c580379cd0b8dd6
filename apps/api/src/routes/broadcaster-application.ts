import type { FastifyInstance } from 'fastify';
import { checkStageName } from '../features/account/name-check.ts';
import { cursorId, PAGE_SIZE, pageOf } from '../features/admin/pages.ts';
import {
  applicationOf,
  applicationsToReview,
  decideApplication,
  startApplication,
  submitApplication,
} from '../features/broadcaster/applications.ts';
import { signedAgreement } from '../features/legal/signatures.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { hashPassword } from '../kernel/accounts/password.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { startSession } from '../kernel/http/start-session.ts';
import { writeMail } from '../kernel/mail/outbox.ts';
import { mailPlace } from '../kernel/mail/place.ts';
import type { Context } from './context.ts';
import type { SignUp } from './sign-up.ts';

const MINUTE = 60_000;

/** How users become broadcasters (record 0050). */
export function registerApplications(app: FastifyInstance, context: Context, signUp: SignUp): void {
  const { database, options, work, log, now } = context;
  const { orm } = database;
  const sent = createLimit(context, 'broadcaster-application:sent', 10, 10 * MINUTE);
  const decided = createLimit(context, 'broadcaster-application:decided', 60, MINUTE);

  registerOperation(app, context, 'POST /auth/models/signup', async ({ body, viewer, request, reply }) => {
    if (viewer.user) throw new ApiError('forbidden');
    await signUp.check(request, body);
    const passwordHash = await hashPassword(body.password, options.passwordCost);
    const { id } = await signUp.create({ viewer, request }, body, {
      passwordHash,
      broadcaster: { displayName: body.stage_name, country: body.country },
      also: (tx, userId) => startApplication(tx, userId, body),
    });
    await startSession(context, { viewer, request, reply }, id);
    return { status: 1, application: await applicationOf(orm, id) };
  });

  registerOperation(app, context, 'GET /models/application', async ({ viewer }) => ({
    status: 1,
    application: await applicationOf(orm, viewer.user.id),
  }));

  registerOperation(app, context, 'POST /models/application', async ({ body, viewer, request }) => {
    await sent.take(request, `application ${viewer.user.id}`);
    const { host } = await context.sites.of(request);
    await applicationOf(orm, viewer.user.id);
    const agreementVersion = await signedAgreement(orm, host, viewer.user.id);
    const application = await work.run(async (unit) => {
      await checkStageName(unit.tx, body.stage_name, viewer.user.id);
      return submitApplication(unit.tx, viewer.user.id, { details: body, agreementVersion }, now());
    });
    return { status: 1, application };
  });

  registerOperation(app, context, 'GET /operator/applications', async ({ query }) => {
    const { page, next } = pageOf(
      await applicationsToReview(
        orm,
        query.cursor === undefined ? null : cursorId(query.cursor),
        PAGE_SIZE + 1,
      ),
      ({ id }) => id,
    );
    return { status: 1, applications: page.map(({ id: _, ...one }) => one), next };
  });

  registerOperation(app, context, 'POST /operator/applications/{username}/decide', async (call) => {
    const { params, body, viewer, request } = call;
    await decided.take(request, `decide ${viewer.user.id}`);
    const { site } = await context.sites.of(request);
    const place = mailPlace(request, context, site);
    const account = await work.run(async (unit) => {
      const found = await decideApplication(unit.tx, params.username, body, now());
      const { id, email, displayName } = found;
      const link = `${place.origin}${place.base}/models/signup`;
      const kind = body.decision === 'approved' ? 'broadcaster_approved' : 'broadcaster_rejected';
      await writeMail(unit.tx, kind, { ...place, id, email, displayName }, link);
      // The page of the application shows the decision.
      unit.toUser(id, 'v3.refresh', {});
      await recordAct(unit.tx, call, {
        act: body.decision === 'approved' ? 'application_approve' : 'application_reject',
        aboutId: id,
        reason: body.reason,
      });
      return found;
    });
    log.info(
      { userId: account.id, byUserId: viewer.user.id, decision: body.decision },
      'application of a broadcaster decided',
    );
    return { status: 1, state: body.decision };
  });
}
