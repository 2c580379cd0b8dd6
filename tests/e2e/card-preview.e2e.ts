import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/fixtures.ts';

/* The live picture of a room in its card, while a pointer rests on it, it has the focus or a finger presses it. */

/** Flat pictures only: a preview of a VR room would show both eyes. */
const card = (page: Page) =>
  page.locator('[data-component=model-card][data-state=online]').filter({ hasNotText: /^VR/ });
const live = (page: Page) => page.locator('video[data-part=live]');
const time = (page: Page) => live(page).evaluate((video) => (video as HTMLVideoElement).currentTime);
/** Opens the list with a pointer that has rested on the first card, until it was noticed: that part loads later. */
const open = async (page: Page) => {
  await visit(page, '/girls');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let step = 0;
  await expect
    .poll(
      async () => {
        await card(page)
          .first()
          .hover({ position: { x: 60 + (step++ % 2), y: 60 } });
        return live(page).count();
      },
      { timeout: 20_000, intervals: [800] },
    )
    .toBe(1);
};
const isPlaying = async (page: Page) => {
  await expect(live(page)).toHaveCSS('opacity', '1', { timeout: 15_000 });
  const before = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(before);
};

test('[BROWSE-01] a card under the pointer plays its room without sound, one at a time, if the platform lets this visitor watch it', async ({
  page,
}) => {
  await open(page);
  const [first, second, third] = [0, 1, 2].map((place) => card(page).nth(place));
  if (!first || !second || !third) throw new Error('There are too few cards.');
  await isPlaying(page);
  await expect(first.locator('video')).toHaveJSProperty('muted', true);
  await second.hover();
  await expect(second.locator('video')).toHaveCount(1);
  await expect(live(page)).toHaveCount(1);
  await isPlaying(page);
  await page.mouse.move(2, 2);
  await expect(live(page)).toHaveCount(0);
  await first.locator('[data-part=link]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(first.locator('video')).toHaveCount(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(live(page)).toHaveCount(0);

  // A card may still say online when its room is in a show: the answer of the room decides.
  let reads = 0;
  await page.route(/\/chat\/react\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), mode: 'private', stream: null },
    });
    reads++;
  });
  await third.hover();
  await expect.poll(() => reads).toBe(1);
  await page.waitForTimeout(500);
  await expect(live(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[BROWSE-01] a long press plays the room and opens nothing; a tap opens it', async ({ page }) => {
    await open(page);
    await page.mouse.move(2, 2);
    await expect(live(page)).toHaveCount(0);
    const box = await card(page).first().boundingBox();
    if (!box) throw new Error('The card has no place.');
    const [x, y] = [box.x + box.width / 2, box.y + 60];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(live(page)).toHaveCount(1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await isPlaying(page);
    await expect(page).toHaveURL('/girls');
    await page.touchscreen.tap(x, y);
    await expect(page).not.toHaveURL('/girls');
  });
});
