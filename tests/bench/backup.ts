// `npm run bench -- backup`: a database with a million entries of the ledger is backed up, restored and checked by the
// commands of the operations guide. Prints how long each took and how large the backup is; fails if the ledger is not right.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openDatabase } from '../../apps/api/src/kernel/db/database.ts';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { fillLedger } from './long-ledger.ts';

const ENTRIES = 1_000_000;

const folder = postgresFolder();
if (!folder) throw new Error('PostgreSQL is not installed: nothing can be measured');
const root = mkdtempSync(join(tmpdir(), 'footlight-backup-'));
const server = await startPostgres(folder, root);
const tool = (name: string, args: string[], env: Record<string, string> = {}): string => {
  const started = performance.now();
  const output = execFileSync(name, args, {
    env: { ...process.env, PATH: [folder, process.env.PATH].join(delimiter), ...env },
    encoding: 'utf8',
  });
  process.stdout.write(`${name}: ${((performance.now() - started) / 1_000).toFixed(1)} s\n`);
  return output;
};
try {
  const database = await openDatabase({ databaseUrl: server.url, dataDir: root });
  await fillLedger(database, [ENTRIES]);
  await database.close();
  const dump = join(root, 'footlight.dump');
  tool('pg_dump', ['--format=custom', `--file=${dump}`, `--dbname=${server.url}`]);
  process.stdout.write(`backup: ${(statSync(dump).size / 2 ** 20).toFixed(0)} MB\n`);
  const restored = Object.assign(new URL(server.url), { pathname: '/restored' }).href;
  tool('psql', ['--quiet', `--dbname=${server.url}`, '--command=CREATE DATABASE restored']);
  tool('pg_restore', ['--exit-on-error', `--dbname=${restored}`, dump]);
  process.stdout.write(tool('npm', ['run', '-s', 'ledger:check'], { DATABASE_URL: restored }));
} finally {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
}
