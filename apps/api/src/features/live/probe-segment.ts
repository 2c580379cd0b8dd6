import { LIVE_LIMITS, startFfmpeg } from '../../kernel/streams/start-ffmpeg.ts';

const PROBE_WITHIN_MS = 5_000;

/** Options of an input that is a segment: programs send what they like, also a playlist that names other files. */
export const SEGMENT_INPUT = ['-protocol_whitelist', 'pipe', '-format_whitelist', 'mpegts,mov'];

export interface Probe {
  codec: string;
  width: number;
  height: number;
  fps: number;
  /** Also false if sound is announced but missing, as nginx does for programs without a microphone. */
  hasSound: boolean;
}

/** ffmpeg's description of a segment; null if it cannot read it. */
export async function probeSegment(binary: string, segment: Uint8Array): Promise<Probe | null> {
  const child = startFfmpeg(binary, [...SEGMENT_INPUT, '-i', 'pipe:0'], LIVE_LIMITS, {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const clock = setTimeout(() => child.kill('SIGKILL'), PROBE_WITHIN_MS);
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-8_000);
  });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(segment);
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  clearTimeout(clock);
  const video = /Stream #.*Video: (\w+).*? (\d{2,5})x(\d{2,5})(?:.*?, ([\d.]+) fps)?/.exec(words);
  if (!video) return null;
  const [, codec = '', width, height, fps] = video;
  return {
    codec,
    width: Number(width),
    height: Number(height),
    fps: Math.round(Number(fps ?? 0)),
    hasSound: /Audio: .* [1-9]\d* Hz/.test(words),
  };
}
