import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run evening`: one long scene, told as it happens. */
export default defineConfig(base, {
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
});
