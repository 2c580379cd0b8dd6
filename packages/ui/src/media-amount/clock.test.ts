import { expect, it } from 'vitest';
import { clock } from './clock.ts';

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [754, '12:34'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
  [-5, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
