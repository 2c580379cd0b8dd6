import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Threads of a run: with all cores of a large machine, each keeps frames of its own, and memory grows with them. */
export const FFMPEG_THREADS = Math.min(4, availableParallelism());

/** The largest single block of memory (bytes): a frame of 12,000 × 12,000 with ten bits. */
const LARGEST_BLOCK = 512 * 1024 * 1024;

/** What ffmpeg inherits: where programs and libraries are. Keys and passwords of the platform stay here. */
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot'];

export interface FfmpegLimits {
  /** Megabytes of memory. */
  memory: number;
  /** Seconds of processor time; it ends a run whose platform was killed. */
  processor?: number;
  /** Lower priority, for work that nobody waits for. */
  background?: boolean;
}

/** For video that is live: it comes from one camera or one segment. */
export const LIVE_LIMITS: FfmpegLimits = { memory: 1_500 };

/**
 * Starts ffmpeg, whose input comes from strangers: with few resources and without the platform's environment. The limits
 * are those of a POSIX shell; that of memory holds on Linux, and on Windows there are none.
 */
export function startFfmpeg(
  binary: string,
  args: readonly string[],
  { memory, processor, background = false }: FfmpegLimits,
  options: SpawnOptions,
): ChildProcess {
  const env = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  const all = ['-hide_banner', '-max_alloc', String(LARGEST_BLOCK), ...args];
  if (process.platform === 'win32') return spawn(binary, all, { ...options, env });
  const rules = [
    `ulimit -d ${memory * 1024}`,
    // No file with the memory of a crashed run.
    'ulimit -c 0',
    ...(processor === undefined ? [] : [`ulimit -t ${Math.ceil(processor)}`]),
  ];
  const script = `{ ${rules.join('; ')}; } 2>/dev/null; exec ${background ? 'nice -n 10 ' : ''}"$0" "$@"`;
  // The shell becomes ffmpeg, so that signals reach it.
  return spawn('/bin/sh', ['-c', script, binary, ...all], { ...options, env });
}
