import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBrand } from '@footlight/theme';
import { designTokens } from '@footlight/theme/design-tokens';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';

const folders = [
  'packages/ui',
  'packages/room-widgets',
  'packages/billing-widgets',
  'packages/site-widgets',
  'packages/studio-widgets',
  'apps/site',
];

/** Values of the `z-` classes in a source. Below 10 they order the parts of one component. */
const layersIn = (text: string): number[] =>
  [...text.matchAll(/(?<=[\s:'"`])z-(?:(\d+)|\[(\d+)\])(?=[\s'"`])/g)]
    .map(([, plain, other]) => Number(plain ?? other))
    .filter((value) => value >= 10);

it('stacks only by the layers of the design tokens, and uses all of them', () => {
  const { layer } = designTokens(defaultBrand, 'light');
  const named = Object.values(layer ?? {}).map(({ $value }) => $value);
  const used = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => layersIn(readFileSync(join(ROOT, folder, 'src', path), 'utf8'))),
  );
  expect([...new Set(used)].sort((a, b) => a - b)).toEqual(named);
  expect(layersIn(`'z-1 z-[60] desktop:z-50'`)).toEqual([60, 50]);
});
