import type { FastifyBaseLogger } from 'fastify';
import type { EncoderHealth } from './camera-encoder.ts';
import { FILE_NAME, type HlsFiles } from './hls-files.ts';
import { mediaPlaylist, segmentsOf } from './playlist.ts';
import { type Probe, probeSegment } from './probe-segment.ts';

/** Size and frame rate rarely change, and reading them costs a process. */
const PROBE_EVERY_MS = 30_000;

/** `segment` is the newest one: a stream whose segment stays the same has stopped. */
export interface IngestHealth extends Omit<EncoderHealth, 'dropped'> {
  segment: string;
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
