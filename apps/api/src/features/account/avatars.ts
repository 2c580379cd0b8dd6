import { randomBytes } from 'node:crypto';
import { AVATAR_PATH, AVATAR_SIDE } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database, Orm } from '../../kernel/db/database.ts';
import { user, userAvatar } from '../../kernel/db/schema/index.ts';
import { drawUpload } from '../../kernel/uploaded-picture.ts';

/**
 * Redraws an uploaded picture as a square WEBP.
 *
 * @param type the content type that the browser named
 * @throws ApiError avatar_not_image, avatar_type, avatar_too_large, image_damaged
 */
export const drawAvatar = (bytes: Buffer, type: string): Promise<Buffer> =>
  drawUpload(bytes, type, (picture) => picture.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' }));

/** Stores a drawn picture in place of the one before. Returns its name. */
export async function keepAvatar(tx: Orm, userId: number, data: Buffer): Promise<string> {
  const name = `${randomBytes(16).toString('base64url')}.webp`;
  await tx
    .insert(userAvatar)
    .values({ userId, name, data })
    .onConflictDoUpdate({ target: userAvatar.userId, set: { name, data } });
  await tx.update(user).set({ avatar: name }).where(eq(user.id, userId));
  return name;
}

/** Deletes the picture of a user. */
export async function dropAvatar(tx: Orm, userId: number): Promise<void> {
  await tx.delete(userAvatar).where(eq(userAvatar.userId, userId));
  await tx.update(user).set({ avatar: null }).where(eq(user.id, userId));
}

const NAME = /^[\w-]{22}\.webp$/;

/** Serves uploaded pictures. A name is used once, so caches may keep them. */
export const avatarPlugin =
  ({ orm }: Database): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>(`${AVATAR_PATH}:name`, async ({ params }, reply) => {
      const [found] = NAME.test(params.name)
        ? await orm.select().from(userAvatar).where(eq(userAvatar.name, params.name))
        : [];
      reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin');
      if (!found) return reply.code(404).header('cache-control', 'public, max-age=60').send();
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=86400, immutable')
        .header('content-disposition', 'inline')
        .send(Buffer.from(found.data));
    });
  };
