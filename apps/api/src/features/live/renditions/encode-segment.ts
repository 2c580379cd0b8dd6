import { abortWithin } from '../../../kernel/abort-within.ts';
import { runFfmpeg } from '../../../kernel/streams/ffmpeg.ts';
import { SEGMENT_INPUT } from '../probe-segment.ts';
import { type Size, widthFor } from './rendition-files.ts';

/** A segment that takes longer (ms) is given up. */
const WITHIN_MS = 15_000;
/** Bits per second of a picture grow with its pixels to the power of 0.75: 1,000 kbit/s for 854×480, 350 for 426×240. */
const kilobitsOf = ({ width, height }: Size): number => Math.round(0.062 * (width * height) ** 0.75);

interface Output extends Size {
  path: string;
}

/**
 * Only options that the ffmpeg of the npm package has, which is of 2018. The sound is copied, and timestamps stay those of
 * the source, so that players can change between renditions at any segment.
 */
const ffmpegArguments = (outputs: readonly Output[], hasSound: boolean): string[] => {
  const sound = hasSound ? ['-map', '0:a:0', '-c:a', 'copy'] : [];
  const splits = outputs.map((_, nth) => `[s${nth}]`).join('');
  const scaled = outputs.map(
    ({ width, height }, nth) => `[s${nth}]scale=${width}:${height},setsar=1,format=yuv420p[v${nth}]`,
  );
  return [
    ...['-nostdin', '-copyts', ...SEGMENT_INPUT, '-i', 'pipe:0'],
    ...['-filter_complex', [`[0:v:0]split=${outputs.length}${splits}`, ...scaled].join(';')],
    ...outputs.flatMap(({ path, ...size }, nth) => {
      const most = kilobitsOf(size);
      return [
        ...['-map', `[v${nth}]`, ...sound, '-enc_time_base', '1:90000'],
        ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-bf', '0', '-sc_threshold', '0'],
        ...['-g', '600', '-crf', '24', '-maxrate', `${most}k`, '-bufsize', `${most}k`],
        ...['-f', 'mpegts', '-muxdelay', '0', '-muxpreload', '0', '-y', path],
      ];
    }),
  ];
};

/**
 * Encodes one segment in lower heights.
 *
 * @throws the end of ffmpeg's output, or the signal's reason
 */
export async function encodeSegment(
  binary: string,
  segment: Uint8Array,
  source: Size & { hasSound: boolean },
  outputs: readonly { height: number; path: string }[],
  signal: AbortSignal,
): Promise<void> {
  const sized = outputs.map((one) => ({ ...one, width: widthFor(source, one.height) }));
  const bytes = async function* () {
    yield segment;
  };
  await runFfmpeg(binary, ffmpegArguments(sized, source.hasSound), bytes(), abortWithin(WITHIN_MS, signal));
}
