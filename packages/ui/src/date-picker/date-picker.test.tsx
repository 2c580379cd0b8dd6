// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { DatePicker } from './date-picker.tsx';

beforeAll(() => initEnglish());
afterEach(cleanup);

it.each([
  ['nothing', null, true],
  ['an empty text', '', true],
  ['the first day', '2031-03-12', true],
  ['the day before it', '2031-03-11', false],
])('given %s, says whether it can be sent', (_, value, valid) => {
  render(<DatePicker aria-label="Day" min="2031-03-12" value={value} onValueChange={() => undefined} />);
  expect(screen.getByLabelText<HTMLInputElement>('Day').validity.valid).toBe(valid);
});
