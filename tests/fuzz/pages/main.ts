// `npm run fuzz -- pages`: random visitors ask for pages at once, and each must get what a render of its own gives.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/support/server.ts';
import { comparePages } from './compare.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-pages-'));
const server = await startServer({
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  FOOTLIGHT_DEMO: '1',
  // Rooms that change between the two renders would differ.
  FOOTLIGHT_SIMULATION: '0',
  FOOTLIGHT_RATE_LIMITS: '0',
});
try {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  const { asked, kinds, wrong } = await comparePages(server.url, { runs: Number(values.runs), seed });
  for (const one of wrong.slice(0, 10)) process.stdout.write(`${one}\n`);
  process.stdout.write(`${asked} requests of ${kinds} kinds, ${wrong.length} wrong, seed ${seed}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
