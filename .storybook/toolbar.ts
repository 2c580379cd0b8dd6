/** The toolbar: settings that a reviewer can change for every story. */
import { languageNames, languages } from '@footlight/ui';
import type { Preview } from '@storybook/react-vite';
import { brandIds, brandNotes } from './brands.ts';

interface Item {
  value: string;
  title: string;
  /** Beside the title in the menu. */
  right?: string;
  /** In the bar while the item is chosen. */
  icon?: Icon;
}
type Icon = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']>;

/** A menu that shows the choice in words. */
const wordMenu = (description: string, icon: Icon, items: Item[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** A menu that shows the choice by an icon: the bar has no room for nine words. */
const iconMenu = (description: string, items: Item[]) => ({
  description,
  toolbar: { ...(items[0]?.icon && { icon: items[0].icon }), dynamicTitle: false, items },
});

/** Pseudo-locale: bracketed, accented texts, half as long again. A text without brackets is not translated. */
export const PSEUDO = 'en-XA';
/** The same texts on a page from right to left, as a language would have it. */
export const PSEUDO_RTL = 'ar-XB';

const brandItem = (value: keyof typeof brandNotes): Item => ({
  value,
  title: `${value[0]?.toUpperCase()}${value.slice(1)}`,
  right: brandNotes[value],
});

export const globalTypes = {
  brand: wordMenu('Brand', 'paintbrush', [
    ...brandIds.map(brandItem),
    { value: 'all', title: 'All', right: 'side by side' },
    brandItem('debug'),
  ]),
  scheme: iconMenu('Colour scheme', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'both', title: 'Light and dark side by side', icon: 'sidebyside' },
  ]),
  language: wordMenu('Language', 'globe', [
    ...languages.map((value) => ({ value, title: languageNames[value] })),
    { value: PSEUDO, title: 'Pseudo', right: 'long and accented' },
    { value: PSEUDO_RTL, title: 'Pseudo RTL', right: 'right to left' },
  ]),
  direction: iconMenu('Direction', [
    { value: 'ltr', title: 'Left to right', icon: 'alignleft' },
    { value: 'rtl', title: 'Right to left', icon: 'alignright' },
  ]),
  contrast: iconMenu('Contrast', [
    { value: 'standard', title: 'Standard contrast', icon: 'circlehollow' },
    { value: 'more', title: 'High contrast', icon: 'contrast' },
  ]),
  density: iconMenu('Density', [
    { value: 'brand', title: "The brand's density", icon: 'component' },
    { value: '0.85', title: 'Compact', icon: 'collapse' },
    { value: '1', title: 'Standard', icon: 'menu' },
    { value: '1.2', title: 'Comfortable', icon: 'unfold' },
  ]),
  textSize: iconMenu('Text size', [
    { value: '100', title: 'Text 100 %', icon: 'type' },
    { value: '150', title: 'Text 150 %', icon: 'grow' },
    { value: '200', title: 'Text 200 %', icon: 'expandalt' },
  ]),
  motion: iconMenu('Motion', [
    { value: 'full', title: 'Full motion', icon: 'play' },
    { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
  ]),
  viewer: wordMenu(
    'Who looks (screens read it)',
    'user',
    ['guest', 'viewer', 'premium', 'vip', 'super_vip', 'model', 'mod', 'admin'].map((value) => ({
      value,
      title: value.replace('_', ' '),
    })),
  ),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  brand: 'default',
  scheme: 'light',
  contrast: 'standard',
  language: 'en',
  direction: 'ltr',
  density: 'brand',
  textSize: '100',
  motion: 'full',
  viewer: 'viewer',
} satisfies Preview['initialGlobals'];
