// `npm test`: everything that must hold, from a fresh clone. Installs and builds what is needed, runs all checks and tests,
// and ends with the sums. `npm test -- --only unit,stories` runs some steps.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { checkNode, ensureInstalled, ensureProduct, ensureStorybook } from '../lib/fresh.mjs';
import { bin, ROOT, run } from '../lib/run.mjs';
import { failuresOf, runVitest } from '../lib/vitest.mjs';

const RESULTS = join(ROOT, '.cache/results');
const sums = { passed: 0, failed: 0, skipped: 0 };
/** What failed, repeated above the sums. */
const failures = [];
const started = Date.now();

/** Lines of a failed check's output that are repeated at the end. */
const LAST_LINES = 12;

const add = (label, { passed, failed, skipped = 0 }, seconds) => {
  sums.passed += passed;
  sums.failed += failed;
  sums.skipped += skipped;
  const rest = skipped ? `, ${skipped} skipped` : '';
  console.log(
    `${failed ? '✗' : '✓'} ${label}: ${passed} passed, ${failed} failed${rest} (${seconds.toFixed(1)} s)`,
  );
};

/** Steps run side by side, so each keeps its output in a file and prints it only when it failed. */
const keepOutput = (label, output, isFailed) => {
  const file = join(RESULTS, `${label.replaceAll(/\W+/g, '-')}.log`);
  writeFileSync(file, output);
  if (isFailed) console.log(`\n${output}\n(${file})`);
};

/** A program that is one check: it passes or fails. */
const check = async (label, command, args) => {
  const { code, output, seconds } = await run(command, args, { quiet: true });
  keepOutput(label, output, code !== 0);
  if (code !== 0) failures.push([label, ...output.trimEnd().split('\n').slice(-LAST_LINES)].join('\n    '));
  add(label, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const vitest = async (project) => {
  const { counts, seconds, json, output } = await runVitest(project, { quiet: true });
  keepOutput(project, output, counts.failed > 0);
  const failed = failuresOf(json);
  if (counts.failed > failed.length)
    failures.push(`${project}: a file did not load, or there was an error outside the tests`);
  failures.push(...failed.map((failure) => `${project}: ${failure}`));
  add(project, counts, seconds);
};

const failedSpecs = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} > ${title}`),
    ...failedSpecs(inner),
  ]);

const playwright = async () => {
  const file = join(RESULTS, 'e2e.json');
  rmSync(file, { force: true });
  const { code, seconds, output } = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    quiet: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const { stats, suites = [] } = readJson(file) ?? {};
  const counts = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (code === 0 && counts.passed === 0) counts.failed = 1;
  keepOutput('e2e', output, counts.failed > 0);
  if (stats?.flaky) console.log(`  ${stats.flaky} end-to-end tests passed only on the second try`);
  failures.push(...failedSpecs(suites).map((title) => `e2e: ${title}`));
  add('e2e', counts, seconds);
};

const steps = {
  build: async () => {
    await ensureProduct();
    await check('size budgets', bin('size-limit'), []);
  },
  e2e: async () => {
    await ensureProduct();
    await playwright();
  },
  storybook: () =>
    ensureStorybook().then(
      () => add('Storybook build', { passed: 1, failed: 0 }, 0),
      () => add('Storybook build', { passed: 0, failed: 1 }, 0),
    ),
  packages: async () => {
    await check('size of each export', bin('tsx'), ['scripts/release/sizes.ts']);
    await check('packages, packed and installed', bin('tsx'), ['scripts/release/pack-check.ts']);
  },
  visual: async () => {
    await ensureStorybook();
    await check('visual self-check', process.execPath, [
      '--conditions=@footlight/source',
      '--import',
      'tsx',
      'tests/visual/self-check.ts',
    ]);
  },
  static: async () => {
    await check('lint and format', bin('biome'), ['check', '.']);
    await check('types', 'npm', ['run', '--silent', 'types']);
    await check('boundaries', 'npm', ['run', '--silent', 'boundaries']);
    await check('unused code', bin('knip'), []);
  },
  unit: () => vitest('unit'),
  platform: () => vitest('platform'),
  stories: () => vitest('stories'),
  coverage: () => check('coverage ledger', bin('tsx'), ['scripts/lint/coverage.ts']),
};

/**
 * End-to-end tests mostly wait for a page, a show's minute or a video, and Vitest leaves one of two cores idle: the lists
 * run side by side. The coverage ledger reads the results of both.
 */
const sideBySide = [
  ['build', 'e2e', 'storybook', 'packages', 'visual'],
  ['static', 'unit', 'platform', 'stories'],
];
const atTheEnd = ['coverage'];

const runStep = (name) =>
  steps[name]().catch((error) => {
    const message = error instanceof Error ? error.message : error;
    console.error(message);
    failures.push(`${name}: ${message}`);
    add(name, { passed: 0, failed: 1 }, 0);
  });

const runList = async (names) => {
  for (const name of names) await runStep(name);
};

const main = async () => {
  checkNode();
  const flag = process.argv.indexOf('--only');
  const asked = flag === -1 ? Object.keys(steps) : (process.argv[flag + 1] ?? '').split(',');
  for (const name of asked)
    if (!Object.hasOwn(steps, name))
      throw new Error(`There is no step "${name}"; there are ${Object.keys(steps).join(', ')}.`);
  const wanted = (names) => names.filter((name) => asked.includes(name));
  await ensureInstalled();
  mkdirSync(RESULTS, { recursive: true });
  await ensureBrowser();
  await Promise.all(sideBySide.map((names) => runList(wanted(names))));
  await runList(wanted(atTheEnd));

  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${minutes} min`);
  const skipped = sums.skipped ? `, ${sums.skipped} skipped` : '';
  console.log(`${sums.passed} passed, ${sums.failed} failed${skipped}`);
  process.exitCode = sums.failed === 0 ? 0 : 1;
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
