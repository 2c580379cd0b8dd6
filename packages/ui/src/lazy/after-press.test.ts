import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress, LONGEST_PRESS_MS } from './after-press.ts';

let pressed: object | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: (name: string) => (name === ':active' ? pressed : null) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  pressed = null;
});

const isThere = async (ms: number, given: Promise<string>) => {
  let there = '';
  given.then((part) => {
    there = part;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return () => there;
};

it('a part comes in at once, and after the end of a press', async () => {
  expect((await isThere(0, afterPress('part')))()).toBe('part');
  pressed = {};
  const there = await isThere(LONGEST_PRESS_MS / 2, afterPress('part'));
  expect(there()).toBe('');
  pressed = null;
  await vi.advanceTimersByTimeAsync(100);
  expect(there()).toBe('part');
});

it('a press whose end the browser missed does not hold it for ever', async () => {
  pressed = {};
  const there = await isThere(LONGEST_PRESS_MS - 100, afterPress('part'));
  expect(there()).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(there()).toBe('part');
});
