import { type ChildProcess, spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { constants as osConstants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { finished } from 'node:stream/promises';

const executable = async (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/**
 * The ffmpeg to use: from PATH if present, else the npm package's binary. Null if there is neither (the package has no
 * build for the platform).
 */
export async function findFfmpeg(path = process.env.PATH ?? ''): Promise<string | null> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const candidate = join(folder, name);
    if (await executable(candidate)) return candidate;
  }
  return packagedFfmpeg();
}

/** The binary of `@ffmpeg-installer/ffmpeg`, or null if it has none for this platform. */
export async function packagedFfmpeg(): Promise<string | null> {
  try {
    const { default: installed } = await import('@ffmpeg-installer/ffmpeg');
    return (await executable(installed.path)) ? installed.path : null;
  } catch {
    return null; // The package throws on platforms without a build.
  }
}

/**
 * Runs ffmpeg at low priority and pipes raw frames to it.
 *
 * @throws Error with the end of ffmpeg's output if it fails
 */
export async function runFfmpeg(
  binary: string,
  args: readonly string[],
  frames: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(binary, ['-hide_banner', '-loglevel', 'error', '-nostats', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  lowerPriority(child);
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-2_000);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // If ffmpeg dies early, the pipe breaks first; the exit code says more.
  const fed = feed(child, frames).catch(() => undefined);
  const code = await ended;
  await fed;
  if (code !== 0) throw new Error(`ffmpeg exited with ${code}: ${words.trim() || 'no message'}`);
}

async function feed(child: ChildProcess, frames: AsyncIterable<Uint8Array>): Promise<void> {
  const input = child.stdin;
  if (input === null) return;
  let broken = false;
  input.once('error', () => {
    broken = true;
  });
  for await (const frame of frames) {
    if (broken) return;
    if (!input.write(frame)) {
      await new Promise<void>((resolve) => {
        const done = (): void => {
          input.off('drain', done).off('close', done);
          resolve();
        };
        input.once('drain', done).once('close', done);
      });
    }
  }
  input.end();
  await finished(input);
}

function lowerPriority(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, osConstants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not permitted everywhere; the lower priority is optional.
  }
}
