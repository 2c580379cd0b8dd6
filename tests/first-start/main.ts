// `npm run first-start`: follows the README's two commands in an empty folder, as somebody who has just cloned the
// repository. `-- --short` takes over what is installed and built here and leaves `npm test` out: that is the step of
// `npm test`. `-- --commit REF` follows the README of another commit.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { ensureProduct, ensureStorybook } from '../../scripts/lib/fresh.mjs';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { bytesOf, copyTracked, linkBuilds, linkInstalled } from './folder.ts';
import { addressesIn, complaintsIn, readmeCommands } from './readme.ts';
import { Terminal } from './terminal.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean' }, commit: { type: 'string' } } });

/** Limits in seconds: how long a stuck start may take, and what is promised of a start that has nothing to build. */
const LIMIT = { install: 600, start: 180, storybook: 600, end: 30 };
/** Fewer stories than this mean that a package is missing. */
const LEAST_STORIES = 1_500;

const problems: string[] = [];
const check = (holds: boolean, problem: string): void => {
  if (!holds) problems.push(problem);
};

/** A GET with the Host header of a browser; not every system resolves the names below `localhost`. */
const get = (address: string): Promise<{ status: number; body: string } | null> =>
  new Promise((resolve) => {
    const { port, pathname, host } = new URL(address);
    const call = request({ host: 'localhost', port, path: pathname, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
      response.on('error', () => resolve(null));
    });
    call.on('error', () => resolve(null));
    call.end();
  });

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const answers = async (address: string): Promise<boolean> => (await get(address))?.status === 200;

/** Opens a page and waits for a part of it. What the page writes to the console as an error is a problem. */
async function draws(browser: Browser, address: string, part: string): Promise<void> {
  const page = await browser.newPage();
  page.on('console', (message) => check(message.type() !== 'error', `${address}: ${message.text()}`));
  page.on('pageerror', (error) => check(false, `${address}: ${error.message}`));
  try {
    await page.goto(address);
    await page.locator(part).first().waitFor({ state: 'visible', timeout: 90_000 });
  } catch (error) {
    check(false, `${address} does not show ${part}: ${error instanceof Error ? error.message : error}`);
  }
  await page.close();
}

interface StoryIndex {
  entries: Record<string, { type: string; importPath: string }>;
}

/** Every story file of the repository is in the index of Storybook. */
function checkIndex(index: StoryIndex, folder: string): void {
  const entries = Object.values(index.entries);
  const stories = entries.filter(({ type }) => type === 'story').length;
  check(stories >= LEAST_STORIES, `Storybook has ${stories} stories`);
  const shown = new Set(entries.map(({ importPath }) => importPath.replace('./', '')));
  const files = ['packages', 'apps/site/src'].flatMap((root) =>
    readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.stories.tsx') && !path.includes('node_modules'))
      .map((path) => join(root, path)),
  );
  const missing = files.filter((file) => !shown.has(file));
  check(missing.length === 0, `Storybook does not have ${missing.join(', ')}`);
}

/** One start of the command, looked at from outside, to Ctrl-C. */
async function followStart(command: string, folder: string, browser: Browser, isFirst: boolean) {
  const [port, storybookPort] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    STORYBOOK_PORT: String(storybookPort),
    npm_config_cache: join(folder, '../npm-cache'),
  };
  const terminal = new Terminal(command, folder, env);
  const [site, storybook] = [`http://localhost:${port}`, `http://localhost:${storybookPort}`];
  try {
    const limit = isFirst && !values.short ? LIMIT.install : LIMIT.start;
    const toSite = await terminal.until('first page', () => answers(`${site}/`), limit);
    const toStorybook = await terminal.until(
      'Storybook',
      () => answers(`${storybook}/index.json`),
      LIMIT.storybook,
    );
    console.log(
      `  ${isFirst ? 'first' : 'second'} start: first page after ${toSite.toFixed(1)} s, Storybook after ${(toSite + toStorybook).toFixed(1)} s`,
    );
    const builds = terminal.output.split('\n').filter((line) => /: \d+\.\d s$/.test(line));
    check(
      builds.length === 0 || (isFirst && !values.short),
      `a start with nothing to do did: ${builds.join(', ')}`,
    );
    if (isFirst) {
      const brand = await get(`http://velvet.localhost:${port}/`);
      check(/velvet/i.test(brand?.body ?? ''), 'velvet.localhost does not show the brand Velvet');
      await draws(browser, `${site}/`, 'main [data-component=model-card]');
      await draws(browser, `http://velvet.localhost:${port}/`, 'main [data-component=model-card]');
      checkIndex(JSON.parse((await get(`${storybook}/index.json`))?.body ?? '{}'), folder);
      await draws(
        browser,
        `${storybook}/iframe.html?id=ui-button--default&viewMode=story`,
        '[data-component=button]',
      );
    }
    const addresses = addressesIn(terminal.output);
    check(addresses.length >= 4, `the start names ${addresses.length} addresses`);
    for (const address of addresses)
      check(await answers(address), `${address}, which the start names, does not answer`);
    for (const line of complaintsIn(terminal.output)) check(false, `the start prints: ${line}`);
    const toEnd = await terminal.ctrlC(LIMIT.end);
    console.log(`  Ctrl-C: ended after ${toEnd.toFixed(1)} s`);
    check(
      terminal.output.trimEnd().endsWith('\nFootlight has ended.'),
      'Ctrl-C: the last line does not say that it ended',
    );
    for (const one of [port, storybookPort])
      check(!(await isOpen(one)), `port ${one} is still open after Ctrl-C`);
  } finally {
    terminal.kill();
  }
}

/** Runs the test command as it stands. It ends with the sums. */
async function followTest(command: string, folder: string): Promise<void> {
  const started = performance.now();
  const terminal = new Terminal(command, folder, {});
  const code = await terminal.ended();
  const sums = /^\d+ passed, \d+ failed.*$/m.exec(terminal.output)?.[0];
  console.log(`  ${command}: ${sums} after ${((performance.now() - started) / 60_000).toFixed(1)} min`);
  if (code !== 0) console.log(terminal.output);
  check(code === 0 && sums !== undefined, `${command} ended with ${code}`);
}

const root = await mkdtemp(join(tmpdir(), 'footlight-first-start-'));
const folder = join(root, 'footlight');
const browser = await chromium.launch(browserLaunchOptions());
try {
  if (values.short) {
    await ensureProduct();
    await ensureStorybook();
  }
  copyTracked(folder, values.commit);
  if (values.short) {
    linkInstalled(folder);
    linkBuilds(folder);
  }
  const [start, test, ...others] = readmeCommands(readFileSync(join(folder, 'README.md'), 'utf8'));
  if (!start || !test || others.length > 0) throw new Error('The README does not have two commands.');
  await followStart(start, folder, browser, true);
  if (!values.short)
    console.log(`  installed: ${Math.round(bytesOf(join(folder, 'node_modules')) / 1e6)} MB`);
  await followStart(start, folder, browser, false);
  if (!values.short) await followTest(test, folder);
} finally {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
}
for (const problem of problems) console.log(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
