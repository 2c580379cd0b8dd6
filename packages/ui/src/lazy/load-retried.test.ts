import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOAD_TIME_OUT_MS, loadRetried } from './load-retried.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[SHELL-23] a chunk that fails once is loaded by the second attempt', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');
  await expect(loadRetried(load)).resolves.toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  [
    'Failed to fetch dynamically imported module: http://x/assets/tip-1a_b.js',
    'Loading chunk tip-1a_b.js failed',
  ],
  ['Unable to preload CSS for /assets/player-9.css', 'Loading CSS chunk player-9.css failed'],
  ['offline', 'Loading chunk page failed'],
])('[SHELL-23] %s becomes “%s”, named ChunkLoadError', async (message, expected) => {
  const failed = await loadRetried(() => Promise.reject(new Error(message))).catch((error: Error) => error);
  expect(failed).toMatchObject({ name: 'ChunkLoadError', message: expected });
});

it('[SHELL-23] a script that hangs is given up after 120 s, and the loader names it', async () => {
  const load = Object.assign(() => new Promise(() => {}), { toString: () => '() => import("./menu-77.js")' });
  let failed: Error | undefined;
  loadRetried(load).catch((error: Error) => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(LOAD_TIME_OUT_MS - 1);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk menu-77.js failed' });
});
