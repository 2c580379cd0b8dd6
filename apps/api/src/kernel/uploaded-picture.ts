import { AVATAR_LIMITS, pictureTypeOf } from '@footlight/contract';
import type { Sharp } from 'sharp';
import { ApiError } from './api-error.ts';
import { drawing, isAcceptedPicture } from './drawing.ts';

const DRAW_WITHIN_S = 10;

/**
 * Redraws an uploaded picture as a WEBP. Only pixels survive: no metadata such as the place of a photo, no further
 * frames, no other bytes.
 *
 * @param type the content type that the browser named
 * @throws ApiError avatar_not_image, avatar_type, avatar_too_large, image_damaged
 */
export async function drawUpload(
  bytes: Buffer,
  type: string,
  resize: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  if (!type.startsWith('image/')) throw new ApiError('avatar_not_image');
  const library = await drawing();
  const open = () => library(bytes, { failOn: 'error', limitInputPixels: AVATAR_LIMITS.side ** 2 });
  const facts = await open()
    .metadata()
    .catch((error: unknown) => {
      const isLarge = error instanceof Error && error.message.includes('pixel limit');
      if (isLarge) throw new ApiError('avatar_too_large');
      throw new ApiError(pictureTypeOf(bytes) ? 'image_damaged' : 'avatar_type');
    });
  if (!isAcceptedPicture(facts)) throw new ApiError('avatar_type');
  const isLarge =
    Math.max(facts.width, facts.height) > AVATAR_LIMITS.side || (facts.pages ?? 1) > AVATAR_LIMITS.frames;
  if (isLarge) throw new ApiError('avatar_too_large');
  return resize(open().timeout({ seconds: DRAW_WITHIN_S }).autoOrient())
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw new ApiError('image_damaged');
    });
}
