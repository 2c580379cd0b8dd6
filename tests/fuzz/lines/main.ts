// `npm run fuzz -- lines [--runs 10000] [--seed 7]`: random lines in the chat, on cards and in mails, in Chromium.
import { parseArgs } from 'node:util';
import { openLinesBrowser } from './browser.ts';
import { type Broken, TOGETHER, tryLines } from './runs.ts';

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } });
const runs = Number(values.runs ?? 10_000);
const first = Number(values.seed ?? Date.now() % 2 ** 31);

const { page, close } = await openLinesBrowser();
let shown = 0;
const broken: (Broken & { seed: number })[] = [];
for (let part = 0; shown < runs; part += 1) {
  const tried = await tryLines(page, TOGETHER, first + part);
  shown += tried.shown;
  broken.push(...tried.broken.map((one) => ({ seed: first + part, ...one })));
}
await close();
for (const one of broken.slice(0, 40)) process.stdout.write(`${JSON.stringify(one)}\n`);
process.stdout.write(`${shown} lines, seed ${first}: ${broken.length} broke the layout or showed nothing\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
