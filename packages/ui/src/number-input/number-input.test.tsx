// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { NumberInput } from './number-input.tsx';

beforeAll(() => initEnglish());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('rounds a fraction down and leaves the field empty for no number', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shown = (value: number) => {
    render(<NumberInput aria-label="Tokens" value={value} onValueChange={() => {}} />);
    const text = screen.getByLabelText<HTMLInputElement>('Tokens').value;
    cleanup();
    return text;
  };
  expect(shown(2.7)).toBe('2');
  expect(shown(Number.NaN)).toBe('');
  expect(shown(Number.POSITIVE_INFINITY)).toBe('');
});

it('takes digits only, and applies the limits when the focus leaves', async () => {
  const Amount = () => {
    const [value, setValue] = useState<number | null>(5);
    return <NumberInput aria-label="Tokens" value={value} onValueChange={setValue} max={500} />;
  };
  render(<Amount />);
  const input = screen.getByLabelText<HTMLInputElement>('Tokens');
  const user = userEvent.setup();
  await user.clear(input);
  await user.type(input, '9x00');
  expect(input.value).toBe('900');
  await user.tab();
  expect(input.value).toBe('500');
});
