import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';
import { keepLoops, untilStreams } from './streams.ts';

/**
 * One platform for all tests, on a fresh data folder. With DATABASE_URL it works on that one; with REDIS_URL too, a
 * second process shares it, and the second visitors of the tests are served by that.
 */
export default async function globalSetup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'footlight-e2e-'));
  keepLoops(dataDir);
  const env = {
    DATA_DIR: dataDir,
    FOOTLIGHT_FLOOD: '1',
    // A minute of a show in six seconds.
    FOOTLIGHT_SHOW_MINUTE_MS: '6000',
    FOOTLIGHT_RATE_LIMITS: '0',
    FOOTLIGHT_SECRET: process.env.FOOTLIGHT_SECRET ?? randomBytes(32).toString('base64url'),
    LOG_LEVEL: 'warn',
  };
  const first = await startServer(env);
  process.env.E2E_URL = first.url;
  const isShared = Boolean(process.env.DATABASE_URL && process.env.REDIS_URL);
  const second = isShared ? await startServer(env) : null;
  process.env.E2E_SECOND_URL = second?.url ?? first.url;
  await untilStreams(first.url);
  return async () => {
    await second?.stop();
    await first.stop();
    if (process.env.E2E_SHOW_LOG) process.stdout.write(`${first.output()}\n${second?.output() ?? ''}\n`);
    // Whatever the tests did, the books are in order at the end.
    process.stdout.write(
      execFileSync('npm', ['run', '-s', 'ledger:check'], { env: { ...process.env, ...env } }),
    );
    rmSync(dataDir, { recursive: true, force: true });
  };
}
