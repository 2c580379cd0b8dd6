import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { copyProduct } from '../../../scripts/release/product.mjs';
import { test as base } from './cameras.ts';
import { temporaryFolder } from './folder.ts';
import { freePort, type RunningServer, startServer } from './server.ts';
import { keepLoops, untilStreams } from './streams.ts';

/** A copy of what is deployed. */
export interface Product {
  main: string;
  admin: string;
  bytes: number;
}

/** A site in one process, and its platform in another one behind it (`API_URL`), as on two machines. */
export interface SplitSite {
  site: RunningServer;
  platform: RunningServer;
  metrics: { site: number; platform: number };
  /** Rows of the platform's database; null without PostgreSQL. */
  rows: pg.Client | null;
  /** Starts a platform that was stopped. */
  restartPlatform(): Promise<void>;
}

const PLATFORM = fileURLToPath(new URL('../../../apps/server/dist/platform-main.js', import.meta.url));

/** A database of its own on the run's PostgreSQL; null where none runs. */
const ownDatabase = async (name: string) => {
  const server = process.env.E2E_DATABASE_URL;
  if (!server) return null;
  const url = Object.assign(new URL(server), { pathname: `/${name}_${process.pid}` });
  const database = url.pathname.slice(1);
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${database}`);
  return { url: url.href, drop: () => run(`DROP DATABASE ${database} WITH (FORCE)`) };
};

/** A server of a test's own with the demo: its folder and its database end with it. */
export const startOwnServer = async (
  name: string,
  env: Record<string, string>,
  port?: number,
): Promise<RunningServer> => {
  const { path, remove } = temporaryFolder(name);
  keepLoops(path);
  const database = await ownDatabase(name);
  const server = await startServer(
    { DATA_DIR: path, DATABASE_URL: database?.url ?? '', REDIS_URL: '', FOOTLIGHT_SIMULATION: '0', ...env },
    { port },
  );
  return {
    ...server,
    async stop() {
      await server.stop();
      await database?.drop();
      remove();
    },
  };
};

const startSplitSite = async (folder: string, databaseUrl: string | undefined): Promise<SplitSite> => {
  keepLoops(folder);
  const [port, platformPort] = [await freePort(), await freePort()];
  const metrics = { site: await freePort(), platform: await freePort() };
  const shared = {
    PUBLIC_URL: `http://localhost:${port}`,
    FOOTLIGHT_SECRET: process.env.E2E_SPLIT_SECRET ?? '',
    LOG_LEVEL: 'warn',
  };
  const startPlatform = () =>
    startServer(
      {
        ...shared,
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl ?? '',
        REDIS_URL: '',
        FOOTLIGHT_DEMO: '1',
        FOOTLIGHT_SIMULATION: '0',
        METRICS_PORT: String(metrics.platform),
      },
      { port: platformPort, main: PLATFORM },
    );
  let rows: pg.Client | null = null;
  if (databaseUrl) {
    rows = new pg.Client({ connectionString: databaseUrl });
    await rows.connect();
  }
  const platform = await startPlatform();
  const site = await startServer(
    {
      ...shared,
      DATA_DIR: join(folder, 'site'),
      DATABASE_URL: '',
      REDIS_URL: '',
      API_URL: `http://127.0.0.1:${platformPort}`,
      TRUST_PROXY: '1',
      METRICS_PORT: String(metrics.site),
    },
    { port },
  );
  await untilStreams(site.url);
  const split: SplitSite = {
    site,
    platform,
    metrics,
    rows,
    async restartPlatform() {
      split.platform = await startPlatform();
    },
  };
  return split;
};

/** Signs the split site's sessions and proofs. */
export const splitSecret = (): string => {
  process.env.E2E_SPLIT_SECRET ??= randomBytes(32).toString('base64url');
  return process.env.E2E_SPLIT_SECRET;
};

/** Tests of whole deployments. What several of them need starts with the first one, and stops after the last one. */
export const test = base.extend<object, { product: Product; split: SplitSite }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const { path, remove } = temporaryFolder('product');
      const bytes = await copyProduct(path);
      const file = (name: string) => join(path, `apps/server/dist/${name}.js`);
      await use({ main: file('main'), admin: file('admin'), bytes });
      remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  split: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      splitSecret();
      const { path, remove } = temporaryFolder('split');
      const database = await ownDatabase('split');
      const split = await startSplitSite(path, database?.url);
      await use(split);
      await split.site.stop();
      await split.platform.stop();
      await split.rows?.end();
      await database?.drop();
      remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
