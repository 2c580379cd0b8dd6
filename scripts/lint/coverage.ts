// `npm run coverage`: every component × every gate, from the results of the last test runs in .cache/results. Writes
// .cache/results/coverage.json and a copy for Storybook's QA page; exits with 1 for a hole that
// scripts/lint/coverage-excuses.json does not excuse.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverage, type Excuse, GATES, type Story, type StoryTest } from './coverage-ledger.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const readJson = <T>(path: string, how: string): T => {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  } catch {
    throw new Error(`${path} is missing: ${how}`);
  }
};

interface Assertion extends StoryTest {
  fullName: string;
  meta?: StoryTest['meta'] & { storyId?: string };
}

const assertions = (path: string, how: string) =>
  readJson<{ testResults: { assertionResults: Assertion[] }[] }>(path, how).testResults.flatMap(
    (file) => file.assertionResults,
  );
const byStory = (list: readonly Assertion[]) => new Map(list.map((one) => [one.meta?.storyId ?? '', one]));

const folder = (path: string) => {
  const files = readdirSync(join(ROOT, path)).filter((file) => /\.tsx?$/.test(file));
  const text = (file: string) => readFileSync(join(ROOT, path, file), 'utf8');
  return {
    docs: files
      .filter((file) => file.endsWith('.docs.ts'))
      .flatMap((file) => [...text(file).matchAll(/^ {2}name: '([a-z-]+)'/gm)].map(([, name = '']) => name)),
    source: files
      .filter((file) => !/\.(stories|test|docs)\.tsx?$/.test(file))
      .map(text)
      .join('\n'),
  };
};

interface Entry extends Story {
  type: string;
  tags: string[];
}

const index = readJson<{ entries: Record<string, Entry> }>(
  'storybook-static/index.json',
  'run `npm run build:storybook`.',
);
const tests = byStory(assertions('.cache/results/stories.json', 'run `npm test -- --only stories`.'));
const { ledger, holes, needless } = coverage({
  stories: Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('fault'),
  ),
  tests,
  units: [
    ...assertions('.cache/results/unit.json', 'run `npm test -- --only unit`.'),
    ...assertions('.cache/results/platform.json', 'run `npm test -- --only platform`.'),
  ],
  folder,
  excuses: readJson<Excuse[]>('scripts/lint/coverage-excuses.json', 'it belongs to the repository.'),
});

writeFileSync(join(ROOT, '.cache/results/coverage.json'), JSON.stringify({ gates: GATES, ledger }));
copyFileSync(join(ROOT, '.cache/results/coverage.json'), join(ROOT, 'storybook-static/coverage.json'));

const excused = ledger
  .flatMap(({ cells }) => Object.values(cells))
  .filter((cell) => cell.startsWith('excused'));
console.log(
  `${ledger.length} components, ${GATES.length} gates, ${excused.length} cells excused, ${holes.length} holes`,
);
for (const hole of holes) console.log(`  hole: ${hole}`);
for (const excuse of needless) console.log(`  unused excuse: ${excuse}`);
process.exitCode = holes.length + needless.length === 0 ? 0 : 1;
