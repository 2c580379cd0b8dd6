/** The toolbar: settings that a reviewer can change for every story. */
import { languageNames, languages } from '@footlight/ui';
import type { Preview } from '@storybook/react-vite';
import { brandIds, brandTitles } from './brands.ts';

const item = (value: string, title: string) => ({ value, title });

const menu = <I extends string>(description: string, icon: I, items: ReturnType<typeof item>[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items } as const,
});

/** Pseudo-locale: bracketed, accented texts, half as long again. A text without brackets is not translated. */
export const PSEUDO = 'en-XA';

export const globalTypes = {
  brand: menu('Brand', 'paintbrush', [
    ...brandIds.map((id) => item(id, brandTitles[id])),
    item('all', 'All brands side by side'),
    item('debug', brandTitles.debug),
  ]),
  scheme: menu('Colour scheme', 'mirror', [
    item('light', 'Light'),
    item('dark', 'Dark'),
    item('both', 'Light and dark side by side'),
  ]),
  contrast: menu('Contrast', 'contrast', [
    item('standard', 'Standard contrast'),
    item('more', 'High contrast'),
  ]),
  language: menu('Language', 'globe', [
    ...languages.map((language) => item(language, languageNames[language])),
    item(PSEUDO, 'Pseudo: long and accented'),
  ]),
  direction: menu('Direction', 'transfer', [item('ltr', 'Left to right'), item('rtl', 'Right to left')]),
  density: menu('Density', 'component', [
    item('brand', "The brand's density"),
    item('0.85', 'Compact'),
    item('1', 'Standard'),
    item('1.2', 'Comfortable'),
  ]),
  textSize: menu('Text size', 'zoom', [
    item('100', 'Text 100 %'),
    item('150', 'Text 150 %'),
    item('200', 'Text 200 %'),
  ]),
  motion: menu('Motion', 'play', [item('full', 'Full motion'), item('reduced', 'Reduced motion')]),
  viewer: menu(
    'Who looks (screens read it)',
    'user',
    ['guest', 'viewer', 'premium', 'vip', 'super_vip', 'model', 'mod', 'admin'].map((id) =>
      item(id, id.replace('_', ' ')),
    ),
  ),
} satisfies Preview['globalTypes'];

export const initialGlobals: Preview['initialGlobals'] = {
  brand: 'default',
  scheme: 'light',
  contrast: 'standard',
  language: 'en',
  direction: 'ltr',
  density: 'brand',
  textSize: '100',
  motion: 'full',
  viewer: 'viewer',
};
