// `npm run fuzz -- css --runs 500000 [--seed 7]`: random style sheets and texts against the second opinion and Chromium.
import { openSecurityBrowser } from '../../security/browser-page.ts';
import { fuzzSheets, fuzzTexts } from './runs.ts';

const PART = 20_000;
const numberOf = (flag: string, without: number): number => {
  const at = process.argv.indexOf(`--${flag}`);
  return at === -1 ? without : Number(process.argv[at + 1]);
};
const runs = numberOf('runs', 500_000);
const first = numberOf('seed', Date.now() % 2 ** 31);

const browser = await openSecurityBrowser();
for (const [name, fuzz] of [
  ['sheets', fuzzSheets],
  ['texts', fuzzTexts],
] as const) {
  const started = performance.now();
  let kept = 0;
  // Runs in parts with one seed each, so that memory stays flat and a failure can be reproduced quickly.
  for (let done = 0; done < runs; done += PART)
    kept += await fuzz(browser, { numRuns: Math.min(PART, runs - done), seed: first + done / PART });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${runs} ${name}, seed ${first}: nothing wrong; of ${kept} something was kept (${seconds} s)\n`,
  );
}
await browser.close();
