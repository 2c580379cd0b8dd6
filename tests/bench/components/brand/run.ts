// `npm run bench -- brand`: another brand on a page of 1,000 cards, ours beside plain DOM that sets the same variables, in
// one run, at 4 × CPU slow-down: our cards, and cards composed of primitives. Ends with 1 when ours is dearer. `-- --rounds 3` makes it shorter.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../../../scripts/lib/browser.ts';
import { median } from '../src/judge.ts';

/** Not dearer; the rest is noise between two pages of one machine. */
const BUDGET = 1;
const NOISE = 0.1;
/** Each with the subject that it is held against. */
const pages = {
  plain: 'plain',
  footlight: 'plain',
  'plain-skips': 'plain',
  'plain&cards=composed': 'plain&cards=composed',
  'footlight&cards=composed': 'plain&cards=composed',
} as const;
type Page = keyof typeof pages;
const subjects = Object.keys(pages) as Page[];

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error('--rounds takes a number from 1.');

const config = {
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  root: import.meta.dirname,
  logLevel: 'warn',
} as const;
await build(config);
const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
const { port } = server.httpServer.address() as { port: number };
const options = browserLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});

async function measure(subject: Page): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/?subject=${subject}`);
  await page.waitForFunction(() => window.isReady === true);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const took = await page.evaluate(() => window.switchBrands());
  await context.close();
  return took;
}

const samples = new Map<Page, number[]>(subjects.map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  // Changes the order each round, so that no subject always follows the same one.
  for (const [index] of subjects.entries()) {
    const subject = subjects[(index + round) % subjects.length] ?? 'plain';
    samples.get(subject)?.push(await measure(subject));
  }
}
await browser.close();
await server.close();

for (const [subject, list] of samples) {
  const plain = samples.get(pages[subject]) ?? [];
  const ratio = median(list.map((value, round) => value / (plain[round] ?? Number.NaN)));
  const spread = `${Math.min(...list).toFixed(0)}–${Math.max(...list).toFixed(0)}`;
  console.log(
    `${subject.padEnd(25)} ${median(list).toFixed(0)} ms (${spread}), ${ratio.toFixed(2)} × plain DOM`,
  );
  if (subject.startsWith('footlight') && !(ratio <= BUDGET + NOISE)) {
    console.log(`over budget: ${subject} ${ratio.toFixed(2)}, budget ${BUDGET} (and ${NOISE} for noise)`);
    process.exitCode = 1;
  }
}
