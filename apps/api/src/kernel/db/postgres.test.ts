import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

/** Needs a PostgreSQL server; without one the report lists it as skipped. */
test.skipIf(serverUrl === '')(
  'processes that start together on one empty PostgreSQL migrate it once',
  async () => {
    const name = `footlight_test_${randomBytes(6).toString('hex')}`;
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
    try {
      const opened = await Promise.all(
        Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: ':memory:' })),
      );
      const applied = await opened[0]!.orm.execute('SELECT hash FROM drizzle.__drizzle_migrations');
      const hashes = (applied as unknown as { rows: { hash: string }[] }).rows.map((row) => row.hash);
      expect(new Set(hashes).size).toBe(hashes.length);
      await Promise.all(opened.map((one) => one.close()));
    } finally {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    }
  },
);
