import { FFMPEG_THREADS, startFfmpeg } from '../../../kernel/streams/start-ffmpeg.ts';
import { EncodingFailure } from './failure.ts';

/** Characters of ffmpeg's messages that are kept. */
const KEPT = 20_000;
/** Megabytes: a film of 8K with ten bits, and its renditions. */
const MEMORY = 3_000;

export interface FfmpegRun {
  binary: string;
  /** Kills the run: the worker gives up, or closes. */
  signal: AbortSignal;
  /** Milliseconds until the run is killed as too slow. */
  withinMs: number;
  /** Folder of the files that a filter names. */
  folder?: string;
}

/**
 * Runs ffmpeg at low priority, without a shell, and returns its exit code and messages.
 *
 * @throws EncodingFailure `too_slow`
 * @throws the signal's reason, if it ended the run
 */
export async function runFfmpeg(
  { binary, signal, withinMs, folder }: FfmpegRun,
  args: readonly string[],
): Promise<{ code: number | null; messages: string }> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(withinMs);
  const limits = { memory: MEMORY, processor: (withinMs / 1000) * FFMPEG_THREADS, background: true };
  const child = startFfmpeg(binary, ['-nostdin', '-nostats', ...args], limits, {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(folder !== undefined && { cwd: folder }),
    killSignal: 'SIGKILL',
    signal: AbortSignal.any([signal, late]),
  });
  let messages = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    if (messages.length < KEPT) messages += chunk.slice(0, KEPT - messages.length);
  });
  let failed: unknown = null;
  child.once('error', (error) => {
    failed = error;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  signal.throwIfAborted();
  if (late.aborted) throw new EncodingFailure('too_slow');
  if (failed) throw failed;
  return { code, messages };
}
