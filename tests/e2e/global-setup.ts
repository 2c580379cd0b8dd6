import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/**
 * One platform for all tests, on a fresh database. With DATABASE_URL it works on that one; with REDIS_URL too, a
 * second process shares it, and half of the visitors are served by each.
 */
export default async function globalSetup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'footlight-e2e-'));
  const env = { DATA_DIR: dataDir, FOOTLIGHT_FLOOD: '1', FOOTLIGHT_RATE_LIMITS: '0', LOG_LEVEL: 'warn' };
  const first = await startServer(env);
  process.env.E2E_URL = first.url;
  const isShared = Boolean(process.env.DATABASE_URL && process.env.REDIS_URL);
  const second = isShared ? await startServer(env) : null;
  process.env.E2E_SECOND_URL = second?.url ?? first.url;
  return async () => {
    await second?.stop();
    await first.stop();
    if (process.env.E2E_SHOW_LOG) process.stdout.write(first.output());
    rmSync(dataDir, { recursive: true, force: true });
  };
}
