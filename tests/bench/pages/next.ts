import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/support/server.ts';

const TEMPLATE = new URL('./next-app', import.meta.url).pathname;

/** Copies the style sheets of the site's own page, so that both look and weigh the same. */
const copyStyles = async (siteUrl: string, folder: string): Promise<void> => {
  const html = await (await fetch(`${siteUrl}/girls`)).text();
  const [, site = ''] = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/.exec(html) ?? [];
  const [, brand = ''] = /<link rel="stylesheet" href="(\/brand\/[^"]+)"/.exec(html) ?? [];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.css'), await (await fetch(siteUrl + site)).text());
  writeFileSync(join(folder, 'brand.css'), await (await fetch(siteUrl + brand)).text());
};

/**
 * Installs, builds and starts the comparison page of Next.js in a folder of its own (kept between runs), with the site's
 * data. Ends with `stop`.
 */
export const startNext = async (siteUrl: string): Promise<{ url: string; stop(): Promise<void> }> => {
  const folder = join(tmpdir(), 'footlight-next-page');
  mkdirSync(folder, { recursive: true });
  cpSync(TEMPLATE, folder, { recursive: true });
  await copyStyles(siteUrl, join(folder, 'public'));
  const { NODE_OPTIONS: _, ...outer } = process.env;
  const env = {
    ...outer,
    PLATFORM_URL: siteUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production' as const,
  };
  const inFolder = { cwd: folder, env, stdio: 'pipe' as const };
  execFileSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    inFolder,
  );
  const next = join(folder, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [next, 'build'], inFolder);
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    [next, 'start', '-H', '127.0.0.1', '-p', String(port)],
    { ...inFolder, stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(`${url}/girls`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (tries > 100 || child.exitCode !== null) throw new Error('The page of Next.js does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
