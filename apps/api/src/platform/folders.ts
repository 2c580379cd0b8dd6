import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../kernel/data-folder.ts';
import type { PlatformOptions } from './options.ts';

/** Where files are kept. */
export interface Folders {
  /** False: everything is gone when the process ends. */
  isKept: boolean;
  /** The demo's streams. */
  loops: string;
  /** Uploads, and stored media without S3. */
  media: string;
  /** Published streams. */
  hls: string;
  /** Deletes what only this process needed. */
  remove(): void;
}

/** @throws Error if a folder that the operator named cannot be used */
export function openFolders({ dataDir, uploadsDir, hlsDir }: PlatformOptions): Folders {
  const isKept = dataDir !== ':memory:';
  if (uploadsDir) openDataFolder(uploadsDir, 'FOOTLIGHT_UPLOADS_DIR');
  if (hlsDir) openDataFolder(hlsDir, 'FOOTLIGHT_HLS_DIR');
  const media =
    uploadsDir ?? (isKept ? join(dataDir, 'media') : mkdtempSync(join(tmpdir(), 'footlight-media-')));
  return {
    isKept,
    loops: isKept ? dataDir : join(tmpdir(), 'footlight-live'),
    media,
    hls: hlsDir ?? join(isKept ? dataDir : media, 'hls'),
    remove() {
      if (!isKept && !uploadsDir) rmSync(media, { recursive: true, force: true });
    },
  };
}
