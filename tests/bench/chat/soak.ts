// `npm run bench -- soak`: half an hour of chat at 200 lines/s; memory and elements of the page must stay level.
// `-- 5 500` takes minutes and lines a second.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../../scripts/lib/browser.ts';

const [minutes = '30', rate = '200'] = process.argv.slice(2);
/** Megabytes and elements that the last third may have more than the first: what a browser keeps for speed. */
const ROOM = { megabytes: 2, nodes: 200 };

const outDir = mkdtempSync(join(tmpdir(), 'footlight-soak-'));
const configFile = join(import.meta.dirname, 'vite.config.ts');
await build({ configFile, logLevel: 'error', build: { outDir } });
const server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch(browserLaunchOptions());
const samples: { megabytes: number; nodes: number }[] = [];
let isLastShown = false;
try {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'footlightBench' in globalThis);
  await page.evaluate(
    async ([perSecond, time]) => {
      const { footlightBench } = globalThis as unknown as {
        footlightBench(name: string, perSecond: number, time: number): Promise<() => Promise<unknown>>;
      };
      Object.assign(globalThis, { footlightRun: await footlightBench('ours', perSecond, time) });
    },
    [Number(rate), Number(minutes) * 60] as const,
  );
  const session = await page.context().newCDPSession(page);
  let isOver = false;
  const run = page
    .evaluate(() =>
      (globalThis as unknown as { footlightRun(): Promise<{ isLastShown: boolean }> }).footlightRun(),
    )
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await Promise.race([run, page.waitForTimeout(60_000)]);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    const megabytes = usedSize / 2 ** 20;
    samples.push({ megabytes, nodes });
    process.stdout.write(`${samples.length}: ${megabytes.toFixed(2)} MB, ${nodes} nodes\n`);
  }
  ({ isLastShown } = await run);
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
const third = Math.ceil(samples.length / 3);
const most = (part: typeof samples, what: keyof (typeof samples)[0]) =>
  Math.max(...part.map((one) => one[what]));
const grown = (what: keyof (typeof samples)[0]) =>
  most(samples.slice(-third), what) - most(samples.slice(0, third), what);
const isLevel = grown('megabytes') <= ROOM.megabytes && grown('nodes') <= ROOM.nodes;
process.stdout.write(
  `${isLevel && isLastShown ? 'level' : 'NOT LEVEL'}: ${grown('megabytes').toFixed(2)} MB and ${grown('nodes')} nodes more; last line ${isLastShown ? 'shown' : 'MISSING'}\n`,
);
process.exit(isLevel && isLastShown ? 0 : 1);
