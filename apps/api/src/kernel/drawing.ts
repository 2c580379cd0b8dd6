import { PICTURE_TYPES } from '@footlight/contract';
import type { Sharp } from 'sharp';
import { loadOnce } from './load-once.ts';

/** Decoders of {@link PICTURE_TYPES}; every other one stays closed to uploads. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/**
 * The library that decodes foreign pictures. Loaded with the first one: it takes time and memory. Its settings hold for the
 * process, so nothing else may import it.
 */
export const drawing = loadOnce(async () => {
  const { default: library } = await import('sharp');
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: LOADERS });
  // Uploads are rare and must not slow down everything else.
  library.concurrency(1);
  library.cache(false);
  return library;
});

/** The colours of a picture alone, as WebP. It is reduced first: no outline is left that a filter could bring back. */
export async function colourField(picture: Sharp, size: { width: number; height: number }): Promise<Buffer> {
  const library = await drawing();
  const tiny = await picture.clone().resize(24, 18).blur(2).png().toBuffer();
  return library(tiny).resize(size.width, size.height, { kernel: 'cubic' }).webp({ quality: 40 }).toBuffer();
}

/** Whether the library found a picture of a type that is accepted: its decoder of AVIF also opens others of that family. */
export const isAcceptedPicture = ({ mediaType }: { mediaType?: string | undefined }): boolean =>
  PICTURE_TYPES.some((type) => type === mediaType);
