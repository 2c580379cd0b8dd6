// The keyboard of every control, on a page that the packed packages made.
import type { Browser } from 'playwright';
import { faultsOfControls } from '../../../tests/engines/controls/patterns.ts';
import { Page } from '../../../tests/engines/page.ts';
import { DESKTOP, type Tab } from '../../../tests/engines/tab.ts';
import { ORIGIN, serveFiles } from './look.ts';

export async function checkControls(browser: Browser, dist: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: DESKTOP, locale: 'en-US' });
  const said: string[] = [];
  page.on('console', (message) => void said.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => void said.push(String(error)));
  await serveFiles(page, dist);
  const tab: Tab = {
    goto: async (url) => void (await page.goto(url)),
    run: (body, ...values) =>
      page.evaluate(`(async (...values) => { ${body} })(${values.map((one) => JSON.stringify(one)).join()})`),
    click: (x, y) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    complaints: async () => said,
    close: () => page.close(),
  };
  try {
    const faults = await faultsOfControls(new Page(tab, ORIGIN), `${ORIGIN}/controls.html`);
    return [...faults, ...said.map((line) => `console: ${line}`)].map((fault) => `controls: ${fault}`);
  } finally {
    await page.close();
  }
}
