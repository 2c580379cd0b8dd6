import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/lib/browser.ts';
import { buildPage } from '../../security/build-page.ts';

const ORIGIN = 'http://site.test';
/** As wide as two mails, and high, so that few pictures show the whole page. */
export const WINDOW = { width: 732, height: 8_000 };
const SCRIPT = fileURLToPath(new URL('page/page.tsx', import.meta.url));

export interface LinesBrowser {
  page: Page;
  close(): Promise<void>;
}

/** Chromium with the page that shows lines. */
export async function openLinesBrowser(): Promise<LinesBrowser> {
  const { files, styles, scripts } = await buildPage(SCRIPT);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${styles}</head><body style="margin:0">${scripts}</body></html>`;
  const browser: Browser = await chromium.launch(browserLaunchOptions());
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const file = files.get(pathname);
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    return file ? route.fulfill({ contentType, body: Buffer.from(file) }) : route.fulfill({ status: 404 });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction('"show" in window', undefined, { timeout: 30_000 }).catch((error: unknown) => {
    throw new Error(`The page does not come: ${faults.join(' ')}`, { cause: error });
  });
  return { page, close: () => browser.close() };
}
