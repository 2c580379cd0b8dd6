import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/browser.ts';

/** One server a run; its address and the second process's are given to the tests. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  // A machine of others may stall a browser: there one more try, and the sums name what needed it.
  retries: process.env.CI ? 1 : 0,
  // Machines differ by a factor of ten in what they have left for a browser; one that is wrong is wrong after this too.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  // Where much is wrong, the rest would be wrong for the same reason, slowly.
  maxFailures: process.env.CI ? 8 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Recording costs as much as the browser itself on a small machine: only where somebody looks for a cause.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
