import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverKey } from '../../../kernel/db/schema/stored-media.ts';
import { colourField, drawing } from '../../../kernel/drawing.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';

const COVER = { width: 640, height: 480 };

export const randomName = (): string => randomBytes(16).toString('base64url');

/** Draws the small picture of cards from a picture file, and a blurred one that shows colours alone, and stores both. */
export async function storeCover(
  storage: Storage,
  picture: string,
  { folder, userId }: { folder: string; userId: number },
): Promise<{ cover: string; blurred: string }> {
  const library = await drawing();
  const names = { cover: randomName(), blurred: randomName() };
  const small = library(picture)
    .autoOrient()
    .resize({ ...COVER, fit: 'cover' });
  const clear = join(folder, 'cover.webp');
  const soft = join(folder, 'blurred.webp');
  await small.clone().webp({ quality: 78 }).toFile(clear);
  await writeFile(soft, await colourField(small, COVER));
  await storage.put(coverKey(userId, names.cover), clear, 'image/webp');
  await storage.put(coverKey(userId, names.blurred), soft, 'image/webp');
  return names;
}
