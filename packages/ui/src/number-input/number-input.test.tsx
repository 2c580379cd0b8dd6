// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { NumberInput } from './number-input.tsx';

let texts: i18n;
beforeAll(async () => {
  texts = await initEnglish();
});

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

/** Types nothing itself: the text arrives at once, as from the clipboard. */
const put = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });
const field = () => screen.getByLabelText<HTMLInputElement>('Tokens');

it.each([
  ['en', '1,000', '1,000'],
  ['en', '1 000', '1,000'],
  ['de', '1.000', '1.000'],
  ['fr', '1\u202f000', '1\u202f000'],
  ['en', ' 7 ', '7'],
  ['en', '１２', '12'],
  ['en', '٧', '7'],
  ['en', '१२', '12'],
])('reads in %s %j as %j', async (language, text, shown) => {
  await act(() => texts.changeLanguage(language));
  render(<NumberInput aria-label="Tokens" />);
  put(field(), text);
  fireEvent.blur(field());
  expect(field().value).toBe(shown);
  await act(() => texts.changeLanguage('en'));
});

it.each(['1.5', '-5', '1e3', '٣٫٥', 'x'])('refuses %j', (text) => {
  render(<NumberInput aria-label="Tokens" defaultValue={3} />);
  put(field(), text);
  expect(field().value).toBe('3');
});

it('lets an input method compose, and takes what it ends with', () => {
  const onValueChange = vi.fn();
  render(<NumberInput aria-label="Tokens" defaultValue={5} onValueChange={onValueChange} />);
  fireEvent.compositionStart(field());
  for (const text of ['ｊ', '１ｋ', '１２'])
    fireEvent.input(field(), { target: { value: text }, isComposing: true });
  expect(field().value).toBe('１２');
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(12);
  fireEvent.blur(field());
  expect(field().value).toBe('12');

  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'あ' }, isComposing: true });
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('12');
});

it('goes by large steps and to the limits, and sends plain digits', async () => {
  const sent: FormDataEntryValue[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(...new FormData(event.currentTarget).getAll('tokens'));
      }}
    >
      <NumberInput aria-label="Tokens" name="tokens" defaultValue={100} min={10} max={2000} step={5} />
      <button type="submit">Save</button>
    </form>,
  );
  const keys = { PageUp: '150', ArrowDown: '145', PageDown: '95', Home: '10', End: '2,000' };
  for (const [key, value] of Object.entries(keys)) {
    fireEvent.keyDown(field(), { key });
    expect(field().value).toBe(value);
  }
  await userEvent.clear(field());
  await userEvent.type(field(), '9999{Enter}');
  // What Enter corrects is seen before it is sent.
  expect(field().value).toBe('2,000');
  expect(sent).toEqual([]);
  await userEvent.type(field(), '{Enter}');
  expect(sent).toEqual(['2000']);
});

it('leaves the caret its keys: End without a limit, and keys with Shift', () => {
  render(<NumberInput aria-label="Tokens" defaultValue={100} />);
  for (const init of [{ key: 'End' }, { key: 'Home', shiftKey: true }])
    expect(fireEvent.keyDown(field(), init)).toBe(true);
  expect(field().value).toBe('100');
});
