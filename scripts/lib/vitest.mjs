import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, ROOT, run } from './run.mjs';

const RESULTS = join(ROOT, '.cache/results');

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Runs one project of the Vitest configuration and counts its tests.
 *
 * @param {string} project
 * @param {{ env?: Record<string, string>, quiet?: boolean, result?: string, args?: readonly string[] }} [options] `result`
 *   names the result file in .cache/results; the project's name by default
 */
export const runVitest = async (project, { result = project, args = [], ...options } = {}) => {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${result}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file];
  const { code, seconds, output } = await run(
    bin('vitest'),
    ['run', '--project', project, ...reporters, ...args],
    options,
  );
  const json = readJson(file);
  const counts = {
    passed: json?.numPassedTests ?? 0,
    failed: json?.numFailedTests ?? 0,
    skipped: (json?.numPendingTests ?? 0) + (json?.numTodoTests ?? 0),
  };
  // An error outside the tests (no result file, a file that did not load, console output) is a failure too.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (code === 0 && counts.passed === 0 && !args.includes('--passWithNoTests')) counts.failed = 1;
  return { counts, seconds, output, json };
};

const assertionsOf = (json) =>
  (json?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({
      ...one,
      name: [name.replace(ROOT, ''), ...one.ancestorTitles, one.title].join(' > '),
    })),
  );

/** One line for each test with a failure, also when the retry passed: file, name and first message. */
const saidBy = (json, wanted) =>
  assertionsOf(json)
    .filter(({ status, failureMessages = [] }) => status === wanted && failureMessages.length > 0)
    .map(({ name, failureMessages }) => {
      const said = failureMessages[0]
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('Click to debug') && !/^\w*Error:?$/.test(line));
      return `${name}: ${said[0] ?? ''}`;
    });

/** One line for each failed test. */
export const failuresOf = (json) => saidBy(json, 'failed');

/** What failed outside the tests: files that did not load or whose hooks failed, and errors that no test caught. */
export const outsideFailuresOf = (json, output) => [
  ...(json?.testResults ?? [])
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message = '' }) => `${name.replace(ROOT, '')}: ${message.split('\n')[0]}`),
  ...blocksAfter(stripVTControlCharacters(output), /^⎯+ (?:Unhandled (?:Rejection|Error)|Uncaught \w+) /),
];

/** The first lines after each heading of a kind. */
const blocksAfter = (text, heading) => {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, at) =>
    heading.test(line)
      ? [
          lines
            .slice(at + 1)
            .filter(Boolean)
            .slice(0, 8)
            .join(' ')
            .slice(0, 800),
        ]
      : [],
  );
};

/** One line for each test that passed only when it ran again. */
export const secondTriesOf = (json) => saidBy(json, 'passed');

/** How long each test took, in milliseconds. */
export const timesOf = (json) =>
  assertionsOf(json).map(({ name, duration }) => ({ name, ms: duration ?? 0 }));
