// `npm run fuzz:brands -- --runs 50000`: the properties of packages/theme/src/random-brands.test.ts with more brands
// than `npm test` has time for. `--seed 1` repeats a run. A brand that fails is printed by fast-check, made as small as
// it can be: add it to packages/theme/src/counterexamples.json.
import { parseArgs } from 'node:util';
import { bin, run } from './lib/run.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '50000' }, seed: { type: 'string' } },
});
const runs = Number(values.runs);
if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs takes a whole number from 1.');
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`${runs} brands, seed ${seed}`);
const { code, seconds } = await run(
  bin('vitest'),
  ['run', '--project', 'unit', 'packages/theme/src/random-brands.test.ts'],
  { env: { BRAND_RUNS: String(runs), BRAND_SEED: seed } },
);
console.log(`${code === 0 ? 'all hold' : 'failed, see above'} (${seconds.toFixed(0)} s)`);
process.exitCode = code;
