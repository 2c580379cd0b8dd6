import {
  isHeic,
  pictureTypeOf,
  SIGNATURE_BYTES,
  type UploadKind,
  videoContainerOf,
} from '@footlight/contract';

/** What a file is by its first bytes, as the platform will see it; null if it cannot be used. */
async function fileKind(file: Blob): Promise<UploadKind | 'heic' | null> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (pictureTypeOf(bytes) !== null) return 'picture';
  if (isHeic(bytes)) return 'heic';
  return videoContainerOf(bytes) === null ? null : 'video';
}

/** Files that were not sent, because the platform could not use them. */
export class RefusedFiles extends Error {
  override readonly name = 'RefusedFiles';
  readonly files: readonly File[];
  /** What would be accepted; null: videos and pictures. */
  readonly wanted: UploadKind | null;
  /** Some are photos of iPhones, which their owners can save in another format. */
  readonly hasHeic: boolean;
  constructor(files: readonly File[], wanted: UploadKind | null, hasHeic: boolean) {
    super(`These files cannot be used: ${files.map(({ name }) => name).join(', ')}`);
    this.files = files;
    this.wanted = wanted;
    this.hasHeic = hasHeic;
  }
}

/** Files by kind; those that cannot be used are `refused`. */
export async function sortFiles(files: readonly File[]) {
  const kinds = await Promise.all(files.map(fileKind));
  const having = (...wanted: (typeof kinds)[number][]) =>
    files.filter((_, nth) => wanted.includes(kinds[nth] ?? null));
  return {
    videos: having('video'),
    pictures: having('picture'),
    refused: having('heic', null),
    hasHeic: kinds.includes('heic'),
  };
}
