/** Storybook's own frame, in the house's colours, light or dark as the system is. */
// By path: Storybook bundles its own frame without the source condition, and a fresh clone has no built packages.

import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { defaultBrand, derivePalette } from '../packages/theme/src/index.ts';

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
    // Pages that are read need the room.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('start-') ? false : isShown),
  },
  sidebar: { collapsedRoots: ['screens', 'white-label'] },
});
