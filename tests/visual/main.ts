/**
 * `npm run visual`: pictures of every story before and now. See docs/visual-regression.md. Not reg-cli, which compares
 * folders of pictures but knows no stories, modes or approvals, and not Chromatic alone, which needs an account.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type Approval,
  approve,
  type Finding,
  formatApprovals,
  judge,
  keyOf,
  parseApprovals,
  type StaleApproval,
  stops,
} from './approvals.ts';
import { buildOfCommit, buildOfWorkingTree } from './builds.ts';
import { findingOf, findingsOf, type StoryFinding } from './findings.ts';
import { commitOf, ROOT, standardRef } from './git.ts';
import { countLines, type Mode, modesNamed } from './modes.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { takePictures } from './pictures.ts';
import { writeReport } from './report/write-report.ts';
import { serve } from './serve.ts';
import { openStudio, type Picture, type Studio, shoot } from './shoot.ts';
import { storiesIn } from './story-files.ts';
import { entriesOf, idMatcher, type StoryEntry } from './story-index.ts';

const REPORT = join(ROOT, '.cache/visual/report');
const LAST_RUN = join(REPORT, 'last-run.json');
const APPROVALS = join(ROOT, 'tests/visual/approvals.tsv');
/** A change of everything needs no second look at everything. */
const SECOND_LOOKS = 40;

interface LastRun {
  environment: string;
  findings: Finding[];
  stale: StaleApproval[];
}

const print = (line: string) => console.log(line);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

const readApprovals = (): Approval[] =>
  existsSync(APPROVALS) ? parseApprovals(readFileSync(APPROVALS, 'utf8')) : [];

/**
 * Looks at changed stories again, each on a page of its own. One that does not look the same twice says nothing of the
 * change, and must be mended first.
 */
async function lookAgain(
  findings: readonly StoryFinding[],
  stories: readonly StoryEntry[],
  sides: readonly { studio: Studio; which: 'before' | 'after' }[],
  mode: Mode,
  workers: number,
): Promise<Set<string>> {
  const changed = findings.filter((finding) => finding.status === 'changed').slice(0, SECOND_LOOKS);
  const byId = new Map(changed.map((finding) => [finding.story, finding]));
  const again = stories.filter((story) => byId.has(story.id));
  const unsteady = new Set<string>();
  for (const { studio, which } of sides) {
    await shoot(studio, again, {
      mode,
      workers,
      alone: true,
      onPicture(story, picture) {
        const finding = byId.get(story.id);
        const png = which === 'before' && finding?.wasBroken ? undefined : finding?.[which];
        if (png && findingOf(story, mode.name, { png }, picture).status !== 'same') unsteady.add(story.id);
      },
    });
  }
  return unsteady;
}

async function runMode(
  mode: Mode,
  stories: { before: StoryEntry[]; after: StoryEntry[] },
  studios: { before: Studio; after: Studio },
  options: Options,
  beforeContent: string,
): Promise<StoryFinding[]> {
  const started = performance.now();
  const { workers, fresh } = options;
  const onProgress = (done: number, all: number) => {
    if (done % 100 === 0 && done < all) print(`    ${done} of ${all}`);
  };
  const common = { mode, workers, onProgress };
  const before: Map<string, Picture> = await takePictures(stories.before, {
    ...common,
    studio: studios.before,
    keepAs: beforeContent,
    fresh,
  });
  const half = seconds(started);
  const after = await takePictures(stories.after, { ...common, studio: studios.after });
  const findings = findingsOf(
    mode.name,
    { stories: stories.before, pictures: before },
    { stories: stories.after, pictures: after },
  );
  const sides = (['before', 'after'] as const).map((which) => ({ studio: studios[which], which }));
  const unsteady = await lookAgain(findings, stories.after, sides, mode, workers);
  for (const finding of findings) {
    if (!unsteady.has(finding.story)) continue;
    finding.status = 'unsteady';
    finding.note = 'It does not look the same twice, or depends on the stories before it.';
  }
  const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
  const parts = (['changed', 'added', 'removed', 'unsteady', 'broken'] as const)
    .map((status) => [status, count(status)] as const)
    .filter(([, number]) => number > 0)
    .map(([status, number]) => `${number} ${status}`);
  print(
    `  ${mode.name}: ${findings.length} stories, ${parts.join(', ') || 'none differs'} (before ${half}, all ${seconds(started)})`,
  );
  return findings;
}

