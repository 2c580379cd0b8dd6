import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { type FfmpegLimits, startFfmpeg } from './start-ffmpeg.ts';

const folder = mkdtempSync(join(tmpdir(), 'footlight-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** Runs a program in place of ffmpeg. */
const run = async (script: string, limits: FfmpegLimits) => {
  const program = join(folder, 'it’s ffmpeg');
  writeFileSync(program, `#!${process.execPath}\n${script}\n`, { mode: 0o755 });
  const child = startFfmpeg(program, ['-i', 'a "b" $c'], limits, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { out: child.stdout ? await text(child.stdout) : '', code: await ended, pid: child.pid };
};

it('hands on the arguments, and of the environment only where programs are', async () => {
  vi.stubEnv('FOOTLIGHT_SECRET', 'x'.repeat(32));
  vi.stubEnv('DATABASE_URL', 'postgres://platform:secret@localhost/site');
  const script =
    'console.log(JSON.stringify([process.pid, process.argv.slice(-2), Object.keys(process.env)]))';
  const { out, pid } = await run(script, { memory: 2_000, background: true });
  const [own, args, names] = JSON.parse(out) as [number, string[], string[]];
  // Signals to the child reach the program itself.
  expect(own).toBe(pid);
  expect(args).toEqual(['-i', 'a "b" $c']);
  expect(names).toContain('PATH');
  // A shell sets two of its own.
  expect(
    names.filter((name) => !['PATH', 'LD_LIBRARY_PATH', 'PWD', '_', 'SHLVL', 'OLDPWD'].includes(name)),
  ).toEqual([]);
});

it.runIf(process.platform === 'linux')(
  'limits memory and processor, and gives way to what is live',
  async () => {
    const grow =
      'const kept = []; for (let n = 0; n < 30; n += 1) kept.push(Buffer.alloc(1e8, 1)); console.log("had it")';
    expect((await run(grow, { memory: 1_000 })).out).toBe('');
    const spin = 'setTimeout(() => {}, 60_000); for (;;);';
    expect((await run(spin, { memory: 2_000, processor: 1 })).code).toBeNull();
    const priority = 'console.log(require("node:os").getPriority())';
    const plain = Number((await run(priority, { memory: 2_000 })).out);
    const background = Number((await run(priority, { memory: 2_000, background: true })).out);
    expect(background).toBe(Math.min(19, plain + 10));
  },
);
