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

test.for([
  ['killed', "process.kill(process.pid, 'SIGKILL')", 'ffmpeg exited with null: no message'],
  ['failing', "console.error('no such filter'); process.exit(1)", 'ffmpeg exited with 1: no such filter'],
])(
  'a %s program ends the run, however many frames there are',
  { timeout: 20_000 },
  async ([, words, message]) => {
    const folder = await mkdtemp(join(tmpdir(), 'footlight-ffmpeg-'));
    try {
      const program = join(folder, 'ffmpeg');
      await writeFile(
        program,
        `#!${process.execPath}\nprocess.stdin.resume(); setTimeout(() => { ${words} }, 300);\n`,
        {
          mode: 0o755,
        },
      );
      await expect(runFfmpeg(program, [], endless())).rejects.toThrow(message);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
