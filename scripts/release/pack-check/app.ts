// Installs the packed packages into the bare apps of tests/packages, outside this repository: an undeclared dependency is
// missing there.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from './pack.ts';

const run = promisify(execFile);

/** Kept between runs, so that npm has little to do. */
export const appFolder = (root: string): string =>
  join(tmpdir(), `footlight-bare-apps-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);

const output = (error: unknown): string => {
  const { stdout = '', stderr = '', message = '' } = error as Record<string, string | undefined>;
  return `${stdout}\n${stderr}`.trim() || message;
};

/** Runs a program in the app's folder; on failure its output is the error message. */
export async function runIn(folder: string, command: string, args: readonly string[]): Promise<string> {
  // Our Node options must not reach the app: it would resolve to our sources.
  const { NODE_OPTIONS: _, ...env } = process.env;
  try {
    const { stdout, stderr } = await run(command, args, { cwd: folder, env, maxBuffer: 50_000_000 });
    return `${stdout}${stderr}`;
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${output(error)}`);
  }
}

/** Copies the templates and installs what a package file names, with the tarballs. */
export async function installApp(
  template: string,
  folder: string,
  packs: readonly Packed[],
  packageFile = 'package.json',
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules' && name !== 'packs') rmSync(join(folder, name), { recursive: true });
  }
  // Each host app is installed by itself.
  cpSync(template, folder, { recursive: true, filter: (path) => !path.startsWith(join(template, 'hosts')) });
  const manifest = JSON.parse(readFileSync(join(template, packageFile), 'utf8'));
  for (const { name, tarball } of packs) manifest.dependencies[name] = `file:${tarball}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await runIn(folder, 'npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
    '--strict-peer-deps',
    '--loglevel=error',
  ]);
  for (const { name } of packs) {
    if (!existsSync(join(folder, 'node_modules', name, 'dist')))
      throw new Error(`${name} was not installed.`);
  }
}
