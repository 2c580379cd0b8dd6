import type sharp from 'sharp';

/** Decoders of the four formats; every other one stays closed to uploads. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

let loaded: Promise<typeof sharp> | null = null;

/** The library that decodes foreign pictures. Loaded with the first one: it takes time and memory. */
export function drawing(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({ operation: LOADERS });
    // Uploads are rare and must not slow down everything else.
    library.concurrency(1);
    library.cache(false);
    return library;
  });
  return loaded;
}
