import type { FastifyBaseLogger } from 'fastify';
import type { JobJournal } from './job-journal.ts';
import { isServiceAway } from './storage/outside-fault.ts';

/** Decides which process runs a job; the event bus does. */
interface Leader {
  lead(task: string, ttlMs: number): Promise<boolean>;
}

interface JobOptions {
  /** Identifies the job in logs and between processes. */
  name: string;
  everyMs: number;
  /** `isNewLeader`: this process has just taken over the job, so nobody ran it for a while. */
  run(isNewLeader: boolean): Promise<unknown>;
  log: FastifyBaseLogger;
  /** Also runs the job immediately, before the first interval. */
  immediately?: boolean;
  /** Hears of each run: its length, and whether it succeeded. */
  onRun?: ((job: string, seconds: number, isOk: boolean) => void) | undefined;
  /** With a leader, only one of several processes runs the job at a time. */
  leader?: Leader;
  /** Where runs are recorded. */
  journal?: JobJournal;
}

export interface Job {
  readonly name: string;
  /** Whether this process runs the job. */
  leads(): Promise<boolean>;
  /** Runs it now, after a run in progress. */
  runNow(): Promise<void>;
  /** Ends the interval and waits for the run in progress. */
  stop(): Promise<void>;
}

/** A leader that disappears is replaced after this many intervals, but not before this time. */
const LEAD_INTERVALS = 3;
const LEAD_AT_LEAST_MS = 5_000;

/**
 * Runs a job at an interval, never twice at once: a slow run skips intervals. A failed run is logged, and the next
 * interval tries again. A job does not keep the process alive.
 */
export function startJob({ name, everyMs, run, log, leader, immediately, journal, onRun }: JobOptions): Job {
  const ttlMs = Math.max(LEAD_AT_LEAST_MS, everyMs * LEAD_INTERVALS);
  let running: Promise<unknown> | null = null;
  let isLeading = false;
  const leads = async () => leader === undefined || (await leader.lead(name, ttlMs));
  const note = (error?: unknown) =>
    journal
      ?.note(name, everyMs, error)
      .catch((failed: unknown) =>
        log.warn({ err: failed, job: name }, 'the run of a job was not written down'),
      );
  const beat = async (): Promise<void> => {
    if (!(await leads())) {
      isLeading = false;
      return;
    }
    const startedAt = performance.now();
    // A run may take longer than the lead lasts. If the bus is down, the next interval asks it again.
    const lead = setInterval(() => void leads().catch(() => undefined), ttlMs / LEAD_INTERVALS);
    const report = (isOk: boolean) => onRun?.(name, (performance.now() - startedAt) / 1000, isOk);
    try {
      await run(leader !== undefined && !isLeading);
    } catch (error) {
      report(false);
      // While the database is down, nothing can be written down.
      if (!isServiceAway(error)) await note(error ?? new Error('unknown'));
      throw error;
    } finally {
      clearInterval(lead);
    }
    report(true);
    isLeading = true;
    await note();
  };
  const start = (): void => {
    running ??= beat()
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed; will retry'))
      .finally(() => {
        running = null;
      });
  };
  if (immediately) start();
  const timer = setInterval(start, everyMs);
  timer.unref();
  return {
    name,
    leads,
    async runNow() {
      await running;
      start();
      await running;
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
