import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runFfmpeg } from './ffmpeg.ts';

const endless = async function* () {
  for (;;) {
    yield new Uint8Array(1_000);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};

const ends = [
  {
    name: 'killed',
    words: "process.kill(process.pid, 'SIGKILL')",
    message: 'ffmpeg exited with null: no message',
  },
  {
    name: 'failing',
    words: "console.error('no such filter'); process.exit(1)",
    message: 'ffmpeg exited with 1: no such filter',
  },
];
test.for(ends)('a $name program ends the run, however many frames there are', async ({ words, message }) => {
  const folder = await mkdtemp(join(tmpdir(), 'footlight-ffmpeg-'));
  try {
    const program = join(folder, 'ffmpeg');
    const script = `process.stdin.resume(); setTimeout(() => { ${words} }, 300);`;
    await writeFile(program, `#!${process.execPath}\n${script}\n`, { mode: 0o755 });
    await expect(runFfmpeg(program, [], endless())).rejects.toThrow(message);
  } finally {
    await rm(folder, { recursive: true });
  }
});
