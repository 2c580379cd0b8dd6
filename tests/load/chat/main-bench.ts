// `npm run bench:chat`: the chat list against the floor of plain DOM writes, same lines, same 200 kept, processor
// slowed four times. Fails over its budget. `-- 200,1000 20` takes rates and seconds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../../scripts/browser.ts';

const [rates = '200,1000,5000', seconds = '10'] = process.argv.slice(2);
const SLOWER = 4;
/** Most of the floor that ours may cost where a person can still read, and the longest that a key may wait. */
const BUDGET = { timesFloor: 1.3, upTo: 1_000, press: 200 };

type Subject = 'ours' | 'floor';
interface Report {
  lines: number;
  frames: number;
  presses: number[];
  isLastShown: boolean;
}

const taskSeconds = async (page: Page): Promise<{ read(): Promise<number>; slow(): Promise<void> }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return {
    read: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    },
    slow: async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    },
  };
};

const outDir = mkdtempSync(join(tmpdir(), 'footlight-chat-'));
const configFile = join(import.meta.dirname, 'vite.config.ts');
await build({ configFile, logLevel: 'error', build: { outDir } });
const server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(browserLaunchOptions());

const measure = async (subject: Subject, rate: number) => {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  page.on('pageerror', (error) => process.stderr.write(`${error}\n`));
  await page.goto(url);
  await page.waitForFunction(() => 'footlightBench' in globalThis);
  await page.evaluate(
    async ([name, perSecond, time]) => {
      const { footlightBench } = globalThis as unknown as {
        footlightBench(name: unknown, perSecond: unknown, time: unknown): Promise<() => Promise<Report>>;
      };
      Object.assign(globalThis, { footlightRun: await footlightBench(name, perSecond, time) });
    },
    [subject, rate, Number(seconds)] as const,
  );
  await page.locator('textarea').focus();
  const tasks = await taskSeconds(page);
  await tasks.slow();
  await page.waitForTimeout(1_000);
  const before = await tasks.read();
  let isOver = false;
  const run = page
    .evaluate(() => (globalThis as unknown as { footlightRun(): Promise<Report> }).footlightRun())
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await page.keyboard.press('a');
    await page.waitForTimeout(250);
  }
  const report = await run;
  const busy = (await tasks.read()) - before;
  await page.close();
  const worst = Math.round(Math.max(...report.presses));
  const { lines, frames, isLastShown } = report;
  const median = Math.round([...report.presses].sort((a, b) => a - b)[report.presses.length >> 1] ?? 0);
  return { subject, rate, busy: Number(busy.toFixed(2)), worst, median, frames, lines, isLastShown };
};

const complaints: string[] = [];
try {
  // The first page of a browser pays for what all of them share.
  await measure('floor', 10);
  for (const rate of rates.split(',').map(Number)) {
    const floor = await measure('floor', rate);
    const ours = await measure('ours', rate);
    const times = ours.busy / floor.busy;
    for (const one of [floor, ours]) process.stdout.write(`${JSON.stringify(one)}\n`);
    process.stdout.write(`${rate}/s: ${times.toFixed(2)} times the floor\n`);
    if (!ours.isLastShown || ours.lines !== rate * Number(seconds))
      complaints.push(`${rate}/s: lines are missing`);
    if (rate <= BUDGET.upTo && times > BUDGET.timesFloor)
      complaints.push(`${rate}/s: ${times.toFixed(2)} × floor`);
    if (rate <= BUDGET.upTo && ours.worst > BUDGET.press)
      complaints.push(`${rate}/s: a key waited ${ours.worst} ms`);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
process.stdout.write(
  complaints.length > 0 ? `OVER THE BUDGET: ${complaints.join('; ')}\n` : 'within the budget\n',
);
process.exit(complaints.length > 0 ? 1 : 0);
