import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names as this product gives them; nothing else reaches the disk. */
export const STREAM_NAME = /^[a-z0-9][a-z0-9_-]{1,63}$/;
export const FILE_NAME = /^[\w-]{1,64}\.(m3u8|ts|m4s|mp4)$/;

/**
 * The folders of cameras, of programs and of lower renditions below the folder for HLS. Apart from each other, because
 * nginx clears its own: it also removes the empty folder of a camera that is about to start.
 */
export const hlsFolders = (root: string) => ({
  cameras: join(root, 'cameras'),
  programs: join(root, 'programs'),
  renditions: join(root, 'renditions'),
});

/** Where the media server's HLS files are: read by this platform alone. */
export interface HlsFiles {
  /** A file of a stream; null if there is none. `query` holds the directives of a player that waits for a newer playlist. */
  read(stream: string, file: string, query?: string): Promise<Buffer | null>;
  /** The size of a segment in bytes; null if it is unknown. */
  size(stream: string, file: string): Promise<number | null>;
}

/** Whether there is no such file or folder. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** A folder with one folder for each stream, as nginx (`hls_nested`) and ffmpeg write it. */
export function folderFiles(root: string): HlsFiles {
  const path = (stream: string, file: string) => join(root, stream, file);
  const missing = (error: unknown): null => {
    if (isMissing(error)) return null;
    throw error;
  };
  return {
    read: (stream, file) => readFile(path(stream, file)).catch(missing),
    size: (stream, file) => stat(path(stream, file)).then(({ size }) => size, missing),
  };
}
