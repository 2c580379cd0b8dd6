import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in the repository's root.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] `quiet` returns the output instead of printing it
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export const run = (command, args, { env = {}, quiet = false } = {}) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (performance.now() - started) / 1000,
      }),
    );
  });

/** Like `run`, but prints the output and throws on failure. */
export const must = async (label, command, args, options) => {
  const result = await run(command, args, { quiet: true, ...options });
  if (result.code !== 0) {
    process.stderr.write(`${result.output}\n`);
    throw new Error(`${label} failed`);
  }
  console.log(`  ${label}: ${result.seconds.toFixed(1)} s`);
  return result;
};

/** Path of a program in node_modules. */
export const bin = (name) => `${ROOT}node_modules/.bin/${name}`;
