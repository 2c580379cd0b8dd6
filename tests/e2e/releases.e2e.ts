import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alive, expect, test } from './support/fixtures.ts';
import { temporaryFolder } from './support/folder.ts';
import { freePort, type RunningServer, startServer } from './support/server.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Gives every script of a build another name, as a build of changed sources does. */
const renameScripts = (client: string): void => {
  const assets = join(client, 'assets');
  const scripts = readdirSync(assets).filter((name) => /-[\w-]{8}\.js$/.test(name));
  const renamed = (name: string) =>
    name.replace(/.(\.js)$/, (end) => (end[0] === '0' ? `1${end.slice(1)}` : `0${end.slice(1)}`));
  const names = new Map(scripts.map((name) => [name, renamed(name)]));
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files.filter((entry) => /\.(js|json|html|css|txt)$/.test(entry.name))) {
    const path = join(parentPath, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replaceAll(/[\w.-]+-[\w-]{8}\.js/g, (found) => names.get(found) ?? found),
    );
  }
  for (const [from, to] of names) renameSync(join(assets, from), join(assets, to));
};

test('[SHELL-23] a tab of the last release loads its own page from the server of the next one, and both serve during the update', {
  tag: '@long',
}, async ({ visitor, complaints }) => {
  // The sockets and calls of the open tab fail while no server runs.
  complaints.allow(/WebSocket|Failed to load resource|realtime/);
  const { path: root, remove } = temporaryFolder('release');
  /** A copy of what is deployed. */
  const copy = (name: string) => {
    const place = join(root, name);
    mkdirSync(join(place, 'apps/server'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
    cpSync(join(ROOT, 'apps/server/package.json'), join(place, 'apps/server/package.json'));
    cpSync(join(ROOT, 'apps/server/dist'), join(place, 'apps/server/dist'), { recursive: true });
    cpSync(join(ROOT, 'apps/site/dist/client'), clientOf(name), { recursive: true });
  };
  const clientOf = (name: string) => join(root, name, 'apps/site/dist/client');
  const start = (name: string, port: number, data: string) =>
    startServer(
      {
        DATA_DIR: join(root, data),
        DATABASE_URL: '',
        REDIS_URL: '',
        FOOTLIGHT_DEMO: '0',
        FOOTLIGHT_ASSETS_DIR: join(root, 'assets'),
        LOG_LEVEL: 'warn',
      },
      { port, main: join(root, name, 'apps/server/dist/main.js') },
    );
  const loginFile = (name: string) =>
    readdirSync(join(clientOf(name), 'assets')).find((file) => /^login-route-.*\.js$/.test(file));

  copy('last');
  copy('next');
  renameScripts(clientOf('next'));
  const [before, after] = [loginFile('last'), loginFile('next')];
  expect(after).toBeDefined();
  expect(after).not.toBe(before);

  const port = await freePort();
  let server = await start('last', port, 'data');
  let other: RunningServer | undefined;
  try {
    const page = await visitor({ url: server.url });
    // What the tab loads by itself is there before the server stops.
    await page.goto('/', { waitUntil: 'networkidle' });
    await alive(page);

    // During an update the proxy may send a page of the new process and its scripts to different processes.
    other = await start('next', await freePort(), 'other');
    for (const file of [before, after]) {
      expect((await page.request.get(`/assets/${file}`)).status()).toBe(200);
      expect((await page.request.get(`${other.url}/assets/${file}`)).status()).toBe(200);
    }
    await server.stop();

    server = await start('next', port, 'data');
    // The tab opens this page for the first time: its script belongs to the release that is gone.
    await page.locator('header').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()),
    );
    expect(loaded).toContain(before);
  } finally {
    await server.stop();
    await other?.stop();
    remove();
  }
});
