import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.ts';

/** The synthetic loops take a minute to make and are the same every time: one folder of them serves all runs. */
const LOOPS = fileURLToPath(new URL('../../.cache/e2e-live', import.meta.url));
const LOOPS_WITHIN = 240_000;

/** Waits until every stream of the first view plays, so that no test pays for the making. */
const untilStreams = async (url: string) => {
  const until = Date.now() + LOOPS_WITHIN;
  const list = await (await fetch(`${url}/api/v1/browse/react/`)).json();
  for (const { username } of list.userList.slice(0, 20)) {
    const { stream } = await (await fetch(`${url}/api/v1/chat/react/${username}`)).json();
    if (!stream) continue;
    const playlist = `${url}${stream.edge_servers[0]}/${stream.stream_name}/master.m3u8?token=${stream.token}`;
    while (!(await fetch(playlist)).ok) {
      if (Date.now() > until) throw new Error('The demo streams were not made in time.');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
};

/**
 * One platform for all tests, on a fresh data folder. With DATABASE_URL it works on that one; with REDIS_URL too, a
 * second process shares it, and the second visitors of the tests are served by that.
 */
export default async function globalSetup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'footlight-e2e-'));
  mkdirSync(LOOPS, { recursive: true });
  symlinkSync(LOOPS, join(dataDir, 'live'), 'junction');
  const env = {
    DATA_DIR: dataDir,
    FOOTLIGHT_FLOOD: '1',
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
    rmSync(dataDir, { recursive: true, force: true });
  };
}
