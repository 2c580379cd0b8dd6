import { resolve } from 'node:path';
import { UPLOAD_LIMITS, type VideoContainer, videoContainerOf } from '@footlight/contract';
import { FFMPEG_THREADS } from '../../../kernel/streams/start-ffmpeg.ts';
import { EncodingFailure } from './failure.ts';
import { type FfmpegRun, runFfmpeg } from './run-ffmpeg.ts';
import { readSignature } from './signature.ts';
import type { WideSignal } from './tone-map.ts';

export interface VideoFacts {
  container: VideoContainer;
  /** The length that the file announces; 0 if it announces none. */
  seconds: number;
  /** Of a frame with square pixels, before it is turned upright. */
  width: number;
  height: number;
  hasSound: boolean;
  /** How red, green and blue became luma and chroma, in the words of ffmpeg's `scale`. */
  matrix: string;
  /** Null for SDR with the primaries of BT.709 or older ones, which hardly differ. */
  signal: WideSignal | null;
}

/** Arguments that open an upload: as this container, so that no playlist is followed, and from this machine's file alone. */
export const inputArguments = (container: VideoContainer, path: string): string[] => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', container, '-f', container],
  ...['-threads', String(FFMPEG_THREADS)],
  ...['-i', `file:${resolve(path)}`],
];

const MATRICES: Record<string, string> = {
  bt709: 'bt709',
  fcc: 'fcc',
  bt470bg: 'bt601',
  smpte170m: 'bt601',
  smpte240m: 'smpte240m',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
  gbr: 'auto',
};
/** Lines of the largest picture of standard definition: without tags, players take its colours for those of BT.601. */
const SD_LINES = 576;

/** Colours of a stream, which ffmpeg describes as `(tv, bt2020nc/bt2020/arib-std-b67)`, or `(bt709)` if all three agree. */
function readColours(stream: string, lines: number): Pick<VideoFacts, 'matrix' | 'signal'> {
  const [, three] = /\((?:(?:tv|pc), )?([\w-]+\/[\w-]+\/[\w-]+)[,)]/.exec(stream) ?? [];
  const [, one] = /\((?:(?:tv|pc), )?(bt709|smpte170m|smpte240m)[,)]/.exec(stream) ?? [];
  const [matrix = '', primaries, transfer] = (three ?? one ?? '').split('/');
  const isWide = primaries === 'bt2020' || matrix.startsWith('bt2020');
  let signal: WideSignal | null = isWide ? 'bt2020' : null;
  if (transfer === 'arib-std-b67') signal = 'hlg';
  if (transfer === 'smpte2084') signal = 'pq';
  const assumed = lines > SD_LINES ? 'bt709' : 'bt601';
  return { matrix: MATRICES[matrix] ?? (signal ? 'bt2020' : assumed), signal };
}

/** The picture of an album is no film. Older versions of ffmpeg show it only by a missing frame rate. */
const ALBUM_PICTURE = /\(attached pic\)|^(?:mjpeg|png|bmp)\b.* 90k tbr\b/;

/** The facts in ffmpeg's description of an input; null if it contains no video. */
function readDescription(text: string): Omit<VideoFacts, 'container'> | null {
  const films = [...text.matchAll(/Stream #0:\d+.*?: Video: (.*)/g)].map(([, stream = '']) => stream);
  const film = films.find((stream) => !ALBUM_PICTURE.test(stream)) ?? '';
  // The comma tells it from the number of a codec in a transport stream, such as `0x0024`.
  const size = /, (\d{1,5})x(\d{1,5})\b/.exec(film);
  if (!size) return null;
  const [width, height] = [Number(size[1]), Number(size[2])];
  // The container's shape of a pixel follows the codec's, and wins.
  const shape = [...film.matchAll(/\bSAR (\d+):(\d+)/g)].at(-1);
  const ratio = Number(shape?.[1] ?? 1) / Number(shape?.[2] ?? 1);
  const sar = ratio > 0 && Number.isFinite(ratio) ? ratio : 1;
  const length = /Duration: (\d+):(\d{2}):(\d{2}(?:\.\d+)?)/.exec(text);
  const isEstimated = text.includes('Estimating duration from bitrate');
  const [, hours = 0, minutes = 0, seconds = 0] = (isEstimated ? [] : (length ?? [])).map(Number);
  return {
    seconds: hours * 3600 + minutes * 60 + seconds,
    width: Math.round(width * Math.max(1, sar)),
    height: Math.round(height / Math.min(1, sar)),
    hasSound: /Stream #0:\d+.*?: Audio: /.test(text),
    ...readColours(film, Math.min(width, height)),
  };
}

/**
 * What a video is.
 *
 * @throws EncodingFailure `not_video`, `cut_file`
 */
export async function describeVideo(run: FfmpegRun, path: string): Promise<VideoFacts> {
  const container = videoContainerOf(await readSignature(path));
  if (container === null) throw new EncodingFailure('not_video');
  // Without an output ffmpeg describes the input and exits with an error.
  const { messages } = await runFfmpeg(run, inputArguments(container, path));
  // Cameras write the index of an MP4 last.
  if (messages.includes('moov atom not found')) throw new EncodingFailure('cut_file');
  const facts = readDescription(messages);
  if (facts === null) throw new EncodingFailure('not_video');
  // A transport stream announces nothing: ffmpeg subtracts its first timestamp from its last, whatever is between them.
  return { container, ...facts, ...(container === 'mpegts' && { seconds: 0 }) };
}

/**
 * Looks at a video before it is converted.
 *
 * @throws EncodingFailure `not_video`, `cut_file`, `too_long`, `too_narrow`, `too_many_pixels`
 */
export async function probeVideo(run: FfmpegRun, path: string): Promise<VideoFacts> {
  const facts = await describeVideo(run, path);
  const { seconds, width, height } = facts;
  const [short, long] = width < height ? [width, height] : [height, width];
  if (seconds > UPLOAD_LIMITS.seconds) throw new EncodingFailure('too_long');
  if (long > short * UPLOAD_LIMITS.proportion) throw new EncodingFailure('too_narrow');
  if (long > UPLOAD_LIMITS.side) throw new EncodingFailure('too_many_pixels');
  return facts;
}

/** Seconds and share of the announced length that a video may lack. */
const TOLERANCE = { seconds: 1, share: 0.05 };
/** Announced lengths are not more exact than this (s). */
const INEXACT_S = 0.2;

/**
 * Whether the file ends before the length that it announces, because its upload or export was interrupted.
 *
 * @param made seconds of the video that was made of it
 */
export async function isCut(run: FfmpegRun, path: string, facts: VideoFacts, made: number): Promise<boolean> {
  const { container, seconds } = facts;
  if (seconds - made < INEXACT_S) return false;
  // Another track may be the longer one: all of them are read, without being decoded.
  const all = ['-map', '0', '-copy_unknown', '-c', 'copy', '-f', 'null', '-'];
  const { messages } = await runFfmpeg(run, [...inputArguments(container, path), ...all]);
  if (/partial file|File ended prematurely|\] Read error/.test(messages)) return true;
  const [, hours = 0, minutes = 0, rest = 0] = (
    /.*time=(\d+):(\d{2}):(\d{2}\.\d+)/s.exec(messages) ?? []
  ).map(Number);
  const read = Math.max(made, hours * 3600 + minutes * 60 + rest);
  return seconds - read > Math.max(TOLERANCE.seconds, seconds * TOLERANCE.share);
}
