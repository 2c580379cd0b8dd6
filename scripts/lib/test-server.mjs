// Global set-up of the platform's tests: a PostgreSQL for all of them.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresFolder, startPostgres } from './postgres.mjs';

/** A server that is not ours keeps nothing of a run. */
const dropTemplates = async (url, run) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const contents of ['empty', 'demo'])
      await client.query(`DROP DATABASE IF EXISTS ${run}_${contents}`);
  } finally {
    await client.end();
  }
};

/**
 * The server that `DATABASE_URL` names, else one from what is installed here, on throw-away data. Where there is none,
 * each test file makes an embedded database, which takes ten times as long.
 */
export default async function startTestServer() {
  const run = `footlight_test_${randomBytes(4).toString('hex')}`;
  process.env.TEST_DATABASE_RUN = run;
  const { DATABASE_URL: given } = process.env;
  if (given) {
    process.env.TEST_DATABASE_URL = given;
    return () => dropTemplates(given, run);
  }
  const folder = postgresFolder();
  if (!folder) return undefined;
  const root = mkdtempSync(join(tmpdir(), 'footlight-test-server-'));
  const server = await startPostgres(folder, root);
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
}
