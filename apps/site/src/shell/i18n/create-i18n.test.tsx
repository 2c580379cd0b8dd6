// @vitest-environment happy-dom
import { commonLocales, lazyComponent, useTexts } from '@footlight/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { noticeLocales } from './locales/notices/index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const Part = () => <p>{useTexts('notices').t('orderAccepted')}</p>;

it('[SHELL-23] a part whose texts do not load says so, offers a reload, and does not show their names', async () => {
  const load = vi.spyOn(noticeLocales, 'en').mockRejectedValue(new Error('offline'));
  const i18n = await createI18n('en', ['common']);
  vi.useFakeTimers();
  const Lazy = lazyComponent(async () => ({ default: Part }));
  render(
    <I18nextProvider i18n={i18n}>
      <Lazy />
    </I18nextProvider>,
    { onCaughtError: () => undefined },
  );
  const { notLoaded, reload } = await commonLocales.en();
  // Each of its six attempts waits longer.
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await act(async () => {
      await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(Math.min(attempt, 5)), 10_000);
      await vi.advanceTimersByTimeAsync(8_000);
    });
  }
  expect(load).toHaveBeenCalledTimes(6);
  expect(screen.getByRole('alert').textContent).toContain(notLoaded);
  expect(document.body.textContent).not.toContain('orderAccepted');
  // A retry would not ask for them again.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([reload]);
});

it('[SHELL-23] without a network, texts are given up at once, and loaded when it is back', async () => {
  const load = vi.spyOn(noticeLocales, 'en').mockRejectedValueOnce(new Error('offline'));
  const i18n = await createI18n('en', ['common']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const began = Date.now();
  await expect(i18n.loadNamespaces(['notices'])).rejects.toThrow('notices');
  expect(Date.now() - began).toBeLessThan(300);
  expect(load).toHaveBeenCalledTimes(1);
  await i18n.loadNamespaces(['notices']);
  expect(i18n.hasResourceBundle('en', 'notices')).toBe(true);
});
