/** Firefox by WebDriver BiDi and Chromium by its own protocol, both by Puppeteer. Neither needs a driver program. */
import { type KeyInput, launch, type Page } from 'puppeteer-core';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { chord, type Engine, type Size, type Tab } from './tab.ts';

/** Without these, a page's video waits for a click, and the first start opens pages of Firefox's own. */
const PREFERENCES = {
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB,en',
};

/** Leaves Firefox with the decoders that it brings itself: VP9 and AV1, but no H.264. */
const OWN_DECODERS = { 'media.ffmpeg.enabled': false, 'media.rdd-ffmpeg.enabled': false };

/** BiDi has no text for an error object that a page prints. */
const sayErrors = () => {
  const print = console.error;
  console.error = (...said) =>
    print(...said.map((one) => (one instanceof Error ? `${one.name}: ${one.message}\n${one.stack}` : one)));
};

const call = (body: string, values: readonly unknown[]): string =>
  `(async (...values) => {${body}})(...${JSON.stringify(values)})`;

/** Puppeteer sends an orientation with each size, which Firefox 140 does not know. */
const resize = async (page: Page, size: Size): Promise<void> => {
  try {
    await page.setViewport(size);
  } catch (error) {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
    await page.waitForFunction(`innerWidth === ${size.width} && innerHeight === ${size.height}`);
  }
};

const tabOf = (page: Page, close: () => Promise<void>): Tab => {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`uncaught: ${error instanceof Error ? error.message : error}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    heard.push(`console: ${message.text()} (${message.location().url ?? ''})`);
  });
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 })),
    run: async (body, ...values) => (await page.evaluate(call(body, values))) as never,
    async click(x, y) {
      await page.bringToFront();
      await page.mouse.click(x, y);
    },
    async press(keys) {
      await page.bringToFront();
      const { held, key } = chord(keys);
      for (const one of held) await page.keyboard.down(one as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const one of held.reverse()) await page.keyboard.up(one as KeyInput);
    },
    async type(text) {
      await page.bringToFront();
      await page.keyboard.type(text);
    },
    resize: (size) => resize(page, size),
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: async () => [...heard],
    close,
  };
};

export async function openBidi(
  name: 'firefox' | 'chromium',
  path: string,
  lacksH264 = false,
): Promise<Engine> {
  const isFirefox = name === 'firefox';
  const browser = await launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    defaultViewport: null,
    executablePath: path,
    headless: path.endsWith('headless-shell') ? 'shell' : true,
    ...(isFirefox
      ? { extraPrefsFirefox: { ...PREFERENCES, ...(lacksH264 ? OWN_DECODERS : {}) } }
      : { args: [...browserLaunchOptions().args, '--force-prefers-reduced-motion', '--lang=en-GB'] }),
  });
  return {
    name,
    version: (await browser.version()).replace('/', ' '),
    async open(size: Size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await resize(page, size);
      await page.evaluateOnNewDocument(sayErrors);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}
