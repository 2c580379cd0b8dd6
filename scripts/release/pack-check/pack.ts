// Packs a package as `npm publish` would. The tarball's name contains a hash of its content, because npm does not reinstall
// a package whose address is unchanged.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Packed {
  /** `@footlight/ui` */
  name: string;
  folder: string;
  tarball: string;
  /** Paths inside, such as `dist/index.js`. */
  files: readonly string[];
  bytes: number;
}

interface PackAnswer {
  name: string;
  filename: string;
  size: number;
  files: { path: string }[];
}

export async function pack(folder: string, into: string): Promise<Packed> {
  mkdirSync(into, { recursive: true });
  const { stdout } = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', into],
    { cwd: folder, maxBuffer: 50_000_000 },
  );
  const [answer] = JSON.parse(stdout) as PackAnswer[];
  if (!answer) throw new Error(`npm pack said nothing of ${folder}.`);
  const made = join(into, answer.filename);
  const print = createHash('sha256').update(readFileSync(made)).digest('hex').slice(0, 12);
  const tarball = made.replace(/\.tgz$/, `-${print}.tgz`);
  renameSync(made, tarball);
  return {
    name: answer.name,
    folder,
    tarball,
    files: answer.files.map(({ path }) => path),
    bytes: answer.size,
  };
}
