import { expect, it } from 'vitest';
// @ts-expect-error: the tool's configuration is plain JavaScript.
import config from '../../.dependency-cruiser.mjs';
import { violatedRules } from './seeded-fault.ts';

it('the boundary check leaves out builds of this repository, and nothing of node_modules', () => {
  const excluded = new RegExp(config.options.exclude.path.join('|'));
  expect(excluded.test('packages/ui/dist/index.js')).toBe(true);
  expect(excluded.test('node_modules/swr/dist/index/index.mjs')).toBe(false);
  expect(excluded.test('node_modules/radix-ui/dist/index.mjs')).toBe(false);
});

it.each(['../../apps/server/dist/environment.js', '../apps/server/environment.js', 'no-such-package'])(
  'finds that a script imports %s, which is not there',
  async (target) => {
    const found = await violatedRules({ 'scripts/run/start.mjs': `await import('${target}');` });
    expect(found).toContain('no-unresolvable');
  },
);
