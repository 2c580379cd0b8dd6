import type { Locator, Page } from '@playwright/test';
import {
  chat,
  expect,
  freshName,
  joined,
  line,
  liveRoom,
  logIn,
  startAsNew,
  test,
  visit,
} from './support/fixtures.ts';

/** What a viewer needs at a look, and where it stands in the window. */
const NEEDED = {
  picture: '[data-part=player]',
  chat: '[data-component=chat] [data-part=foot]',
  balance: '[data-component=tip-panel] [data-part=balance]',
  amounts: '[data-component=tip-panel] [data-part=amounts]',
  tip: '[data-component=tip-panel] [type=submit]',
};
const GOAL = '[data-component=tip-goal]';
const PRIVATE = '[data-component=show-offer]';

/** The parts that are not wholly inside the window, or lie under the tip bar. */
const hidden = (page: Page, parts: Record<string, string>): Promise<string[]> =>
  page.evaluate((wanted) => {
    const bar = document.querySelector('[data-part=tip]')?.getBoundingClientRect();
    return Object.entries(wanted).flatMap(([name, selector]) => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!element || !box || box.height === 0) return [`${name} is missing`];
      const isIn = box.top >= 0 && box.bottom <= window.innerHeight + 1;
      const isUnder =
        bar &&
        !element.closest('[data-part=tip]') &&
        box.bottom > bar.top + 1 &&
        box.left < bar.right &&
        box.right > bar.left;
      return isIn && !isUnder ? [] : [`${name} ${Math.round(box.top)} to ${Math.round(box.bottom)}`];
    });
  }, parts);

const expectInWindow = (page: Page, parts: Record<string, string>) =>
  expect.poll(() => hidden(page, parts), { timeout: 15_000 }).toEqual([]);

const ALL = { ...NEEDED, goal: GOAL, private: PRIVATE };
/** A phone has one button for tips; the amounts open above it. */
const { amounts: AMOUNTS, ...NEEDED_ON_PHONES } = NEEDED;

test('[ROOM-03] [ROOM-04] [TIP-01] picture, chat, balance, tips, goal and private are in one window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await liveRoom('/girls', 0);
  await logIn(page, 'premium', `/${room}`);
  await joined(page);
  await expectInWindow(page, ALL);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expectInWindow(page, ALL);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Chat lines that are wholly in view: inside the log, and not under the tip bar. */
const linesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const log = document.querySelector('[data-component=chat] [role=log]')?.getBoundingClientRect();
    const bar = document.querySelector('[data-part=tip]')?.getBoundingClientRect();
    const end = Math.min(
      window.innerHeight,
      log?.bottom ?? 0,
      bar?.height ? bar.top : Number.POSITIVE_INFINITY,
    );
    return [...document.querySelectorAll('[data-component=chat] [data-part=line]')].filter((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return height > 0 && top >= (log?.top ?? 0) - 1 && bottom <= end + 1;
    }).length;
  });

/** Adds up how far the chat is moved without the user's doing, from the start of each page. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { chatShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = entry.sources.find(
          ({ node, previousRect, currentRect }) =>
            node instanceof Element &&
            node.closest('[data-part=chat]') === node &&
            previousRect.height > 0 &&
            currentRect.height > 0,
        );
        if (moved && !entry.hadRecentInput)
          seen.push(`${entry.value.toFixed(3)} from ${moved.previousRect.y} to ${moved.currentRect.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const CHAT_FOOT = { chat: NEEDED.chat };

/** The room on a small phone has its chat in the first screen, and the chat keeps its place while the page loads. */
const openSmall = async (
  page: Page,
  arrive: (room: string) => Promise<void>,
  lines: number,
): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 640 });
  await watchShifts(page);
  await arrive(`/${await liveRoom('/girls', 0)}`);
  await joined(page);
  await expectInWindow(page, CHAT_FOOT);
  await expect.poll(() => linesInView(page)).toBeGreaterThanOrEqual(lines);
  await expect(page.locator('[data-component=show-offer], [data-part=balance]').first()).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'chatShifts'))).toEqual([]);
};

