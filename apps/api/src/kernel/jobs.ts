import type { FastifyBaseLogger } from 'fastify';

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
}

export interface Job {
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
export function startJob({ name, everyMs, run, log, leader, immediately, onRun }: JobOptions): Job {
  const ttlMs = Math.max(LEAD_AT_LEAST_MS, everyMs * LEAD_INTERVALS);
  let running: Promise<unknown> | null = null;
  let isLeading = false;
  const beat = async (): Promise<void> => {
    if (leader && !(await leader.lead(name, ttlMs))) {
      isLeading = false;
      return;
    }
    const startedAt = performance.now();
    const tell = (isOk: boolean) => onRun?.(name, (performance.now() - startedAt) / 1000, isOk);
    await run(leader !== undefined && !isLeading).catch((error: unknown) => {
      tell(false);
      throw error;
    });
    tell(true);
    isLeading = true;
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
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
