import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { EncodingFailure } from './failure.ts';

/** Characters of ffmpeg's messages that are kept. */
const KEPT = 20_000;

export interface FfmpegRun {
  binary: string;
  /** Kills the run: the worker gives up, or closes. */
  signal: AbortSignal;
  /** Milliseconds until the run is killed as too slow. */
  withinMs: number;
}

/**
 * Runs ffmpeg at low priority, without a shell, and returns its exit code and messages.
 *
 * @throws EncodingFailure `too_slow`
 * @throws the signal's reason, if it ended the run
 */
export async function runFfmpeg(
  { binary, signal, withinMs }: FfmpegRun,
  args: readonly string[],
): Promise<{ code: number | null; messages: string }> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(withinMs);
  const child = spawn(binary, ['-hide_banner', '-nostdin', '-nostats', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    killSignal: 'SIGKILL',
    signal: AbortSignal.any([signal, late]),
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not permitted everywhere; the lower priority is optional.
  }
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
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
