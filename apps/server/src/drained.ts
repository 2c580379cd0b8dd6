import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from '@footlight/api/server';

/** Tells load balancers that the process is going, and gives them time to send their requests elsewhere. */
export async function drained(health: Health, { drainSeconds }: { drainSeconds: number }): Promise<void> {
  health.drain();
  await wait(drainSeconds * 1000);
}
