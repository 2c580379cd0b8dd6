import { randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hitsOf, sendHits } from '../features/brand/analytics.ts';
import { isInPrivate } from '../features/shows/store.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Orm } from '../kernel/db/database.ts';
import { clientLog } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

const KEEP_DAYS = 30;

/** The query of an address may carry a token, for example of an email confirmation. */
const withoutQuery = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      ['url', 'link'].includes(name) ? String(value).replace(/[?#].*/s, '') : value,
    ]),
  );

/** Client reports. A render error gets a code that the visitor can quote to support. */
export function registerLog(app: FastifyInstance, context: Context): void {
  const limit = createLimit(context, 'operations-log', 60, 60_000);
  const views = createLimit(context, 'operations-log:views', 240, 60_000);

  const keep = async (kind: string, viewer: Viewer, body: Record<string, unknown>): Promise<string> => {
    const code = `E-${randomBytes(4).toString('hex').toUpperCase()}`;
    await context.database.orm
      .insert(clientLog)
      .values({ kind, code, userId: viewer.user?.id ?? null, body: withoutQuery(body) });
    context.log.info({ kind, code, userId: viewer.user?.id ?? null }, 'client log');
    return code;
  };

  registerOperation(app, context, 'POST /log/page-view', async ({ body, viewer, request }) => {
    await views.take(request, request.ip);
    const { analyticsUrl } = context.options;
    const { site, preview } = await context.sites.of(request);
    if (analyticsUrl && !preview) {
      sendHits(analyticsUrl, hitsOf(site, body, viewer)).catch((error: unknown) =>
        request.log.warn({ err: error }, 'analytics collector not reachable; page view dropped'),
      );
    }
    return { status: 1 };
  });
  registerOperation(app, context, 'POST /log/react-error', async ({ body, viewer, request }) => {
    await limit.take(request, request.ip);
    return { code: await keep('react-error', viewer, body) };
  });
  registerOperation(app, context, 'POST /log/react-toast', async ({ body, viewer, request }) => {
    await limit.take(request, request.ip);
    await keep('react-toast', viewer, body);
    return { status: 1 };
  });
  registerOperation(app, context, 'POST /log/purchase', async ({ body, viewer, request }) => {
    await limit.take(request, request.ip);
    await keep('purchase', viewer, body);
    return { status: 1 };
  });
  registerOperation(app, context, 'POST /log', async ({ body, viewer, request }) => {
    const { user } = viewer;
    const isAllowed =
      user.roles.includes('remote_logging') || (await isInPrivate(context.database.orm, user.id));
    if (!isAllowed) throw new ApiError('forbidden');
    await limit.take(request, request.ip);
    await keep('console', viewer, body);
    return { status: 1 };
  });
  registerOperation(app, context, 'POST /log/frontend-ws-fail', async ({ body, viewer, request }) => {
    await limit.take(request, request.ip);
    await keep('frontend-ws-fail', viewer, body);
    return { status: 1 };
  });
}

export async function forgetOldLogs(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(clientLog).where(lt(clientLog.createdAt, new Date(now - KEEP_DAYS * 86_400_000)));
}
