// One command from a fresh clone to the running product: installs, builds what is stale, serves.
import { spawn } from 'node:child_process';
import { checkNode, ensureApi, ensureInstalled, ensureSite, ensureStorybook } from './lib/fresh.mjs';
import { ROOT } from './lib/run.mjs';

const started = performance.now();

const main = async () => {
  checkNode();
  await ensureInstalled();
  await Promise.all([ensureApi(), ensureSite()]);
  const server = spawn(process.execPath, ['--enable-source-maps', `${ROOT}scripts/serve.mjs`], {
    stdio: 'inherit',
    env: { ...process.env, FOOTLIGHT_STARTED: String(Date.now() - (performance.now() - started)) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
  // The site answers first; Storybook says that it is being built until it is there.
  if (process.env.STORYBOOK !== '0') await ensureStorybook();
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
