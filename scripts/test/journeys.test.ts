import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { journeys, journeysOf, ofNoArea } from './journeys.mjs';

const names = (folder: string) => readdirSync(join(ROOT, folder));
const tests = names('tests/e2e').flatMap((file) => /^([\w-]+)\.e2e\.ts$/.exec(file)?.[1] ?? []);
const known = new Set([...Object.values(journeys).flat(), ...ofNoArea]);

it('every browser test belongs to an area or to none, and each named one is there', () => {
  expect(tests.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !tests.includes(name))).toEqual([]);
});

it('every feature and page of the site has browser tests', () => {
  const folders = ['features', 'pages'].flatMap((group) => names(`apps/site/src/${group}`));
  const areas = folders.filter((name) => !name.includes('.')).map((name) => name.split('-')[0] ?? '');
  expect(areas.filter((area) => !Object.hasOwn(journeys, area))).toEqual([]);
});

it('finds the tests of a change, and takes all for what serves every area', () => {
  expect(journeysOf(['apps/site/src/features/tips/use-tip.ts'])).toEqual(['room']);
  expect(journeysOf(['apps/api/src/routes/account-email.ts'])).toContain('account');
  expect(journeysOf(['packages/ui/src/badge/badge.tsx', 'apps/site/src/pages/faq/faq.stories.tsx'])).toEqual(
    [],
  );
  expect(journeysOf(['tests/e2e/vr.e2e.ts'])).toEqual(['vr']);
  expect(journeysOf(['apps/site/src/shell/api/api.ts'])).toBe('all');
});
