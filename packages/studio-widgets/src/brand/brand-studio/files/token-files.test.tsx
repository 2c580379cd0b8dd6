// @vitest-environment happy-dom
import { derivePalette } from '@footlight/theme';
import { uiLocales } from '@footlight/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import type { SavedFile } from '../../../lib/saved-file.ts';
import { studioLocales } from '../../../locales/studio/index.ts';
import TokenFiles from './token-files.tsx';

const saved: SavedFile[] = [];
afterEach(() => {
  cleanup();
  saved.length = 0;
});

const show = async (custom: Readonly<Record<string, unknown>>) => {
  const i18n = i18next.createInstance();
  const en = { studio: await studioLocales.en(), ui: await uiLocales.en() };
  await i18n.init({ lng: 'en', resources: { en } });
  const element = (of: typeof custom) => (
    <I18nextProvider i18n={i18n}>
      <TokenFiles custom={of} fileName="brand-here" onSaveFile={(file) => saved.push(file)} />
    </I18nextProvider>
  );
  const { rerender } = render(element(custom));
  return (next: typeof custom) => rerender(element(next));
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return saved.at(-1);
};

it('[BRAND-06] saves the tokens of the draft as it is now, for each scheme and contrast level', async () => {
  const change = await show({ color_primary: '#336699' });
  const light = press('Light');
  expect(light).toMatchObject({ name: 'brand-here-light.tokens.json', type: 'application/json' });
  expect(JSON.parse(light?.text ?? '').color.primary.$value.hex).toBe('#336699');

  change({ color_primary: '#7a3355', color_secondary: 'teal', radius_factor: '2' });
  const { light: _, dark, more } = derivePalette({ primary: '#7a3355', secondary: 'teal' });
  const files = ['Dark', 'Light, more contrast', 'Dark, more contrast'].map((name) => press(name));
  expect(files.map((file) => file?.name)).toEqual([
    'brand-here-dark.tokens.json',
    'brand-here-light-more-contrast.tokens.json',
    'brand-here-dark-more-contrast.tokens.json',
  ]);
  const primaries = files.map((file) => JSON.parse(file?.text ?? '').color.primary.$value.hex);
  expect(primaries).toEqual([dark.primary, more.light.primary, more.dark.primary]);
  expect(press('CSS variables')).toMatchObject({
    name: 'brand-here-tokens.css',
    type: 'text/css',
    text: expect.stringContaining('--fl-radius:2;'),
  });
});

it('offers no light file of a brand that is always dark', async () => {
  await show({ color_primary: '#336699', force_dark_mode: true });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Dark',
    'Dark, more contrast',
    'CSS variables',
  ]);
});
