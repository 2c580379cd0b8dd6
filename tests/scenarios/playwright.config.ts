import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The long form is no part of the projects. */
const { projects: _, ...shared } = base;

/** `npm run scenarios`: the long form, with a timeline on the console. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*/long.e2e.ts',
  globalSetup: '../e2e/support/global-setup.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
});
