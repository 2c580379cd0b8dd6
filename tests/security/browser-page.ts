/** Builds the page of protected surfaces and opens it in Chromium; every request beyond it is written down. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkOperatorCss } from '@footlight/theme/operator-css';
import { transform } from 'lightningcss';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { buildPage } from './build-page.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** What every checked sheet brings with it, whatever it says. */
const harmless = checkOperatorCss('[data-component=kbd]{color:red}', { transform }).css;
const ORIGIN = 'http://site.test';
const ASSETS = '/uploads/demo/';

export interface Trial {
  page: Page;
  /** Addresses that were asked for and do not belong to the page or the uploaded files. */
  foreign: string[];
  /** What a page said of errors and scripts. */
  messages: string[];
  surfaces: number;
  reached: string[];
}

export interface SecurityBrowser {
  open(view?: 'purchase' | 'declined'): Promise<Trial>;
  blank(): Promise<Trial>;
  close(): Promise<void>;
}

export const openSecurityBrowser = async (): Promise<SecurityBrowser> => {
  const { files, styles, scripts } = await buildPage(here('page/page.tsx'));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${styles}</head><body>${scripts}<script>${readFileSync(here('page/look.js'), 'utf8')}</script></body></html>`;

  const browser: Browser = await chromium.launch(browserLaunchOptions());
  const start = async (path: string): Promise<Trial> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const trial: Trial = { page, foreign: [], messages: [], surfaces: 0, reached: [] };
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load'))
        trial.messages.push(message.text());
    });
    page.on('pageerror', (error) => trial.messages.push(String(error)));
    page.on('dialog', (dialog) => {
      trial.messages.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.route('**/*', (route) => {
      const url = new URL(route.request().url());
      const type = url.pathname.endsWith('.css')
        ? 'text/css'
        : url.pathname.endsWith('.js')
          ? 'text/javascript'
          : undefined;
      if (url.origin === ORIGIN) {
        if (url.pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
        if (url.pathname === '/blank')
          return route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><meta charset=utf-8><body>',
          });
        const file = files.get(url.pathname);
        if (file) return route.fulfill({ ...(type ? { contentType: type } : {}), body: Buffer.from(file) });
        if (url.pathname.startsWith(ASSETS)) return route.fulfill({ status: 404, body: '' });
      }
      if (url.protocol !== 'data:') trial.foreign.push(url.href);
      return route.abort();
    });
    await page.goto(`${ORIGIN}${path}`);
    return trial;
  };
  return {
    async open(view) {
      const trial = await start(view ? `/?view=${view}` : '/');
      await trial.page
        .waitForSelector(view ? '[role=dialog]' : '[data-component=site-footer]', { timeout: 8_000 })
        .catch((error: unknown) => {
          throw new Error(`The page does not come: ${trial.messages.join(' ')}`, { cause: error });
        });
      await trial.page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Opening has ended before the first look.
      await trial.page.waitForTimeout(400);
      Object.assign(
        trial,
        await trial.page.evaluate(
          (css) => (window as unknown as { prepare(css: string): object }).prepare(css),
          harmless,
        ),
      );
      trial.foreign.length = 0;
      trial.messages.length = 0;
      return trial;
    },
    blank: () => start('/blank'),
    close: () => browser.close(),
  };
};
