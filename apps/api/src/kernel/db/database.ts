import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { type ExtractTablesWithRelations, eq, type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { connectionProblem, placeOf } from '../connection-problem.ts';
import { openDataFolder } from '../data-folder.ts';
import { tracedClient } from '../tracing/traced-client.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { openEngine } from './embedded-engine.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import * as schema from './schema/index.ts';

type Schema = typeof schema;

/** The database or a transaction of it. Both engines share this type. */
export type Orm = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface Database {
  readonly orm: Orm;
  readonly engine: 'pglite' | 'postgres';
  /** Closes connections and releases the folder for the next process. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL connection string. Without it the process runs PGlite. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database, or `:memory:`. */
  dataDir: string;
  /** Size of the PostgreSQL connection pool. */
  poolSize?: number;
  /** `check` changes nothing and refuses a database that lacks a migration of this release; by default they are run. */
  migrations?: 'run' | 'check' | undefined;
  /** Traces the statements of PostgreSQL. */
  tracing?: Tracing | undefined;
}

/** Advisory lock that serialises migrations of one PostgreSQL database. */
const MIGRATION_LOCK = 0x666f6f74;
const CONNECT_WITHIN_MS = 10_000;
/** PostgreSQL's code for `CREATE TABLE` of a table that exists. */
const TABLE_EXISTS = '42P07';

/** The SQL files are next to this file in source; the build copies them into the bundle. */
function sqlFolder(name: 'migrations' | 'functions'): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), name);
  if (!existsSync(folder)) throw new Error(`SQL folder not found: ${folder}`);
  return folder;
}

/** The functions and triggers of all files in `functions`, and a hash of their text. */
function sqlFunctions(): { text: string; hash: string } {
  const folder = sqlFolder('functions');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const text = files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return { text, hash: createHash('sha256').update(text).digest('base64url') };
}

const FUNCTIONS_KEY = 'sql.functions';

/** Trigrams, for search with typing errors. A trusted extension: the owner of the database may create it. */
const EXTENSION = sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`;

/** @throws Error when the database lacks a migration of this release */
async function checkMigrations(orm: Orm): Promise<void> {
  const own = readMigrationFiles({ migrationsFolder: sqlFolder('migrations') }).map(({ hash }) => hash);
  const rows = await queryRows<{ hash: string }>(
    orm,
    sql`SELECT hash FROM drizzle.__drizzle_migrations`,
  ).catch(() => []);
  const applied = new Set(rows.map(({ hash }) => hash));
  if (own.every((hash) => applied.has(hash))) return;
  throw new Error(
    'The database is older than this release, and FOOTLIGHT_MIGRATE=0 forbids changing it. Run "node apps/server/dist/admin.js migrate" first.',
  );
}

/** Applies new migrations, and the files in `functions` if they have changed. */
async function migrate(
  orm: Orm,
  migrateTables: () => Promise<void>,
  runScript: (text: string) => Promise<unknown>,
): Promise<void> {
  const [encoding] = await queryRows<{ server_encoding: string }>(orm, sql`SHOW server_encoding`);
  if (encoding?.server_encoding !== 'UTF8') {
    throw new Error(
      `The database must have the encoding UTF8, got ${encoding?.server_encoding}. Create it with ENCODING 'UTF8' TEMPLATE template0.`,
    );
  }
  await orm.execute(EXTENSION).catch((error: unknown) => {
    throw new Error(
      `The database has no extension pg_trgm: ${connectionProblem((error as Error).cause ?? error)}. Install the contrib package of PostgreSQL, or make the database user the owner of the database.`,
      { cause: error },
    );
  });
  try {
    await migrateTables();
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== TABLE_EXISTS) throw error;
    throw new Error(
      'This database is older than the baseline migration and cannot be upgraded. Use an empty database or another DATA_DIR.',
      { cause: error },
    );
  }
  const { text, hash } = sqlFunctions();
  const [applied] = await orm.select().from(schema.meta).where(eq(schema.meta.key, FUNCTIONS_KEY));
  if (applied?.value === hash) return;
  await runScript(text);
  await orm
    .insert(schema.meta)
    .values({ key: FUNCTIONS_KEY, value: hash })
    .onConflictDoUpdate({ target: schema.meta.key, set: { value: hash } });
}

/** Runs `fn` in a transaction. All its queries must use the transaction it receives. */
export function inTransaction<T>(database: Database, fn: (tx: Orm) => Promise<T>): Promise<T> {
  return database.orm.transaction((tx) => fn(tx));
}

/** Returns the rows of a raw query on either engine. PostgreSQL returns bigint as a string. */
export async function queryRows<T extends Record<string, unknown>>(orm: Orm, query: SQL): Promise<T[]> {
  const result = (await orm.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

async function openPglite(dataDir: string): Promise<Database> {
  let lock: FolderLock | undefined;
  let folder: string | undefined;
  if (dataDir !== ':memory:') {
    openDataFolder(dataDir);
    folder = join(dataDir, 'db');
    // PGlite makes its files writable for everybody, so the folder must keep others out.
    openDataFolder(folder);
    lock = lockFolder(dataDir, join(dataDir, 'db.lock'));
  }
  let client: PGlite | undefined;
  try {
    client = await openEngine(folder);
    const orm = drizzlePglite({ client, schema });
    const open = client;
    await migrate(
      orm as unknown as Orm,
      () => migratePglite(orm, { migrationsFolder: sqlFolder('migrations') }),
      (text) => open.exec(text),
    );
    return {
      orm: orm as unknown as Orm,
      engine: 'pglite',
      async close() {
        try {
          await open.close();
        } finally {
          lock?.release();
        }
      },
    };
  } catch (error) {
    await client?.close().catch(() => undefined);
    lock?.release();
    throw error;
  }
}

/**
 * The first connection, which migrates. It has its own timeout, because the pool's timeout would also end waits for a
 * connection.
 */
async function connectPostgres(databaseUrl: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // The query in progress fails with the connection; an idle one has no other way to report the failure.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new Error(
      `The database that DATABASE_URL names (${placeOf(databaseUrl)}) cannot be opened: ${connectionProblem(error)}. Start PostgreSQL, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function openPostgres(
  databaseUrl: string,
  {
    poolSize = 10,
    migrations = 'run',
    tracing,
  }: Pick<DatabaseOptions, 'poolSize' | 'migrations' | 'tracing'>,
): Promise<Database> {
  const { default: pg } = await import('pg');
  const client = await connectPostgres(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    ...(tracing ? { Client: tracedClient(pg.Client, tracing) } : {}),
  });
  // The pool replaces an idle connection that the server closed. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same between two statements of a transaction: the pool does not listen then, and the next statement fails.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  try {
    try {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const migrating = drizzlePostgres({ client, schema });
      if (migrations === 'check') await checkMigrations(migrating as unknown as Orm);
      else
        await migrate(
          migrating as unknown as Orm,
          () => migratePostgres(migrating, { migrationsFolder: sqlFolder('migrations') }),
          (text) => client.query(text),
        );
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
      await client.end();
    }
    const orm = drizzlePostgres({ client: pool, schema });
    return { orm: orm as unknown as Orm, engine: 'postgres', close: () => pool.end() };
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Opens the database and migrates it; safe when several processes start at once. The embedded database is always migrated:
 * no other process works with it.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options.dataDir);
}

/**
 * Runs `fn` while no other process does. PostgreSQL takes an advisory lock for the transaction; PGlite has only one
 * connection.
 */
export function exclusively<T>(database: Database, lock: number, fn: (tx: Orm) => Promise<T>): Promise<T> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
    return fn(tx);
  });
}
