import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/lib/browser.ts';
import { sourceConditions } from './vite.shared.ts';

/** STORY_BRAND=noir STORY_SCHEME=dark runs all stories in another brand, scheme, language or width. */
const storyGlobals = Object.fromEntries(
  (['brand', 'scheme', 'language', 'direction', 'textSize', 'motion', 'viewer', 'viewport'] as const).flatMap(
    (name) => {
      const value = process.env[`STORY_${name.toUpperCase()}`];
      return value ? [[name, name === 'viewport' ? { value } : value]] : [];
    },
  ),
);

/**
 * Storybook's plugin reads all of Storybook's settings as soon as it is made, and a missing recording of the whole pages
 * takes a minute and more. A run of other projects alone does without.
 */
const askedProjects = process.argv.flatMap((argument, at, all) =>
  argument === '--project'
    ? (all[at + 1] ?? [])
    : argument.startsWith('--project=')
      ? argument.slice(10)
      : [],
);
const runsStories = askedProjects.length === 0 || askedProjects.some((name) => /stories|[*!]/.test(name));

/** For a busy machine: the longest test takes a third of this on an idle one. */
const limits = { testTimeout: 90_000, hookTimeout: 90_000 };

export default defineConfig({
  test: {
    // A busy machine takes its time to end a worker that has loaded the whole platform.
    teardownTimeout: 60_000,
    projects: [
      {
        resolve: { conditions: sourceConditions.client },
        ssr: { resolve: { conditions: sourceConditions.server } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{site,server}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/bench/components/src/*.test.ts',
            '.storybook/**/*.test.{ts,tsx}',
            'tests/visual/**/*.test.ts',
            'tests/engines/**/*.test.ts',
            'tests/{faults,security,fuzz/css,fuzz/lines}/**/*.test.ts',
          ],
          // Loading modules and a DOM for each of 250 files takes three times as long as their tests.
          isolate: false,
          globalSetup: ['scripts/lib/temporary-files.mjs'],
          ...limits,
        },
      },
      {
        resolve: { conditions: sourceConditions.server },
        ssr: { resolve: { conditions: sourceConditions.server } },
        // Pages are rendered with React's production build, as on a server.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'platform',
          environment: 'node',
          env: { NODE_ENV: 'production' },
          include: [
            'apps/api/src/**/*.test.ts',
            'tests/fuzz/{age,api,html,money,rights,sockets}/**/*.test.ts',
            'tests/{corpora,html,integrators}/**/*.test.ts',
          ],
          // Loading the platform's modules for each of 150 files takes a third of the run.
          isolate: false,
          globalSetup: [
            'scripts/lib/temporary-files.mjs',
            'scripts/lib/test-product.mjs',
            'scripts/lib/test-embedded.mjs',
            'scripts/lib/test-server.mjs',
          ],
          ...limits,
        },
      },
      {
        plugins: runsStories
          ? [storybookTest({ configDir: '.storybook', initialGlobals: storyGlobals })]
          : [],
        test: {
          name: 'stories',
          env: { STORY_GATES: process.env.STORY_GATES ?? 'all' },
          setupFiles: ['.storybook/story-tests.ts'],
          isolate: false,
          maxWorkers: 2,
          ...limits,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: browserLaunchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
