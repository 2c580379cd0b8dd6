import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcePause, createAnnouncerQueue } from './announcer-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('given a flood, reads at most one text a second and drops what is late', () => {
  const said: { text: string; at: number }[] = [];
  const start = Date.now();
  const queue = createAnnouncerQueue((text) => said.push({ text, at: Date.now() - start }));
  for (let line = 0; line < 1000; line++) {
    queue.announce(`line ${line}`);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(20_000);
  for (let i = 1; i < said.length; i++) {
    expect((said[i]?.at ?? 0) - (said[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(announcePause);
  }
  expect(said[0]).toEqual({ text: 'line 0', at: 0 });
  expect(said.at(-1)?.text).toBe('line 999');
});

it('given a topic, the newest text replaces the waiting one', () => {
  const said: string[] = [];
  const queue = createAnnouncerQueue((text) => said.push(text));
  queue.announce('first');
  queue.announce('3 new messages', { topic: 'count' });
  queue.announce('9 new messages', { topic: 'count' });
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['first', '9 new messages']);
});

it('after stop, says nothing more', () => {
  const said: string[] = [];
  const queue = createAnnouncerQueue((text) => said.push(text));
  queue.announce('a');
  queue.announce('b');
  queue.stop();
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['a']);
});
