// Global set-up of the platform's tests: a PostgreSQL for all of them.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresFolder, startPostgres } from './postgres.mjs';

/**
 * The server that `DATABASE_URL` names, else one from what is installed here, on throw-away data. Where there is none,
 * each test file makes an embedded database, which takes ten times as long.
 */
export default async function startTestServer() {
  process.env.TEST_DATABASE_RUN = `footlight_test_${randomBytes(4).toString('hex')}`;
  if (process.env.DATABASE_URL) {
    process.env.TEST_DATABASE_URL = process.env.DATABASE_URL;
    return undefined;
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
