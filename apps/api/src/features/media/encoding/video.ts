import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UPLOAD_LIMITS } from '@footlight/contract';
import {
  indexKey,
  type StoredFile,
  type StoredRendition,
  type StoredVideo,
  segmentsKey,
  videoKey,
} from '../../../kernel/db/schema/stored-media.ts';
import { FFMPEG_THREADS } from '../../../kernel/streams/start-ffmpeg.ts';
import { randomName, storeCover } from './cover.ts';
import { EncodingFailure } from './failure.ts';
import type { EncodingPlace } from './picture.ts';
import { describeVideo, inputArguments, isCut, probeVideo, type VideoFacts } from './probe.ts';
import { type FfmpegRun, runFfmpeg } from './run-ffmpeg.ts';
import { readSegments, type SegmentIndex } from './segments.ts';
import { toneMapCube } from './tone-map.ts';

const SEGMENT_S = 4;
/** Sound that every browser plays. */
export const SOUND = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
/** Best first. The lower one is made only of a larger picture. */
const QUALITIES = [
  { name: 'hd', side: 1280, kbps: 2_500 },
  { name: 'sd', side: 640, kbps: 800 },
] as const;

/** Shortest side of a frame: encoders and players fail on smaller ones. */
const LEAST_SIDE = 16;
/** Rounds down to an even number; the hundredth takes in what a division lost. */
const even = (length: string): string => `max(${LEAST_SIDE},trunc(${length}/2+0.01)*2)`;
/** The table of {@link toneMapCube}, in the folder of drafts. */
const CUBE = 'tone-map.cube';

/** Sides of a frame with square pixels: what is too short is enlarged, so that nothing of the picture is lost. */
const SQUARE = { width: 'iw*max(1,sar)', height: 'ih/min(1,sar)' };
const RATE = 30;

/** A frame of square pixels and even sides within a square of this side, of the same shape; BT.709. */
function frameFilter(side: number, { matrix, signal }: VideoFacts): string {
  const { width, height } = SQUARE;
  const factor = `min(1,${side}/max(${width},${height}))`;
  const scale = `scale='${even(`${factor}*${width}`)}':'${even(`${factor}*${height}`)}':in_color_matrix=${matrix}`;
  const result = 'out_color_matrix=bt709:out_range=tv,format=yuv420p';
  return [
    signal
      ? `${scale}:flags=bicubic+accurate_rnd+full_chroma_int,format=gbrp10le,lut3d=file=${CUBE}:interp=tetrahedral,scale=${result}`
      : `${scale}:${result}`,
    // A filter, because `-r` alone forgets how long the last frame is shown.
    `fps=${RATE},setsar=1,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709`,
  ].join(',');
}

/** Older versions write the encoder's settings, newer ones the properties of the frames. */
const COLOUR_TAGS = [
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
];

