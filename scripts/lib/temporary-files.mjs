// Global set-up of Vitest: tests get an empty folder for temporary files, and a run that leaves something there fails.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Caches of programs that tests run: of `tsx`, and of TypeScript from Node.js 22 on. */
const CACHES = /^(?:tsx-\d+|node-compile-cache)$/;

/** @param {import('vitest/node').TestProject} project */
export default function useTemporaryFolder({ config }) {
  const { TMPDIR: before } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'footlight-tests-'));
  // A test's PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    const left = readdirSync(folder).filter((name) => !CACHES.test(name));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    console.error(`Tests left temporary files: ${left.join(', ')}`);
    // Vitest only prints errors of a tear-down. What the first of two tries left is no fault.
    if (!config.retry) process.exitCode = 1;
  };
}
