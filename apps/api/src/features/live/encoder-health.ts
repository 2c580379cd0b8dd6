import type { FastifyBaseLogger } from 'fastify';
import type { EncoderHealth } from './camera-encoder.ts';
import { type Probe, probeSegment } from './probe-segment.ts';
import type { Segments } from './segments.ts';

/** Size and frame rate rarely change, and reading them costs a process. */
const PROBE_EVERY_MS = 30_000;

/** `segment` is the newest one: a stream whose segment stays the same has stopped. */
export interface IngestHealth extends Omit<EncoderHealth, 'dropped'> {
  segment: string;
}

/** Measures the received stream of a program from its HLS files. */
export function createEncoderHealth(
  segments: Segments,
  ffmpeg: () => Promise<string | null>,
  log: FastifyBaseLogger,
  now: () => number = Date.now,
) {
  const probes = new Map<string, { at: number; probe: Probe | null }>();

  return async (streamName: string): Promise<IngestHealth | null> => {
    const last = (await segments.list(streamName)).at(-1);
    const parts = last ? await segments.parts(streamName, last) : null;
    if (!last || parts === null) return null;
    const { picture, sound } = parts;
    let known = probes.get(streamName);
    if (!known || now() - known.at > PROBE_EVERY_MS) {
      const binary = await ffmpeg();
      const probe = binary === null ? null : await probeSegment(binary, picture);
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
    const bytes = picture.byteLength + (sound?.byteLength ?? 0);
    const bitrate = last.seconds > 0 ? Math.round((bytes * 8) / last.seconds) : 0;
    const { width = 0, height = 0, fps = 0 } = known.probe ?? {};
    return { bitrate, fps, width, height, segment: last.file };
  };
}
