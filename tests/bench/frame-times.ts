import type { Page } from 'playwright';

/** How smoothly a page drew while something went on. */
export interface Frames {
  count: number;
  /** Frames that came more than 50 ms after the one before. */
  late: number;
  /** Longest gap between two frames, in milliseconds. */
  longest: number;
  /** The same two of the page's own work: tasks of its main thread over 50 ms (Long Tasks API). */
  longTasks: number;
  longestTask: number;
  /** Most rows of chat that stood in the page at once. */
  mostRows: number;
}

/** Frames later than this are counted. */
const LATE_MS = 50;

/** Watches a page's frames, tasks and rows until the given work is done. */
export const watchFrames = async <T>(
  page: Page,
  work: () => Promise<T>,
): Promise<{ frames: Frames; result: T }> => {
  await page.evaluate((late) => {
    const seen = { count: 0, late: 0, longest: 0, longTasks: 0, longestTask: 0, mostRows: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longTasks += 1;
        seen.longestTask = Math.max(seen.longestTask, duration);
      }
    });
    observer.observe({ type: 'longtask' });
    let last = performance.now();
    // Looked up once: a page of thousands of elements would pay for it in every frame.
    const chat = document.querySelector('[data-component=chat]');
    const watch = {
      isOn: true,
      seen,
      frame(now: number) {
        const gap = now - last;
        last = now;
        seen.count += 1;
        if (gap > late) seen.late += 1;
        seen.longest = Math.max(seen.longest, gap);
        seen.mostRows = Math.max(seen.mostRows, chat?.querySelectorAll('[data-part=line]').length ?? 0);
        if (watch.isOn) requestAnimationFrame(watch.frame);
        else observer.disconnect();
      },
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(watch.frame);
    });
    Object.assign(globalThis, { footlightWatch: watch });
  }, LATE_MS);
  const result = await work();
  const frames = await page.evaluate(() => {
    const { footlightWatch } = globalThis as unknown as { footlightWatch: { isOn: boolean; seen: Frames } };
    footlightWatch.isOn = false;
    return footlightWatch.seen;
  });
  return { frames, result };
};

/** What the work of the probe below takes on a machine with nothing else to do, in milliseconds. */
const QUIET_MS = 480;

/**
 * How much slower this page's thread is now than on a machine with nothing else to do, at least 1: budgets in
 * milliseconds are for such a machine, and tests run on others.
 */
export const slowness = async (page: Page): Promise<number> => {
  const ms = await page.evaluate(() => {
    const work = () => {
      let value = 0;
      for (let step = 0; step < 5e7; step += 1) value = (value * 31 + step) | 0;
      return value;
    };
    // The engine compiles it at the first call or two.
    work();
    work();
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.max(1, ms / QUIET_MS);
};
