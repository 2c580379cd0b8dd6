// `npm run fuzz -- NAME [--runs N] [--seed N]` and `npm run bench -- NAME …`; without a name, the list.
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { ensureInstalled, ensureProduct, ensureTools } from '../lib/fresh.mjs';
import { bin, run } from '../lib/run.mjs';
import { bench, fuzz } from './campaigns.mjs';

const kinds = { fuzz, bench };
const [kind = '', name = '', ...rest] = process.argv.slice(2);
const campaigns = kinds[kind] ?? {};
const campaign = Object.hasOwn(campaigns, name) ? campaigns[name] : undefined;

const list = () => {
  const usage = kind === 'fuzz' ? ' [--runs N] [--seed N]' : ' …';
  console.log(`npm run ${kind} -- NAME${usage}\n`);
  for (const [one, { about }] of Object.entries(campaigns)) console.log(`  ${one.padEnd(11)} ${about}`);
};

const start = async () => {
  let options = { rest };
  if (kind === 'fuzz') {
    const { values } = parseArgs({
      args: rest,
      options: { runs: { type: 'string' }, seed: { type: 'string' } },
    });
    for (const [flag, value] of Object.entries(values))
      if (!/^\d+$/.test(value)) throw new Error(`--${flag} must be a whole number, got "${value}"`);
    options = values;
  }
  await ensureInstalled();
  if (campaign.tools) await ensureTools(campaign.tools);
  await ensureBrowser();
  if (campaign.built) await ensureProduct();
  const { command, args, env } = campaign.start(options);
  const { code, seconds } = await run(command === 'vitest' ? bin(command) : command, args, { env });
  console.log(`${kind} ${name} ${code === 0 ? 'passed' : 'failed, see above'} (${seconds.toFixed(0)} s)`);
  process.exitCode = code;
};

if (campaign) {
  await start().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  if (name) console.error(`There is no ${kind} campaign "${name}".\n`);
  list();
  process.exitCode = name ? 1 : 0;
}
