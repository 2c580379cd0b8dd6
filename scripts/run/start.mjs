// One command from a fresh clone to the running product: installs, builds what is stale, serves.
import { spawn } from 'node:child_process';
import { explained } from '../lib/explained.mjs';
import { checkNode, ensureInstalled, ensureProduct, ensureStorybook } from '../lib/fresh.mjs';
import { endPrograms, ROOT, stopPrograms } from '../lib/run.mjs';

/** The values that turn a setting off. */
const OFF = ['0', 'false', 'no', 'off'];

let server;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (server) server.kill(signal);
    await endPrograms(signal);
    if (!server) process.exit(0);
  });
}
process.on('exit', () => stopPrograms());

const main = async () => {
  checkNode();
  await ensureInstalled({ omit: 'dev' });
  await ensureProduct();
  const env = { ...process.env, STORYBOOK: process.env.STORYBOOK || '1' };
  server = spawn(process.execPath, ['--enable-source-maps', `${ROOT}apps/server/dist/main.js`], {
    stdio: 'inherit',
    env,
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  // The site answers first; Storybook's port shows a waiting page until its build is there.
  if (OFF.includes(env.STORYBOOK.toLowerCase())) return;
  if (await ensureStorybook()) console.log('Storybook is ready.');
};

main().catch((error) => {
  console.error(explained(error));
  process.exitCode = 1;
});
