import type { Page } from '@playwright/test';
import { expect, freshName, logIn, startAsNew, test, visit } from './support/fixtures.ts';

const atBiller = async (page: Page, card: string) => {
  await expect(page).toHaveURL(/\/sandbox-biller\/checkout\//);
  await page.getByLabel('Card kept for the next time').selectOption(card);
  await page.getByRole('button', { name: 'Finish payment' }).click();
  const result = page.getByRole('dialog', { name: 'Payment successful' });
  await result.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/account\/membership$/);
};

test('[BILL-11] from the account menu to a membership, up, out and back, each with its day and price', async ({
  page,
}) => {
  await startAsNew(page, freshName('upgrader'), '/');
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('menuitem', { name: 'Membership' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership');
  await page.getByRole('button', { name: 'Get Premium' }).click();
  await atBiller(page, 'plain');
  const standing = page.locator('[data-component=upgrade] [data-part=standing]');
  await expect(standing).toContainText('for $9.99, with Visa ending in 4242');

  await page.getByRole('button', { name: 'Upgrade to VIP' }).click();
  await atBiller(page, 'plain');
  await expect(page.getByText('Your membership: VIP', { exact: true })).toBeVisible();
  await expect(standing).toContainText('for $24.99');
  await expect(page.getByRole('button', { name: 'Get Premium' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel membership' }).click();
  await expect(standing).toContainText('Nothing more is charged.');
  await page.reload();
  await expect(standing).toContainText('Nothing more is charged.');
  await page.getByRole('button', { name: 'Keep membership' }).click();
  await expect(standing).toContainText('for $24.99');
});

test('[FAN-04] fan clubs of all and of who is live, by section, with what they cost', {
  tag: '@long',
}, async ({ page }) => {
  const html = await (await page.request.get('/girls/fanclub/all')).text();
  expect(html).toMatch(/Supporter \d+/);
  await visit(page, '/girls/fanclub/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fan clubs: cam girls');
  const card = page.locator('[data-component=model-card]').first();
  await expect(card).toContainText(/Supporter \d+ · Insider \d+ · Legend \d+ per month/);
  await page.getByRole('link', { name: 'Live now' }).click();
  await expect(page).toHaveURL(/\/girls\/fanclub\/online$/);
  await expect(page.locator('[data-component=model-card][data-state=offline]')).toHaveCount(0);
  await page.getByRole('link', { name: 'All sections' }).click();
  await expect(page).toHaveURL(/\/fanclub\/online$/);
  await page.locator('[data-component=model-card]').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('’s fan club');
});

test('a room shows the latest media, and the menu leads to one’s own', { tag: '@long' }, async ({ page }) => {
  const list = await (await page.request.get('/api/v1/media/list/video')).json();
  const { username } = (list as { data: [{ username: string }] }).data[0];
  await logIn(page, 'supervip', `/${username}`);
  await page.getByRole('tab', { name: 'Media' }).click();
  const strip = page.getByRole('region', { name: /’s media/ });
  await expect(strip.getByRole('listitem').first()).toBeVisible();
  await strip.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(new RegExp(`/${username}/media$`));
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('menuitem', { name: 'My media' }).click();
  await expect(page).toHaveURL(/\/account\/media$/);
});
