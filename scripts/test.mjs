// Everything that must hold, from a fresh clone: installs and builds what it needs, runs all checks and tests, and
// ends with their sums. `npm test -- --only unit,stories` runs some of it.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { checkNode, ensureApi, ensureInstalled, ensureSite, ensureStorybook } from './lib/fresh.mjs';
import { bin, ROOT, run } from './lib/run.mjs';
import { failuresOf, runVitest } from './lib/vitest.mjs';

const RESULTS = join(ROOT, '.cache/results');
const sums = { passed: 0, failed: 0, skipped: 0 };
/** What failed, said again above the sums: of a long log people read the end. */
const failures = [];
/**
 * End-to-end tests that have not begun by then are left out, and the sums say so: machines differ by a factor of ten,
 * and a run that is cut off from outside says nothing.
 */
const E2E_BEGIN_WITHIN_MS = 68 * 60_000;
const started = Date.now();

/** Lines of a check's output that tell what it found. */
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

/** A program that is one check: it holds or it does not. */
const check = async (label, command, args) => {
  const { code, output, seconds } = await run(command, args, { quiet: true });
  if (code !== 0) {
    console.log(output);
    failures.push([label, ...output.trimEnd().split('\n').slice(-LAST_LINES)].join('\n    '));
  }
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
  const { counts, seconds, json } = await runVitest(project);
  const failed = failuresOf(json);
  if (counts.failed > failed.length)
    failures.push(`${project}: a file that did not load, or what was said beside the tests`);
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
  const { code, seconds } = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_DEADLINE: String(started + E2E_BEGIN_WITHIN_MS) },
  });
  const { stats, suites = [] } = readJson(file) ?? {};
  const counts = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (code === 0 && counts.passed === 0) counts.failed = 1;
  if (Date.now() > started + E2E_BEGIN_WITHIN_MS)
    console.log('  The time of this run was used up: tests that had not begun were left out');
  if (stats?.flaky) console.log(`  ${stats.flaky} passed only at the second try`);
  failures.push(...failedSpecs(suites).map((title) => `e2e: ${title}`));
  add('e2e', counts, seconds);
};

const steps = {
  static: async () => {
    await Promise.all([
      check('types', bin('tsc'), ['--noEmit']),
      check('lint and format', bin('biome'), ['check', '.']),
    ]);
    await Promise.all([
      check('boundaries', 'npm', ['run', '--silent', 'boundaries']),
      check('unused code', bin('knip'), []),
    ]);
  },
  build: async () => {
    await Promise.all([ensureApi(), ensureSite()]);
    await check('size budgets', bin('size-limit'), []);
  },
  packages: async () => {
    await ensureBrowser();
    await check('size of each export', bin('tsx'), ['scripts/sizes.ts']);
    await check('packages, packed and installed', bin('tsx'), ['scripts/pack-check.ts']);
  },
  unit: () => vitest('unit'),
  platform: () => vitest('platform'),
  stories: async () => {
    await ensureBrowser();
    await vitest('stories');
  },
  storybook: () =>
    ensureStorybook().then(
      () => add('Storybook build', { passed: 1, failed: 0 }, 0),
      () => add('Storybook build', { passed: 0, failed: 1 }, 0),
    ),
  coverage: () => check('coverage ledger', bin('tsx'), ['scripts/coverage.ts']),
  visual: async () => {
    await ensureBrowser();
    await ensureStorybook();
    await check('visual self-check', process.execPath, [
      '--conditions=@footlight/source',
      '--import',
      'tsx',
      'tests/visual/self-check.ts',
    ]);
  },
  e2e: async () => {
    await ensureBrowser();
    await Promise.all([ensureApi(), ensureSite()]);
    await playwright();
  },
};

const main = async () => {
  checkNode();
  await ensureInstalled();
  mkdirSync(RESULTS, { recursive: true });
  const flag = process.argv.indexOf('--only');
  const only = flag === -1 ? Object.keys(steps) : (process.argv[flag + 1] ?? '').split(',');
  for (const name of only) {
    const step = steps[name];
    if (!step) throw new Error(`There is no step "${name}"; there are ${Object.keys(steps).join(', ')}.`);
    console.log(`\n${name}`);
    await step().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
      add(name, { passed: 0, failed: 1 }, 0);
    });
  }
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
