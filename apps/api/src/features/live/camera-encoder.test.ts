import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { packagedFfmpeg } from '../../kernel/streams/ffmpeg.ts';
import { startCameraEncoder } from './camera-encoder.ts';

const root = mkdtempSync(join(tmpdir(), 'footlight-camera-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

// A server without an ffmpeg of its own uses the one of the npm package, which is older than most.
it('[ROOM-03] the packaged ffmpeg encodes a recording into a playlist with segments', async ({ skip }) => {
  const binary = await packagedFfmpeg();
  if (binary === null) return skip('the package has no build for this platform');
  const recording = join(root, 'recording.webm');
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10', '-t', '4'];
  const codec = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '200k'];
  execFileSync(binary, ['-y', '-hide_banner', '-loglevel', 'error', ...source, ...codec, recording]);
  const folder = join(root, 'live');
  const encoder = await startCameraEncoder(binary, folder);
  await encoder.write(readFileSync(recording));
  const playlist = join(folder, 'index.m3u8');
  const patience = { timeout: 30_000, interval: 100 };
  await vi.waitFor(
    () => expect(existsSync(playlist) && readFileSync(playlist, 'utf8')).toContain('.ts'),
    patience,
  );
  // What the process says of the recording may be read after what it has written.
  await vi.waitFor(() => expect(encoder.health()).toMatchObject({ width: 320, height: 180 }), patience);
  await encoder.end();
  expect(await encoder.closed).toBeNull();
}, 60_000);

it('[ROOM-03] reads what the encoder says also when a line comes in two pieces', async () => {
  const binary = join(root, 'slow-encoder');
  const words = ['  Stream #0:0: Video: h26', '4 (libx264), yuv420p, 320x180, 30 fps\\n'];
  const progress = ['frame=1\\ndrop_fra', 'mes=3\\n'];
  const print = (nth: number) => `printf '${words[nth]}' >&2; printf '${progress[nth]}'`;
  writeFileSync(binary, `#!/bin/sh\n${print(0)}\nsleep 0.1\n${print(1)}\ncat > /dev/null\n`, { mode: 0o755 });
  const encoder = await startCameraEncoder(binary, join(root, 'slow'));
  await vi.waitFor(
    () => expect(encoder.health()).toMatchObject({ width: 320, height: 180, dropped: 3 }),
    5_000,
  );
  await encoder.end();
});

it('[ROOM-03] an encoder that takes nothing any more is ended, so that its page is notified', async () => {
  const binary = join(root, 'stuck-encoder');
  writeFileSync(binary, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
  const encoder = await startCameraEncoder(binary, join(root, 'stuck'), 300);
  // More than the pipe holds.
  await encoder.write(Buffer.alloc(1_000_000));
  expect(await encoder.closed).toContain('ffmpeg has taken nothing');
});
