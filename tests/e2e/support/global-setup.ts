import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { postgresFolder, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { temporaryFolder } from './folder.ts';
import { freePort, startServer } from './server.ts';
import { keepLoops, untilStreams } from './streams.ts';

/** A minute of a show: short, and long enough to answer a request, which expires with it, on a busy machine. */
const SHOW_MINUTE_MS = '12000';

/** A PostgreSQL of the run's own; null where none is installed. */
async function ownDatabase() {
  const folder = postgresFolder();
  if (!folder) return null;
  const { path, remove } = temporaryFolder('e2e-database');
  const { url, stop } = await startPostgres(folder, path);
  return {
    url,
    stop: async () => {
      await stop();
      remove();
    },
  };
}

/**
 * One platform for most tests, on a fresh data folder. Its database is the one that DATABASE_URL names, else a
 * PostgreSQL of its own, else (or with E2E_EMBEDDED) the embedded one, which takes most of a small machine. With DATABASE_URL and REDIS_URL a
 * second process shares it, and the second visitors of the tests are served by that.
 */
export default async function globalSetup() {
  const data = temporaryFolder('e2e');
  keepLoops(data.path);
  const { DATABASE_URL: given, REDIS_URL: bus, E2E_EMBEDDED: isEmbedded } = process.env;
  const database = given || isEmbedded ? null : await ownDatabase();
  process.env.E2E_DATABASE_URL = given ?? database?.url ?? '';
  // For every server of the run: without a graphics card, the browser decodes each video frame in software.
  process.env.FOOTLIGHT_FRAME_RATE ??= '5';
  process.env.E2E_SHOW_MINUTE_MS = SHOW_MINUTE_MS;
  process.env.E2E_PUSH_PORT = String(await freePort());
  const env = {
    DATA_DIR: data.path,
    ...(database ? { DATABASE_URL: database.url } : {}),
    FOOTLIGHT_FLOOD: '1',
    // Long enough for two people of a test to find each other first.
    FOOTLIGHT_PARTNER_SECONDS: '25',
    FOOTLIGHT_SHOW_MINUTE_MS: SHOW_MINUTE_MS,
    FOOTLIGHT_RATE_LIMITS: '0',
    FOOTLIGHT_RENDITIONS: '240',
    FOOTLIGHT_SECRET: process.env.FOOTLIGHT_SECRET ?? randomBytes(32).toString('base64url'),
    // The tests of push messages start it.
    PUSH_SERVICES: `http://127.0.0.1:${process.env.E2E_PUSH_PORT}`,
    LOG_LEVEL: 'warn',
  };
  const first = await startServer(env);
  process.env.E2E_URL = first.url;
  const second = given && bus ? await startServer(env) : null;
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
    await database?.stop();
    data.remove();
  };
}
