// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts whole seconds by the given clock, and says once that the time is up', () => {
  const onEnd = vi.fn();
  const ticks: [number, number][] = [];
  // The server is 700 ms ahead.
  const { result } = renderHook(() =>
    useCountdown({
      until: 1_003_000,
      clock: () => Date.now() + 700,
      onTick: (left, before) => void ticks.push([left, before]),
      onEnd,
    }),
  );
  expect(result.current.left).toBe(3);
  act(() => vi.advanceTimersByTime(299));
  expect(result.current.left).toBe(3);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.left).toBe(2);
  act(() => vi.advanceTimersByTime(10_000));
  expect(result.current.left).toBe(0);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(ticks).toEqual([
    [3, 3],
    [2, 3],
    [1, 2],
    [0, 1],
  ]);
});

it('does not start again because the clock is another function', () => {
  const { result, rerender } = renderHook(() => useCountdown({ seconds: 5, clock: () => Date.now() }));
  act(() => vi.advanceTimersByTime(2_000));
  rerender();
  expect(result.current.left).toBe(3);
});
