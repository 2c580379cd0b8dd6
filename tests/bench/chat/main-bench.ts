// `npm run bench -- chat`: the chat list against the floor of plain DOM writes, same lines, same 200 kept, processor
// slowed four times. Fails over its budget. `-- 200,1000 20` takes rates and seconds; `--peers` measures the lists of
// others in the same run, which tests/bench/components has installed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../../scripts/lib/browser.ts';

const { values, positionals } = parseArgs({
  options: { peers: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [rates = '200,1000,5000', seconds = '10'] = positionals;
const SLOWER = 4;
/** Most of the floor that ours may cost where a person can still read, and the longest that a key may wait. */
const BUDGET = { timesFloor: 1.3, upTo: 1_000, press: 200 };

const PEERS = ['virtuoso', 'stream virtualized', 'stream plain', 'livekit'];
/** A list that takes this many times longer than its lines arrive is stopped. */
const JAM = 6;

interface Report {
  lines: number;
  frames: number;
  presses: number[];
  isLastShown: boolean;
}

const taskSeconds = async (page: Page): Promise<{ read(): Promise<number>; slow(): Promise<void> }> => {
  const session = await page.context().newCDPSession(page);
  // Processor time of the page's own thread: what else the machine does is not measured.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
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

const pages: { close(): Promise<void>; url: string; outDir: string }[] = [];
const serve = async (root: string, configFile: string): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'footlight-chat-'));
  const config = { configFile, root, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0] ?? '';
  pages.push({ url, outDir, close: () => server.close() });
  return url;
};
const ourPage = await serve(import.meta.dirname, join(import.meta.dirname, 'vite.config.ts'));
const bench = join(import.meta.dirname, '../components');
const peerPage = values.peers ? await serve(join(bench, 'chat'), join(bench, 'vite.config.ts')) : '';
const browser = await chromium.launch(browserLaunchOptions());

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

const measure = async (subject: string, rate: number) => {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  const said = new Set<string>();
  page.on('pageerror', (error) => {
    if (!said.has(`${error}`)) process.stderr.write(`${subject}: ${error}\n`);
    said.add(`${error}`);
  });
  await page.goto(PEERS.includes(subject) ? peerPage : ourPage);
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
  const press = async () => {
    while (!isOver) {
      await page.keyboard.press('a');
      await page.waitForTimeout(250);
    }
    return run;
  };
  const ends = press();
  // A page that is closed while it jams has nothing more to say.
  ends.catch(() => undefined);
  run.catch(() => undefined);
  const report = await Promise.race([ends, later(JAM * Number(seconds) * 1_000)]);
  if (!report) {
    isOver = true;
    await page.close();
    return { subject, rate, busy: Number.POSITIVE_INFINITY, isJammed: true as const };
  }
  const busy = (await tasks.read()) - before;
  await page.close();
  const worst = Math.round(Math.max(...report.presses));
  const { lines, frames, isLastShown } = report;
  const median = Math.round([...report.presses].sort((a, b) => a - b)[report.presses.length >> 1] ?? 0);
  return {
    subject,
    rate,
    isJammed: false as const,
    busy: Number(busy.toFixed(2)),
    worst,
    median,
    frames,
    lines,
    isLastShown,
  };
};

const complaints: string[] = [];
try {
  // The first page of a browser pays for what all of them share.
  await measure('floor', 10);
  for (const rate of rates.split(',').map(Number)) {
    const floor = await measure('floor', rate);
    const ours = await measure('ours', rate);
    const times = ours.busy / floor.busy;
    const peers = [];
    if (values.peers) for (const peer of PEERS) peers.push(await measure(peer, rate));
    for (const one of [floor, ours, ...peers]) {
      process.stdout.write(`${(one.busy / floor.busy).toFixed(2)} × floor ${JSON.stringify(one)}\n`);
    }
    if (ours.isJammed || floor.isJammed) {
      complaints.push(`${rate}/s: jammed`);
      continue;
    }
    if (!ours.isLastShown || ours.lines !== rate * Number(seconds))
      complaints.push(`${rate}/s: lines are missing`);
    if (rate <= BUDGET.upTo && times > BUDGET.timesFloor)
      complaints.push(`${rate}/s: ${times.toFixed(2)} × floor`);
    if (rate <= BUDGET.upTo && ours.worst > BUDGET.press)
      complaints.push(`${rate}/s: a key waited ${ours.worst} ms`);
  }
} finally {
  await browser.close();
  for (const { close, outDir } of pages) {
    await close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
process.stdout.write(
  complaints.length > 0 ? `OVER THE BUDGET: ${complaints.join('; ')}\n` : 'within the budget\n',
);
process.exit(complaints.length > 0 ? 1 : 0);
