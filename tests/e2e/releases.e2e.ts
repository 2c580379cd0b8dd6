import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { alive, expect, test } from './support/fixtures.ts';
import { freePort, startServer } from './support/server.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('[SHELL-23] a tab of the last release loads its own page from the server of the next one', async ({
  visitor,
  complaints,
}) => {
  test.setTimeout(240_000);
  // The sockets and calls of the open tab fail while no server runs.
  complaints.allow(/WebSocket|Failed to load resource|realtime/);
  // A copy of what is deployed, so that the second build does not change the first for the other tests.
  const place = mkdtempSync(join(tmpdir(), 'footlight-release-'));
  const client = join(place, 'apps/site/dist/client');
  mkdirSync(join(place, 'apps/server'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  cpSync(join(ROOT, 'apps/server/package.json'), join(place, 'apps/server/package.json'));
  cpSync(join(ROOT, 'apps/server/dist'), join(place, 'apps/server/dist'), { recursive: true });
  cpSync(join(ROOT, 'apps/site/dist/client'), client, { recursive: true });
  const release = (port: number) =>
    startServer(
      { DATA_DIR: join(place, 'data'), FOOTLIGHT_SIMULATION: '0', LOG_LEVEL: 'warn' },
      { port, main: join(place, 'apps/server/dist/main.js') },
    );
  const loginFile = () =>
    readdirSync(join(client, 'assets')).find((file) => /^login-route-.*\.js$/.test(file));

  const port = await freePort();
  let server = await release(port);
  try {
    const page = await visitor({ url: server.url });
    // What the tab loads by itself is there before the server stops.
    await page.goto('/', { waitUntil: 'networkidle' });
    await alive(page);
    const before = loginFile();
    await server.stop();

    await build({
      configFile: join(ROOT, 'apps/site/vite.config.ts'),
      logLevel: 'silent',
      build: { outDir: client },
      plugins: [
        {
          name: 'next-release',
          transform: (code, id) =>
            id.endsWith('/pages/login/login-route.tsx') ? `${code}\nconsole.debug('next release');` : null,
        },
      ],
    });
    expect(loginFile()).toBeDefined();
    expect(loginFile()).not.toBe(before);

    server = await release(port);
    const answer = await page.request.get(`/assets/${before}`);
    expect(answer.status()).toBe(200);
    // The tab opens this page for the first time: its script belongs to the release that is gone.
    await page.locator('header').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()),
    );
    expect(loaded).toContain(before);
  } finally {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  }
});
