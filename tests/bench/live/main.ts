// `npm run bench -- live --broadcasters 20 --players 500 --seconds 600`: broadcasters publish to a real nginx without
// transcoding, and players read the streams from the platform by token, as a viewer's player does. Fails if a player
// stalls for longer than two seconds. Players, nginx and platform share this machine.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFfmpeg } from '../../../apps/api/src/kernel/streams/ffmpeg.ts';
import { hasNginxRtmp } from '../../../apps/api/src/testing/nginx-rtmp.ts';
import { makeVideo } from '../../../apps/api/src/testing/uploads.ts';
import type { PlayersReport } from './players.ts';

const LONGEST_STALL_MS = 2_000;

const { values } = parseArgs({
  options: {
    broadcasters: { type: 'string', default: '20' },
    players: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '600' },
  },
});
const [broadcasters, players, seconds] = [values.broadcasters, values.players, values.seconds].map(
  Number,
) as [number, number, number];

const ffmpeg = await findFfmpeg();
if (!hasNginxRtmp || ffmpeg === null) throw new Error('nginx with RTMP and ffmpeg must be installed');

const start = (file: string, args: string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--conditions=@footlight/source', '--import', 'tsx'],
  });
const hear = <T>(from: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    from.once('message', (message) => resolve(message as T));
    from.once('exit', (code) => reject(new Error(`A process ended with ${code}.`)));
  });

const folder = mkdtempSync(join(tmpdir(), 'footlight-live-'));
const children: ChildProcess[] = [];
const server = start('server.ts', [folder, String(broadcasters)]);
children.push(server);
try {
  const { url, streams } = await hear<{ url: string; streams: { username: string; publish: string }[] }>(
    server,
  );
  const file = join(folder, 'camera.mp4');
  // Encoded once, with a key frame every second and about 600 kilobits a second.
  await writeFile(
    file,
    await makeVideo(20, '640x360', [
      '-g',
      '15',
      '-b:v',
      '600k',
      '-minrate',
      '600k',
      '-maxrate',
      '600k',
      '-bufsize',
      '600k',
    ]),
  );
  for (const { publish } of streams) {
    const args = ['-loglevel', 'error', '-re', '-stream_loop', '-1', '-i', file, '-c', 'copy', '-f', 'flv'];
    children.push(spawn(ffmpeg, [...args, publish], { stdio: 'ignore' }));
  }
  const crowd = start('players.ts');
  children.push(crowd);
  const reported = hear<PlayersReport>(crowd);
  crowd.send({ url, rooms: streams.map(({ username }) => username), players, seconds });
  const report = await reported;
  const cost = hear<{ cpuMs: number; upMs: number }>(server);
  server.send('cost');
  const { cpuMs, upMs } = await cost;
  process.stdout.write(
    `${JSON.stringify({ broadcasters, players, seconds, ...report, coresOfPlatform: Number((cpuMs / upMs).toFixed(2)) }, null, 2)}\n`,
  );
  const isGood = report.played === players && report.longestStallMs <= LONGEST_STALL_MS;
  process.stdout.write(isGood ? 'within the budget\n' : 'OVER THE BUDGET\n');
  process.exitCode = isGood ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  await sleep(2_000);
  rmSync(folder, { recursive: true, force: true });
}
