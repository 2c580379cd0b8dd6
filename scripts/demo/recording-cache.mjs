// Recordings in .cache, made once for each state of the code that they depend on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;
const CACHE = join(ROOT, '.cache/recordings');

/** What decides on an answer. */
const INPUTS = ['apps/api/src', 'packages/contract/src', 'scripts/demo', 'apps/site/src/demo/recording.ts'];

const filesOf = (path) =>
  readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(ts|mjs|sql)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const inputHash = () => {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    const files = /\.ts$/.test(input) ? [join(ROOT, input)] : filesOf(input);
    for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};

/** The folder of a recording; `kind` is `demo` or `stories`. */
export async function ensureRecording(kind) {
  const folder = join(CACHE, `${kind}-${inputHash()}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  const options = kind === 'stories' ? ['--stories'] : [];
  const made = spawnSync(process.execPath, [join(ROOT, 'scripts/demo/record.mjs'), draft, ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (made.status !== 0)
    throw new Error(`The platform could not be recorded (${made.status ?? made.signal}).`);
  for (const old of readdirSync(CACHE)) {
    if (old.startsWith(`${kind}-`) && !old.startsWith(draft.slice(CACHE.length + 1)))
      rmSync(join(CACHE, old), { recursive: true, force: true });
  }
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
  return folder;
}
