import { expect, it } from 'vitest';
// @ts-expect-error: the tool's configuration is plain JavaScript.
import config from '../../.dependency-cruiser.mjs';
import { violatedRules } from './seeded-fault.ts';
// @ts-expect-error: the tool's configuration is plain JavaScript.
import uiFolders from './ui-folders.mjs';

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

const uiFolderCircle = (user: string) => ({
  'packages/ui/src/field/a.ts': "export type { style } from '../input/style.ts';",
  'packages/ui/src/field/context.ts': 'export const context = 1;',
  'packages/ui/src/input/style.ts': 'export const style = 1;',
  [`packages/ui/src/input/${user}`]: "export { context } from '../field/context.ts';",
});

it('finds a circle between two folders of packages/ui, and allows a story to close one', async () => {
  expect(await violatedRules(uiFolderCircle('input.tsx'), uiFolders)).toEqual(['ui-no-folder-circle']);
  expect(await violatedRules(uiFolderCircle('input.stories.tsx'), uiFolders)).toEqual([]);
});
