// One command from a fresh clone to the running product: installs, builds what is stale, serves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { explained } from '../lib/explained.mjs';
import { checkNode, ensureInstalled, ensureProduct, ensureStorybook } from '../lib/fresh.mjs';
import { endPrograms, ROOT, stopPrograms } from '../lib/run.mjs';

/** The values that turn a setting off. */
const OFF = ['0', 'false', 'no', 'off'];

let server;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    const ended = server && once(server, 'exit');
    server?.kill(signal);
    const [[code] = []] = await Promise.all([ended, endPrograms(signal)]);
    // The terminal shows ^C behind the last line.
    console.log('\nFootlight has ended.');
    process.exit(code ?? 0);
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
  server.on('exit', (code) => {
    if (!isStopping) process.exit(code ?? 0);
  });
  // The site answers first; Storybook's port shows a waiting page until its build is there.
  if (OFF.includes(env.STORYBOOK.toLowerCase())) return;
  if (await ensureStorybook()) console.log('Storybook is ready.');
};

main().catch((error) => {
  console.error(explained(error));
  process.exitCode = 1;
});
