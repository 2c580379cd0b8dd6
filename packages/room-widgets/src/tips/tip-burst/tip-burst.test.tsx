// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { burstSize, burstTime } from './tip-burst.tsx';

it('[TIP-01] a larger tip has a larger and longer burst, and none is over three seconds', () => {
  const sizes = [1, 49, 50, 199, 200, 499, 500, 100_000].map(burstSize);
  expect(sizes).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  const times = ([0, 1, 2, 3] as const).map(burstTime);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(Math.max(...times)).toBeLessThanOrEqual(3000);
});
