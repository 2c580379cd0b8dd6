import { SITE_ASSET_PATH } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../kernel/db/database.ts';
import { siteAsset } from '../../kernel/db/schema/index.ts';

const NAME = /^[\w-]{22}\.(?:png|webp|avif)$/;

/** `/art/site/{name}`: operators' pictures. The name is a hash of the bytes, so caches may keep them forever. */
export const assetPlugin =
  ({ orm }: Database): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>(`${SITE_ASSET_PATH}:name`, async ({ params }, reply) => {
      const [found] = NAME.test(params.name)
        ? await orm.select().from(siteAsset).where(eq(siteAsset.name, params.name)).limit(1)
        : [];
      reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin');
      if (!found) return reply.code(404).header('cache-control', 'public, max-age=60').send();
      return reply
        .type(found.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline')
        .send(Buffer.from(found.data));
    });
  };
