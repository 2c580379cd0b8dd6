// `npm run faults`: plants the faults of faults.ts one at a time in a copy of the repository, and says which test finds
// each. Exits with 1 if one is not found. `-- --only focus,money` takes some kinds, `-- --commit REF` the tests of another
// commit, `-- --out FILE` writes the table as JSON.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTracked, linkInstalled } from '../first-start/folder.ts';
import { type Fault, faults, type Look } from './faults.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, commit: { type: 'string' }, out: { type: 'string' } },
});
/** Milliseconds for one look. A stuck test fails long before; a look that is stopped here has found nothing. */
const LIMIT_MS = 900_000;

const root = mkdtempSync(join(tmpdir(), 'footlight-faults-'));
const folder = join(root, 'footlight');

interface Outcome {
  /** The first test or check that failed; null if all passed. */
  by: string | null;
}

function run(command: string, args: readonly string[]) {
  const ended = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 1 << 28,
  });
  if (ended.error) throw ended.error;
  return ended;
}

const lastLines = (text: string): string =>
  text.trimEnd().split('\n').filter(Boolean).slice(-1).join('').slice(0, 160);

function lookByProgram(name: string, command: string, args: readonly string[]): Outcome {
  const { status } = run(command, args);
  return { by: status === 0 ? null : name };
}

interface VitestResult {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

function lookByVitest(project: string, files: readonly string[]): Outcome {
  const file = join(root, 'result.json');
  rmSync(file, { force: true });
  const reporter = ['--reporter=json', `--outputFile=${file}`, '--bail=1', '--passWithNoTests'];
  const { status, stdout, stderr } = run('node_modules/.bin/vitest', [
    'run',
    '--project',
    project,
    ...reporter,
    ...files,
  ]);
  if (status === 0) return { by: null };
  if (!existsSync(file)) return { by: `${project}: ${lastLines(stdout + stderr)}` };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestResult;
  const failed = testResults.find((one) => one.status === 'failed');
  const test = failed?.assertionResults.find((one) => one.status === 'failed');
  const name = (failed?.name ?? '').replace(`${folder}/`, '');
  return { by: `${project}: ${name}${test ? ` > ${test.fullName.trim()}` : ' did not load'}` };
}

function lookByBrowser(files: readonly string[]): Outcome {
  const built = run(process.execPath, [
    '-e',
    "import('./scripts/lib/fresh.mjs').then((fresh) => fresh.ensureProduct())",
  ]);
  if (built.status !== 0) return { by: 'build' };
  const there = files.filter((name) => existsSync(join(folder, `tests/e2e/${name}.e2e.ts`)));
  if (there.length === 0) return { by: null };
  const { status, stdout } = run('node_modules/.bin/playwright', [
    'test',
    '--reporter=line',
    '--max-failures=1',
    ...there.map((name) => `e2e/${name}.e2e.ts`),
  ]);
  return { by: status === 0 ? null : `e2e: ${/ › (.+)$/m.exec(stdout)?.[1] ?? lastLines(stdout)}` };
}

/** A short form of the campaign, with the same random numbers each time. */
const lookByFuzz = ([name = '']: readonly string[]): Outcome =>
  lookByProgram(`fuzz ${name}`, 'npm', ['run', '-s', 'fuzz', '--', name, '--runs', '300', '--seed', '7']);

function look({ by, in: files = [] }: Look): Outcome {
  if (by === 'boundaries') return lookByProgram(by, 'npm', ['run', '-s', 'boundaries']);
  if (by === 'fuzz') return lookByFuzz(files);
  if (by === 'lint') return lookByProgram(by, 'node_modules/.bin/biome', ['check', '.']);
  if (by === 'types') return lookByProgram(by, 'npm', ['run', '-s', 'types']);
  return by === 'e2e' ? lookByBrowser(files) : lookByVitest(by, files);
}

/** Replaces the text, returns how to undo it; null if another commit does not have the text once. */
function plant({ file, find, put }: Fault): (() => void) | null {
  const path = join(folder, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const parts = find === '' ? ['', before] : before.split(find);
  if (parts.length !== 2) {
    if (values.commit) return null;
    throw new Error(`${file} has "${find}" ${parts.length - 1} times`);
  }
  // Hard links share their content with the repository: the file is replaced, not written over.
  rmSync(path);
  writeFileSync(path, parts.join(put));
  return () => writeFileSync(path, before);
}

const kinds = values.only?.split(',');
const rows: { fault: string; kind: string; by: string | null; seconds: number }[] = [];
try {
  copyTracked(folder, values.commit);
  linkInstalled(folder);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  for (const fault of faults) {
    if (kinds && !kinds.includes(fault.kind)) continue;
    const started = performance.now();
    const undo = plant(fault);
    if (!undo) {
      console.log(`- ${fault.kind}: ${fault.id} (not in this commit)`);
      continue;
    }
    let by: string | null = null;
    let stopped = '';
    try {
      for (const one of fault.looks) by ??= look(one).by;
    } catch (error) {
      stopped = `a look did not end: ${String(error)}`;
    }
    undo();
    const seconds = Math.round((performance.now() - started) / 1000);
    rows.push({ fault: fault.id, kind: fault.kind, by, seconds });
    if (values.out) writeFileSync(values.out, `${JSON.stringify(rows, null, 2)}\n`);
    console.log(
      `${by ? '✓' : '✗'} ${fault.kind}: ${fault.id} (${seconds} s)\n    ${by ?? (stopped || 'not found')}`,
    );
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
const missed = rows.filter(({ by }) => by === null);
console.log(`\n${rows.length - missed.length} of ${rows.length} faults found`);
process.exitCode = missed.length === 0 ? 0 : 1;
