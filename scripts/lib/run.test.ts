import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** In a process of its own, since what is ended there stays ended. */
const script = (file: string) => `
  import { existsSync, readFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { endPrograms, run } from ${JSON.stringify(new URL('run.mjs', import.meta.url).href)};
  const stubborn = ${JSON.stringify(`
    process.on('SIGINT', () => {});
    setInterval(() => {}, 1000);
    const { renameSync, writeFileSync } = require('node:fs');
    writeFileSync(${JSON.stringify(`${file}.part`)}, String(process.pid));
    renameSync(${JSON.stringify(`${file}.part`)}, ${JSON.stringify(file)});
  `)};
  run(process.execPath, ['-e', stubborn], { quiet: true }).then(() => console.log('told'));
  while (!existsSync(${JSON.stringify(file)})) await sleep(20);
  await endPrograms('SIGINT', 200);
  try {
    process.kill(Number(readFileSync(${JSON.stringify(file)}, 'utf8')), 0);
    console.log('alive');
  } catch (error) {
    console.log(error.code);
  }
  await sleep(100);
  process.exit();
`;

it('ends a program that ignores the signal, as npm does, waits until it is gone, and reports no failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-run-'));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      script(join(folder, 'pid')),
    ]);
    expect(stdout).toBe('ESRCH\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
