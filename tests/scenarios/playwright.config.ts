import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run scenarios`: the long form, with a timeline on the console. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*/long.e2e.ts',
  globalSetup: '../e2e/support/global-setup.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
});
