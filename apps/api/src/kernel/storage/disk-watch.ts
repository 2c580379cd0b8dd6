import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Below so many free bytes a disk counts as nearly full: uploads are refused, and little live video fits. */
export const DISK_RESERVE = 512 * 1024 * 1024;

export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Watches the disks of this process's folders, by name. A folder that does not exist yet is left out. */
export function createDiskWatch(folders: Readonly<Record<string, string>>, log: FastifyBaseLogger) {
  const full = new Set<string>();
  const free = async (): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const [name, folder] of Object.entries(folders)) {
      const bytes = await freeBytes(folder).catch(() => null);
      if (bytes !== null) found[name] = bytes;
    }
    return found;
  };
  return {
    free,
    /** Logs when a disk becomes nearly full, and when there is space again. */
    async step(): Promise<void> {
      for (const [name, bytes] of Object.entries(await free())) {
        const details = { code: 'disk', folder: folders[name], bytes };
        if (bytes < DISK_RESERVE && !full.has(name)) {
          full.add(name);
          log.error(details, 'the disk is nearly full: uploads are refused, and live video may stop');
        } else if (bytes >= DISK_RESERVE && full.delete(name)) log.warn(details, 'the disk has space again');
      }
    },
  };
}
