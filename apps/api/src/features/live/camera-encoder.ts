import { once } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { FFMPEG_THREADS, LIVE_LIMITS, startFfmpeg } from '../../kernel/streams/start-ffmpeg.ts';

/** What arrives: bits and frames per second, and frames that could not be encoded in time since the start. */
export interface EncoderHealth {
  bitrate: number;
  fps: number;
  dropped: number;
  width: number;
  height: number;
}

export interface CameraEncoder {
  /** Feeds the next piece of the recording; resolves when there is room for another. */
  write(piece: Uint8Array): Promise<void>;
  health(): EncoderHealth;
  /** Resolves when everything is written and the process has ended. */
  end(): Promise<void>;
  /** Ends at once. */
  kill(): Promise<void>;
  /** Deletes the folder, after the end. Not if another encoder has taken it over. */
  remove(): Promise<void>;
  /** Resolves with the reason when the process ends; null after {@link end}. */
  readonly closed: Promise<string | null>;
}

/**
 * Only options that the ffmpeg of the npm package has, which is of 2018. H.264 without B-frames and AAC, which every player reads; one key
 * frame and one segment a second.
 */
const ffmpegArguments = (folder: string): string[] => [
  ...['-loglevel', 'info', '-nostats', '-progress', 'pipe:1'],
  // What browsers record (WebM or MP4), and nothing that names other files.
  ...['-protocol_whitelist', 'pipe', '-format_whitelist', 'matroska,mov'],
  ...['-fflags', '+genpts', '-analyzeduration', '2000000', '-probesize', '2000000', '-i', 'pipe:0'],
  ...['-map', '0:v:0', '-map', '0:a:0?'],
  ...['-vf', "fps=30,scale='min(1280,iw)':-2,format=yuv420p"],
  ...['-c:v', 'libx264', '-preset', 'superfast', '-tune', 'zerolatency', '-profile:v', 'main'],
  ...['-threads', String(FFMPEG_THREADS)],
  ...['-b:v', '2000k', '-maxrate', '2500k', '-bufsize', '2500k', '-force_key_frames', 'expr:gte(t,n_forced)'],
  ...['-c:a', 'aac', '-b:a', '128k', '-ar', '48000', '-ac', '2', '-af', 'aresample=async=1'],
  ...['-f', 'hls', '-hls_time', '1', '-hls_list_size', '8', '-hls_start_number_source', 'epoch'],
  ...[
    '-hls_flags',
    'delete_segments+omit_endlist+independent_segments+program_date_time+temp_file+discont_start',
  ],
  ...['-hls_segment_filename', join(folder, '%d.ts'), join(folder, 'index.m3u8')],
];

const TS_PACKET_BYTES = 188;

/** An encoder that takes nothing for this long (ms) hangs, for example on a disk that does not answer. */
const STUCK_MS = 30_000;

/** Encodes the pieces of a browser's recording into an HLS folder, which it recreates. `stuckMs`: for tests. */
export async function startCameraEncoder(
  binary: string,
  folder: string,
  stuckMs = STUCK_MS,
): Promise<CameraEncoder> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const child = startFfmpeg(binary, ffmpegArguments(folder), LIVE_LIMITS, {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('ffmpeg was started without pipes');
  const state: EncoderHealth = { bitrate: 0, fps: 0, dropped: 0, width: 0, height: 0 };
  let received = 0;
  let frames = 0;
  let framesBefore = 0;
  let receivedAt = Date.now();
  let isEnding = false;
  let words = '';

  // Line by line: a busy ffmpeg writes a line in pieces.
  const eachLine = (input: Readable, read: (line: string) => void) =>
    createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }).on('line', read);
  eachLine(stdout, (line) => {
    const [, name, value] = /^(frame|drop_frames)=\s*(\d+)/.exec(line) ?? [];
    if (name === 'frame') frames = Number(value);
    else if (name) state.dropped = Number(value);
  });
  const unchecked = new Set<string>();
  /** On a full disk, newer versions of ffmpeg say nothing, and continue with segments that are cut off. */
  const checkSegments = async () => {
    for (const path of unchecked) {
      const file = await stat(path).catch(() => null);
      if (!file) continue; // Still has its temporary name.
      unchecked.delete(path);
      if (file.size > 0 && file.size % TS_PACKET_BYTES === 0) continue;
      words = `${words}${path} is cut off at ${file.size} bytes: No space left on device, or the disk failed`;
      child.kill('SIGKILL');
    }
  };
  eachLine(stderr, (line) => {
    words = `${words}${line}\n`.slice(-4_000);
    const [, opened] = /Opening '(.+)\.tmp' for writing/.exec(line) ?? [];
    if (opened?.endsWith('.ts')) unchecked.add(opened);
    else if (opened) void checkSegments();
    // It would continue, and viewers would get files with holes.
    if (line.includes('No space left on device')) child.kill('SIGKILL');
    const [, width, height] = /Stream #0:0.*Video: h264.* (\d{2,5})x(\d{2,5})/.exec(line) ?? [];
    if (width && height) Object.assign(state, { width: Number(width), height: Number(height) });
  });
  stdin.on('error', () => undefined); // The exit code says more.
  const closed = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) =>
      resolve(isEnding ? null : `ffmpeg exited with ${code}: ${words.trim().slice(-400)}`),
    );
  });

  return {
    closed,
    async write(piece) {
      received += piece.byteLength;
      if (stdin.writable && !stdin.write(piece)) {
        const stuck = setTimeout(() => {
          words = `${words}ffmpeg has taken nothing for ${stuckMs} ms`;
          child.kill('SIGKILL');
        }, stuckMs);
        // `closed` reports a broken pipe.
        await Promise.race([once(stdin, 'drain').catch(() => closed), closed]);
        clearTimeout(stuck);
      }
    },
    health() {
      const seconds = (Date.now() - receivedAt) / 1000;
      if (seconds >= 1) {
        state.bitrate = Math.round((received * 8) / seconds);
        state.fps = Math.round((frames - framesBefore) / seconds);
        received = 0;
        framesBefore = frames;
        receivedAt = Date.now();
      }
      return { ...state };
    },
    async end() {
      isEnding = true;
      stdin.end();
      const clock = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await closed;
      clearTimeout(clock);
    },
    async kill() {
      isEnding = true;
      child.kill('SIGKILL');
      await closed;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
