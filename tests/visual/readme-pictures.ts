// `npm run pictures`: takes the README's pictures from the running demo and from Storybook, and writes them to
// docs/pictures. Fails if they weigh more than a megabyte together.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { ensureProduct, ensureStorybook } from '../../scripts/lib/fresh.mjs';
import { logIn } from '../e2e/support/fixtures.ts';
import { startServer } from '../e2e/support/server.ts';
import { untilStreams } from '../e2e/support/streams.ts';
import { serveStories } from '../engines/serve-stories.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const MOST_BYTES = 1_000_000;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Milliseconds for pictures and the first frames of the video, after the page says that it is there. */
const TO_LOAD = 10_000;

interface Picture {
  name: string;
  /** Below the site, or below Storybook. */
  path: string;
  of: 'site' | 'storybook';
  user?: string;
  /** The frame that holds the part. */
  frame?: string;
  part: string;
  viewport?: typeof DESKTOP;
}

/** A live room whose picture is flat. */
const room = async (site: string): Promise<string> => {
  const { userList } = (await (await fetch(`${site}/api/v1/browse/react/girls`)).json()) as {
    userList: { username: string; status: string; flagList: string[] }[];
  };
  const live = userList.find(({ status, flagList }) => status === 'online' && !flagList.includes('vr'));
  if (!live) throw new Error('Nobody is live in the demo.');
  return live.username;
};

await ensureProduct();
await ensureStorybook();
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-pictures-'));
const server = await startServer({ DATA_DIR: dataDir });
const storybook = await serveStories(fileURLToPath(new URL('../../storybook-static', import.meta.url)));
const browser = await chromium.launch(browserLaunchOptions());
try {
  await untilStreams(server.url);
  const inRoom = `/${await room(server.url)}`;
  const pictures: Picture[] = [
    { name: 'home', path: '/', of: 'site', part: 'main [data-component=model-card]' },
    {
      name: 'room',
      path: inRoom,
      of: 'site',
      user: 'viewer',
      part: '[data-component=chat]',
    },
    {
      name: 'phone',
      path: inRoom,
      of: 'site',
      user: 'viewer',
      part: '[data-component=chat]',
      viewport: PHONE,
    },
    {
      name: 'storybook',
      path: '/index.html?path=/docs/ui-button--docs',
      of: 'storybook',
      frame: '#storybook-preview-iframe',
      part: '.sbdocs [data-component=button]',
    },
    { name: 'brand-studio', path: '/studio/brand', of: 'site', user: 'operator', part: 'main h1' },
  ];
  mkdirSync(FOLDER, { recursive: true });
  let bytes = 0;
  for (const { name, path, of, user, frame, part, viewport = DESKTOP } of pictures) {
    const context = await browser.newContext({
      baseURL: of === 'site' ? server.url : storybook.url,
      viewport,
      isMobile: viewport === PHONE,
      deviceScaleFactor: viewport === PHONE ? 2 : 1,
      locale: 'en-GB',
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    if (user) await logIn(page, user);
    await page.goto(path);
    const place = frame ? page.frameLocator(frame) : page;
    await place.locator(part).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(TO_LOAD);
    const file = join(FOLDER, `${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(file);
    const { size } = statSync(file);
    console.log(`  ${name}.webp: ${Math.round(size / 1000)} kB`);
    bytes += size;
    await context.close();
  }
  if (bytes > MOST_BYTES) throw new Error(`The pictures weigh ${bytes} bytes; ${MOST_BYTES} are allowed.`);
} finally {
  await browser.close();
  await storybook.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
