import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from './database.ts';

/** The database's clock, Unix milliseconds. Processes whose own clocks differ agree about it. */
export async function nowOf(orm: Orm): Promise<number> {
  const [row] = await queryRows<{ now: string }>(
    orm,
    sql`SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now`,
  );
  return Number(row?.now);
}
