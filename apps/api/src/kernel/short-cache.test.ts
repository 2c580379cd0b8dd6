import { expect, test } from 'vitest';
import { createShortCache } from './short-cache.ts';

test('one making serves all who ask within the time; a failure and an old answer are made again', async () => {
  let now = 0;
  let made = 0;
  const cache = createShortCache<number>(1000, 2, () => now);
  const make = async () => ++made;
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([1, 1]);
  now = 999;
  expect(await cache.get('a', make)).toBe(1);
  now = 1000;
  expect(await cache.get('a', make)).toBe(2);
  await expect(cache.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('b', make)).toBe(3);
  await cache.get('c', make);
  expect(await cache.get('a', make)).toBe(5);
});
