import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFfmpeg } from '../kernel/streams/ffmpeg.ts';
import type { PlatformOptions } from '../platform/options.ts';
import { hasNginxRtmp, prepareNginx, publishTestPicture, startNginx } from './nginx-rtmp.ts';
import { openTestPlatform, type TestPlatform } from './platform.ts';

const SECRET = 'a media secret for tests, long enough';
export const ffmpeg = await findFfmpeg();

/** Whether programs can publish to a real media server here; says so if not. */
export const hasMediaServer = hasNginxRtmp && ffmpeg !== null;
if (!hasMediaServer) {
  process.stderr.write('nginx with its RTMP module or ffmpeg is not installed: its tests are skipped\n');
}

/** Asks ten times a second until something is found, for 40 seconds. */
export const until = async <T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
): Promise<T> => {
  for (let turn = 0; turn < 400; turn += 1) {
    const found = await ask();
    if (found) return found;
    await wait(100);
  }
  throw new Error(`waited in vain: ${what}`);
};

export interface LivePlatform {
  platform: TestPlatform;
  /** A folder for this test, removed at its end. */
  folder: string;
  hlsDir: string;
  /** Publishes a test picture until it is ended, at the latest with the platform. */
  publish(streamKey: string, hasSound?: boolean, size?: string): ChildProcess & { ended: Promise<void> };
  stop(): Promise<void>;
}

/** A platform beside a real nginx that programs publish to. `prepare` is called before the platform starts. */
export async function openLivePlatform(
  options: Partial<PlatformOptions> = {},
  prepare: (hlsDir: string) => Promise<unknown> = async () => undefined,
): Promise<LivePlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'footlight-live-'));
  const { hlsDir, port, rtmpUrl } = await prepareNginx(folder);
  await prepare(hlsDir);
  const mediaServer = { kind: 'nginx', rtmpUrl, secret: SECRET } as const;
  const platform = await openTestPlatform({ hlsDir, mediaServer, ...options });
  const platformUrl = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const server = await startNginx({ folder, hlsDir, port, platformUrl, secret: SECRET, fragmentSeconds: 1 });
  const programs: ChildProcess[] = [];
  return {
    platform,
    folder,
    hlsDir,
    publish(streamKey, hasSound = false, size) {
      const program = publishTestPicture(ffmpeg ?? '', `${rtmpUrl}/${streamKey}`, hasSound, size);
      programs.push(program);
      return program;
    },
    async stop() {
      for (const program of programs) program.kill('SIGKILL');
      server.stop();
      await platform.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
