import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faults, type Look } from './faults.ts';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

it.each(faults.filter(({ find }) => find !== ''))('“$id” can be planted', ({ file, find, put }) => {
  expect(read(file).split(find)).toHaveLength(2);
  expect(put).not.toBe(find);
});

it('has faults of all kinds, each once, and looks for each', () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(faults.filter(({ looks }) => looks.length === 0)).toEqual([]);
});

const endings: Partial<Record<Look['by'], RegExp>> = {
  unit: /\.test\.tsx?$/,
  platform: /\.test\.ts$/,
  stories: /\.stories\.tsx$/,
  e2e: /\.e2e\.ts$/,
  fuzz: /^tests\/fuzz\//,
};

// Vitest passes if a name selects no file, and the fault would look as if no test found it.
it('looks only where tests are', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 28 }).split('\n');
  const places = faults.flatMap(({ looks }) =>
    looks.flatMap(({ by, in: names = [] }) => names.map((name) => ({ by, name }))),
  );
  expect(
    places.filter(
      ({ by, name }) => !tracked.some((file) => file.includes(name) && endings[by]?.test(file) === true),
    ),
  ).toEqual([]);
});
