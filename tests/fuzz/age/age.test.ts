import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDice } from '../money/harness.ts';
import { type SequenceReport, walkSequence } from './sequences.ts';
import { type AgeWorld, openAgeWorld } from './world.ts';

/** `npm run fuzz -- age` goes 50,000 sequences; with the unit tests a few. */
const runs = Number(process.env.AGE_RUNS ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

let world: AgeWorld;
beforeAll(async () => {
  world = await openAgeWorld(2);
}, 120_000);
afterAll(() => world.stop());

it(`[AGE-02] [AGE-03] nothing protected leaves the platform before a pass, and all of it after (seed ${seed})`, async () => {
  const dice = createDice(seed);
  const report: SequenceReport = { closed: 0, open: 0, wrong: [] };
  for (let walked = 1; walked <= (runs || 60); walked += 1) {
    await walkSequence(world, dice, report);
    if (walked % 1_000 === 0) console.log(JSON.stringify({ walked, ...report }));
    if (report.wrong.length > 20) break;
  }
  expect(report.wrong).toEqual([]);
  expect(Math.min(report.closed, report.open)).toBeGreaterThan(runs || 40);
}, 7_200_000);
