/** Builds Storybook of a commit or of the working tree, once for each content. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Commit, checkOut, fileAt, ROOT, workingContent } from './git.ts';

const CACHE = join(ROOT, '.cache/visual');
/** The number of builds to keep; the least recently used are deleted first. */
const KEPT = 6;

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`${command} ${args.join(' ')} failed:\n${Buffer.concat(chunks).toString('utf8')}`));
    });
  });
}

interface Lock {
  packages: Record<string, { version?: string; link?: boolean; integrity?: string }>;
}

/** Does our node_modules hold, in the same version, everything that the other lock file asks for? */
export function sharesPackages(ours: string, theirs: string): boolean {
  const [mine, wanted] = [JSON.parse(ours) as Lock, JSON.parse(theirs) as Lock];
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const own = mine.packages[path];
    return own?.version === entry.version && own?.integrity === entry.integrity;
  });
}

/** Workspace folders, such as `packages/ui`. */
const workspaces = (root: string) =>
  ['packages', 'apps'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(group, name)) : [],
  );

/**
 * Gives the older commit our packages. The folder is its own, because the workspace links in it must lead to the
 * commit's own packages and not to ours.
 */
function linkPackages(folder: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@footlight' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
  cpSync(join(from, '@footlight'), join(to, '@footlight'), { recursive: true, verbatimSymlinks: true });
  for (const workspace of workspaces(folder)) {
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'));
  }
}

const pathOf = (content: string) => join(CACHE, 'builds', content);

const isBuilt = (content: string) => existsSync(join(pathOf(content), 'index.json'));

async function build(cwd: string, content: string): Promise<void> {
  const half = `${pathOf(content)}.half`;
  rmSync(half, { recursive: true, force: true });
  await run(join(cwd, 'node_modules/.bin/storybook'), ['build', '-o', half, '--quiet'], cwd);
  rmSync(pathOf(content), { recursive: true, force: true });
  renameSync(half, pathOf(content));
}

function forgetOldBuilds(): void {
  const folder = join(CACHE, 'builds');
  const byAge = readdirSync(folder)
    .map((name) => ({ name, used: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { name } of byAge.slice(KEPT)) {
    rmSync(join(folder, name), { recursive: true, force: true });
    rmSync(join(CACHE, 'pictures', name), { recursive: true, force: true });
  }
}

const touch = (content: string) => utimesSync(pathOf(content), new Date(), new Date());

/** Folder of the commit's Storybook. Shares our packages where the lock files agree, else installs its own. */
export async function buildOfCommit(commit: Commit, print: (line: string) => void): Promise<string> {
  if (!isBuilt(commit.content)) {
    const started = performance.now();
    const folder = join(CACHE, 'trees', commit.sha.slice(0, 12));
    const remove = checkOut(commit.sha, folder);
    try {
      const theirs = fileAt(commit.sha, 'package-lock.json');
      const ours = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
      if (theirs && sharesPackages(ours, theirs)) {
        linkPackages(folder);
      } else {
        print('  its packages are others: npm ci');
        await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
      }
      await build(folder, commit.content);
    } finally {
      remove();
    }
    print(`  built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  touch(commit.content);
  forgetOldBuilds();
  return pathOf(commit.content);
}

/** Folder of the Storybook of the files as they are now. */
export async function buildOfWorkingTree(
  print: (line: string) => void,
): Promise<{ folder: string; content: string }> {
  const content = workingContent();
  if (!isBuilt(content)) {
    const started = performance.now();
    await build(ROOT, content);
    if (workingContent() !== content) {
      rmSync(pathOf(content), { recursive: true, force: true });
      throw new Error('Files were changed while Storybook was being built. Run it again.');
    }
    print(`  built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  touch(content);
  return { folder: pathOf(content), content };
}
