import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureTypeOf, UPLOAD_LIMITS } from '@footlight/contract';
import { pictureKey, type StoredFile } from '../../../kernel/db/schema/stored-media.ts';
import { drawing, isAcceptedPicture } from '../../../kernel/drawing.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import { randomName, storeCover } from './cover.ts';
import { EncodingFailure } from './failure.ts';
import { readSignature } from './signature.ts';

/** Pixels on the longest side of what buyers see. */
const LONGEST = 2560;
const WITHIN_S = 60;

export interface EncodingPlace {
  storage: Storage;
  /** A folder for drafts, deleted afterwards. */
  folder: string;
  userId: number;
}

/**
 * Redraws a picture as a WEBP: only pixels survive, no place of a photo and no other bytes.
 *
 * @throws EncodingFailure `not_picture`, `too_many_pixels`, `damaged`
 */
export async function encodePicture(path: string, place: EncodingPlace): Promise<StoredFile> {
  const library = await drawing();
  const openIt = () => library(path, { failOn: 'error', limitInputPixels: UPLOAD_LIMITS.side ** 2 });
  const facts = await openIt()
    .metadata()
    .catch(async (error: unknown) => {
      const isLarge = error instanceof Error && error.message.includes('pixel limit');
      if (isLarge) throw new EncodingFailure('too_many_pixels', error);
      // Some types cannot be described without all of their bytes.
      const isCut = pictureTypeOf(await readSignature(path)) !== null;
      throw new EncodingFailure(isCut ? 'damaged' : 'not_picture', error);
    });
  if (!isAcceptedPicture(facts)) throw new EncodingFailure('not_picture');
  if (Math.max(facts.width, facts.height) > UPLOAD_LIMITS.side) throw new EncodingFailure('too_many_pixels');
  const { data, info } = await openIt()
    .timeout({ seconds: WITHIN_S })
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new EncodingFailure('damaged', error);
    });
  const picture = randomName();
  // Written apart from the drawing: a full disk is not the file's fault.
  const drawn = join(place.folder, 'picture.webp');
  await writeFile(drawn, data);
  await place.storage.put(pictureKey(picture), drawn, 'image/webp');
  return {
    ...{ kind: 'picture', picture, width: info.width, height: info.height, bytes: info.size },
    ...(await storeCover(place.storage, drawn, place)),
  };
}
