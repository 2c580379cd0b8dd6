import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { writeBaseData } from '../base-data.ts';
import { seedDemo } from '../demo/seed.ts';
import { demoWorld } from '../demo/world.ts';
import { type Database, openDatabase } from '../kernel/db/database.ts';

/** The initial content of a test's database: empty tables, or the demo world. */
type Contents = 'empty' | 'demo';

/** Cost of the password hashes in tests: low, so that logging in is fast. */
export const TEST_PASSWORD_COST = 10;
/** Advisory lock that serialises test files that start together. */
const TEMPLATE_LOCK = 0x74657374;

async function fill(database: Database, contents: Contents): Promise<Database> {
  if (contents === 'demo') {
    await writeBaseData(database, { demo: true });
    await seedDemo(database, {
      world: demoWorld,
      now: new Date('2026-11-01T12:00:00Z'),
      passwordCost: TEST_PASSWORD_COST,
      past: false,
    });
  }
  return database;
}

async function onServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const openOn = (serverUrl: string, name: string): Promise<Database> =>
  openDatabase({
    databaseUrl: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
    dataDir: ':memory:',
  });

/** Creates the template database that tests copy; the first test file of a run creates it. */
async function makeTemplate(client: pg.Client, serverUrl: string, contents: Contents): Promise<string> {
  const name = `${process.env.TEST_DATABASE_RUN}_${contents}`;
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await client.query(`CREATE DATABASE ${draft}`);
    await (await fill(await openOn(serverUrl, draft), contents)).close();
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    return name;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** A fresh, migrated database for one test file: on the test server, or in memory if there is none. */
export async function openTestDatabase(contents: Contents = 'empty'): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return fill(await openDatabase({ dataDir: ':memory:' }), contents);
  const name = `footlight_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    const template = await makeTemplate(client, serverUrl, contents);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const database = await openOn(serverUrl, name);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
