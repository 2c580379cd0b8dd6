// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { NumberInput } from './number-input.tsx';

conformance({
  name: 'number-input',
  element: (probe) => (
    <NumberInput aria-label="Tokens" value={25} onValueChange={() => {}} min={1} max={500} {...probe} />
  ),
  ref: HTMLInputElement,
});

afterEach(() => void vi.restoreAllMocks());

it('shows what is no whole number as one, or as an empty field', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shown = (value: number) => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(<NumberInput aria-label="T" value={value} onValueChange={() => {}} />);
    return box.querySelector('input')?.getAttribute('value');
  };
  expect(shown(2.7)).toBe('2');
  expect(shown(Number.NaN)).toBe('');
  expect(shown(Number.POSITIVE_INFINITY)).toBe('');
});
