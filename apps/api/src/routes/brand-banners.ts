import type { FastifyInstance } from 'fastify';
import { bannersForOperator, bannersOf, replaceBanners } from '../features/brand/banners.ts';
import { findSite, hostOfKey, lockSite } from '../features/brand/store.ts';
import { inTransaction } from '../kernel/db/database.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { allowed } from './brand.ts';
import type { Context } from './context.ts';

/** Banners: what visitors see, and what operators set. */
export function registerBanners(app: FastifyInstance, context: Context): void {
  const { database } = context;

  registerOperation(app, context, 'GET /media/banner/list', async ({ query, request }) => ({
    data: await bannersOf(database.orm, await context.sites.of(request), query.language ?? 'en'),
  }));

  registerOperation(app, context, 'GET /operator/sites/{key}/banners', async ({ params, viewer }) => {
    const { host } = allowed(await findSite(database.orm, hostOfKey(params.key)), viewer.user);
    return { banners: await bannersForOperator(database.orm, host) };
  });

  registerOperation(app, context, 'POST /operator/sites/{key}/banners', async ({ params, body, viewer }) => {
    const { host } = allowed(await findSite(database.orm, hostOfKey(params.key)), viewer.user);
    await inTransaction(database, async (tx) => {
      // Two operators who save at once do not mix their lists.
      await lockSite(tx, host);
      await replaceBanners(tx, host, body.banners);
    });
    return { status: 1, count: body.banners.length };
  });
}
