// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { Price } from './price.tsx';

beforeAll(() => initEnglish());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows an invalid amount or currency as text, and no discount when the price rose', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shown = (amount: number, more: { currency?: string; before?: number } = {}) =>
    render(<Price amount={amount} {...more} />).container.textContent ?? '';
  expect(shown(Number.NaN)).toBe('–');
  expect(shown(5, { currency: 'coins' })).toContain('coins');
  expect(shown(5, { before: 4 })).not.toContain('4');
  expect(shown(1e30).length).toBeLessThan(32);
  expect(warn).toHaveBeenCalledTimes(2);
});
