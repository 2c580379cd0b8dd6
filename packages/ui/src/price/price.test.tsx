// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Price } from './price.tsx';

conformance({
  name: 'price',
  element: (probe) => <Price amount={10.99} before={35.99} {...probe} />,
  ref: HTMLSpanElement,
});

afterEach(() => void vi.restoreAllMocks());

it('shows what is no amount or no currency as text, and never a rise as a discount', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shown = (amount: number, more: { currency?: string; before?: number } = {}) =>
    renderToString(<Price amount={amount} {...more} />).replaceAll(/<[^>]*>/g, '');
  expect(shown(Number.NaN)).toBe('–');
  expect(shown(5, { currency: 'coins' })).toContain('coins');
  expect(shown(5, { before: 4 })).not.toContain('4');
  expect(shown(1e30).length).toBeLessThan(32);
  expect(warn).toHaveBeenCalledTimes(2);
});
