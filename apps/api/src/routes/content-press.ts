import type { FastifyInstance } from 'fastify';
import { pressPage } from '../features/content/press.ts';
import { findRedirect, saveRedirect } from '../features/content/redirects.ts';
import { requireAdmin } from '../kernel/accounts/admin.ts';
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

  registerOperation(app, context, 'POST /operator/redir/{key}', async ({ params, body, viewer }) => {
    requireAdmin(viewer.user);
    await saveRedirect(orm, { key: params.key, ...body, userId: viewer.user.id }, new Date());
    return { status: 1 };
  });
}
