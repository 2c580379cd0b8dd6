import type { LedgerCheck } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { meta } from '../db/schema/index.ts';
import { checkLedger, type LedgerReport } from './check.ts';

const KEY = 'ledger.check';
/** Of more faults only the number is kept. */
const MOST_KEPT = 20;

const viewOf = ({ faults, entries, postings }: LedgerReport, now: number): LedgerCheck => ({
  at: new Date(now).toISOString(),
  entries,
  postings,
  faults: faults.slice(0, MOST_KEPT),
  fault_count: faults.length,
});

/** Checks the ledger and stores the result for the back office. */
export async function checkAndStore(
  orm: Orm,
  now = Date.now(),
): Promise<{ report: LedgerReport; stored: LedgerCheck }> {
  const report = await checkLedger(orm);
  const stored = viewOf(report, now);
  const value = JSON.stringify(stored);
  await orm.insert(meta).values({ key: KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
  return { report, stored };
}

/** The result of the last check; null if none was stored. */
export async function lastLedgerCheck(orm: Orm): Promise<LedgerCheck | null> {
  const [row] = await orm.select().from(meta).where(eq(meta.key, KEY));
  return row ? (JSON.parse(row.value) as LedgerCheck) : null;
}
