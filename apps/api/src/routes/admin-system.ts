import type { FastifyInstance } from 'fastify';
import { auditList } from '../features/admin/audit-list.ts';
import { jobList, wantJob } from '../features/admin/jobs.ts';
import { outboxList, retryNow } from '../features/admin/outbox.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { ApiError } from '../kernel/api-error.ts';
import { outboxEvent } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { staffOverview } from '../read-models/admin/overview.ts';
import type { Context } from './context.ts';

/** The overview, the audit trail, jobs and outboxes. */
export function registerAdminSystem(app: FastifyInstance, context: Context): void {
  const { database, work, now } = context;
  const { orm } = database;
  const retries = createLimit(context, 'admin-system:retries', 60, 60_000);

  registerOperation(app, context, 'GET /operator/overview', ({ viewer }) =>
    staffOverview(orm, viewer.user, now()),
  );

  registerOperation(app, context, 'GET /operator/audit', ({ query }) => auditList(orm, query));

  registerOperation(app, context, 'GET /operator/jobs', async () => ({
    jobs: await jobList(orm),
    events_waiting: await orm.$count(outboxEvent),
  }));

  registerOperation(app, context, 'POST /operator/jobs/{name}/run', async (call) => {
    await retries.take(call.request, `job ${call.viewer.user.id}`);
    const { name } = call.params;
    await work.run(async ({ tx }) => {
      if (!(await wantJob(tx, name, now()))) throw new ApiError('not_found');
      await recordAct(tx, call, { act: 'job_run', object: name });
    });
    return { status: 1 };
  });

  registerOperation(app, context, 'GET /operator/outbox', ({ query }) =>
    outboxList(orm, query.kind, query.cursor),
  );

  registerOperation(app, context, 'POST /operator/outbox/{kind}/{id}/retry', async (call) => {
    await retries.take(call.request, `retry ${call.viewer.user.id}`);
    const { kind, id } = call.params;
    await work.run(async ({ tx }) => {
      await retryNow(tx, kind, Number(id), now());
      await recordAct(tx, call, { act: 'outbox_retry', object: `${kind} ${id}` });
    });
    return { status: 1 };
  });
}
