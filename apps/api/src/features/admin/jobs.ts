import type { JobState } from '@footlight/contract';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { jobRun } from '../../kernel/db/schema/index.ts';

/** The jobs that ever ran on this database, failed ones first. */
export async function jobList(orm: Orm): Promise<JobState[]> {
  const rows = await orm
    .select()
    .from(jobRun)
    .orderBy(sql`${isNotNull(jobRun.error)} DESC`, asc(jobRun.name));
  return rows.map((row) => ({
    name: row.name,
    every_ms: row.everyMs,
    ran_at: row.ranAt?.toISOString() ?? null,
    failed_at: row.failedAt?.toISOString() ?? null,
    error: row.error,
    is_wanted: row.wantedAt !== null,
  }));
}

/** Asks for a run. False: there is no such job. */
export async function wantJob(tx: Orm, name: string, now: number): Promise<boolean> {
  const asked = await tx
    .update(jobRun)
    .set({ wantedAt: new Date(now) })
    .where(eq(jobRun.name, name))
    .returning({ name: jobRun.name });
  return asked.length > 0;
}
