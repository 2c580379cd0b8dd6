import { createHash } from 'node:crypto';
import { APP_ICON_PATH, APP_ICONS, type Site } from '@footlight/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '../../kernel/db/database.ts';
import { createShortCache } from '../../kernel/short-cache.ts';
import { drawAppIcon } from './app-icon.ts';
import type { BrandChecks } from './brand-checks.ts';
import type { Sites } from './sites.ts';

const HOUR_MS = 3_600_000;
const ICONS_KEPT = 200;

/** What an icon depends on. */
const looksOf = ({ custom }: Site): string =>
  JSON.stringify([custom.favicon_url, custom.color_primary, custom.color_secondary, custom.force_dark_mode]);

interface Parts {
  database: Database;
  sites: Sites;
  brandChecks: BrandChecks;
}

/** `/art/app-icon/{icon}.png`: the icons of the installed site, in the brand of the host. */
export const appIconPlugin =
  ({ database, sites, brandChecks }: Parts): FastifyPluginAsync =>
  async (app) => {
    const drawn = createShortCache<{ png: Buffer; etag: string }>(HOUR_MS, ICONS_KEPT);
    const draw = async (site: Site, icon: (typeof APP_ICONS)[number]) => {
      const png = await drawAppIcon(database.orm, site, icon, brandChecks);
      return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
    };
    app.get(`${APP_ICON_PATH}:file`, async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin');
      const icon = APP_ICONS.find((one) => `${one}.png` === request.params.file);
      if (!icon) return reply.code(404).header('cache-control', 'public, max-age=60').send();
      const { site, preview } = await sites.of(request);
      const { png, etag } = await drawn.get(`${icon} ${looksOf(site)}`, () => draw(site, icon));
      reply
        .header('cache-control', preview ? 'private, no-store' : 'public, max-age=86400')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(png);
    });
  };
