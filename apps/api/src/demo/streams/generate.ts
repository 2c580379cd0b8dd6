import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runFfmpeg } from '../../kernel/streams/ffmpeg.ts';
import type { DrawnLoop, Loop } from './loops.ts';
import { type Rendition, renditionsOf, SOUND } from './renditions.ts';
import { createStage, type Stage } from './stage.ts';
import { LOOP_SECONDS, SEGMENT_MS, SEGMENTS_PER_LOOP } from './timeline.ts';

/** Change this when loops look or cut differently, so that old files are not served. */
export const loopVersion = (frameRate: number): string => `v3-${frameRate}`;

const segmentSeconds = SEGMENT_MS / 1000;

/** File name of a segment inside its loop folder. */
export const segmentFile = (rendition: string, index: number): string => join(rendition, `${index}.ts`);

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Creates one loop in `folder`, unless it exists. Works in a sibling folder and renames it at the end, so that `folder`
 * is complete or absent, and two concurrent processes do no harm. `made` are its renditions, all by default.
 */
export async function generateLoop(
  binary: string,
  folder: string,
  loop: Loop,
  frameRate: number,
  signal?: AbortSignal,
  made: readonly Rendition[] = renditionsOf(loop),
): Promise<void> {
  if (await exists(folder)) return;
  const draft = `${folder}.${process.pid}.${Date.now().toString(36)}.tmp`;
  try {
    for (const item of made) await mkdir(join(draft, item.name), { recursive: true });
    const layers = join(draft, 'layers');
    await mkdir(layers, { recursive: true });
    const stage =
      'look' in loop ? await lookStage(loop, layers, frameRate, made) : drawnStage(loop, frameRate);
    const frames = 'look' in loop ? [] : loopFrames(loop, frameRate);
    const words = ffmpegArguments(draft, stage, loop, frameRate, made);
    await runFfmpeg(binary, words, Readable.from(frames), signal);
    await checkCuts(draft, made);
    await rm(layers, { recursive: true });
    await rename(draft, folder).catch(async (cause: unknown) => {
      if (!(await exists(folder))) throw cause; // Another process was faster; its loop is the same.
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A look in the shape of the best rendition: a portrait is its middle, drawn as high as that. */
async function lookStage(
  { look, isPortrait }: { look: number; isPortrait: boolean },
  folder: string,
  frameRate: number,
  [best]: readonly Rendition[],
): Promise<Stage> {
  if (!isPortrait || !best) return createStage(look, folder, frameRate);
  const { inputs, filter } = await createStage(look, folder, frameRate, best.height);
  const whole = filter.replace(/\[stage\]$/, '[whole]');
  return { inputs, filter: `${whole};[whole]crop=${best.width}:${best.height}[stage]` };
}

/** All frames of a loop, drawn on demand. */
async function* loopFrames(loop: DrawnLoop, frameRate: number): AsyncGenerator<Uint8Array> {
  const frames = LOOP_SECONDS * frameRate;
  for (let frame = 0; frame < frames; frame += 1) {
    yield loop.draw(frame / frames);
    // Drawing a frame takes milliseconds; yield, because the process is still starting.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

const drawnStage = ({ width, height }: DrawnLoop, frameRate: number): Stage => ({
  inputs: [
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
    ...['-r', String(frameRate), '-i', 'pipe:0'],
  ],
  filter: '[0:v]null[stage]',
});

/** One pass: scales the picture, and cuts at key frames. */
function ffmpegArguments(
  draft: string,
  { inputs, filter }: Stage,
  loop: Loop,
  frameRate: number,
  made: readonly Rendition[],
): string[] {
  // Each rendition is scaled from the next larger one.
  const scaled = made.map((item, index) => {
    const from = index === 0 ? '[stage]' : `[v${index}]`;
    const scale = `scale=${item.width}:${item.height}:flags=bilinear,format=yuv420p`;
    const isLast = index === made.length - 1;
    return isLast ? `${from}${scale}[s${index}]` : `${from}${scale},split[s${index}][v${index + 1}]`;
  });
  /** The sound is the input after those of the picture. */
  const sound = inputs.filter((word) => word === '-i').length;
  const sounds = made.map((_, index) => `[a${index}]`).join('');
  const filters = [filter, ...scaled, `[${sound}:a]asplit=${made.length}${sounds}`];
  return [
    ...inputs,
    ...['-f', 'lavfi', '-i', `aevalsrc=${chord(loop)}:s=${SOUND.hz}:d=${LOOP_SECONDS}`],
    ...['-filter_complex', filters.join(';')],
    ...made.flatMap((item, index) => [
      ...['-map', `[s${index}]`, '-map', `[a${index}]`, '-t', String(LOOP_SECONDS)],
      ...['-c:v', 'libx264', '-profile:v', 'baseline', '-preset', 'ultrafast', '-b:v', `${item.videoKbps}k`],
      ...['-maxrate', `${Math.round(item.videoKbps * 1.2)}k`, '-bufsize', `${item.videoKbps * 2}k`],
      ...['-g', String(frameRate), '-keyint_min', String(frameRate), '-sc_threshold', '0', '-threads', '2'],
      ...['-c:a', 'aac', '-b:a', `${SOUND.kbps}k`, '-ac', '2'],
      ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_list_size', '0'],
      ...['-hls_segment_filename', join(draft, item.name, '%d.ts'), join(draft, item.name, 'cuts.m3u8')],
    ]),
  ];
}

/** A quiet pad: three notes that swell at different speeds, each a whole number of times in a loop. */
function chord({ tone }: Loop): string {
  const note = (frequency: number, swells: number): string => {
    const whole = Math.round(frequency * LOOP_SECONDS) / LOOP_SECONDS; // Whole periods: no click at the seam.
    return `0.03*sin(2*PI*${whole}*t)*(0.6+0.4*sin(2*PI*${swells}*t/${LOOP_SECONDS}))`;
  };
  const [low, middle, high] = tone;
  return `'${note(low, 2)}+${note(middle, 3)}+${note(high, 5)}'`;
}

/** The playlists promise segments of equal length: read back the real cuts and compare. */
async function checkCuts(draft: string, made: readonly Rendition[]): Promise<void> {
  for (const item of made) {
    const cuts = await readFile(join(draft, item.name, 'cuts.m3u8'), 'utf8');
    const lengths = [...cuts.matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
    if (
      lengths.length !== SEGMENTS_PER_LOOP ||
      lengths.some((length) => Math.abs(length - segmentSeconds) > 0.06)
    ) {
      throw new Error(`${item.name} was cut at ${lengths.join(', ')} s`);
    }
  }
}
