// `npm run ledger:check`: checks the ledger of a database from its raw rows, and exits with 1 if it finds a fault.
// Reads DATABASE_URL, or the embedded database in DATA_DIR, which no server may have open at the same time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase } from './check-database.ts';

async function main(): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  const dataDir = process.env.DATA_DIR ?? '.data';
  // Opening would create a missing database, and an empty one always passes.
  if (!databaseUrl && !existsSync(join(dataDir, 'db')))
    throw new Error(`DATA_DIR must contain a database, found none in "${dataDir}".`);
  const { text, isSound } = await checkDatabase({ databaseUrl, dataDir });
  process.stdout.write(`${text}\n`);
  process.exitCode = isSound ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
