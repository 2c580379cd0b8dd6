import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresFolder, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { startServer } from './server.ts';
import { keepLoops, untilStreams } from './streams.ts';

const folder = postgresFolder();
/** Whether PostgreSQL is installed. */
export const hasPostgres = folder !== null;

export type DemoDatabase = Awaited<ReturnType<typeof startDemoDatabase>>;

/** A demo of its own on PostgreSQL, whose rows a test reads and ages. */
export async function startDemoDatabase(env: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'footlight-demo-'));
  const ends: (() => unknown)[] = [() => rmSync(root, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends) await end();
  };
  try {
    const postgres = await startPostgres(folder ?? '', root);
    ends.unshift(postgres.stop);
    const dataDir = mkdtempSync(join(root, 'data-'));
    keepLoops(dataDir);
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      FOOTLIGHT_SIMULATION: '0',
      FOOTLIGHT_FRAME_RATE: '5',
      FOOTLIGHT_RATE_LIMITS: '0',
      FOOTLIGHT_SECRET: randomBytes(32).toString('base64url'),
      LOG_LEVEL: 'warn',
      ...env,
    });
    ends.unshift(() => server.stop());
    await untilStreams(server.url);
    const rows = new pg.Client({ connectionString: postgres.url });
    await rows.connect();
    ends.unshift(() => rows.end());
    return { server, rows, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
