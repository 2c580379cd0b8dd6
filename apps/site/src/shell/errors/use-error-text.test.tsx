// @vitest-environment happy-dom
import { errorFromAnswer } from '@footlight/client';
import { cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { de } from '../i18n/locales/site/de.ts';
import { useErrorText } from './use-error-text.ts';

afterEach(cleanup);

it('[SPY-01] [MEDIA-01] known errors have the site’s text, others the platform’s', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'de', resources: { de: { site: de } } });
  const { result } = renderHook(useErrorText, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  const text = (status: number, answer: unknown) => result.current(errorFromAnswer(status, answer));
  expect(text(402, { errorType: 'not_enough_tokens', error: 'Too few.' })).toBe(de.error.not_enough_tokens);
  expect(text(500, { errorType: 'internal', error: 'A generic error' })).toBe(de.error.internal);
  expect(text(409, { errorType: 'show_is_full', error: 'The show is full.' })).toBe('The show is full.');
  expect(text(200, { status: 2, message: 'The show is exclusive.' })).toBe('The show is exclusive.');
  expect(text(200, { status: 0, error_type: 'show_is_full' })).toBe(de.error.internal);
  expect(text(404, null)).toBe(de.error.not_found);
});
