// `npm run bench -- history`: what a page of the token history costs as its rows grow from a thousand to a million, first,
// in the middle and last, on a PostgreSQL server. Counted in pages that the database reads, which no other work on the
// machine changes, and in milliseconds. Fails where a page of the long history reads more than the short one's, and some.
import type { TokenHistoryAnswer } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/api/src/kernel/db/database.ts';
import { blocksRead } from '../../apps/api/src/kernel/db/test-blocks.ts';
import { checkLedger } from '../../apps/api/src/kernel/ledger/check.ts';
import { tokenHistory } from '../../apps/api/src/read-models/history.ts';
import { openTestDatabase } from '../../apps/api/src/testing/test-database.ts';
import startTestServer from '../../scripts/lib/test-server.mjs';
import { fillLedger } from './long-ledger.ts';

const SHORT = 1_000;
const LONG = 1_000_000;
/** Deeper trees and cold corners: so many times what a page of the short history reads. */
const BUDGET = 1.5;

async function took(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[7] ?? Number.NaN;
}

interface Cost {
  blocks: number;
  ms: number;
}

async function costs(database: Database, user: number): Promise<Record<'first' | 'middle' | 'last', Cost>> {
  const { rows } = (await database.orm.execute(
    sql`SELECT min(id) AS low, max(id) AS high FROM posting WHERE account_id IN (${`user:${user}`}, ${`credit:${user}`})`,
  )) as unknown as { rows: { low: string; high: string }[] };
  const [low, high] = [Number(rows[0]?.low), Number(rows[0]?.high)];
  const at = async (cursor: string | undefined): Promise<Cost> => {
    const page: TokenHistoryAnswer = await tokenHistory(database.orm, `user:${user}`, cursor);
    if (page.entries.length < 10) throw new Error('The page is empty: nothing was measured');
    return {
      blocks: await blocksRead(database.orm, (orm) => tokenHistory(orm, `user:${user}`, cursor)),
      ms: await took(() => tokenHistory(database.orm, `user:${user}`, cursor)),
    };
  };
  return {
    first: await at(undefined),
    middle: await at(`${Math.floor((low + high) / 2)}:0`),
    last: await at(`${low + 50}:0`),
  };
}

const stopServer = await startTestServer();
if (!process.env.TEST_DATABASE_URL) throw new Error('PostgreSQL is not installed: nothing can be measured');
const database = await openTestDatabase();
let isOver = false;
try {
  // The short history lies before and after a million rows of another user.
  await fillLedger(database, [SHORT, LONG, SHORT]);
  await database.orm.execute(sql`VACUUM ANALYZE posting`);
  await database.orm.execute(sql`VACUUM ANALYZE journal_entry`);
  const short = await costs(database, 1);
  for (const [name, user] of [
    ['1,000 rows, old', 1],
    ['1,000,000 rows', 2],
    ['1,000 rows, new', 3],
  ] as const) {
    const found = await costs(database, user);
    for (const place of ['first', 'middle', 'last'] as const) {
      const { blocks, ms } = found[place];
      const ratio = blocks / short[place].blocks;
      isOver ||= ratio > BUDGET;
      process.stdout.write(
        `${name}, ${place} page: ${blocks} blocks (${ratio.toFixed(2)} ×), ${ms.toFixed(1)} ms\n`,
      );
    }
  }
  const started = performance.now();
  const { faults, postings } = await checkLedger(database.orm);
  const odd = faults.filter((fault) => !fault.includes('credit is never paid ahead'));
  process.stdout.write(
    `ledger check of ${postings} postings: ${odd.length} faults, ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
  isOver ||= odd.length > 0;
} finally {
  await database.close();
  await stopServer?.();
}
process.stdout.write(isOver ? `OVER THE BUDGET of ${BUDGET} ×\n` : 'within the budget\n');
process.exit(isOver ? 1 : 0);
