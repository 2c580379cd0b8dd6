import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectBalance, joined, line, plays, post, tip } from '../e2e/support/fixtures.ts';
import { serveFiles } from './file-server.ts';

let url = '';
let server: Server;
test.beforeAll(async () => {
  ({ url, server } = await serveFiles(join(import.meta.dirname, '../../dist-demo')));
});
test.afterAll(() => server.close());

/** Everything that a visitor must not notice: messages in the console, failed requests, requests to another host. */
const listen = (page: Page): string[] => {
  const received: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) received.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => received.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) received.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) received.push(`elsewhere: ${request.url()}`);
  });
  return received;
};

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const reloaded = page.waitForEvent('load');
  await page
    .locator('[data-component=demo-switcher]')
    .getByLabel(label, { exact: true })
    .selectOption({ label: option });
  await reloaded;
};

test('[BRAND-01] a prospect clicks through the static demo on a plain file server', async ({ page }) => {
  const received = listen(page);
  await page.goto(`${url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live rooms, right now');
  await choose(page, 'View as', 'Viewer with 500 tokens');
  await expectBalance(page, 500);

  const featured = page.locator('[data-component=featured-room]').first();
  await featured.getByRole('link').first().click();
  await joined(page);
  await plays(page);
  await expect(line(page, /./).first()).toBeVisible();

  await tip(page, 25);
  await expectBalance(page, 475);
  await expect(line(page, 'viewer').filter({ hasText: '25' }).first()).toBeVisible();
  await post(page, 'good evening');
  await expect(line(page, 'good evening').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^(Following|Unfollow)/ }).first()).toBeVisible();

  // The picture goes on past the end of its loop.
  const time = () =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(async () => (await time()) - before, { timeout: 30_000 }).toBeGreaterThan(12);

  await page.goto(`${url}/account/tokens/`);
  await expectBalance(page, 475);
  await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).first().click();
  const shop = page.getByRole('dialog', { name: 'Buy tokens' });
  await shop.getByRole('radio').last().check();
  await shop.getByRole('button', { name: /^Buy .* tokens for/ }).click();
  await expect(shop).toContainText('This demo takes no payments.');

  await page.goto(`${url}/account/settings/`);
  await page.getByLabel('Display name').fill('Somebody');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(
    page.getByText('This demo runs without a server, so it cannot save this.').first(),
  ).toBeVisible();

  await choose(page, 'Brand', 'Velvet Hour');
  await page.goto(`${url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An evening in good company');
  await choose(page, 'Language', 'Deutsch');
  await expect(page).toHaveURL(`${url}/de/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Abend in guter Gesellschaft');
  await choose(page, 'Ansicht als', 'Administrator');
  await page.goto(`${url}/de/admin/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(received).toEqual([]);
});