test('[ROOM-04] on a small phone, a viewer has chat in the first screen; on a larger one, picture and tips, too; on both, with the keyboard open', async ({
  visitor,
}) => {
  const page = await visitor({ mobile: true });
  await openSmall(page, (room) => logIn(page, 'premium', room), 3);

  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  await expectInWindow(page, { ...NEEDED_ON_PHONES, goal: GOAL, private: PRIVATE });
  const panel = page.locator('[data-component=tip-panel]');
  await panel.getByRole('button', { name: 'Other amount and more' }).tap();
  await expectInWindow(page, { amounts: AMOUNTS, tip: NEEDED.tip });
  await expect(panel.getByRole('button', { name: '50 tokens', exact: true })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: 'Other amount and more' }).tap();
  // The keyboard of a phone takes about two fifths of the window.
  await page.setViewportSize({ width, height: Math.round(height * 0.6) });
  const field = page.locator('[data-component=chat-composer]').getByRole('textbox');
  await field.tap();
  await expectInWindow(page, NEEDED_ON_PHONES);
  // The picture stays above what one writes.
  const [seen, writing] = [await page.locator('[data-part=player]').boundingBox(), await field.boundingBox()];
  expect(seen?.height).toBeGreaterThan(120);
  expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(writing?.y ?? 0);
  const words = `good evening ${Date.now()}`;
  await field.fill(words);
  await chat(page).getByRole('button', { name: 'Send' }).tap();
  await expect(line(page, words)).toBeVisible();

  await field.tap();
  for (const [width, height] of [
    [360, 330],
    [640, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectInWindow(page, CHAT_FOOT);
    await expect.poll(() => linesInView(page)).toBeGreaterThanOrEqual(3);
  }
});

test('[ROOM-04] on a small phone, a guest has chat in the first screen; the header goes with the controls, and comes back for a tap and for focus', async ({
  visitor,
}) => {
  const page = await visitor({ mobile: true });
  await openSmall(page, (room) => visit(page, room), 2);
  const header = page.locator('[data-component=site-header]');
  await expect(header).not.toBeInViewport({ timeout: 15_000 });
  const picture = page.locator('[data-component=video-player]');
  await picture.tap();
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(header).not.toBeInViewport({ timeout: 15_000 });
  await header.getByRole('link').first().focus();
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('[ROOM-03] [TIP-01] theatre and full screen keep chat and tips, and a tip works there', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await liveRoom('/girls', 0);
  await startAsNew(page, freshName('theatre'), `/${room}`);
  await joined(page);
  const screen = page.locator('[data-component=room-screen]');
  const player = page.locator('[data-component=video-player]');
  const before = await player.boundingBox();
  await player.focus();
  await page.keyboard.press('t');
  await expect(screen).toHaveAttribute('data-theatre', 'true');
  await expectInWindow(page, ALL);
  const after = await player.boundingBox();
  expect((after?.width ?? 0) * (after?.height ?? 0)).toBeGreaterThan(
    1.3 * (before?.width ?? 0) * (before?.height ?? 0),
  );
  await page.locator('[data-component=tip-panel]').getByRole('button', { name: 'Tip 25 tokens' }).click();
  await expect(page.locator('[data-component=tip-panel] [data-part=balance]')).toContainText('175');
  await page.keyboard.press('Escape');
  await expect(screen).not.toHaveAttribute('data-theatre', 'true');

  await player.focus();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  await expect(screen).toHaveAttribute('data-theatre', 'true');
  await expectInWindow(page, ALL);
  await page.evaluate(() => document.exitFullscreen());
  await expect(screen).not.toHaveAttribute('data-theatre', 'true');
});

test('[RATE-01] [TIP-01] after a tip that lets the viewer rate, a reminder comes, and stays over another tip', {
  tag: '@long',
}, async ({ page }) => {
  const room = await liveRoom('/girls', 0);
  await startAsNew(page, freshName('reminded'), `/${room}`);
  await joined(page);
  const panel = page.locator('[data-component=tip-panel]');
  const reminder = page.getByRole('button', { name: 'Rate now' });
  await expect(reminder).toHaveCount(0);
  const tabs = page.locator('[data-part=more]').getByRole('tablist');
  const placeOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const place = await placeOf(tabs);
  await panel.getByRole('button', { name: '100 tokens', exact: true }).click();
  await panel.getByRole('button', { name: 'Tip 100 tokens' }).click();
  await expect(reminder).toBeVisible();
  // It is below what the viewer reads.
  expect(await placeOf(tabs)).toBe(place);
  await panel.getByRole('button', { name: '10 tokens', exact: true }).click();
  await panel.getByRole('button', { name: 'Tip 10 tokens' }).click();
  await expect(panel.locator('[data-part=balance]')).toContainText('90');
  await expect(reminder).toBeVisible();
});
