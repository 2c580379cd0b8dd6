// `npm run fuzz -- frames`: a million random and mutated frames, or as many as `-- 5000000` says; `-- 1000 7` takes a seed.
import { fuzzFrames } from '../../../packages/contract/src/testing/fuzz-frames.ts';

const [count = 1_000_000, seed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number);
const startedAt = performance.now();
const report = fuzzFrames(seed, count);
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
process.stdout.write(`${JSON.stringify({ seed, seconds, ...report }, null, 2)}\nnothing was thrown\n`);
