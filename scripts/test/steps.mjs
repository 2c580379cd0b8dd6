// The steps of `npm test`.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureProduct, ensureStorybook } from '../lib/fresh.mjs';
import { bin, run } from '../lib/run.mjs';
import { failuresOf, outsideFailuresOf, runVitest, secondTriesOf, timesOf } from '../lib/vitest.mjs';
import { RESULTS } from './report.mjs';

/** Where temporary files go that this run does not look after. */
const SYSTEM_TEMPORARY = tmpdir();

/**
 * A busy machine can delay a timer or stall a browser. The sums name each test that needed its second try, and more than a few
 * of them fail the run.
 */
const TRIES_AGAIN = 1;

/** After many failures the rest usually fails for the same reason, slowly. */
const MOST_FAILED_JOURNEYS = 8;

const TSX = ['--conditions=@footlight/source', '--import', 'tsx'];

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/** For each failed attempt of a browser test: its line, and the first lines of its error. */
const errorsOf = ({ tests = [] }) =>
  tests
    .flatMap(({ results = [] }) => results)
    .filter(({ error }) => error)
    .map(({ error: { message = '', location } }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim());
      return [`line ${location?.line ?? '?'}:`, ...lines.slice(0, 6).map((line) => line.trim())].join(' ');
    })
    .map((text) => text.slice(0, 400));

/**
 * @param {ReturnType<typeof import('./report.mjs').createReport>} report
 * @param {{ vitest?: readonly string[], playwright?: readonly string[] }} [only] further arguments that select tests
 */
export const createSteps = (report, only = {}) => {
  /** A program that is one check: it passes or fails. */
  const check = async (label, command, args, options) => {
    const { code, output, seconds } = await run(command, args, { quiet: true, ...options });
    report.keepOutput(label, output, code !== 0);
    if (code !== 0) report.failedCheck(label, output);
    report.add(label, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds);
  };

  const vitest =
    (project, workers = 1) =>
    async () => {
      const { counts, seconds, json, output } = await runVitest(project, {
        quiet: true,
        args: [`--maxWorkers=${workers}`, `--retry=${TRIES_AGAIN}`, ...(only.vitest ?? [])],
      });
      report.keepOutput(project, output, counts.failed > 0);
      const failed = failuresOf(json);
      if (counts.failed > failed.length)
        report.failures.push(
          ...[
            'a file did not load, or there was an error outside the tests',
            ...outsideFailuresOf(json, output),
          ].map((said) => `${project}: ${said}`),
        );
      report.failures.push(...failed.map((failure) => `${project}: ${failure}`));
      const secondTries = secondTriesOf(json);
      report.secondTries.push(...secondTries.map((test) => `${project}: ${test}`));
      // A test that ran out of time may leave something.
      const [left] = /^Tests left temporary files: .*/m.exec(output) ?? [];
      if (left && counts.failed + secondTries.length === 0) {
        counts.failed = 1;
        report.failures.push(`${project}: ${left}`);
      }
      report.add(project, counts, seconds, timesOf(json));
    };

  const playwright = async () => {
    const file = join(RESULTS, 'e2e.json');
    rmSync(file, { force: true });
    // Long tests have a job of CI's own, and run here when their area has changed.
    const args = [
      'test',
      '--reporter=list,json',
      `--retries=${TRIES_AGAIN}`,
      `--max-failures=${MOST_FAILED_JOURNEYS}`,
      ...(only.playwright ?? ['--grep-invert=@long']),
    ];
    const { code, seconds, output } = await run(bin('playwright'), args, {
      quiet: true,
      // Servers in memory leave scripts of releases in the folder for temporary files.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TMPDIR: SYSTEM_TEMPORARY },
    });
    const { stats, suites = [] } = readJson(file) ?? {};
    const counts = {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    };
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (code === 0 && counts.passed === 0) counts.failed = 1;
    report.keepOutput('e2e', output, counts.failed > 0);
    const specs = specsOf(suites).map((spec) => ({ ...spec, name: `${spec.file} > ${spec.title}` }));
    const statusOf = ({ tests = [] }) => tests.map(({ status }) => status);
    const said = (spec) => [`e2e: ${spec.name}`, ...errorsOf(spec)].join('\n      ');
    report.failures.push(...specs.filter(({ ok }) => !ok).map(said));
    report.secondTries.push(...specs.filter((spec) => statusOf(spec).includes('flaky')).map(said));
    const slow = specs.map(({ name, tests = [] }) => ({
      name,
      ms: Math.max(0, ...tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration))),
    }));
    report.add('e2e', counts, seconds, slow);
  };

  /**
   * The long steps first, each of two workers beside one that keeps a core busy: browser tests with unit tests and
   * stories, tests of the platform with stories and the short steps.
   */
  return [
    { name: 'build', run: () => ensureProduct().then(() => check('size budgets', bin('size-limit'), [])) },
    {
      name: 'static',
      run: async () => {
        await check('lint and format', bin('biome'), ['check', '.']);
        await check('types', 'npm', ['run', '--silent', 'types']);
        await check('boundaries', 'npm', ['run', '--silent', 'boundaries']);
        await check('unused code', bin('knip'), []);
      },
    },
    { name: 'e2e', after: ['build'], slots: 2, run: playwright },
    { name: 'unit', run: vitest('unit') },
    { name: 'stories', after: ['build'], run: vitest('stories') },
    { name: 'platform', after: ['build'], slots: 2, run: vitest('platform', 2) },
    {
      name: 'storybook',
      run: async () => {
        const started = performance.now();
        await ensureStorybook();
        report.add('Storybook build', { passed: 1, failed: 0 }, (performance.now() - started) / 1000);
      },
    },
    {
      name: 'packages',
      run: async () => {
        await check('size of each export', bin('tsx'), ['scripts/release/sizes.ts']);
        await check('packages, packed and installed', bin('tsx'), ['scripts/release/pack-check.ts']);
      },
    },
    {
      name: 'visual',
      after: ['storybook'],
      run: () => check('visual self-check', process.execPath, [...TSX, 'tests/visual/self-check.ts']),
    },
    {
      name: 'start',
      after: ['build', 'storybook'],
      run: () =>
        check('commands of the README', process.execPath, [...TSX, 'tests/first-start/main.ts', '--short']),
    },
    {
      name: 'coverage',
      after: ['unit', 'platform', 'stories', 'storybook'],
      run: () => check('coverage ledger', bin('tsx'), ['scripts/lint/coverage.ts']),
    },
  ];
};
