import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from './database.ts';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/**
 * How many blocks the database reads for the hand-written queries of `work`. It tells whether a query looks at what it
 * shows or at all there is, and does not depend on how busy the machine is.
 */
export async function blocksRead(orm: Orm, work: (orm: Orm) => Promise<unknown>): Promise<number> {
  let blocks = 0;
  const counting = async (query: SQL) => {
    const plans = await queryRows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      orm,
      sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`,
    );
    for (const {
      'QUERY PLAN': [{ Plan: plan }],
    } of plans)
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    return orm.execute(query);
  };
  await work(new Proxy(orm, { get: (of, key) => (key === 'execute' ? counting : Reflect.get(of, key, of)) }));
  return blocks;
}