async function compareSides(options: Options): Promise<number> {
  const started = performance.now();
  const modes = modesNamed(options.modes);
  const approvals = readApprovals();
  const commit = commitOf(options.against ?? standardRef());
  print(`before  ${commit.sha.slice(0, 10)} ${commit.subject}`);
  const matches = idMatcher(options.only);
  const part = { only: options.only, matches };
  const beforeFolder = await buildOfCommit(commit, part, print);
  print('after   the files as they are now');
  const { folder: afterFolder, content } = await buildOfWorkingTree(part, print);
  if (content === commit.content)
    print('        which are the same: both sides are drawn, and must not differ');

  const stories = {
    before: beforeFolder ? entriesOf(beforeFolder, matches) : [],
    after: afterFolder ? entriesOf(afterFolder, matches) : [],
  };
  const [someFolder = ''] = [afterFolder, beforeFolder].filter((folder) => folder !== null);
  if (stories.before.length + stories.after.length === 0)
    throw new Error(`No story's id matches "${options.only}".`);
  // A side without stories shows nothing, on the other one's address.
  const servers = await Promise.all([serve(beforeFolder ?? someFolder), serve(afterFolder ?? someFolder)]);
  const [before, after] = await Promise.all([openStudio(servers[0].port), openStudio(servers[1].port)]);
  const findings: StoryFinding[] = [];
  try {
    for (const mode of modes) {
      findings.push(...(await runMode(mode, stories, { before, after }, options, commit.content)));
    }
  } finally {
    await Promise.all([before.close(), after.close(), ...servers.map((server) => server.close())]);
  }

  const { environment } = after;
  const names = new Set(modes.map((mode) => mode.name));
  const wasRun = (approval: Approval) => names.has(approval.mode) && matches(approval.story);
  const judgement = judge(findings, approvals, environment, wasRun);
  const stopping = findings.filter((finding) => stops(finding, judgement.approved));
  writeReport(REPORT, {
    commit,
    modes: modes.map((mode) => mode.name),
    findings,
    judgement,
    environment,
    took: seconds(started),
  });
  const lastRun: LastRun = {
    environment,
    findings: findings.map(({ story, mode, status, picture }) => ({
      story,
      mode,
      status,
      ...(picture && { picture }),
    })),
    stale: judgement.stale,
  };
  writeFileSync(LAST_RUN, JSON.stringify(lastRun));

  for (const { approval, why } of judgement.stale)
    print(`stale approval of ${approval.story} (${approval.mode}): ${why}`);
  for (const finding of stopping.slice(0, 30)) {
    const what = finding.note ?? (finding.pixels ? `${finding.pixels} pixels` : '');
    print(`✗ ${finding.status}: ${finding.story} (${finding.mode}) ${what}`);
  }
  if (stopping.length > 30) print(`✗ and ${stopping.length - 30} more`);
  print(
    stopping.length
      ? `${stopping.length} differences that nobody has approved (${seconds(started)})`
      : `✓ ${findings.length} pictures, no difference that is not approved (${seconds(started)})`,
  );
  print(`report  ${relative(process.cwd(), join(REPORT, 'index.html'))}`);
  return stopping.length ? 1 : 0;
}

function changeApprovals(options: Options): number {
  if (!existsSync(LAST_RUN)) throw new Error('There is no run to approve: run npm run visual first.');
  const last = JSON.parse(readFileSync(LAST_RUN, 'utf8')) as LastRun;
  let approvals = readApprovals();
  if (options.prune) {
    const stale = new Set(last.stale.map(({ approval }) => keyOf(approval)));
    approvals = approvals.filter((approval) => !stale.has(keyOf(approval)));
    print(`${stale.size} stale approvals taken out`);
  }
  if (options.approve !== undefined) {
    const matches = idMatcher(options.only);
    const names = new Set((options.modes ? modesNamed(options.modes) : []).map((mode) => mode.name));
    const wanted = last.findings.filter(
      (finding) => matches(finding.story) && (names.size === 0 || names.has(finding.mode)),
    );
    const now = approve(approvals, wanted, options.approve, last.environment);
    const added = now.filter((approval) => !approvals.includes(approval));
    approvals = now;
    for (const { story, mode } of added) print(`approved ${story} (${mode})`);
    if (added.length === 0) print('Nothing to approve: the last run found no such difference.');
  }
  writeFileSync(APPROVALS, formatApprovals(approvals));
  return 0;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    print(HELP);
    return 0;
  }
  if (options.count) {
    for (const line of countLines(storiesIn(ROOT))) print(line);
    return 0;
  }
  if (options.approve !== undefined || options.prune) return changeApprovals(options);
  return compareSides(options);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
