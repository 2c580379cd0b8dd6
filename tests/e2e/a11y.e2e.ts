import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectBalance,
  freshName,
  joined,
  liveRoom,
  logIn,
  signUp,
  test,
  visit,
} from './support/fixtures.ts';

const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
};

/**
 * Lets the tip bar of a room stand in its own place. While it stays in the window it covers what is under it, and a link
 * that it cuts counts as too small, although a scroll brings it out.
 */
const unpinTipBar = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-component=room-screen] [data-part=tip] { position: static !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Nothing is wider than the window: no page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A dialog fades in, and half-drawn text has no contrast. */
const faded = (page: Page) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      // Those that follow a scroll position do not end.
      .filter((one) => one.timeline === document.timeline && one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(ends.map((one) => one.finished));
  });

/** How far wheel and keys moved the page under a modal layer. */
const scrolledBehind = async (page: Page) => {
  await page.evaluate(() => {
    document.body.style.minHeight = '300vh';
  });
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(300);
  return page.evaluate(() => window.scrollY);
};

// Stories have every other look; here it is the whole page, in both schemes and both layouts.
for (const look of ['dark', 'mobile'] as const) {
  test(`pages and the purchase dialog have no accessibility violations, ${look}`, { tag: '@long' }, async ({
    visitor,
  }) => {
    const page = await visitor({ dark: look === 'dark', mobile: look === 'mobile' });
    const room = await liveRoom('/men', 0);
    for (const path of ['/', `/${room}`, '/login', '/register']) {
      await visit(page, path);
      if (path === `/${room}`) {
        await joined(page);
        await unpinTipBar(page);
      }
      expect(await violationsOf(page), path).toEqual([]);
      expect(await overflow(page), path).toBe(0);
    }
    await logIn(page, 'vip', '/account/tokens');
    expect(await violationsOf(page), 'tokens').toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await faded(page);
    expect(await violationsOf(page), 'purchase dialog').toEqual([]);
    expect(await overflow(page), 'purchase dialog').toBe(0);
    expect(await scrolledBehind(page)).toBe(0);
  });
}

const focused = (page: Page) => page.locator(':focus');

/** Tabs until something is focused that matches; a keyboard gets everywhere in a bounded number of steps. */
const tabTo = async (page: Page, selector: string, most = 60) => {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await focused(page).evaluate((element, wanted) => element.matches(wanted), selector)) return;
  }
  throw new Error(`${selector} is not reached by ${most} presses of Tab`);
};

test('a keyboard alone: skip link, room, sign-up in a dialog that keeps and returns the focus, tip', async ({
  page,
}) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, '[data-component=model-card] a');
  await page.keyboard.press('Enter');
  await joined(page);

  await page.locator('#main').focus();
  await tabTo(page, '[data-component=tip-panel] [type=submit]');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-component=tip-panel] [type=submit]')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await signUp(page, freshName('keys'));
  await expect(dialog).toHaveCount(0);
  await expectBalance(page, 200);
  await page.locator('[data-component=tip-panel] [type=submit]').focus();
  await page.keyboard.press('Enter');
  await expectBalance(page, 175);
});

/** Scrolls until the element's top is at `y` of the window, and puts the focus on it without another scroll. */
const focusAt = (target: Locator, y: number) =>
  target.evaluate((element, top) => {
    scrollBy(0, element.getBoundingClientRect().top - top);
    (element as HTMLElement).focus({ preventScroll: true });
  }, y);
const boxOf = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { top: y, bottom: y + height, left: x, right: x + width };
};
/** Focusing what stands in a bar scrolls nothing, since a bar is in view anyway. */
const scrollsNothing = async (page: Page, bar: Locator) => {
  for (const control of await bar.locator('a:visible, button:visible, input:visible').all()) {
    const before = await page.evaluate(() => scrollY);
    await control.focus();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
};

test('neither the header nor the tip bar that stay in view cover what Tab reaches', { tag: '@long' }, async ({
  visitor,
}) => {
  const underHeader = async (page: Page) => {
    await visit(page, '/');
    const header = page.locator('[data-component=site-header]');
    await focusAt(page.locator('[data-component=model-card] [data-part=link]').nth(13), -20);
    await page.keyboard.press('Shift+Tab');
    expect((await boxOf(focused(page))).top).toBeGreaterThanOrEqual((await boxOf(header)).bottom);
    await scrollsNothing(page, header);
  };
  await underHeader(await visitor());
  const page = await visitor({ mobile: true });
  await underHeader(page);

  await visit(page, `/${await liveRoom('/men', 0)}`);
  await joined(page);
  const bar = page.locator('[data-component=room-screen] [data-part=tip]');
  const tags = page.locator('[data-component=room-tags] a');
  await focusAt(tags.first(), (await boxOf(bar)).bottom - 40);
  await page.keyboard.press('Tab');
  await expect(tags.nth(1)).toBeFocused();
  expect((await boxOf(tags.nth(1))).bottom).toBeLessThanOrEqual((await boxOf(bar)).top);
  await scrollsNothing(page, bar);
});

/** Tabs through the page, at most so often, and names what had the focus while the notice covered all of it. */
const coveredByNotice = async (page: Page, most: number) => {
  const covered: string[] = [];
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      const notice = document.querySelector('[data-component=consent-notice]');
      if (!notice) throw new Error('The notice is gone.');
      if (!element || element === document.body) return null;
      const [inner, outer] = [element.getBoundingClientRect(), notice.getBoundingClientRect()];
      const isCovered =
        !notice.contains(element) && inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5;
      return { isCovered, name: element.outerHTML.slice(0, 120) };
    });
    // After the last link the focus leaves the page.
    if (!found) break;
    if (found.isCovered) covered.push(found.name);
  }
  return covered;
};

test('on a phone the cookie notice never covers what has the focus, and leaves no space behind', {
  tag: '@long',
}, async ({ visitor }) => {
  const page = await visitor({ mobile: true });
  const notice = page.locator('[data-component=consent-notice]');
  const lowerSpace = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  // A campaign's visitor is asked, and nothing is kept before the answer.
  const campaign = '?wid=w-7&aclid=click-7';
  await visit(page, `/${campaign}`);
  await expect(notice).toBeVisible();
  expect(await coveredByNotice(page, 60)).toEqual([]);
  await visit(page, `/${await liveRoom('/girls', 0)}${campaign}`);
  await expect(page.getByRole('button', { name: 'Sign up to tip' })).toBeVisible();
  await expect(notice).toBeVisible();
  expect(await coveredByNotice(page, 120)).toEqual([]);
  const withNotice = await lowerSpace();
  await notice.getByRole('button', { name: 'Agree' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(lowerSpace).toBe(80);
  expect(withNotice).toBeGreaterThan(200);
});
