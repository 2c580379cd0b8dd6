// `npm test`: everything that must hold, from a fresh clone. Installs and builds what is needed, runs all checks and tests,
// and ends with the sums. `npm test -- --only unit,stories` runs some steps; `npm test -- --changed` runs the parts that the
// changes since the last commit can break, or since another one with `--since main`.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { explained } from '../lib/explained.mjs';
import { checkNode, ensureInstalled } from '../lib/fresh.mjs';
import { endPrograms, stopPrograms } from '../lib/run.mjs';
import { changedFiles, planOf } from '../test/changed.mjs';
import { runQueue } from '../test/queue.mjs';
import { createReport, RESULTS } from '../test/report.mjs';
import { createSteps } from '../test/steps.mjs';

/**
 * The machines that run this have two cores. A step of one slot keeps a core busy; one of two slots has two workers, which
 * wait for timers, videos and each other half of the time.
 */
const SLOTS = 3;
/** A run that is not done by then is stopped, and says what it found so far. */
const MOST_MINUTES = 84;
/** What tools keep in the folder for temporary files to be faster the next time. */
const CACHES =
  /^(tsx-|footlight-bare-apps-|node-compile-cache|v8-compile-cache|playwright|\.org\.chromium|org\.chromium)/;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await endPrograms(signal);
    process.exit(130);
  });
}

/** An empty folder for temporary files. At the end, nothing may be left in it. */
const ownTemporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-test-'));
  // PostgreSQL runs as a user of its own and keeps its data below it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return folder;
};

const main = async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, changed: { type: 'boolean' }, since: { type: 'string' } },
  });
  checkNode();
  await ensureInstalled();
  await ensureBrowser();
  mkdirSync(RESULTS, { recursive: true });
  const report = createReport();
  const since = values.since ?? 'HEAD';
  const plan = values.changed ? planOf(await changedFiles(since), since) : null;
  const steps = createSteps(report, plan?.only);
  const asked = values.only?.split(',') ?? plan?.steps ?? steps.map(({ name }) => name);
  if (plan) console.log(`  changed since ${since}: ${asked.join(', ')}`);
  const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no step "${unknown[0]}"; there are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  const running = new Set();
  const limit = setTimeout(() => {
    stopPrograms();
    report.add('time', { passed: 0, failed: 1 }, 0);
    report.failedCheck(
      'time',
      `The run was stopped after ${MOST_MINUTES} minutes, in ${[...running].join(', ')}.`,
    );
    report.finish();
    process.exit(1);
  }, MOST_MINUTES * 60_000);
  const temporary = ownTemporaryFolder();
  const guarded = steps
    .filter(({ name }) => asked.includes(name))
    .map((step) => ({
      ...step,
      run: async () => {
        running.add(step.name);
        console.log(`→ ${step.name}`);
        await step.run().catch((error) => {
          report.failedCheck(step.name, explained(error));
          report.add(step.name, { passed: 0, failed: 1 }, 0);
        });
        running.delete(step.name);
      },
    }));
  try {
    await runQueue(guarded, SLOTS);
    const left = readdirSync(temporary).filter((name) => !CACHES.test(name));
    report.add(
      'no temporary files left',
      left.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
      0,
    );
    if (left.length > 0) report.failedCheck('temporary files that are left', left.join('\n'));
  } finally {
    clearTimeout(limit);
    rmSync(temporary, { recursive: true, force: true });
  }
  process.exitCode = report.finish() ? 0 : 1;
};

main().catch((error) => {
  console.error(explained(error));
  process.exitCode = 1;
});
