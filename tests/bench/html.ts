// `npm run bench -- html`: server time of the first HTML of `/`, warm. Fails over its budget.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/support/server.ts';

const BUDGET_MS = 50;
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
const server = await startServer({ DATA_DIR: dataDir });
try {
  const times: number[] = [];
  for (let request = 0; request < 250; request += 1) {
    const response = await fetch(`${server.url}/`);
    await response.text();
    const time = Number(/render;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1]);
    if (!(time > 0)) throw new Error('The page tells no server time.');
    // The first ones warm the process up.
    if (request >= 50) times.push(time);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  process.stdout.write(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, of ${times.length}\n`);
  process.exitCode = at(0.5) <= BUDGET_MS ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