const encodingArguments = ({ side, kbps }: (typeof QUALITIES)[number], facts: VideoFacts): string[] => [
  // Not the picture of an album, which may precede the film.
  ...[
    '-map',
    '0:V:0',
    ...(facts.hasSound ? ['-map', '0:a:0'] : []),
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
  ],
  // One second more than allowed shows that a file without a length is too long.
  ...['-t', String(UPLOAD_LIMITS.seconds + 1), '-vf', frameFilter(side, facts), '-r', String(RATE)],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-crf', '23', ...COLOUR_TAGS],
  ...['-threads', String(FFMPEG_THREADS)],
  ...['-maxrate', `${kbps}k`, '-bufsize', `${kbps * 2}k`],
  ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_S})`, '-sc_threshold', '0'],
  ...(facts.hasSound ? [...SOUND, '-ar', '44100'] : []),
  ...['-movflags', '+faststart', '-f', 'mp4'],
];

/** @throws EncodingFailure `damaged`, `not_video`, `too_many_pixels`, `too_slow` */
export const must = async (run: FfmpegRun, args: readonly string[]): Promise<void> => {
  const { code, messages } = await runFfmpeg(run, ['-loglevel', 'error', '-y', ...args]);
  // A full disk or a missing encoder is not the file's fault.
  if (/No space left on device|Unknown encoder/.test(messages)) throw new Error(messages.slice(-500));
  if (messages.includes("Stream map '0:V:0' matches no streams")) throw new EncodingFailure('not_video');
  if (/Cannot allocate memory|Out of memory|malloc of size/i.test(messages))
    throw new EncodingFailure('too_many_pixels');
  if (code !== 0) throw new EncodingFailure('damaged', new Error(messages.slice(-500)));
};

/** Cuts a finished MP4 into segments within one file, with their index. */
export async function segment(run: FfmpegRun, folder: string, name: string): Promise<SegmentIndex> {
  const list = join(folder, `${name}.m3u8`);
  const cut = join(folder, `${name}.ts`);
  await must(run, [
    ...[...inputArguments('mov', join(folder, `${name}.mp4`)), '-c', 'copy'],
    ...[
      '-f',
      'hls',
      '-hls_time',
      String(SEGMENT_S),
      '-hls_playlist_type',
      'vod',
      '-hls_flags',
      'single_file',
    ],
    ...['-hls_segment_filename', cut, list],
  ]);
  const index = readSegments(await readFile(list, 'utf8'));
  const { size } = await stat(cut);
  const last = index.segments.at(-1);
  // On a full disk, newer versions of ffmpeg say nothing.
  if (last && size < last.at + last.bytes)
    throw new Error(`${cut} has ${size} of ${last.at + last.bytes} bytes: No space left on device`);
  await writeFile(join(folder, `${name}.json`), JSON.stringify(index));
  return index;
}

/** Length in seconds and bits per second of a rendition's segments. */
export const measure = ({ segments }: SegmentIndex): { seconds: number; bandwidth: number } => {
  const seconds = segments.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const size = segments.reduce((sum, { bytes }) => sum + bytes, 0);
  return { seconds, bandwidth: Math.ceil((size * 8) / Math.max(1, seconds)) };
};

/** H.264 and AAC at one quality: an MP4, its segments, and their index. */
async function makeRendition(
  run: FfmpegRun,
  path: string,
  source: VideoFacts,
  { folder, quality }: { folder: string; quality: (typeof QUALITIES)[number] },
): Promise<{ rendition: StoredRendition; seconds: number }> {
  const { name } = quality;
  const made = join(folder, `${name}.mp4`);
  const args = [...inputArguments(source.container, path), ...encodingArguments(quality, source)];
  await must({ ...run, folder }, [...args, resolve(made)]);
  const facts = await describeVideo(run, made);
  if (await isCut(run, path, source, facts.seconds)) throw new EncodingFailure('cut_file');
  const { seconds, bandwidth } = measure(await segment(run, folder, name));
  return { rendition: { name, width: facts.width, height: facts.height, bandwidth }, seconds };
}

/** Stores the video of a folder: `hd.mp4`, and of each rendition the segments and their index; and a picture of it. */
export async function storeVideo(
  run: FfmpegRun,
  facts: Pick<StoredVideo, 'seconds' | 'renditions' | 'width' | 'height'>,
  place: EncodingPlace,
): Promise<StoredVideo> {
  const { folder, storage } = place;
  const best = join(folder, 'hd.mp4');
  const still = join(folder, 'still.png');
  const { matrix } = await describeVideo(run, best);
  await must(run, [
    ...['-ss', (facts.seconds * 0.1).toFixed(2), ...inputArguments('mov', best), '-frames:v', '1'],
    // Recordings keep the pixels of the camera, which need not be square.
    ...[
      '-vf',
      `scale='${even(SQUARE.width)}':'${even(SQUARE.height)}':in_color_matrix=${matrix},setsar=1`,
      '-f',
      'image2',
      still,
    ],
  ]);
  const video = randomName();
  let bytes = (await stat(best)).size;
  await storage.put(videoKey(video), best, 'video/mp4');
  for (const { name } of facts.renditions) {
    const parts = join(folder, `${name}.ts`);
    bytes += (await stat(parts)).size;
    await storage.put(segmentsKey(video, name), parts, 'video/mp2t');
    await storage.put(indexKey(video, name), join(folder, `${name}.json`), 'application/json');
  }
  return { kind: 'video', video, ...facts, bytes, ...(await storeCover(storage, still, place)) };
}

/**
 * Converts a video to what every browser plays, and stores it with its picture.
 *
 * @throws EncodingFailure `not_video`, `cut_file`, `too_long`, `too_narrow`, `too_many_pixels`, `damaged`, `too_slow`
 */
export async function encodeVideo(run: FfmpegRun, path: string, place: EncodingPlace): Promise<StoredFile> {
  const { folder } = place;
  const facts = await probeVideo(run, path);
  if (facts.signal) await writeFile(join(folder, CUBE), toneMapCube(facts.signal));
  const isLarge = Math.max(facts.width, facts.height) > QUALITIES[1].side;
  const renditions: StoredRendition[] = [];
  let seconds = 0;
  for (const quality of isLarge ? QUALITIES : [QUALITIES[0]]) {
    const made = await makeRendition(run, path, facts, { folder, quality });
    seconds = made.seconds;
    if (seconds > UPLOAD_LIMITS.seconds) throw new EncodingFailure('too_long');
    renditions.push(made.rendition);
  }
  const { width, height } = renditions[0] ?? facts;
  return storeVideo(run, { seconds, renditions, width, height }, place);
}
