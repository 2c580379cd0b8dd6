// `npm run fuzz:money`: the whole campaign of tests/money/campaign.test.ts on the money of the platform; the unit tests run
// a short one. FUZZ_SEED plays one again, DATABASE_URL takes a server that runs already.
import { bin, run } from './lib/run.mjs';

const { code, seconds } = await run(
  bin('vitest'),
  ['run', '--project', 'platform', 'tests/money/campaign.test.ts', '--disable-console-intercept'],
  { env: { MONEY_CAMPAIGN: 'long' } },
);
console.log(`${code === 0 ? 'all hold' : 'failed, see above'} (${seconds.toFixed(0)} s)`);
process.exitCode = code;
