import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { designTokens, tokensIn } from '../packages/theme/src/design-tokens/index.ts';
import { defaultBrand } from '../packages/theme/src/index.ts';
import { ensureRecording } from '../scripts/lib/fresh.mjs';
import { cssTarget, sourceConditions } from '../vite.shared.ts';
import { withAliases } from './aliases.ts';
import { usedIcons } from './foundations/used-icons.ts';
import { withGuidance } from './manifest.ts';
import { componentList } from './start/component-list.ts';
import { isForChromatic, storyModes, withForcedColours } from './story-modes.ts';
import { tokenUses } from './tokens/token-uses.ts';

const tokens = [...tokensIn(designTokens(defaultBrand, 'light'))].map(
  ([path, { $value }]) => [path, $value] as const,
);

const config: StorybookConfig & {
  experimental_manifests: typeof withGuidance;
  storyIndexGenerator: typeof withAliases;
} = {
  framework: '@storybook/react-vite',
  // Some files alone, for a picture of a few stories.
  stories: process.env.STORYBOOK_FILES?.split(',').map((file) => `../${file}`) ?? [
    './{start,foundations,examples,white-label,faults}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  // Reading the props of 320 components takes half a minute, which the first start does not have.
  features: { componentsManifest: process.env.STORYBOOK_MANIFESTS !== '0' },
  experimental_manifests: withGuidance,
  storyIndexGenerator: withAliases,
  experimental_indexers: (all) => (isForChromatic ? (all ?? []).map(withForcedColours) : (all ?? [])),
  // The whole pages' answers, recorded once for each state of the platform's code.
  staticDirs: async (own = []) => [
    // Storybook's own typeface.
    ...own,
    './public',
    { from: await ensureRecording('stories'), to: '/recorded' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        tailwindcss(),
        storyModes(),
        tokenUses(process.cwd(), tokens),
        usedIcons(process.cwd()),
        componentList(process.cwd()),
      ],
      resolve: { conditions: sourceConditions.client },
      build: {
        chunkSizeWarningLimit: 4000,
        cssTarget,
        // So that the code of a story has the names of its components.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
};

export default config;
