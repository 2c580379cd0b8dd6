import { spawn } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { EncoderHealth } from './camera-encoder.ts';
import { FILE_NAME, type HlsFiles } from './hls-files.ts';
import { mediaPlaylist, segmentsOf } from './playlist.ts';

/** Size and frame rate rarely change, and reading them costs a process. */
const PROBE_EVERY_MS = 30_000;
const PROBE_WITHIN_MS = 5_000;

/** `segment` is the newest one: a stream whose segment stays the same has stopped. */
export interface IngestHealth extends Omit<EncoderHealth, 'dropped'> {
  segment: string;
}

interface Probe {
  codec: string;
  width: number;
  height: number;
  fps: number;
}

/** What ffmpeg says of a segment; null if it cannot read it. */
async function probeSegment(binary: string, segment: Uint8Array): Promise<Probe | null> {
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
  return { codec, width: Number(width), height: Number(height), fps: Math.round(Number(fps ?? 0)) };
}

/** Measures what arrives of a program's stream, by its HLS files. */
export function createEncoderHealth(
  files: HlsFiles,
  ffmpeg: () => Promise<string | null>,
  log: FastifyBaseLogger,
  now: () => number = Date.now,
) {
  const probes = new Map<string, { at: number; probe: Probe | null }>();

  return async (streamName: string): Promise<IngestHealth | null> => {
    const playlist = await mediaPlaylist(files, streamName);
    const last = playlist ? segmentsOf(playlist).at(-1) : undefined;
    const [file = '', query] = last?.file.split('?') ?? [];
    const bytes = FILE_NAME.test(file) ? await files.read(streamName, file, query) : null;
    if (!last || bytes === null) return null;
    let known = probes.get(streamName);
    if (!known || now() - known.at > PROBE_EVERY_MS) {
      const binary = await ffmpeg();
      const probe = binary === null ? null : await probeSegment(binary, bytes);
      if (probe && probe.codec !== 'h264') {
        log.warn(
          { code: 'stream_codec', stream: streamName, codec: probe.codec },
          'the stream is not H.264, so most players show no picture',
        );
      }
      known = { at: now(), probe };
      for (const [name, { at }] of probes) if (now() - at > 10 * PROBE_EVERY_MS) probes.delete(name);
      probes.set(streamName, known);
    }
    const bitrate = last.seconds > 0 ? Math.round((bytes.byteLength * 8) / last.seconds) : 0;
    const { width = 0, height = 0, fps = 0 } = known.probe ?? {};
    return { bitrate, fps, width, height, segment: last.file };
  };
}
