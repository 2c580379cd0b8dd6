import { accessSync, chmodSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs';
import { isDiskFull } from './storage/outside-fault.ts';

const STICKY = 0o1000;
const OTHERS = 0o077;

/** Closes a folder of this user to all others. A shared folder such as `/tmp` stays as it is. */
function makePrivate(folder: string): void {
  const { mode, uid } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & OTHERS) === 0 || (mode & STICKY) !== 0) return;
  chmodSync(folder, 0o700);
}

export type FolderSetting =
  | 'DATA_DIR'
  | 'FOOTLIGHT_ASSETS_DIR'
  | 'FOOTLIGHT_UPLOADS_DIR'
  | 'FOOTLIGHT_HLS_DIR';

/**
 * Creates a folder for data of this platform, readable by its owner only.
 *
 * @throws Error that names the setting, if the folder cannot be created or written
 */
export function openDataFolder(folder: string, setting: FolderSetting = 'DATA_DIR'): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A media server of another user may share the video by its group.
    if (setting !== 'FOOTLIGHT_HLS_DIR') makePrivate(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${setting} must be a folder that this process can write, got "${folder}" (${code}). Correct its permissions, or choose another folder.`,
      { cause: error },
    );
  }
}

const MB = 1024 * 1024;
/** The embedded database writes 16 MB at a time. */
const LITTLE = 64 * MB;

/** What the embedded database throws on a full disk: the fault of its file system, or a refused statement. */
const isOfStorage = (error: unknown): boolean =>
  !(error instanceof Error) || 'query' in error || isDiskFull(error);

/** Why a start failed: a sentence for the terminal if the disk of the data folder is full, else the error itself. */
export function fullDiskOr(error: unknown, folder: string): unknown {
  const { bavail, bsize } = statfsSync(folder);
  const left = bavail * bsize;
  if (left >= LITTLE || !isOfStorage(error)) return error;
  return new Error(
    `The disk of DATA_DIR ("${folder}") has ${Math.floor(left / MB)} MB left, which is too little to start. Free some space, or choose another folder with DATA_DIR.`,
    { cause: error },
  );
}
