// Global set-up of the platform's tests: one PostgreSQL server for all of them.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresFolder, startPostgres } from './postgres.mjs';

/** Removes everything that a run created on a server that it did not start. */
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
 * Uses the server that `DATABASE_URL` names, or starts an installed one on throw-away data. Without either, each test file
 * creates an embedded database, which takes ten times as long.
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
