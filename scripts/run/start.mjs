// One command from a fresh clone to the running product: installs, builds what is stale, serves.
import { spawn } from 'node:child_process';
import { checkNode, ensureInstalled, ensureProduct, ensureStorybook } from '../lib/fresh.mjs';
import { ROOT } from '../lib/run.mjs';

const main = async () => {
  checkNode();
  await ensureInstalled();
  await ensureProduct();
  const env = { ...process.env, STORYBOOK: process.env.STORYBOOK || '1' };
  const server = spawn(process.execPath, ['--enable-source-maps', `${ROOT}apps/server/dist/main.js`], {
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
  // The site answers first; Storybook's port shows a waiting page until its build is there.
  const { siteEnvironment } = await import('../apps/server/dist/environment.js');
  if (siteEnvironment(env).storybook) await ensureStorybook();
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
