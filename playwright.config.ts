import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/lib/browser.ts';

/** Files that start servers of their own. They run one after the other, beside those on the common server. */
const withServers = [
  'account',
  'age-walk',
  'low-latency',
  'oauth',
  'operations',
  'outage',
  'production',
  'releases',
  'split',
].map((name) => `e2e/${name}.e2e.ts`);

/** Several browsers with cameras or two videos each. One at a time, so that pictures are not late for want of a processor. */
const withCameras = ['cams', 'live', 'meet', 'watch-together'].map((name) => `e2e/${name}.e2e.ts`);

/** One server for the whole run, or two processes with a shared database; tests get their addresses. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  workers: 2,
  projects: [
    { name: 'servers', testMatch: withServers, workers: 1 },
    { name: 'cameras', testMatch: withCameras, workers: 1 },
    {
      name: 'journeys',
      testMatch: ['e2e/*.e2e.ts', 'scenarios/*/short.e2e.ts'],
      testIgnore: [...withServers, ...withCameras],
    },
  ],
  // Whole journeys on a busy machine. A stuck one ends earlier: nothing is waited for longer than half a minute.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    // Without a graphics card each frame of an animation is painted in software. Stories show what moves.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer failed pages before a test's own routes do. Tests of the worker allow it.
    serviceWorkers: 'block',
    // A press on something that never comes fails here, and not at the end of the whole test.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording a trace doubles the load on a small machine, so it is opt-in.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
