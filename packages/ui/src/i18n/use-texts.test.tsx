// @vitest-environment happy-dom
import i18next, { type i18n as I18n } from 'i18next';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTexts } from './use-texts.ts';

const close: Record<string, string> = { en: 'Close', de: 'Schließen' };
let container: HTMLElement;
let rendered = 0;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement('div'));
  rendered = 0;
});
afterEach(() => container.remove());

const Close = () => {
  rendered += 1;
  const { t, language } = useTexts(['ui', 'extra']);
  return <p>{`${language} ${t('close')} ${t('extra:keys.tab')}`}</p>;
};

async function show(i18n: I18n) {
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback="wait">
          <Close />
        </Suspense>
      </I18nextProvider>,
    ),
  );
  return root;
}

const bundle = (language: string) => ({
  ui: { close: close[language] },
  extra: { keys: { tab: `Tab ${language}` } },
});

it('follows the language, and renders for nothing else', async () => {
  const i18n = i18next.createInstance();
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['ui', 'extra'], resources: { en: bundle('en'), de: bundle('de') } });
  const root = await show(i18n);
  expect(container.textContent).toBe('en Close Tab en');
  expect(rendered).toBe(1);
  await act(async () => void (await i18n.changeLanguage('de')));
  expect(container.textContent).toBe('de Schließen Tab de');
  await act(async () => root.unmount());
  await act(async () => void (await i18n.changeLanguage('en')));
  expect(rendered).toBe(2);
});

it('waits for a namespace that is on its way', async () => {
  const i18n = i18next.createInstance();
  const arrive: (() => void)[] = [];
  const read = vi.fn((language: string, namespace: string, done: (error: null, texts: object) => void) => {
    // The first page's texts are there; what is asked for later comes when the test says so.
    const give = () => done(null, bundle(language)[namespace as 'ui']);
    if (namespace === 'ui') give();
    else arrive.push(give);
  });
  await i18n
    .use({ type: 'backend', init: () => undefined, read } as never)
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['ui'], fallbackLng: false });
  const root = await show(i18n);
  expect(container.textContent).toBe('wait');
  await act(async () => {
    for (const give of arrive) give();
  });
  expect(container.textContent).toBe('en Close Tab en');
  expect(read).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});
