import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A tab that has been open for longer than this is told to reload. */
const KEEP_DAYS = 7;
const DAY_MS = 86_400_000;
/** Beside the files: when a release without them started first, by file name. */
const LIST = 'replaced.json';

const readList = (folder: string): Record<string, number> => {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
};

/**
 * Copies the scripts and style sheets of this release into a folder that outlives it, and deletes those that another
 * release replaced more than seven days ago. Tabs that are open during a release still load their own parts from there,
 * and pages of the next release theirs, from a process that is not replaced yet and shares the folder.
 */
export const keepAssets = (assets: string, kept: string, now = Date.now()): void => {
  mkdirSync(kept, { recursive: true });
  const present = new Set(readdirSync(assets));
  const known = readList(kept);
  const replaced: Record<string, number> = {};
  for (const file of readdirSync(kept)) {
    if (file === LIST || present.has(file)) continue;
    const since = known[file] ?? now;
    if (now - since > KEEP_DAYS * DAY_MS) rmSync(join(kept, file), { force: true });
    else replaced[file] = since;
  }
  // Names contain a hash of the content, so a file that is there is the same.
  for (const file of present) {
    if (existsSync(join(kept, file))) continue;
    // Another process may serve the file as soon as it is there.
    const incomplete = join(kept, `${process.pid}-${file}`);
    copyFileSync(join(assets, file), incomplete);
    renameSync(incomplete, join(kept, file));
  }
  writeFileSync(join(kept, LIST), JSON.stringify(replaced));
};
