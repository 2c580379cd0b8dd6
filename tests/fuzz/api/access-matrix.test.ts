import { expect, it } from 'vitest';
import { runAccessMatrix } from './access-matrix.ts';

/** `npm run fuzz -- access` takes every cell; with the unit tests each twelfth. */
const IS_LONG = process.env.ACCESS_CAMPAIGN === 'long';
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

it(`every operation in every role on own and foreign objects: nothing succeeds that may not (seed ${seed})`, async () => {
  const report = await runAccessMatrix(IS_LONG ? 1 : 12, seed);
  if (IS_LONG) console.log(`${report.cells} cells, ${report.succeeded} succeeded`);
  expect(report.wrong).toEqual([]);
  expect(report.cells).toBeGreaterThan(IS_LONG ? 10_000 : 900);
  expect(report.succeeded).toBeGreaterThan(report.cells / 20);
}, 1_200_000);
