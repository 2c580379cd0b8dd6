// A live HLS stream for the app of the guide: a loop of ffmpeg's test picture behind a rolling playlist.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { findFfmpeg } from '../../../apps/api/src/kernel/streams/ffmpeg.ts';
import { runIn } from './app.ts';

const ORIGIN = 'http://stream.localhost';
const SECONDS = 2;
const SEGMENTS = 10;
/** Segments in the playlist. */
const LISTED = 5;

export interface LiveStream {
  address: string;
  /** Answers the page's requests for the stream. */
  serve(page: Page): Promise<void>;
}

const playlist = (first: number): string => {
  const numbers = Array.from({ length: LISTED }, (_, index) => first + index);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / SEGMENTS)}`,
    ...numbers.flatMap((number) => [
      ...(number % SEGMENTS === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${SECONDS},`,
      `${number % SEGMENTS}.ts`,
    ]),
    '',
  ].join('\n');
};

export async function createLiveStream(folder: string): Promise<LiveStream> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new Error('There is no ffmpeg to make the stream with.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runIn(folder, ffmpeg, [
    ...['-f', 'lavfi', '-i', `testsrc=size=320x180:rate=15:duration=${SECONDS * SEGMENTS}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...['-g', String(15 * SECONDS), '-keyint_min', String(15 * SECONDS), '-sc_threshold', '0'],
    ...['-f', 'hls', '-hls_time', String(SECONDS), '-hls_list_size', '0', '-hls_segment_filename', '%d.ts'],
    'whole.m3u8',
  ]);
  const made = readdirSync(folder).filter((name) => name.endsWith('.ts')).length;
  if (made !== SEGMENTS) throw new Error(`ffmpeg made ${made} segments instead of ${SEGMENTS}.`);
  const startedAt = Date.now();
  const headers = { 'access-control-allow-origin': '*' };
  return {
    address: `${ORIGIN}/room/master.m3u8`,
    async serve(page) {
      await page.route(`${ORIGIN}/**`, (route) => {
        const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        const first = Math.floor((Date.now() - startedAt) / (SECONDS * 1000)) + 1;
        return name.endsWith('.m3u8')
          ? route.fulfill({ body: playlist(first), contentType: 'application/vnd.apple.mpegurl', headers })
          : route.fulfill({ body: readFileSync(join(folder, name)), contentType: 'video/mp2t', headers });
      });
    },
  };
}
