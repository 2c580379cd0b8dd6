/** Storybook's own interface in the default brand's colours; follows the system's scheme. */
// A relative path: Storybook bundles its interface without the source condition, and a fresh clone has no built
// packages.

import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { defaultBrand, derivePalette } from '../packages/theme/src/index.ts';
import './mode-menu.ts';
import './versions.ts';

const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const colour = derivePalette(defaultBrand)[scheme];

addons.setConfig({
  theme: create({
    base: scheme,
    brandTitle: 'Footlight',
    brandUrl: './',
    brandImage: './footlight.svg',
    brandTarget: '_self',
    colorPrimary: colour.primary,
    colorSecondary: colour['primary-text'],
    appBg: colour.canvas,
    appContentBg: colour.surface,
    appPreviewBg: colour.canvas,
    appBorderColor: colour.border,
    appBorderRadius: 10,
    barBg: colour.surface,
    barTextColor: colour['text-muted'],
    barSelectedColor: colour['primary-text'],
    barHoverColor: colour['primary-text'],
    textColor: colour.text,
    textMutedColor: colour['text-muted'],
    inputBg: colour.surface,
    inputBorder: colour['border-strong'],
    inputTextColor: colour.text,
    inputBorderRadius: 8,
  }),
  layoutCustomisations: {
    // Reading pages need the full width.
    showPanel: ({ storyId }, isShown) =>
      /^(start|foundations-(playground|tokens))-/.test(storyId ?? '') ? false : isShown,
  },
  sidebar: { collapsedRoots: ['screens', 'white-label'] },
});
