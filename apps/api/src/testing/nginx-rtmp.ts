import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/lib/postgres.mjs';
import { nginxConfig } from '../features/live/media-config.ts';

const first = (paths: string[]) => paths.find((path) => existsSync(path)) ?? null;
const modulePath = first([
  '/usr/lib/nginx/modules/ngx_rtmp_module.so',
  '/usr/share/nginx/modules/ngx_rtmp_module.so',
]);
const nginx = first(['/usr/sbin/nginx', '/usr/local/sbin/nginx']);

/** Whether nginx with its RTMP module is installed. */
export const hasNginxRtmp = nginx !== null && modulePath !== null;

/** A place for nginx's files and a free port. The platform is opened with them before nginx starts. */
export async function prepareNginx(
  folder: string,
): Promise<{ hlsDir: string; rtmpUrl: string; port: number }> {
  const hlsDir = join(folder, 'hls');
  await mkdir(hlsDir);
  const port = await freePort();
  return { hlsDir, port, rtmpUrl: `rtmp://127.0.0.1:${port}/live` };
}

/** Starts a real nginx with the generated configuration. */
export async function startNginx(options: {
  folder: string;
  hlsDir: string;
  port: number;
  platformUrl: string;
  secret: string;
  fragmentSeconds: number;
}): Promise<{ stop(): void }> {
  if (nginx === null) throw new Error('nginx is not installed');
  const { folder, port, ...rest } = options;
  const config = nginxConfig({
    ...rest,
    rtmpPort: port,
    runDir: folder,
    modulePath,
    user: process.getuid?.() === 0 ? 'root' : null,
  });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, config, { mode: 0o600 });
  execFileSync(nginx, ['-t', '-q', '-p', folder, '-c', file], { stdio: 'pipe' });
  const server = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'ignore' });
  return { stop: () => void server.kill('SIGTERM') };
}

/** A program that publishes a test picture, with a tone if `hasSound`; `address` is the server's with stream and key. */
export function publishTestPicture(
  ffmpeg: string,
  address: string,
  hasSound = false,
  size = '320x180',
): ChildProcess & { ended: Promise<void> } {
  const picture = ['-re', '-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10`];
  const sound = hasSound ? ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'] : [];
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '10'];
  const output = ['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'flv', address];
  const child = spawn(ffmpeg, ['-loglevel', 'error', ...picture, ...sound, ...video, ...output], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return Object.assign(child, { ended });
}
