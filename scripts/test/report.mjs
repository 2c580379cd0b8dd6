// What a run of `npm test` found: sums, failures, tests that needed a second try, and where the time went.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';

export const RESULTS = join(ROOT, '.cache/results');

/** More than these, and the run fails: a test that needs a second try hides a fault, of the product or of its own. */
const MOST_SECOND_TRIES = 3;
const SLOWEST = 20;
/** Lines of a failed check's output that are repeated at the end. */
const LAST_LINES = 12;

export const createReport = () => {
  const started = Date.now();
  const sums = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const secondTries = [];
  const times = [];
  const tests = [];

  /** Adds a step's result. `slow` are its tests with their milliseconds. */
  const add = (label, { passed, failed, skipped = 0 }, seconds, slow = []) => {
    sums.passed += passed;
    sums.failed += failed;
    sums.skipped += skipped;
    times.push({ label, seconds });
    tests.push(...slow.map((test) => ({ ...test, name: `${label}: ${test.name}` })));
    const rest = skipped ? `, ${skipped} skipped` : '';
    console.log(
      `${failed ? '✗' : '✓'} ${label}: ${passed} passed, ${failed} failed${rest} (${seconds.toFixed(1)} s)`,
    );
  };

  /** Steps run side by side, so each keeps its output in a file and prints it only when it failed. */
  const keepOutput = (label, output, isFailed) => {
    mkdirSync(RESULTS, { recursive: true });
    const file = join(RESULTS, `${label.replaceAll(/\W+/g, '-')}.log`);
    writeFileSync(file, output);
    if (isFailed) console.log(`\n${output}\n(${file})`);
  };

  const failedCheck = (label, output) =>
    failures.push([label, ...output.trimEnd().split('\n').slice(-LAST_LINES)].join('\n    '));

  /** Prints the end of the run, and returns whether all passed. */
  const finish = () => {
    if (secondTries.length > MOST_SECOND_TRIES) {
      add('second tries', { passed: 0, failed: 1 }, 0);
      failures.push(`${secondTries.length} tests needed a second try; at most ${MOST_SECOND_TRIES} may`);
    }
    console.log('\nTime of each step (two run at a time):');
    for (const { label, seconds } of times.toSorted((a, b) => b.seconds - a.seconds))
      console.log(`  ${seconds.toFixed(0).padStart(5)} s  ${label}`);
    if (tests.length > 0) console.log(`\nSlowest tests:`);
    for (const { ms, name } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
      console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${name}`);
    console.log(
      secondTries.length > 0
        ? `\nPassed only on the second try:\n  ${secondTries.join('\n  ')}`
        : '\nNo test needed a second try.',
    );
    if (failures.length > 0) {
      console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
      console.log(
        '\nTo run one step again, take its name from its line with an arrow: npm test -- --only NAME',
      );
    }
    console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} min`);
    const skipped = sums.skipped ? `, ${sums.skipped} skipped` : '';
    console.log(`${sums.passed} passed, ${sums.failed} failed${skipped}`);
    return sums.failed === 0;
  };

  return { add, failures, secondTries, keepOutput, failedCheck, finish };
};
