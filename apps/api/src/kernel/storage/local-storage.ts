import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { openDataFolder } from '../data-folder.ts';
import { checkKey, type Storage } from './storage.ts';

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Keeps objects as files of a folder that only this user can read. Several processes may share it. */
export function createLocalStorage(folder: string): Storage {
  openDataFolder(folder);
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // A reader sees the old object or the new one, never a part.
      const draft = `${target}.${randomUUID()}`;
      try {
        await copyFile(path, draft);
        const file = await open(draft, 'r');
        await file.sync().finally(() => file.close());
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const path = pathOf(key);
      const size = await sizeOf(path);
      if (size === null) return null;
      if (range && range.start >= size) return { body: Readable.from([]), size };
      return { body: createReadStream(path, range ?? {}), size };
    },
    exists: async (key) => (await sizeOf(pathOf(key))) !== null,
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
