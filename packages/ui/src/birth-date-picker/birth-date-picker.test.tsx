// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { extraLocales, uiLocales } from '../locales/index.ts';
import { BirthDatePicker } from './birth-date-picker.tsx';

afterEach(cleanup);

it('has one id, label and hint of its field, and a name for each list', async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'en',
    ns: ['ui', 'extra'],
    resources: { en: { ui: await uiLocales.en(), extra: await extraLocales.en() } },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Field label="Birth date" hint="18 or older" error="Too young" required>
        <BirthDatePicker />
      </Field>
    </I18nextProvider>,
  );
  const lists = screen.getAllByRole<HTMLSelectElement>('combobox');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(screen.getByText<HTMLLabelElement>('Birth date').closest('label')?.control).toBe(lists[0]);
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Month', 'Day', 'Year']);

  const group = screen.getByRole('group');
  const described = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Too young',
    '18 or older',
  ]);
  for (const list of lists) {
    expect(list.getAttribute('aria-describedby')).toBeNull();
    expect(list.getAttribute('aria-invalid')).toBe('true');
    expect(list.required).toBe(true);
  }
});
