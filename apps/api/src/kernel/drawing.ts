import { PICTURE_TYPES } from '@footlight/contract';
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

/** Whether the library found a picture of a type that is accepted: its decoder of AVIF also opens others of that family. */
export const isAcceptedPicture = ({ mediaType }: { mediaType?: string | undefined }): boolean =>
  PICTURE_TYPES.some((type) => type === mediaType);
