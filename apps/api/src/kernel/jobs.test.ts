import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startJob } from './jobs.ts';
import { quietLogger } from './log.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What several processes ask who runs a job. */
const sharedLead = () => {
  let held = { by: '', until: 0 };
  return (self: string) => ({
    lead: async (_task: string, ttlMs: number) => {
      if (held.by !== self && held.until > Date.now()) return false;
      held = { by: self, until: Date.now() + ttlMs };
      return true;
    },
  });
};

test('of two processes one runs a job, also when a run takes longer than the lead lasts', async () => {
  const leaderOf = sharedLead();
  let running = 0;
  let most = 0;
  const ran: string[] = [];
  const start = (self: string) =>
    startJob({
      name: 'long',
      everyMs: 1_000,
      log: quietLogger(),
      leader: leaderOf(self),
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        ran.push(self);
        await new Promise((resolve) => setTimeout(resolve, 30_000));
        running -= 1;
      },
    });
  const first = start('first');
  const second = start('second');
  await vi.advanceTimersByTimeAsync(70_000);
  expect(most).toBe(1);
  expect(new Set(ran)).toEqual(new Set(['first']));

  // A process that stops is replaced, also when it had kept the lead for a long run.
  const stopped = first.stop();
  await vi.advanceTimersByTimeAsync(40_000);
  await stopped;
  expect(most).toBe(1);
  expect(ran.at(-1)).toBe('second');
  void second.stop();
});
