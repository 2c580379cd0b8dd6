// `npm run judges`: checkers of HTML and accessibility by others; arguments go to tests/judges.
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { checkNode, ensureInstalled, ensureProduct, ensureTools } from '../lib/fresh.mjs';
import { run } from '../lib/run.mjs';

const main = async () => {
  checkNode();
  await ensureInstalled();
  await ensureTools('tests/judges');
  await ensureBrowser();
  await ensureProduct();
  const { code } = await run(process.execPath, [
    '--conditions=@footlight/source',
    '--import',
    'tsx',
    'tests/judges/main.ts',
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
