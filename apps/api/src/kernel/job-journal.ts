import { and, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from './db/database.ts';
import { jobRun } from './db/schema/index.ts';
import { loggedError } from './log.ts';

/** Most jobs run every second: one that keeps succeeding is written at most this often. */
const NOTED_EVERY_MS = 60_000;
const MAX_ERROR = 300;

export type JobJournal = ReturnType<typeof createJobJournal>;

/** What jobs did last, for the back office, and which of them somebody wants to run now. */
export function createJobJournal(orm: Orm, now: () => number = Date.now) {
  const noted = new Map<string, { at: number; failed: boolean }>();
  return {
    /** Writes down a run. `error`: why it failed, undefined if it did not. */
    async note(name: string, everyMs: number, error: unknown): Promise<void> {
      const at = now();
      const failed = error !== undefined;
      const last = noted.get(name);
      if (last && !failed && !last.failed && at - last.at < NOTED_EVERY_MS) return;
      noted.set(name, { at, failed });
      const moment = new Date(at);
      const { type, message } = loggedError(error);
      const row = failed
        ? { everyMs, ranAt: moment, failedAt: moment, error: `${type}: ${message}`.slice(0, MAX_ERROR) }
        : { everyMs, ranAt: moment, error: null };
      await orm
        .insert(jobRun)
        .values({ name, ...row })
        .onConflictDoUpdate({ target: jobRun.name, set: row });
    },
    /** Jobs that somebody wants to run now. */
    async wanted(): Promise<string[]> {
      const rows = await orm.select({ name: jobRun.name }).from(jobRun).where(isNotNull(jobRun.wantedAt));
      return rows.map(({ name }) => name);
    },
    /** Takes the wish of a job. False: another process did. */
    async take(name: string): Promise<boolean> {
      const taken = await orm
        .update(jobRun)
        .set({ wantedAt: null })
        .where(and(eq(jobRun.name, name), isNotNull(jobRun.wantedAt)))
        .returning({ name: jobRun.name });
      return taken.length > 0;
    },
  };
}
