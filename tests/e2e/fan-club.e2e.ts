import type { Route } from '@playwright/test';
import { expect, freshName, register, test, visit } from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

/* The club of the account `performer`; a new account with 200 tokens joins it. */
const prices = { supporter: 50, insider: 100, legend: 160 };

test('[FAN-01] [FAN-02] a guest sees the prices; a member joins, goes up, leaves, and finds it in the books', async ({
  page,
  complaints,
}) => {
  // The refusal of a price that has changed.
  complaints.allow(/status of 409/);
  const performer = await memberOf('performer');
  await performer.post('/user/fanclub/settings', { is_enabled: true, prices });

  const dialog = page.getByRole('dialog');
  await visit(page, '/performer/fanclub');
  await page.getByRole('button', { name: 'Become Legend' }).click();
  await expect(dialog).toContainText('Sign up');

  await register(page, freshName('fan'));
  await visit(page, '/performer');
  await page.locator('[data-part=fan-club]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('’s fan club');

  // The price rises while the dialog is open: nothing is charged, and the new price is said.
  await page.getByRole('button', { name: 'Become Insider' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay 100 tokens' })).toBeVisible();
  await performer.post('/user/fanclub/settings', { is_enabled: true, prices: { ...prices, insider: 120 } });
  await dialog.getByRole('button', { name: 'Pay 100 tokens' }).click();
  await expect(dialog).toContainText('The price has changed. Nothing was charged.');
  // The club is known anew before the account is: the dialog stays until both are, and takes no other down with it.
  const slowly = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  };
  await page.route('**/api/v1/user/current', slowly, { times: 1 });
  await dialog.getByRole('button', { name: 'Pay 120 tokens' }).click();
  await expect(page.getByText('You are a member: Insider')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Legend' }).click();
  await expect(dialog.locator('[data-part=facts]')).toContainText('80 tokens');
  await dialog.getByRole('button', { name: /^Pay 4[01] tokens$/ }).click();
  await expect(page.getByText('You are a member: Legend')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Leave the fan club' }).click();
  await dialog.getByRole('button', { name: 'Leave the fan club' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing more is charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay a member' }).click();
  await dialog.getByRole('button', { name: 'Confirm, nothing is charged now' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Leave the fan club' })).toBeVisible();

  await visit(page, '/account/tokens');
  await expect(
    page
      .getByRole('cell', { name: /Fan club/ })
      .or(page.getByRole('rowheader', { name: /Fan club/ }))
      .first(),
  ).toBeVisible();
});
