// `npm run stories:matrix`: all stories in every brand, scheme and language, one run after the other. `-- --brand noir
// --scheme dark --language de,fr` takes some; `--viewport mobile` makes all stories 390 px wide. `npm test` runs only the
// first combination, and one story a component in another brand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { checkNode, ensureInstalled } from '../lib/fresh.mjs';
import { ROOT } from '../lib/run.mjs';
import { failuresOf, runVitest } from '../lib/vitest.mjs';

const all = {
  brand: ['default', 'velvet', 'noir', 'blanc', 'onyx', 'mirage', 'grid', 'pebble'],
  scheme: ['light', 'dark'],
  language: ['en', 'de', 'es', 'fr', 'it', 'nl'],
  viewport: ['desktop', 'mobile'],
};

const { values } = parseArgs({
  options: Object.fromEntries(Object.keys(all).map((name) => [name, { type: 'string' }])),
});

/** The requested values. A misspelt one is an error, so that it cannot look like a pass. */
const chosen = (name, standard = all[name]) => {
  const asked = values[name]?.split(',') ?? standard;
  const wrong = asked.filter((value) => !all[name].includes(value));
  if (wrong.length > 0) {
    throw new Error(`There is no ${name} "${wrong.join('", "')}"; there are ${all[name].join(', ')}.`);
  }
  return asked;
};

const main = async () => {
  const variants = chosen('brand').flatMap((brand) =>
    chosen('scheme').flatMap((scheme) =>
      chosen('language').flatMap((language) =>
        chosen('viewport', ['desktop']).map((viewport) => ({ brand, scheme, language, viewport })),
      ),
    ),
  );
  checkNode();
  await ensureInstalled();
  await ensureBrowser();
  const folder = join(ROOT, '.cache/results');
  mkdirSync(folder, { recursive: true });
  const sums = { passed: 0, failed: 0, seconds: 0 };
  const failedRuns = [];
  for (const variant of variants) {
    const name = Object.values(variant).join(' ');
    const env = Object.fromEntries(
      Object.entries(variant).map(([key, value]) => [`STORY_${key.toUpperCase()}`, value]),
    );
    const { counts, seconds, output, json } = await runVitest('stories', {
      env: { ...env, STORY_GATES: 'none' },
      quiet: true,
      result: 'stories-matrix',
    });
    sums.passed += counts.passed;
    sums.failed += counts.failed;
    sums.seconds += seconds;
    const mark = counts.failed ? '✗' : '✓';
    console.log(
      `${mark} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`,
    );
    if (counts.failed === 0) continue;
    failedRuns.push(name);
    for (const failure of failuresOf(json)) console.log(`    ${failure}`);
    const log = join(folder, `stories-${name.replaceAll(' ', '-')}.log`);
    writeFileSync(log, output);
    console.log(`    ${log}`);
  }
  console.log(
    `\n${variants.length} runs, ${failedRuns.length} failed: ${sums.passed} passed, ${sums.failed} failed (${(sums.seconds / 60).toFixed(1)} min)`,
  );
  process.exitCode = sums.failed === 0 ? 0 : 1;
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
