import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

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
 * Runs ffmpeg and pipes raw frames to it. It has the priority of the process, because live video waits for it.
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
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-2_000);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // If ffmpeg dies early, the pipe breaks first; the exit code says more.
  const fed = pipeline(frames, child.stdin).catch(() => undefined);
  const code = await ended;
  await fed;
  if (code !== 0) throw new Error(`ffmpeg exited with ${code}: ${words.trim() || 'no message'}`);
}
