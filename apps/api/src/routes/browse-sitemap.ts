import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../kernel/http/operation.ts';
import { sitemapRooms } from '../read-models/browse/sitemap.ts';
import type { Context } from './context.ts';

export function registerBrowseSitemap(app: FastifyInstance, context: Context): void {
  registerOperation(app, context, 'GET /sitemap/rooms', async ({ query, request }) => {
    const { site } = await context.sites.of(request);
    return sitemapRooms(context.database.orm, site, Math.max(1, Number(query.page ?? 1)));
  });
}
