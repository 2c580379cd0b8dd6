// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTexts } from '../i18n/use-texts.ts';

const warn = vi.fn();
const sheet = (css: string) => {
  const element = document.createElement('style');
  element.textContent = css;
  document.head.append(element);
};

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

it('names the style sheet that is missing, then the brand, and then nothing', async () => {
  // Other files share the modules, and may have had this warning already.
  vi.resetModules();
  const { AnnouncerProvider } = await import('../announcer/announcer.tsx');
  const page = () => act(async () => render(<AnnouncerProvider>Page</AnnouncerProvider>));
  sheet('p { color: red }');
  await page();
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('[footlight styles]'));
  sheet('.sr-only { position: absolute }');
  await page();
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('[footlight brand]'));
  expect(warn).toHaveBeenCalledTimes(2);
  sheet(':root { --fl-primary: #b8067d }');
  await page();
  expect(warn).toHaveBeenCalledTimes(2);
});

const Close = () => <p>{useTexts(['common', 'room']).t('close')}</p>;

it('names a namespace without texts once, and a language that falls back not at all', async () => {
  const i18n = i18next.createInstance();
  const init = { lng: 'de', fallbackLng: 'en', resources: { en: { common: { close: 'Close' } } } };
  await i18n.use(initReactI18next).init(init);
  for (let turn = 0; turn < 2; turn += 1) {
    const { container } = await act(async () =>
      render(
        <I18nextProvider i18n={i18n}>
          <Close />
        </I18nextProvider>,
      ),
    );
    expect(container.textContent).toBe('Close');
  }
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The namespace "room" has no texts in "de"'));
});
