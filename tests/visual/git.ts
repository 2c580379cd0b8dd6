/** What to compare with what: refs, contents of the working tree, and a folder with an older commit. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export function git(args: readonly string[], env: Record<string, string> = {}): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

const tryGit = (args: readonly string[]): string | null => {
  try {
    return git(args);
  } catch {
    return null;
  }
};

/** All that Storybook is built from. */
const SOURCES = [
  'packages',
  'apps/site',
  'apps/api/src/kernel/mail',
  '.storybook',
  'package-lock.json',
  'tsconfig.json',
  'vite.shared.ts',
];

/** Names what Storybook is built from in a tree of git: a changed document or test is no other Storybook. */
function contentOf(tree: string): string {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const path of SOURCES)
    hash.update(`${path} ${tryGit(['rev-parse', '--verify', '--quiet', `${tree}:${path}`])}\n`);
  return hash.digest('hex').slice(0, 20);
}

/** Content of the files as they are now, with those that git does not know yet and without ignored ones. */
export function workingContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visual-index-'));
  try {
    const index = join(folder, 'index');
    const from = git(['rev-parse', '--path-format=absolute', '--git-path', 'index']);
    if (existsSync(from)) copyFileSync(from, index);
    const env = { GIT_INDEX_FILE: index };
    git(['add', '--all', '.'], env);
    return contentOf(git(['write-tree'], env));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Commit {
  sha: string;
  /** Two commits with the same sources of Storybook have the same. */
  content: string;
  subject: string;
}

/** @throws Error when there is no such ref */
export function commitOf(ref: string): Commit {
  const sha = tryGit(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (!sha) throw new Error(`git knows no commit "${ref}".`);
  return {
    sha,
    content: contentOf(sha),
    subject: git(['log', '-1', '--format=%s', sha]),
  };
}

/**
 * What a run compares with when nothing is said: on a branch, the commit where it left main; on main, the last commit
 * if files have been changed since, else the one before it.
 */
export function standardRef(): string {
  const head = git(['rev-parse', 'HEAD']);
  for (const main of ['main', 'origin/main']) {
    const base = tryGit(['merge-base', 'HEAD', main]);
    if (base && base !== head) return base;
  }
  return workingContent() === commitOf('HEAD').content ? 'HEAD~1' : 'HEAD';
}

/** Puts a commit's files into a folder; the function that it returns takes them away. */
export function checkOut(sha: string, folder: string): () => void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '..'), { recursive: true });
  git(['worktree', 'prune']);
  git(['worktree', 'add', '--detach', '--force', folder, sha]);
  return () => {
    tryGit(['worktree', 'remove', '--force', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
}

export const fileAt = (sha: string, path: string): string | null => tryGit(['show', `${sha}:${path}`]);
