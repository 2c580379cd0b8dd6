import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/browser.ts';
import { sourceConditions } from './vite.shared.ts';

/** STORY_BRAND=noir STORY_SCHEME=dark runs all stories in another brand, scheme, language or width. */
const storyGlobals = Object.fromEntries(
  (['brand', 'scheme', 'language', 'motion', 'viewer', 'viewport'] as const).flatMap((name) => {
    const value = process.env[`STORY_${name.toUpperCase()}`];
    return value ? [[name, name === 'viewport' ? { value } : value]] : [];
  }),
);

/** A clock or a frame that a busy machine held back is not a fault; the sums name what ran twice, and what it said first. */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: sourceConditions.client },
        ssr: { resolve: { conditions: sourceConditions.server } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/site/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/src/*.test.ts',
            '.storybook/**/*.test.{ts,tsx}',
            'tests/visual/**/*.test.ts',
            'tests/security/**/*.test.ts',
          ],
          // Loading modules and a DOM anew for each of 250 files takes three times as long as their tests.
          isolate: false,
          testTimeout: 20_000,
          retry,
        },
      },
      {
        resolve: { conditions: sourceConditions.server },
        ssr: { resolve: { conditions: sourceConditions.server } },
        test: {
          name: 'platform',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts', 'tests/realtime/**/*.test.ts', 'tests/money/**/*.test.ts'],
          globalSetup: ['scripts/lib/test-server.mjs'],
          testTimeout: 20_000,
          retry,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: storyGlobals })],
        test: {
          name: 'stories',
          env: { STORY_GATES: process.env.STORY_GATES ?? 'all' },
          setupFiles: ['.storybook/story-tests.ts'],
          isolate: false,
          maxWorkers: 2,
          // The longest story takes three seconds; beside other work it may take ten times as long.
          testTimeout: 45_000,
          retry,
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
