import type { Page } from '@playwright/test';
import { expect, freshName, startAsNew, test, visit } from './support/fixtures.ts';

/* The home page as its user arranges it, and search: by keyboard, on a phone, and where the platform fails. */

const search = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

test('[HOME-01] guests have the classic list and no choice; members choose sections, and they stay', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Home page layout' })).toHaveCount(0);
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
