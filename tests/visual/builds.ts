/** Builds Storybook of a commit or of the working tree, once for each content. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { docsIdOf, storiesIn } from './story-files.ts';

const CACHE = join(ROOT, '.cache/visual');
/** The number of builds to keep; the least recently used are deleted first. */
const KEPT = 6;

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
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

/** Builds Storybook with some story files, or with all. */
async function build(cwd: string, content: string, files: readonly string[] | undefined): Promise<void> {
  const half = `${pathOf(content)}.half`;
  rmSync(half, { recursive: true, force: true });
  await run(join(cwd, 'node_modules/.bin/storybook'), ['build', '-o', half, '--quiet'], cwd, {
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // Tools read the manifests; no picture needs them.
    STORYBOOK_MANIFESTS: '0',
    ...(files && { STORYBOOK_FILES: files.join(',') }),
  });
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

export type Matcher = (id: string) => boolean;

/** The story files below `root` that have a story or a docs page to compare; undefined for all of them. */
function filesToBuild(root: string, matches: Matcher | undefined): string[] | undefined {
  // A commit that cannot build some files alone.
  if (!matches || !readFileSync(join(root, '.storybook/main.ts'), 'utf8').includes('STORYBOOK_FILES'))
    return undefined;
  const wanted = storiesIn(root).filter((story) => matches(story.id) || matches(docsIdOf(story)));
  return [...new Set(wanted.map(({ file }) => file))];
}

/** Name of a build with some files. It is another one for other patterns. */
const partOf = (content: string, only: string | undefined): string =>
  only === undefined ? content : `${content}-${createHash('sha256').update(only).digest('hex').slice(0, 8)}`;

export interface Part {
  /** As in `--only`. */
  only: string | undefined;
  matches: Matcher;
}

/** What a build with some files is called, and whether it is there: a build with all files has them too. */
function nameOf(content: string, { only }: Part): string {
  return isBuilt(content) ? content : partOf(content, only);
}

/**
 * Folder of the commit's Storybook. Shares our packages where the lock files agree, else installs its own. `null` if the
 * commit has none of the stories.
 */
export async function buildOfCommit(
  commit: Commit,
  part: Part,
  print: (line: string) => void,
): Promise<string | null> {
  const name = nameOf(commit.content, part);
  if (!isBuilt(name)) {
    const started = performance.now();
    const folder = join(CACHE, 'trees', commit.sha.slice(0, 12));
    const remove = checkOut(commit.sha, folder);
    try {
      const files = filesToBuild(folder, part.only === undefined ? undefined : part.matches);
      if (files?.length === 0) return null;
      const theirs = fileAt(commit.sha, 'package-lock.json');
      const ours = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
      if (theirs && sharesPackages(ours, theirs)) {
        linkPackages(folder);
      } else {
        print('  its packages are others: npm ci');
        await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
      }
      await build(folder, name, files);
    } finally {
      remove();
    }
    print(`  built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  touch(name);
  forgetOldBuilds();
  return pathOf(name);
}

/** Folder of the Storybook of the files as they are now; `null` if they have none of the stories. */
export async function buildOfWorkingTree(
  part: Part,
  print: (line: string) => void,
): Promise<{ folder: string | null; content: string }> {
  const content = workingContent();
  const name = nameOf(content, part);
  if (!isBuilt(name)) {
    const started = performance.now();
    const files = filesToBuild(ROOT, part.only === undefined ? undefined : part.matches);
    if (files?.length === 0) return { folder: null, content };
    await build(ROOT, name, files);
    if (workingContent() !== content) {
      rmSync(pathOf(name), { recursive: true, force: true });
      throw new Error('Files were changed while Storybook was being built. Run it again.');
    }
    print(`  built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  touch(name);
  return { folder: pathOf(name), content };
}
