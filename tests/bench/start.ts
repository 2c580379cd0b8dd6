// `npm run bench -- start`: from the start of the process on an existing data folder until `/` answers. Needs the builds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/support/server.ts';

const BUDGET_MS = 15_000;
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
/** Milliseconds until the first page is here. */
const startOnce = async (): Promise<number> => {
  const started = performance.now();
  const server = await startServer({ DATA_DIR: dataDir });
  const { status } = await fetch(`${server.url}/`);
  const took = Math.round(performance.now() - started);
  await server.stop();
  if (status !== 200) throw new Error(`/ answered ${status}`);
  return took;
};
try {
  process.stdout.write(`first start ${await startOnce()} ms\n`);
  const warm = [await startOnce(), await startOnce(), await startOnce()];
  process.stdout.write(`warm starts ${warm.join(', ')} ms\n`);
  process.exitCode = Math.max(...warm) <= BUDGET_MS ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
