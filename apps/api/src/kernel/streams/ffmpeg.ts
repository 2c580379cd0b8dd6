import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { LIVE_LIMITS, startFfmpeg } from './start-ffmpeg.ts';

const executable = async (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/**
 * The ffmpeg to use: the first on PATH, else the npm package's, which is of 2018 and for the demo. Null if there is
 * neither (the package has no build for the platform).
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

/** The ffmpeg that {@link findFfmpeg} finds on this search path, for operators; null without one. */
export async function describeFfmpeg(searchPath?: string): Promise<{
  path: string;
  version: string;
  isPackaged: boolean;
} | null> {
  const path = await findFfmpeg(searchPath);
  if (path === null) return null;
  const { stdout } = await promisify(execFile)(path, ['-version'], { env: { PATH: process.env.PATH } }).catch(
    () => ({ stdout: '' }),
  );
  const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? 'of unknown version';
  return { path, version, isPackaged: path === (await packagedFfmpeg()) };
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
  const child = startFfmpeg(binary, ['-loglevel', 'error', '-nostats', ...args], LIVE_LIMITS, {
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-2_000);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // If ffmpeg dies early, the pipe breaks first; the exit code says more.
  const fed = child.stdin && pipeline(frames, child.stdin).catch(() => undefined);
  const code = await ended;
  await fed;
  if (code !== 0) throw new Error(`ffmpeg exited with ${code}: ${words.trim() || 'no message'}`);
}
