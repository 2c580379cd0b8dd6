/** Storybook's own interface in the default brand's colours; follows the system's scheme. */
// A relative path, as in theme.ts.

import { addons } from 'storybook/manager-api';
import { defaultBrand, derivePalette } from '../packages/theme/src/index.ts';
import './mode-menu.ts';
import { storybookTheme } from './theme.ts';
import './versions.ts';

const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: storybookTheme(scheme, derivePalette(defaultBrand)[scheme]),
  layoutCustomisations: {
    // Reading pages need the full width.
    showPanel: ({ storyId }, isShown) =>
      /^(start|foundations-(playground|tokens))-/.test(storyId ?? '') ? false : isShown,
  },
  sidebar: { collapsedRoots: ['screens', 'white-label'] },
});
