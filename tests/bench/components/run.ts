// `npm run bench -- components`: Footlight beside other libraries and plain DOM, in one run, at 4 × CPU slow-down.
// `-- --only footlight,mui` takes some (plain DOM is always there), `-- --rounds 3` makes it shorter.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../../scripts/lib/browser.ts';
import { budgets, median, overBudget, ratiosOf, type Samples, scenarios } from './src/judge.ts';
import type { Scenario } from './src/measure.ts';

const here = import.meta.dirname;
const all = ['plain', 'footlight', 'react-aria', 'radix-themes', 'mui', 'mantine', 'antd', 'chakra'];

/** Subjects that have a page with nothing but the grids (`src/grid`). */
const withGrid = ['footlight', 'react-aria'];

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const wanted = values.only?.split(',') ?? all;
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no subject "${unknown.join('", "')}": ${all.join(', ')}.`);
const subjects = all.filter((name) => name === 'plain' || wanted.includes(name));
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error('--rounds takes a number from 1.');

function install(): void {
  const print = createHash('sha256')
    .update(readFileSync(join(here, 'package-lock.json')))
    .digest('hex');
  const stamp = join(here, 'node_modules/.footlight-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
  writeFileSync(stamp, print);
}

install();
await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn' });
const server = await preview({
  configFile: join(here, 'vite.config.ts'),
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'warn',
});
const { port } = server.httpServer.address() as { port: number };

// Frames come as soon as they are ready: a result must not wait for the next tick of a 60 Hz screen.
const options = browserLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});

/** Bytes (gzip) of all scripts that the subject's page loads, with React and its texts. */
async function scriptsOf(query: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`http://127.0.0.1:${port}/?subject=${query}`);
  await page.waitForFunction(() => window.ready === true);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total;
}

async function measure(subject: string): Promise<Record<Scenario, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/?subject=${subject}`);
  await page.waitForFunction(() => window.ready === true);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const result = await page
    .evaluate(() => window.bench())
    .catch((error: Error) => {
      throw new Error(`${subject}: ${error.message} ${problems.join(' ')}`);
    });
  await context.close();
  return result;
}

const kilobytes = async (query: string) => `${((await scriptsOf(query)) / 1000).toFixed(1)} kB`;
console.log('scripts (gzip), with React and texts');
for (const subject of subjects) {
  const grid = withGrid.includes(subject)
    ? `, with nothing but the grids ${await kilobytes(`${subject}&grid`)}`
    : '';
  console.log(`${subject.padEnd(14)}${await kilobytes(subject)}${grid}`);
}

const samples: Samples = Object.fromEntries(
  subjects.map((name) => [name, Object.fromEntries(scenarios.map((one) => [one, []]))]),
) as Samples;

for (let round = 0; round < rounds; round++) {
  // Changes the order each round, so that no subject always follows the same one.
  const order = subjects.map((_, index) => subjects[(index + round) % subjects.length] ?? '');
  for (const subject of order) {
    const result = await measure(subject);
    for (const scenario of scenarios) samples[subject]?.[scenario].push(result[scenario]);
  }
  console.log(`round ${round + 1} of ${rounds}`);
}
await browser.close();
await server.close();

const ratios = ratiosOf(samples);
const spread = (list: readonly number[]) => `${Math.min(...list).toFixed(0)}–${Math.max(...list).toFixed(0)}`;
const cell = (text: string) => text.padStart(16);
console.log(`\n${'× plain DOM'.padEnd(14)}${scenarios.map(cell).join('')}`);
for (const subject of subjects) {
  const row = scenarios.map((scenario) => {
    const list = samples[subject]?.[scenario] ?? [];
    const ratio =
      subject === 'plain' ? `${median(list).toFixed(0)} ms` : (ratios[subject]?.[scenario] ?? 0).toFixed(2);
    return cell(`${ratio} (${spread(list)})`);
  });
  console.log(`${subject.padEnd(14)}${row.join('')}`);
}
console.log(`${'our budget'.padEnd(14)}${scenarios.map((one) => cell(String(budgets[one]))).join('')}`);

mkdirSync(join(here, '../../../.cache/results'), { recursive: true });
writeFileSync(
  join(here, '../../../.cache/results/bench.json'),
  JSON.stringify({ samples, ratios, budgets }, null, 2),
);
const over = overBudget(ratios);
for (const one of over) console.log(`over budget: ${one}`);
process.exitCode = over.length === 0 ? 0 : 1;
