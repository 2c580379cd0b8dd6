import type { Browser, BrowserContext, Page } from '@playwright/test';
import { browserLaunchOptions } from '../../../scripts/lib/browser.ts';
import { test as base, urlOf } from './fixtures.ts';

/** Tests with people who have cameras. Chromium's own test camera stands in for the device; the connection is a real one. */
export const test = base.extend<
  { person: (options?: { mayUseCamera?: boolean; url?: string }) => Promise<Page> },
  { cams: (answer: 'allowed' | 'denied') => Promise<Browser> }
>({
  cams: [
    async ({ playwright }, use) => {
      const { args, ...options } = browserLaunchOptions();
      // The headless browser shows no permission prompt; a switch sets the answer.
      const launch = (answer: string) =>
        playwright.chromium.launch({
          ...options,
          args: [
            ...args,
            '--use-fake-device-for-media-stream=fps=10',
            `--use-fake-ui-for-media-stream${answer}`,
            // Both browsers are on one machine, which may have no network but its own loopback.
            '--allow-loopback-in-peer-connection',
          ],
        });
      const launched = new Map<string, Promise<Browser>>();
      await use((answer) => {
        const browser = launched.get(answer) ?? launch(answer === 'denied' ? '=deny' : '');
        launched.set(answer, browser);
        return browser;
      });
      for (const browser of launched.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  person: async ({ cams, listening }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ mayUseCamera = true, url = urlOf('first') } = {}) => {
      const browser = await cams(mayUseCamera ? 'allowed' : 'denied');
      const context = await browser.newContext({
        baseURL: url,
        // A server that a test starts with https has a certificate of the test's own.
        ignoreHTTPSErrors: url.startsWith('https:'),
        viewport: { width: 1280, height: 860 },
        locale: 'en-GB',
        // Only a page that may use the camera is told which networks there are, the loopback among them.
        permissions: mayUseCamera ? ['camera', 'microphone'] : [],
      });
      contexts.push(context);
      listening(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
