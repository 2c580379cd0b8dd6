// `npm run judges`: checkers by others on the pages of the running site, in light and dark. Each finding fails unless
// excuses.ts has its reason; so does an excuse that nothing needs. `-- --only faq,admin` takes paths with these words.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { call, memberPart } from '../e2e/support/fixtures.ts';
import { startServer } from '../e2e/support/server.ts';
import { keepLoops, untilStreams } from '../e2e/support/streams.ts';
import { byAlfa } from './alfa.ts';
import { EXCUSES } from './excuses.ts';
import { type Excuse, excuseOf, type Finding } from './finding.ts';
import { byCodeSniffer, byIbm } from './in-page.ts';
import { PAGES } from './pages.ts';
import { bySpectral } from './spectral.ts';
import { byVnu, hasJava } from './vnu.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const words = values.only?.split(',') ?? [''];

/** Milliseconds for what arrives after the page says that it is there. */
const TO_ARRIVE = 2500;

/** Characters of an element that a finding shows. */
const SHOWN = 300;

const used = new Set<Excuse>();
const faults = new Map<string, { finding: Finding; pages: Set<string> }>();
let excused = 0;

const judge = (where: string, findings: readonly Finding[]) => {
  for (const finding of findings) {
    const excuse = excuseOf(EXCUSES, finding);
    if (excuse) {
      used.add(excuse);
      excused += 1;
      continue;
    }
    const key = [finding.judge, finding.rule, finding.html].join('\n');
    const known = faults.get(key) ?? { finding, pages: new Set() };
    known.pages.add(where);
    faults.set(key, known);
  }
};

const dataDir = mkdtempSync(join(tmpdir(), 'footlight-judges-'));
keepLoops(dataDir);
const server = await startServer({ DATA_DIR: dataDir, FOOTLIGHT_FRAME_RATE: '5' });
const browser = await chromium.launch(browserLaunchOptions());
const html = new Map<string, string>();
let looks = 0;

type Scheme = 'light' | 'dark';
const look = async (page: Page, path: string, where: string, user: string | null, colorScheme: Scheme) => {
  const answer = await page.goto(path);
  if (answer) html.set(where, await answer.text());
  await page.locator('main h1, main [data-component=chat]').first().waitFor();
  if (user) await memberPart(page).waitFor();
  await page.waitForTimeout(TO_ARRIVE);
  judge(where, [...(await byCodeSniffer(page)), ...(await byIbm(page))]);
  // Alfa takes seconds a page, and of its rules only that of contrast, which the others have too, depends on colours.
  if (colorScheme === 'light') judge(where, await byAlfa(page));
  looks += 1;
};

try {
  await untilStreams(server.url);
  const list = (await (await fetch(`${server.url}/api/v1/browse/react/girls`)).json()) as {
    userList: { username: string; status: string; flagList: string[] }[];
  };
  const live = list.userList.find(({ status, flagList }) => status === 'online' && flagList.length === 0);
  if (!live) throw new Error('Nobody is live in the demo.');
  for (const { user, paths } of PAGES) {
    const asked = paths.filter((path) => words.some((word) => path.includes(word)));
    if (asked.length === 0) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL: server.url,
        colorScheme,
        locale: 'en-GB',
        // An element that fades in has too little contrast for a moment.
        reducedMotion: 'reduce',
        // The judges' own scripts are none of the site's.
        bypassCSP: true,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const since = performance.now();
      if (user) await call(page, '/auth/login', { username: user, password: 'footlight' });
      for (const path of asked)
        await look(
          page,
          path.replace('ROOM', live.username).replace('CLUB', 'maren_ember'),
          `${path} (${user ?? 'guest'}, ${colorScheme})`,
          user,
          colorScheme,
        );
      await context.close();
      const seconds = Math.round((performance.now() - since) / 1000);
      console.log(`  ${user ?? 'guest'}, ${colorScheme}: ${asked.length} pages, ${seconds} s`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

if (!values.only) for (const [document, findings] of await bySpectral()) judge(document, findings);
if (hasJava()) for (const [where, findings] of byVnu(html)) judge(where, findings);
else
  console.log(
    '  No Java was found: the Nu HTML checker was left out. Install a Java runtime, such as Debian’s default-jre-headless.',
  );

for (const { finding, pages } of faults.values()) {
  console.log(`✗ ${finding.judge} ${finding.rule}: ${finding.said}\n    ${finding.html.slice(0, SHOWN)}`);
  console.log(`    ${pages.size} of ${looks} looks, ${[...pages].slice(0, 3).join('; ')}`);
}
const stale = values.only
  ? []
  : EXCUSES.filter((excuse) => !used.has(excuse) && (excuse.judge !== 'vnu' || hasJava()));
for (const { judge: of, rule } of stale) console.log(`✗ nothing needs the excuse of ${of} ${rule}`);
console.log(`  ${looks} looks, ${excused} findings excused, ${faults.size} others`);
process.exitCode = faults.size + stale.length > 0 ? 1 : 0;
