// `npm run bench -- scroll`: a wheel scrolls through our grid of 5,000 cards on a phone and on a desktop, at 4 × CPU
// slow-down and 60 Hz. Ends with 1 below 55 frames a second. The site's own lists end at a thousand cards.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../../../scripts/lib/browser.ts';
import { watchFrames } from '../../frame-times.ts';

const CARDS = 5_000;
const LEAST_PER_SECOND = 55;
/** Pixels, and pixels a second. */
const WAY = 12_000;
const SPEED = 3_000;

const config = {
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  root: import.meta.dirname,
  logLevel: 'warn',
} as const;
await build(config);
const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
const { port } = server.httpServer.address() as { port: number };
const browser = await chromium.launch(browserLaunchOptions());

for (const [name, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 900],
] as const) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`http://127.0.0.1:${port}/?cards=${CARDS}`);
  await page.waitForFunction(() => window.isDrawn === true);
  // The first screen is drawn first, the other cards follow.
  await page.waitForFunction((count) => document.querySelectorAll('a').length >= count, CARDS);
  await page.waitForTimeout(2_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const direction of [-1, 1]) {
    const { frames, result: seconds } = await watchFrames(page, async () => {
      const start = performance.now();
      await session.send('Input.synthesizeScrollGesture', {
        x: width / 2,
        y: height / 2,
        yDistance: direction * WAY,
        speed: SPEED,
        gestureSourceType: 'mouse',
        preventFling: true,
      });
      return (performance.now() - start) / 1_000;
    });
    const rate = frames.count / seconds;
    const at = await page.evaluate(() => Math.round(window.scrollY));
    console.log(
      `${name}, ${direction < 0 ? 'down' : 'up'} to ${at} px: ${rate.toFixed(1)} frames a second, ${frames.late} of ${frames.count} more than 50 ms after the one before, longest gap ${frames.longest.toFixed(0)} ms`,
    );
    if (at !== (direction < 0 ? WAY : 0)) throw new Error('The page did not scroll.');
    if (rate < LEAST_PER_SECOND) {
      console.log(`over budget: fewer than ${LEAST_PER_SECOND} frames a second`);
      process.exitCode = 1;
    }
  }
  await page.close();
}
await browser.close();
await server.close();
