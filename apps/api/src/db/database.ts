import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { type ExtractTablesWithRelations, type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import * as schema from './schema/index.ts';

type Schema = typeof schema;

/** What queries run on: the database, or a transaction of it. Both engines share this type. */
export type Orm = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface Database {
  readonly orm: Orm;
  readonly engine: 'pglite' | 'postgres';
  /** Ends connections, and frees the folder for the next process. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL connection string; without it PGlite runs in this process. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded data, or `:memory:`. */
  dataDir: string;
  /** Connections of the PostgreSQL pool. */
  poolSize?: number;
}

/** Any two processes that migrate one PostgreSQL take turns by this number. */
const MIGRATION_LOCK = 0x666f6f74;

/** The SQL files stand beside this file, in source and (copied by the build) in the bundle. */
function migrationsFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');
  if (!existsSync(folder)) throw new Error(`The migrations are missing: ${folder}`);
  return folder;
}

/** Runs `fn` in a transaction; every query of it must go through the transaction it is given. */
export function inTransaction<T>(database: Database, fn: (tx: Orm) => Promise<T>): Promise<T> {
  return database.orm.transaction((tx) => fn(tx));
}

/** The rows of a hand-written query, whichever engine answered. Mind: PostgreSQL sends bigint as string. */
export async function queryRows<T extends Record<string, unknown>>(orm: Orm, query: SQL): Promise<T[]> {
  const result = (await orm.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

async function openPglite(dataDir: string): Promise<Database> {
  let lock: FolderLock | undefined;
  let folder: string | undefined;
  if (dataDir !== ':memory:') {
    mkdirSync(dataDir, { recursive: true });
    folder = join(dataDir, 'db');
    lock = lockFolder(dataDir, join(dataDir, 'db.lock'));
  }
  let client: PGlite | undefined;
  try {
    const { PGlite: Engine } = await import('@electric-sql/pglite');
    client = await Engine.create(folder === undefined ? {} : { dataDir: folder });
    const orm = drizzlePglite({ client, schema });
    await migratePglite(orm, { migrationsFolder: migrationsFolder() });
    const open = client;
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

async function openPostgres(databaseUrl: string, poolSize: number): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  // An idle connection that the server ends is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migratePostgres(drizzlePostgres({ client }), { migrationsFolder: migrationsFolder() });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
      client.release();
    }
    const orm = drizzlePostgres({ client: pool, schema });
    return { orm: orm as unknown as Orm, engine: 'postgres', close: () => pool.end() };
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw error;
  }
}

/** Opens the database and brings it to the newest migration; safe when several processes start at once. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.poolSize ?? 10)
    : openPglite(options.dataDir);
}

/**
 * Runs `fn` while no other process does: on PostgreSQL by an advisory lock of the transaction, in process
 * by the only connection there is.
 */
export function exclusively<T>(database: Database, lock: number, fn: (tx: Orm) => Promise<T>): Promise<T> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
    return fn(tx);
  });
}
