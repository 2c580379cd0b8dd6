import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from './database.ts';

/**
 * A fresh, migrated database for one test file: PGlite in memory, or, when `DATABASE_URL` names a server,
 * a database of its own on it that is dropped on close.
 */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) return openDatabase({ dataDir: ':memory:' });
  const { default: pg } = await import('pg');
  const name = `footlight_test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: ':memory:' });
  return {
    ...database,
    async close() {
      await database.close();
      await admin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
