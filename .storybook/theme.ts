/** The parts that Storybook draws itself, in a brand's colours. */
// A relative path: Storybook bundles its interface without the source condition, and a fresh clone has no built
// packages.
import { create } from 'storybook/theming';
import type { SchemePalette } from '../packages/theme/src/index.ts';

export const storybookTheme = (base: 'light' | 'dark', colour: SchemePalette) =>
  create({
    base,
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
  });
