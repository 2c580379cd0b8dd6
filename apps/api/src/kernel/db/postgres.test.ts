import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

/** Runs with the address of a new empty database, which is dropped afterwards. */
async function withDatabase(run: (databaseUrl: string) => Promise<void>, like = ''): Promise<void> {
  const name = `footlight_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} ${like}`);
  try {
    await run(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** Needs a PostgreSQL server; without one the report lists it as skipped. */
test.skipIf(serverUrl === '')('processes that start together on one empty PostgreSQL migrate it once', () =>
  withDatabase(async (databaseUrl) => {
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: ':memory:' })),
    );
    const applied = await opened[0]!.orm.execute('SELECT hash FROM drizzle.__drizzle_migrations');
    const hashes = (applied as unknown as { rows: { hash: string }[] }).rows.map((row) => row.hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    await Promise.all(opened.map((one) => one.close()));
  }),
);

test.skipIf(serverUrl === '')(
  'a start that may not migrate refuses an older database and leaves it alone',
  () =>
    withDatabase(async (databaseUrl) => {
      const check = () => openDatabase({ databaseUrl, dataDir: ':memory:', migrations: 'check' });
      await expect(check()).rejects.toThrow('older than this release');
      const looking = new pg.Client({ connectionString: databaseUrl });
      await looking.connect();
      const { rows } = await looking.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'");
      await looking.end();
      expect(rows).toEqual([]);
      await (await openDatabase({ databaseUrl, dataDir: ':memory:' })).close();
      await (await check()).close();
    }),
);

test.skipIf(serverUrl === '')('a database that does not know UTF-8 is refused', () =>
  withDatabase(
    (databaseUrl) =>
      expect(openDatabase({ databaseUrl, dataDir: ':memory:' })).rejects.toThrow(
        /^The database must have the encoding UTF8, got SQL_ASCII/,
      ),
    "ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0",
  ),
);
