import type { FastifyInstance } from 'fastify';
import { pressPage } from '../features/content/press.ts';
import { findRedirect, saveRedirect } from '../features/content/redirects.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { ApiError } from '../kernel/api-error.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

/** Press and redirects (spec 3 §2). */
export function registerPress(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;

  registerOperation(app, context, 'GET /press', async ({ query, request }) => {
    const { host } = await context.sites.of(request);
    const outlet = query.outlet || null;
    const page = Number(query.page ?? 1);
    const found = await pressPage(orm, { host, outlet, page });
    if (found.data.length === 0 && (page > 1 || outlet !== null)) throw new ApiError('not_found');
    return found;
  });

  registerOperation(app, context, 'GET /redir/{key}/verify', async ({ params }) => {
    const found = await findRedirect(orm, params.key);
    if (!found) throw new ApiError('not_found');
    return found;
  });

  registerOperation(app, context, 'POST /operator/redir/{key}', async (call) => {
    const { key } = call.params;
    await context.work.run(async ({ tx }) => {
      await saveRedirect(tx, { key, ...call.body, userId: call.viewer.user.id }, new Date());
      await recordAct(tx, call, { act: 'redirect_save', object: key });
    });
    return { status: 1 };
  });
}
