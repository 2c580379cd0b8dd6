import { checkOperatorCss } from '@footlight/theme/operator-css';
import { transform } from 'lightningcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecurityBrowser, type SecurityBrowser } from './browser-page.ts';
import { honestSheets, hostileSheets, type Sample } from './corpus.ts';
import { trySheets } from './probes.ts';

/** Sheets on a page of a dialog at once. Each is tried alone on the page without one. */
const TOGETHER = 10;

const options = { transform, assetPrefix: '/uploads/demo/' };
let browser: SecurityBrowser;
beforeAll(async () => {
  browser = await openSecurityBrowser();
}, 60_000);
afterAll(() => browser?.close());

const checked = (sheets: readonly Sample[]) =>
  sheets
    .map(({ name, text }) => ({ name, css: checkOperatorCss(text, options).css }))
    .filter(({ css }) => css !== '');

describe('[BRAND-07] an operator’s style sheet', () => {
  it.each([undefined, 'purchase', 'declined'] as const)(
    'given the hostile corpus, leaves what protects the viewer as it is (%s)',
    async (view) => {
      expect(hostileSheets.length).toBeGreaterThanOrEqual(300);
      const { found, foreign, messages, surfaces, reached } = await trySheets(
        browser,
        view,
        checked(hostileSheets),
        view ? TOGETHER : 1,
      );
      expect(found).toEqual([]);
      expect(foreign).toEqual([]);
      expect(messages).toEqual([]);
      expect(surfaces).toBeGreaterThan(15);
      expect(reached).not.toContain('covered');
    },
    60_000,
  );

  it('given honest sheets, changes the page and leaves what protects the viewer as it is', async () => {
    const { found, foreign } = await trySheets(browser, undefined, checked(honestSheets));
    expect(found).toEqual([]);
    expect(foreign).toEqual([]);
  }, 60_000);

  it('given no check, the same page and looks find what the sheets do', async () => {
    const raw = hostileSheets
      .filter((_, index) => index % 3 === 0)
      .map(({ name, text }) => ({ name, css: text }));
    const { found, foreign } = await trySheets(browser, undefined, raw);
    expect(found.length).toBeGreaterThan(20);
    expect(foreign.length).toBeGreaterThan(3);
  }, 60_000);
});
