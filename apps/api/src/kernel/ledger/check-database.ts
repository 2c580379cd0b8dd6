import { openDatabase } from '../db/database.ts';
import { checkAndStore } from './last-check.ts';

/** Checks the ledger of a database from its raw rows and stores the result. `text`: one line for each fault, and the sum. */
export async function checkDatabase(place: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<{ text: string; isSound: boolean }> {
  const started = performance.now();
  const database = await openDatabase(place);
  try {
    const { faults, entries, postings } = (await checkAndStore(database.orm)).report;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const sum = `${entries} entries, ${postings} postings, ${faults.length} faults (${database.engine}, ${seconds} s)`;
    return { text: [...faults, sum].join('\n'), isSound: faults.length === 0 };
  } finally {
    await database.close();
  }
}
