import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/lib/browser.ts';

/** One server for the whole run, or two processes with a shared database; tests get their addresses. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/*.e2e.ts', 'scenarios/*/short.e2e.ts'],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  workers: 2,
  // A busy CI machine can stall a browser: one retry, and the sums name the tests that needed it.
  retries: process.env.CI ? 1 : 0,
  // A busy machine can be ten times slower than an idle one.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  // After many failures the rest usually fails for the same reason, slowly.
  maxFailures: process.env.CI ? 8 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    // It would answer failed pages before a test's own routes do. Tests of the worker allow it.
    serviceWorkers: 'block',
    // A press on something that never comes fails here, and not at the end of the whole test.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording a trace doubles the load on a small machine, so it is opt-in.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
