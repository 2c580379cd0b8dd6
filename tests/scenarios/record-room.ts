// `npm run record:room`: records the socket frames of a demo room with their times; stories, tests and benchmarks replay
// them. `-- 30 talk luna` sets the seconds, the name of the session and the room.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowseUser, PROTOCOL_VERSION } from '@footlight/contract';
import type { RecordedSession } from '@footlight/contract/fixtures';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { startServer } from '../e2e/support/server.ts';

const [seconds = '60', name = 'talk', wanted] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-record-'));
const server = await startServer({ DATA_DIR: dataDir });
const browser = await chromium.launch(browserLaunchOptions());
try {
  const { userList } = await (await fetch(`${server.url}/api/v1/browse/react/girls`)).json();
  // Most readers of the static demo, which plays the session in every room, understand English.
  const found = (userList as BrowseUser[]).find(
    ({ status, languages: [first] }) => status === 'online' && first === 'english',
  );
  const room = wanted ?? found?.username;
  if (room === undefined) throw new Error('No room is open whose broadcaster speaks English');
  const page = await browser.newPage();
  const texts: [number, string][] = [];
  let first = 0;
  page.on('websocket', (socket) => {
    if (!socket.url().includes('room')) return;
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') return;
      first ||= performance.now();
      texts.push([Math.round(performance.now() - first), payload]);
    });
  });
  await page.goto(`${server.url}/${room}`);
  await page.waitForTimeout(Number(seconds) * 1_000);
  const session: RecordedSession = { version: PROTOCOL_VERSION, room, texts };
  const file = join(import.meta.dirname, `../../packages/contract/src/fixtures/${name}-session.ts`);
  writeFileSync(
    file,
    `import type { RecordedSession } from './recorded-session.ts';

/** Written by \`npm run record:room\`. */
export const ${name}Session: RecordedSession = ${JSON.stringify(session)};
`,
  );
  execFileSync('npx', ['biome', 'check', '--write', file]);
  process.stdout.write(`${texts.length} texts in ${file}\n`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
