import { randomBytes } from 'node:crypto';
import { AVATAR_LIMITS, AVATAR_PATH, AVATAR_SIDE } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../kernel/api-error.ts';
import type { Database, Orm } from '../../kernel/db/database.ts';
import { user, userAvatar } from '../../kernel/db/schema/index.ts';
import { drawing } from '../../kernel/drawing.ts';

const TAKEN = ['jpeg', 'png', 'webp', 'gif'];
const DRAW_WITHIN_S = 10;

/**
 * Draws an uploaded picture anew as a square WEBP. Only pixels survive: no metadata such as the place of a photo, no
 * further frames, no other bytes.
 *
 * @param type the content type that the browser named
 * @throws ApiError avatar_not_image, avatar_type, avatar_too_large, image_damaged
 */
export async function drawAvatar(bytes: Buffer, type: string): Promise<Buffer> {
  if (!type.startsWith('image/')) throw new ApiError('avatar_not_image');
  const library = await drawing();
  const open = () => library(bytes, { failOn: 'error', limitInputPixels: AVATAR_LIMITS.side ** 2 });
  const facts = await open()
    .metadata()
    .catch((error: unknown) => {
      const isLarge = error instanceof Error && error.message.includes('pixel limit');
      throw new ApiError(isLarge ? 'avatar_too_large' : 'avatar_type');
    });
  if (!TAKEN.includes(facts.format)) throw new ApiError('avatar_type');
  const isLarge =
    Math.max(facts.width, facts.height) > AVATAR_LIMITS.side || (facts.pages ?? 1) > AVATAR_LIMITS.frames;
  if (isLarge) throw new ApiError('avatar_too_large');
  return open()
    .timeout({ seconds: DRAW_WITHIN_S })
    .autoOrient()
    .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw new ApiError('image_damaged');
    });
}

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
