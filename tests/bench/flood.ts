// `npm run bench -- flood`: a room under 1,000 messages a second for 10 s. Fails over its budget.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { startServer } from '../e2e/support/server.ts';
import { keepLoops, untilStreams } from '../e2e/support/streams.ts';
import { floodRoom } from './flood-room.ts';

const [perSecond = 1_000, seconds = 10] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
// The making of the demo's video would be measured, too.
keepLoops(dataDir);
const server = await startServer({ DATA_DIR: dataDir, FOOTLIGHT_FLOOD: '1', FOOTLIGHT_RATE_LIMITS: '0' });
const browser = await chromium.launch(browserLaunchOptions());
try {
  await untilStreams(server.url);
  const list = await (await fetch(`${server.url}/api/v1/browse/react/girls`)).json();
  const room = list.userList.find(({ status }: { status: string }) => status === 'online').username;
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  const result = await floodRoom(page, server.url, room, perSecond, seconds);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  const isGood = result.late === 0 && result.mostRows <= 200 && result.isWhole && result.isLastShown;
  process.stdout.write(isGood ? 'within the budget\n' : 'OVER THE BUDGET\n');
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
