import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faults } from './faults.ts';

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
