/**
 * Moving pictures for a host that only has files: the loops of the demo's stream origin, as playlists of an hour. Media play
 * them as they are; the page turns those of rooms into live ones.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateLoop } from '../../apps/api/src/demo/streams/generate.ts';
import { loops } from '../../apps/api/src/demo/streams/loops.ts';
import { renditions } from '../../apps/api/src/demo/streams/renditions.ts';
import { SEGMENT_MS, SEGMENTS_PER_LOOP } from '../../apps/api/src/demo/streams/timeline.ts';
import { findFfmpeg } from '../../apps/api/src/kernel/streams/ffmpeg.ts';
import { LIVE_FOLDER } from '../../apps/site/src/demo/recording.ts';
import { MADE_QUALITY, nameOfLoop } from './own-videos.ts';

const FRAME_RATE = 12;
const REPEATS = 360;
const made = renditions.filter(({ name }) => name === MADE_QUALITY);

const master = (): string =>
  [
    '#EXTM3U',
    ...made.flatMap(({ name, width, height, bandwidth, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}",NAME="${name}"`,
      `${name}/index.m3u8`,
    ]),
    '',
  ].join('\n');

/** `segments`: their folder, as seen from the playlist. */
const playlist = (segments: string): string => {
  const seconds = SEGMENT_MS / 1_000;
  const round = Array.from(
    { length: SEGMENTS_PER_LOOP },
    (_, at) => `#EXTINF:${seconds.toFixed(3)},\n${segments}${at}.ts`,
  );
  const rounds = Array.from({ length: REPEATS }, () => round.join('\n')).join('\n#EXT-X-DISCONTINUITY\n');
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${seconds}`,
  ];
  return [...head, rounds, '#EXT-X-ENDLIST', ''].join('\n');
};

/** Draws the loops into `{folder}/video`. Without ffmpeg, a room says that its video cannot be played. */
export async function drawVideos(wanted: ReadonlySet<number>, folder: string): Promise<void> {
  const binary = await findFfmpeg();
  if (!binary) {
    process.stderr.write('ffmpeg was not found: the demo has no video.\n');
    return;
  }
  await mkdir(join(folder, 'video'), { recursive: true });
  for (const at of wanted) {
    const loop = loops[at];
    if (!loop) continue;
    const own = join(folder, 'video', nameOfLoop(at));
    await generateLoop(binary, own, loop, FRAME_RATE, undefined, made);
    const live = join(folder, LIVE_FOLDER, nameOfLoop(at));
    await mkdir(live, { recursive: true });
    for (const place of [own, live]) await writeFile(join(place, 'master.m3u8'), master());
    for (const { name } of made) {
      await rm(join(own, name, 'cuts.m3u8'));
      await mkdir(join(live, name));
      await writeFile(join(own, name, 'index.m3u8'), playlist(''));
      await writeFile(join(live, name, 'index.m3u8'), playlist(`../../../video/${nameOfLoop(at)}/${name}/`));
    }
  }
}
