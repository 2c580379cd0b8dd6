/** The folder of somebody who has just cloned the repository. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/lib/run.mjs';

const git = (args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Copies the tracked files as they are now, or as they were at a commit. */
export function copyTracked(target: string, commit: string | undefined): void {
  mkdirSync(target, { recursive: true });
  if (commit) {
    const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', target], { input: archive });
    return;
  }
  for (const file of git(['ls-files', '-z']).split('\0').filter(Boolean)) {
    if (!existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(ROOT, file), join(target, file));
  }
}

/** A copy that shares the files' contents on the same disk. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, copy);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else {
      try {
        linkSync(source, copy);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        cpSync(source, copy);
      }
    }
  }
}

const withNodeModules = (): string[] =>
  [
    '.',
    ...['apps', 'packages'].flatMap((group) =>
      readdirSync(join(ROOT, group)).map((name) => join(group, name)),
    ),
  ]
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(join(ROOT, folder)) && lstatSync(join(ROOT, folder)).isDirectory());

const BUILT = ['apps/api/dist', 'apps/site/dist', 'apps/server/dist', 'storybook-static'];

/** Takes over what is installed here. */
export function linkInstalled(target: string): void {
  for (const folder of withNodeModules()) linkTree(join(ROOT, folder), join(target, folder));
}

/** Takes over what is built here. */
export function linkBuilds(target: string): void {
  for (const folder of BUILT) linkTree(join(ROOT, folder), join(target, folder));
}

/** Size of all files of a folder. */
export const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return sum;
    return sum + (entry.isDirectory() ? bytesOf(path) : lstatSync(path).size);
  }, 0);
