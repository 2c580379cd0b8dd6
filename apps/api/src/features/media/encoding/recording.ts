import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredVideo } from '../../../kernel/db/schema/stored-media.ts';
import { readStored } from '../../../kernel/storage/storage.ts';
import type { RecordedPart } from '../../../kernel/streams/recorder.ts';
import type { EncodingPlace } from './picture.ts';
import { describeVideo } from './probe.ts';
import { type FfmpegRun, runFfmpeg } from './run-ffmpeg.ts';
import type { SegmentIndex } from './segments.ts';
import { measure, must, SOUND, segment, storeVideo } from './video.ts';

/**
 * Joins recorded segments to one video and stores it with its picture. Buyers get the quality that was shown live. Only
 * sound that MPEG-TS players do not support (Opus) is encoded again, in one piece: with separately encoded AAC segments
 * the joins would be audible.
 *
 * @throws EncodingFailure `not_video`, `damaged`, `too_slow`
 */
export async function joinRecording(
  run: FfmpegRun,
  parts: readonly RecordedPart[],
  place: EncodingPlace,
): Promise<StoredVideo> {
  const { folder, storage } = place;
  const joined = join(folder, 'hd.ts');
  const segments: SegmentIndex['segments'] = [];
  let size = 0;
  const file = await open(joined, 'w');
  try {
    for (const { key, ms, isDiscontinuity } of parts) {
      const bytes = await readStored(storage, key);
      if (bytes === null) throw new Error(`${key} is missing`);
      await file.write(bytes);
      segments.push({ ms, at: size, bytes: bytes.byteLength, ...(isDiscontinuity && { isDiscontinuity }) });
      size += bytes.byteLength;
    }
  } finally {
    await file.close();
  }
  let index: SegmentIndex = { segments };
  await writeFile(join(folder, 'hd.json'), JSON.stringify(index));
  const whole = join(folder, 'hd.mp4');
  // Read run by run: each has its own timestamps.
  const runs = segments.flatMap(({ at, isDiscontinuity }, nth) => (nth === 0 || isDiscontinuity ? [at] : []));
  const list = join(folder, 'hd.txt');
  const lines = runs.map((start, nth) => {
    const end = runs[nth + 1] ?? size;
    return `file 'subfile,,start,${start},end,${end},,:${joined}'`;
  });
  await writeFile(list, lines.join('\n'));
  const input = [
    ...['-protocol_whitelist', 'file,subfile', '-format_whitelist', 'concat,mpegts'],
    ...['-f', 'concat', '-safe', '0', '-i', list],
  ];
  // Without an output ffmpeg describes the input.
  const { messages } = await runFfmpeg(run, input);
  const isOpus = /Stream #0:\d+.*?: Audio: opus/.test(messages);
  // Lost packets must not move the sound against the picture.
  const sound = isOpus ? [...SOUND, '-af', 'aresample=async=1'] : ['-c:a', 'copy'];
  const streams = ['-map', '0:v:0', '-map', '0:a:0?', '-c:v', 'copy', ...sound];
  await must(run, [...input, ...streams, '-movflags', '+faststart', '-f', 'mp4', whole]);
  if (isOpus) index = await segment(run, folder, 'hd');
  const { width, height } = await describeVideo(run, whole);
  const { seconds, bandwidth } = measure(index);
  return storeVideo(
    run,
    { seconds, renditions: [{ name: 'hd', width, height, bandwidth }], width, height },
    place,
  );
}
