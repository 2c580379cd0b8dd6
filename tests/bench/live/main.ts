// `npm run bench -- live --broadcasters 20 --players 500 --seconds 600`: broadcasters publish to a real nginx, and
// players read the streams from the platform by token, as a viewer's player does. Fails if a player
// stalls for longer than two seconds. Players, nginx and platform share this machine. `--renditions 480,240` has the
// platform encode each stream in lower heights, `--picture 1280x720` and `--kilobits 2500` make it larger.
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

/** Milliseconds of processor time, and since the start. */
interface Spent {
  cpuMs: number;
  encodersMs: number;
  upMs: number;
}

const { values } = parseArgs({
  options: {
    broadcasters: { type: 'string', default: '20' },
    players: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '600' },
    renditions: { type: 'string', default: '' },
    picture: { type: 'string', default: '640x360' },
    kilobits: { type: 'string', default: '600' },
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
const receive = <T>(from: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    from.once('message', (message) => resolve(message as T));
    from.once('exit', (code) => reject(new Error(`A process ended with ${code}.`)));
  });

const folder = mkdtempSync(join(tmpdir(), 'footlight-live-'));
const children: ChildProcess[] = [];
const server = start('server.ts', [folder, String(broadcasters), values.renditions]);
children.push(server);
try {
  const { url, streams } = await receive<{ url: string; streams: { username: string; publish: string }[] }>(
    server,
  );
  const file = join(folder, 'camera.mp4');
  // Encoded once, with a key frame every second. The grain makes frames as large, and as much work, as a camera's.
  const rate = `${values.kilobits}k`;
  const steady = ['-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate];
  await writeFile(
    file,
    await makeVideo(20, values.picture, ['-vf', 'fps=30,noise=alls=12:allf=t', '-g', '30', ...steady]),
  );
  for (const { publish } of streams) {
    const args = ['-loglevel', 'error', '-re', '-stream_loop', '-1', '-i', file, '-c', 'copy', '-f', 'flv'];
    children.push(spawn(ffmpeg, [...args, publish], { stdio: 'ignore' }));
  }
  const crowd = start('players.ts');
  children.push(crowd);
  const reported = receive<PlayersReport>(crowd);
  const spent = (): Promise<Spent> => {
    const answer = receive<Spent>(server);
    server.send('spent');
    return answer;
  };
  const before = await spent();
  crowd.send({ url, rooms: streams.map(({ username }) => username), players, seconds });
  const report = await reported;
  const after = await spent();
  const cores = (of: 'cpuMs' | 'encodersMs') =>
    Number(((after[of] - before[of]) / (after.upMs - before.upMs)).toFixed(2));
  process.stdout.write(
    `${JSON.stringify({ broadcasters, players, seconds, ...report, coresOfPlatform: cores('cpuMs'), coresOfEncoders: cores('encodersMs') }, null, 2)}\n`,
  );
  const isGood = report.played === players && report.longestStallMs <= LONGEST_STALL_MS;
  process.stdout.write(isGood ? 'within the budget\n' : 'OVER THE BUDGET\n');
  process.exitCode = isGood ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  await sleep(2_000);
  rmSync(folder, { recursive: true, force: true });
}
