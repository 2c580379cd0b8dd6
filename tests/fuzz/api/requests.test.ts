import { expect, it } from 'vitest';
import { fuzzRequests } from './requests.ts';

/** `npm run fuzz -- requests` sends 300,000; with the unit tests a few. */
const count = Number(process.env.REQUEST_RUNS ?? 600);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

it(`random requests get no 5xx, no markup back, and no word of a body into the log (seed ${seed})`, async () => {
  const report = await fuzzRequests(count, seed);
  if (process.env.REQUEST_RUNS) console.log(JSON.stringify(report.statuses));
  expect(report.wrong).toEqual([]);
  expect(report.requests).toBe(count);
  // They reach the handlers, too.
  expect(report.statuses['2xx'] ?? 0).toBeGreaterThan(count / 50);
});
