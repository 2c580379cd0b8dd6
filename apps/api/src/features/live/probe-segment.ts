import { spawn } from 'node:child_process';

const PROBE_WITHIN_MS = 5_000;

export interface Probe {
  codec: string;
  width: number;
  height: number;
  fps: number;
  /** False also if sound is announced and none comes, as nginx does for programs without a microphone. */
  hasSound: boolean;
}

/** What ffmpeg says of a segment; null if it cannot read it. */
export async function probeSegment(binary: string, segment: Uint8Array): Promise<Probe | null> {
  const child = spawn(binary, ['-hide_banner', '-i', 'pipe:0'], { stdio: ['pipe', 'ignore', 'pipe'] });
  const clock = setTimeout(() => child.kill('SIGKILL'), PROBE_WITHIN_MS);
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-8_000);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(segment);
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
