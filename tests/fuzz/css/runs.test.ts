import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecurityBrowser, type SecurityBrowser } from '../../security/browser-page.ts';
import { fuzzSheets, fuzzTexts } from './runs.ts';

/** `npm run fuzz -- css` takes 500,000. */
const RUNS = 1_000;
const seed = () => Math.floor(Math.random() * 2 ** 31);

let browser: SecurityBrowser;
beforeAll(async () => {
  browser = await openSecurityBrowser();
});
afterAll(() => browser?.close());

describe('[BRAND-07] random input of an operator', () => {
  it('given 1,000 random sheets, lets nothing through that a second parser does not know or that reaches what is protected', async () => {
    // If the sanitiser kept nothing, the grammar would test nothing.
    expect(await fuzzSheets(browser, { numRuns: RUNS, seed: seed() })).toBeGreaterThan(RUNS / 10);
  });

  it('given 1,000 random texts, lets no script, request or unknown tag through', async () => {
    expect(await fuzzTexts(browser, { numRuns: RUNS, seed: seed() })).toBeGreaterThan(RUNS / 10);
  });
});
