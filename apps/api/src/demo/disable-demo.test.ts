import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createPlatform } from '../index.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { promoCode, session, site, user } from '../kernel/db/schema/index.ts';
import { embeddedDataFolder } from '../testing/embedded-database.ts';
import { TestBrowser } from '../testing/platform.ts';
import { runServerProcess } from '../testing/process.ts';
import { DISABLE_COMMAND } from './demo-state.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'footlight-was-demo-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = async (demo: boolean, folder = dataDir) => {
  const platform = await createPlatform({
    dataDir: folder,
    publicUrl: 'http://localhost:4000',
    demo,
    isAlive: false,
    frameRate: 1,
  });
  const app = Fastify();
  await app.register(platform.plugin);
  const stop = async () => {
    await app.close();
    await platform.close();
  };
  return { app, stop };
};
const admin = (...args: string[]) => runServerProcess('admin', args, { DATA_DIR: dataDir });

const newcomer = {
  username: 'newcomer',
  email: 'newcomer@example.org',
  password: 'long enough',
  birth_date: '1990-01-01',
  accept_terms: true,
};

test('a database that was a demo starts without it only after its accounts were locked', {
  timeout: 180_000,
}, async () => {
  const demo = await start(true);
  await new TestBrowser(demo.app).login('admin');
  await (await new TestBrowser(demo.app).start()).post('/auth/register', newcomer);
  await demo.stop();

  // PGlite's own files are open to everybody, whatever umask the shell has.
  for (const folder of [dataDir, join(dataDir, 'db')]) expect(statSync(folder).mode & 0o077).toBe(0);

  const onNetwork = await runServerProcess('platform-main', [], {
    DATA_DIR: dataDir,
    HOST: '0.0.0.0',
    PORT: '0',
  });
  expect(onNetwork).toEqual({
    code: 1,
    output: expect.stringContaining(`Lock the accounts with "${DISABLE_COMMAND}"`),
  });
  expect(await admin('rubbish')).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
  const { code, output } = await admin('disable-demo');
  expect([code, output]).toEqual([0, expect.stringMatching(/removed 7 brands, ended 1 promo codes/)]);

  const real = await start(false);
  for (const username of ['admin', 'operator', 'viewer']) {
    await expect(new TestBrowser(real.app).login(username)).rejects.toThrow(/answered 401/);
  }
  await new TestBrowser(real.app).login('newcomer', newcomer.password);
  await real.stop();
  await expect(start(true)).rejects.toThrow(/locked for good. Set FOOTLIGHT_DEMO=0/);

  expect((await admin('grant-admin', 'nobody')).output).toContain('No account is named "nobody"');
  expect((await admin('grant-admin', 'admin')).code).toBe(1);
  expect((await admin('grant-admin', 'newcomer')).code).toBe(0);

  const database = await openDatabase({ dataDir });
  const rows = await database.orm.select().from(user);
  expect(rows.filter(({ traits }) => traits.isAdmin).map(({ username }) => username)).toEqual(['newcomer']);
  expect(rows.filter(({ passwordHash }) => passwordHash !== '!').map(({ username }) => username)).toEqual([
    'newcomer',
  ]);
  const [sitting] = await database.orm.select().from(session).where(eq(session.userId, 14));
  expect(sitting).toBeUndefined();
  const [own, ...others] = await database.orm.select().from(site);
  expect([own?.host, own?.revision, others]).toEqual(['*', 2, []]);
  expect(own?.config).not.toHaveProperty('custom.support_email');
  expect(own?.config).not.toHaveProperty('custom.support_phone');
  const codes = await database.orm.select().from(promoCode);
  expect(
    codes.map(({ expiresAt }) => (expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now()),
  ).toEqual([true]);
  await database.close();
});

test('the demo is not written into a database with real accounts', { timeout: 120_000 }, async () => {
  const folder = embeddedDataFolder('real');
  try {
    const real = await start(false, folder);
    const visitor = await new TestBrowser(real.app).start();
    // Mails and legal texts must not name an address where nobody reads.
    expect(await visitor.get('/support/contact')).toMatchObject({ body: { email: null } });
    await visitor.post('/auth/register', newcomer);
    await real.stop();
    await expect(start(true, folder)).rejects.toThrow(/holds real accounts/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
