import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { wayOut } from './explained.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const running = new Set();

/** After Ctrl-C, the failure of a program that was stopped is no news. */
let isEnding = false;

/** Stops the programs that still run. */
export const stopPrograms = (signal = 'SIGTERM') => {
  for (const child of running) child.kill(signal);
};

/**
 * Stops the programs that still run, and waits for them. npm ignores signals for minutes while it installs, and a new start
 * would meet the files that it still writes; so what does not end by itself is killed.
 *
 * @param {NodeJS.Signals} signal
 * @param {number} [graceMs] milliseconds that a program has to end by itself
 */
export const endPrograms = async (signal, graceMs = 2_000) => {
  isEnding = true;
  const ended = Promise.all([...running].map((child) => once(child, 'exit')));
  stopPrograms(signal);
  await Promise.race([ended, sleep(graceMs)]);
  stopPrograms('SIGKILL');
  await ended;
};

/**
 * Runs a program in the repository's root.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string }} [options] `quiet` returns the output instead
 *   of printing it
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export const run = (command, args, { env = {}, quiet = false, cwd = ROOT } = {}) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    running.add(child);
    child.on('exit', () => running.delete(child));
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (isEnding) return;
      resolve({
        code: code ?? 1,
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (performance.now() - started) / 1000,
      });
    });
  });

/** Like `run`, but prints the time, and on failure the output; throws an error that names the way out, if it is known. */
export const must = async (label, command, args, options) => {
  const result = await run(command, args, { quiet: true, ...options });
  if (result.code !== 0) {
    process.stderr.write(`${result.output}\n`);
    throw new Error(wayOut(result.output) ?? `${label} failed, see above.`);
  }
  console.log(`  ${label}: ${result.seconds.toFixed(1)} s`);
  return result;
};

/**
 * The compiler that packages are built with. node_modules/.bin has one `tsc` for this and for the native compiler, which
 * checks the types of the repository.
 */
export const TSC = `${ROOT}node_modules/typescript/bin/tsc`;

/** Path of a program in node_modules. */
export const bin = (name) => `${ROOT}node_modules/.bin/${name}`;
