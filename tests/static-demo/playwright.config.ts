import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Needs no server but its own: nothing of the main run's set-up. */
const { projects: _projects, globalSetup: _setup, ...shared } = base;

/** `npm run demo:test`, after `npm run demo`. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 1,
});
