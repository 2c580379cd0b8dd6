// What `npm test -- --changed` runs: the parts of the steps that the changed files can break.
import { run } from '../lib/run.mjs';
import { journeysOf } from './journeys.mjs';

const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
};

/** Files that differ from a commit, and new ones that git does not know yet. */
export const changedFiles = async (since) => [
  ...(await git('diff', '--name-only', since)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];

/**
 * @param {readonly string[]} files paths from the repository's root
 * @param {string} since the commit that they differ from
 * @returns {{ steps: string[], only: { vitest: string[], playwright: readonly string[] } }}
 */
export const planOf = (files, since) => {
  const some = (pattern) => files.some((file) => pattern.test(file));
  const tests = journeysOf(files);
  const steps = ['static', 'unit', 'platform', 'stories'];
  if (tests === 'all' || tests.length > 0) steps.push('build', 'e2e');
  if (
    some(/^(scripts\/(run|lib|test)\/|apps\/server\/|package(-lock)?\.json|README\.md|tests\/first-start\/)/)
  )
    steps.push('build', 'storybook', 'start');
  if (some(/^(packages\/[^/]+\/package\.json|scripts\/release\/|tests\/packages\/)/)) steps.push('packages');
  if (some(/^(tests\/visual\/|\.storybook\/)/)) steps.push('storybook', 'visual');
  return {
    steps: [...new Set(steps)],
    only: {
      vitest: ['--changed', since, '--passWithNoTests'],
      playwright: tests === 'all' ? [] : tests.map((name) => `e2e/${name}.e2e.ts`),
    },
  };
};
