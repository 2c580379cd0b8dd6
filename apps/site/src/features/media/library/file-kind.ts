import { pictureTypeOf, SIGNATURE_BYTES, type UploadKind, videoContainerOf } from '@footlight/contract';

/** What a file is by its first bytes, as the platform will see it; null if it cannot be used. */
async function fileKind(file: Blob): Promise<UploadKind | null> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (pictureTypeOf(bytes) !== null) return 'picture';
  return videoContainerOf(bytes) === null ? null : 'video';
}

/** Files that were not sent, because the platform could not use them. */
export class RefusedFiles extends Error {
  override readonly name = 'RefusedFiles';
  readonly files: readonly File[];
  /** What would be accepted; null: videos and pictures. */
  readonly wanted: UploadKind | null;
  constructor(files: readonly File[], wanted: UploadKind | null) {
    super(`These files cannot be used: ${files.map(({ name }) => name).join(', ')}`);
    this.files = files;
    this.wanted = wanted;
  }
}

/** Files by kind; those that cannot be used are `refused`. */
export async function sortFiles(files: readonly File[]) {
  const kinds = await Promise.all(files.map(fileKind));
  const having = (kind: UploadKind | null) => files.filter((_, nth) => kinds[nth] === kind);
  return { videos: having('video'), pictures: having('picture'), refused: having(null) };
}
