import type { Page } from '@playwright/test';
import { expect, freshName, startAsNew, test, visit } from './support/fixtures.ts';
import { httpGet } from './support/http-get.ts';

/* The home page as its user arranges it, and search: by keyboard, on a phone, and where the platform fails. */

const search = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

test('[HOME-01] guests see a featured room, rows and all rooms, and no choice; members choose sections, and they stay', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Home page layout' })).toHaveCount(0);
  const enter = page.locator('main').getByRole('link', { name: /^Enter: / });
  await expect(enter).toHaveCount(1);
  const row = page.getByRole('region', { name: 'Rooms in English' });
  await expect(row.getByRole('link', { name: 'See more: Rooms in English' })).toHaveAttribute(
    'href',
    '/language/english',
  );
  // The row scrolls by its buttons; the page does not.
  const list = row.getByRole('list', { name: 'Rooms in English' });
  await row.getByRole('button', { name: 'Next in Rooms in English' }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  const room = await enter.getAttribute('href');
  await enter.click();
  await expect(page).toHaveURL(new RegExp(`${room}$`));
  // The custom sections are only read when they are wanted.
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/browse/react/home/custom')) read.push(request.url());
  });
  await startAsNew(page, freshName('home'), '/');
  await page.getByRole('button', { name: 'Home page layout' }).click();
  await page.getByRole('radio', { name: 'Classic' }).focus();
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('home_layout') === true,
  );
  await page.keyboard.press('ArrowDown');
  await saved;
  const trending = page.getByRole('region', { name: 'New & Trending' });
  await expect(trending).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await trending.getByRole('link', { name: 'See more: New & Trending' }).click();
  await expect(page).toHaveURL(/\/new$/);
  expect(read).toEqual([]);
});

test('[HOME-01] the front of the home page is in the HTML, without a shift, its picture first', {
  tag: '@long',
}, async ({ page }) => {
  const { body } = await httpGet('/');
  expect(body).toContain('data-component="featured-room"');
  expect(body.match(/data-component="shelf"/g)?.length).toBeGreaterThanOrEqual(3);
  const first = body.match(/<img[^>]*fetchpriority="high"[^>]*>/gi) ?? [];
  expect(first).toHaveLength(1);
  expect(body.indexOf(first[0] ?? '')).toBeGreaterThan(body.indexOf('data-component="featured-room"'));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
});

test('[BROWSE-05] the second navigation stays the same from list to list', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/girls');
  const nav = page.getByRole('navigation', { name: 'Browse' });
  const names = await nav.getByRole('link').allTextContents();
  for (const name of [
    'Most liked',
    'Voyeur cams',
    'Private shows',
    'Leaders',
    'Fan clubs',
    'Versus',
    'Tags',
    'Feed',
  ]) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expect(nav.locator('[aria-current=page]')).toHaveText(name);
    expect(await nav.getByRole('link').allTextContents()).toEqual(names);
  }
  await nav.getByRole('link', { name: 'All', exact: true }).click();
  await expect(nav.locator('[aria-current=page]')).toHaveText('All');
});

test('[BROWSE-06] search by keyboard: suggestions with a typing error, results, pages, recent searches', async ({
  page,
}) => {
  await visit(page, '/');
  await search(page).press('Enter');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('lunna');
  await expect(page.getByRole('option', { name: /^Luna/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lunna$/);
  await expect(
    page.getByRole('list', { name: 'Rooms' }).getByRole('link', { name: /^Luna/ }).first(),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await search(page).press('Enter');
  await page.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('option', { name: 'lunna' })).toHaveCount(0);
});

test('[BROWSE-06] on a phone and without scripts, the link leads to a form that works', {
  tag: '@long',
}, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
    baseURL: process.env.E2E_URL ?? '',
  });
  const page = await context.newPage();
  await page.goto('/');
  await search(page).click();
  await page.getByRole('searchbox').fill('zzqqzz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=zzqqzz$/);
  await expect(page.getByText('Nothing found for “zzqqzz”')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/tags/girls?sort=name');
  await page.getByRole('link', { name: '#music' }).click();
  await expect(page).toHaveURL(/\/girls\/tag\/music$/);
  await context.close();
});
