// `npm run bench -- purchase`: from the press on the balance to the frame in which a pack of tokens can be chosen, in a live room and on
// the page of tokens, with products known. Fails over its budget, which holds for the first press, too; that one also loads the dialog.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { startServer } from '../e2e/support/server.ts';
import { keepLoops, untilStreams } from '../e2e/support/streams.ts';

const BUDGET_MS = 300;
const PRESSES = 9;

/** Milliseconds from the press until the frame that shows packs that can be chosen. */
const press = (page: Page): Promise<number> =>
  page.evaluate(async (deadline) => {
    const from = performance.now();
    document.querySelector<HTMLElement>('header [data-part=balance-button]')?.click();
    while (performance.now() - from < deadline) {
      // Behind the frame: a message that is posted in its animation callback.
      await new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
      );
      if (document.querySelector('[role=dialog] input[type=radio]:not(:disabled)'))
        return performance.now() - from;
    }
    throw new Error('Nothing can be chosen');
  }, 20_000);

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  await page.waitForTimeout(300);
};

const dataDir = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
keepLoops(dataDir);
const server = await startServer({ DATA_DIR: dataDir });
const browser = await chromium.launch(browserLaunchOptions());
let isOver = false;
try {
  await untilStreams(server.url);
  const list = await (await fetch(`${server.url}/api/v1/browse/react/girls`)).json();
  const room = list.userList.find(({ status }: { status: string }) => status === 'online').username;
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Username or email').fill('empty');
  await page.getByLabel('Password', { exact: true }).fill('footlight');
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.locator('header [data-part=balance-button]').waitFor();
  for (const path of [`/${room}`, '/account/tokens']) {
    await page.goto(`${server.url}${path}`);
    await page.locator('header [data-part=balance-button]').waitFor();
    await page.waitForTimeout(3_000);
    const first = await press(page);
    const times: number[] = [];
    for (let nth = 0; nth < PRESSES; nth += 1) {
      await close(page);
      times.push(await press(page));
    }
    await close(page);
    times.sort((a, b) => a - b);
    const median = times[Math.floor(PRESSES / 2)] ?? Number.NaN;
    isOver ||= Math.max(median, first) > BUDGET_MS;
    process.stdout.write(
      `${path}: ${median.toFixed(0)} ms (${times[0]?.toFixed(0)} to ${times.at(-1)?.toFixed(0)}), the first press ${first.toFixed(0)} ms\n`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(isOver ? `OVER THE BUDGET of ${BUDGET_MS} ms\n` : 'within the budget\n');
process.exitCode = isOver ? 1 : 0;
