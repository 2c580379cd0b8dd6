// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import i18next, { type i18n as I18n } from 'i18next';
import { Suspense, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, setI18n } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTexts } from './use-texts.ts';

const close: Record<string, string> = { en: 'Close', de: 'Schließen' };
let rendered = 0;

beforeEach(() => {
  rendered = 0;
});
afterEach(cleanup);

const Close = () => {
  rendered += 1;
  const { t, language } = useTexts(['common', 'extra']);
  // A hook after the one that suspends.
  useState(0);
  return <p>{`${language} ${t('close')} ${t('extra:keys.tab')}`}</p>;
};

const show = (i18n: I18n) =>
  act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback="wait">
          <Close />
        </Suspense>
      </I18nextProvider>,
    ),
  );

const bundle = (language: string) => ({
  common: { close: close[language] },
  extra: { keys: { tab: `Tab ${language}` } },
});

it('renders again when the language changes, and for nothing else', async () => {
  const i18n = i18next.createInstance();
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['common', 'extra'], resources: { en: bundle('en'), de: bundle('de') } });
  const { container, unmount } = await show(i18n);
  expect(container.textContent).toBe('en Close Tab en');
  expect(rendered).toBe(1);
  await act(async () => void (await i18n.changeLanguage('de')));
  expect(container.textContent).toBe('de Schließen Tab de');
  unmount();
  await act(async () => void (await i18n.changeLanguage('en')));
  expect(rendered).toBe(2);
});

it('renders again for new texts of its own namespaces only', async () => {
  const i18n = i18next.createInstance();
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['common', 'extra'], resources: { en: bundle('en') } });
  const { container } = await show(i18n);
  await act(async () => void i18n.addResourceBundle('en', 'other', { word: 'Word' }));
  expect(rendered).toBe(1);
  await act(async () => void i18n.addResourceBundle('en', 'extra', { keys: { tab: 'New' } }, true, true));
  expect(container.textContent).toBe('en Close New');
  expect(rendered).toBe(2);
});

it('goes on where it was when texts come at once', async () => {
  const i18n = i18next.createInstance();
  const read = (language: string, namespace: 'common', done: (error: null, texts: object) => void) =>
    done(null, bundle(language)[namespace]);
  await i18n
    .use({ type: 'backend', init: () => undefined, read } as never)
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['common'], fallbackLng: false });
  const recovered: unknown[] = [];
  const root = createRoot(document.createElement('div'), {
    onRecoverableError: (error) => recovered.push(error),
  });
  await act(async () =>
    startTransition(() =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <Suspense fallback="wait">
            <Close />
          </Suspense>
        </I18nextProvider>,
      ),
    ),
  );
  expect(recovered).toEqual([]);
});

it('suspends until the namespace is loaded', async () => {
  const i18n = i18next.createInstance();
  const arrive: (() => void)[] = [];
  const read = vi.fn((language: string, namespace: string, done: (error: null, texts: object) => void) => {
    // The first texts are loaded; later ones load when the test resolves them.
    const give = () => done(null, bundle(language)[namespace as 'common']);
    if (namespace === 'common') give();
    else arrive.push(give);
  });
  await i18n
    .use({ type: 'backend', init: () => undefined, read } as never)
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['common'], fallbackLng: false });
  const { container, unmount } = await show(i18n);
  expect(container.textContent).toBe('wait');
  await act(async () => {
    for (const give of arrive) give();
  });
  expect(container.textContent).toBe('en Close Tab en');
  expect(read).toHaveBeenCalledTimes(2);
  unmount();
});

it('shows the names of texts in an app without any, and says once what to do', async () => {
  setI18n(undefined as never);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = await act(async () => render([<Close key="a" />, <Close key="b" />]));
  expect(container.textContent).toBe('en close keys.tab'.repeat(2));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('<TextsProvider texts={english}>');
});
