// `npm run bench -- scroll`: a wheel scrolls through our grid of 5,000 cards on a phone and on a desktop, at 4 × CPU
// slow-down and 60 Hz. Counts the frames that the compositor showed whole. Ends with 1 below 55 a second. The site's own lists end at a thousand cards.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../../../scripts/lib/browser.ts';
import { watchFrames } from '../../frame-times.ts';
import { shownFrames } from './shown-frames.ts';

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
    await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
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
    const shown = shownFrames(await browser.stopTracing());
    const rate = shown.perSecond;
    // The page learns where it is after the compositor has shown it.
    const goal = direction < 0 ? WAY : 0;
    await page.waitForFunction((there) => Math.abs(window.scrollY - there) < 500, goal);
    console.log(
      `${name}, ${direction < 0 ? 'down' : 'up'}: ${rate.toFixed(1)} frames a second shown, longest gap ${shown.longestGap.toFixed(0)} ms, ${shown.lacking} more lacked content; the page itself ran ${(frames.count / seconds).toFixed(1)} times a second`,
    );
    if (rate < LEAST_PER_SECOND) {
      console.log(`over budget: fewer than ${LEAST_PER_SECOND} frames a second`);
      process.exitCode = 1;
    }
  }
  await page.close();
}
await browser.close();
await server.close();
