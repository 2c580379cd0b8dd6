import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from './database.ts';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/**
 * Counts the blocks that the raw queries of `work` read. The count shows whether a query reads only the rows it needs,
 * and does not depend on the machine's load.
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
