import { open } from 'node:fs/promises';
import { UPLOAD_LIMITS } from '@footlight/contract';
import { EncodingFailure } from './failure.ts';
import { type FfmpegRun, runFfmpeg } from './run-ffmpeg.ts';

/** The containers that are read. Each file is opened as what its first bytes say, so that no playlist is followed. */
type Container = 'mov' | 'matroska';

export interface VideoFacts {
  container: Container;
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
}

async function containerOf(path: string): Promise<Container | null> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    if (buffer.toString('latin1', 4, 8) === 'ftyp') return 'mov';
    return buffer.readUInt32BE(0) === 0x1a45dfa3 ? 'matroska' : null;
  } finally {
    await file.close();
  }
}

/** Arguments that open an upload: as this container, from this machine's file alone. */
export const inputArguments = (container: Container, path: string): string[] => [
  ...['-protocol_whitelist', 'file', '-f', container],
  ...['-i', `file:${path}`],
];

/** What ffmpeg's description of an input says; null if there is no picture in it. */
function readDescription(text: string): Omit<VideoFacts, 'container'> | null {
  const picture = /Stream #0:\d+.*?: Video: .*?\b(\d{2,5})x(\d{2,5})\b/.exec(text);
  if (!picture) return null;
  const length = /Duration: (\d+):(\d{2}):(\d{2}(?:\.\d+)?)/.exec(text);
  const [, hours = 0, minutes = 0, seconds = 0] = (length ?? []).map(Number);
  return {
    // Recorders of browsers write no length; it is measured when the file is converted.
    seconds: hours * 3600 + minutes * 60 + seconds,
    width: Number(picture[1]),
    height: Number(picture[2]),
    hasSound: /Stream #0:\d+.*?: Audio: /.test(text),
  };
}

/**
 * What a video is.
 *
 * @throws EncodingFailure `not_video`
 */
export async function describeVideo(run: FfmpegRun, path: string): Promise<VideoFacts> {
  const container = await containerOf(path);
  if (container === null) throw new EncodingFailure('not_video');
  // Without an output ffmpeg describes the input and exits with an error.
  const { messages } = await runFfmpeg(run, inputArguments(container, path));
  const facts = readDescription(messages);
  if (facts === null) throw new EncodingFailure('not_video');
  return { container, ...facts };
}

/**
 * Looks at a video before it is converted.
 *
 * @throws EncodingFailure `not_video`, `too_long`, `too_many_pixels`
 */
export async function probeVideo(run: FfmpegRun, path: string): Promise<VideoFacts> {
  const facts = await describeVideo(run, path);
  if (facts.seconds > UPLOAD_LIMITS.seconds) throw new EncodingFailure('too_long');
  if (Math.max(facts.width, facts.height) > UPLOAD_LIMITS.side) throw new EncodingFailure('too_many_pixels');
  return facts;
}
