import { expect, it } from 'vitest';
// @ts-expect-error: the tool's configuration is plain JavaScript.
import config from '../../.dependency-cruiser.mjs';

it('the boundary check leaves out builds of this repository, and nothing of node_modules', () => {
  const excluded = new RegExp(config.options.exclude.path.join('|'));
  expect(excluded.test('packages/ui/dist/index.js')).toBe(true);
  expect(excluded.test('node_modules/swr/dist/index/index.mjs')).toBe(false);
  expect(excluded.test('node_modules/radix-ui/dist/index.mjs')).toBe(false);
});
