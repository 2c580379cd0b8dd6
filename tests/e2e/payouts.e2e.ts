import type { Page } from '@playwright/test';
import { alive, expect, freshName, logIn, startAsNew, test } from './support/fixtures.ts';

/* Payouts, with the accounts `tinkerer` and `cashier`. */

/** Calls of the page's session that the test needs and other tests show. */
const post = async (page: Page, path: string, data: object): Promise<Record<string, unknown>> => {
  const config = await page.request.get('/api/v1/site_config');
  const { csrf } = (await config.json()) as { csrf: string };
  const answer = await page.request.post(`/api/v1${path}`, {
    headers: { 'x-csrf-token': csrf, 'idempotency-key': crypto.randomUUID() },
    data,
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
};

test('[BILL-15] a broadcaster asks for a payout, the finance staff approves and pays it, and the rest is not enough', async ({
  page,
  visitor,
}) => {
  // Somebody buys tokens and tips them: free tokens are never paid out.
  const fan = await visitor();
  await startAsNew(fan, freshName('patron'), '/account/tokens');
  for (const _ of [1, 2]) {
    const { link } = await post(fan, '/billing/purchase', {
      product_id: 'tokens_1000',
      return_path: '/account/tokens',
    });
    const paid = await fan.request.post(String(link), {
      form: { delay: '0', outcome: 'Y' },
      maxRedirects: 0,
    });
    expect(paid.status()).toBeLessThan(400);
  }
  await post(fan, '/tip/tinkerer', { amount: 1800 });

  await logIn(page, 'tinkerer', '/studio/earnings');
  const payouts = page.locator('[data-component=payouts]');
  await payouts.getByLabel('Tokens').fill('250');
  await payouts.getByLabel('Where to pay').fill('Bank transfer to NL00 EXAM 0000');
  await payouts.getByRole('button', { name: 'Request payout' }).click();
  const mine = payouts.getByRole('list', { name: 'Your payouts' });
  await expect(mine.getByText('250 tokens')).toBeVisible();
  await expect(mine.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(page.getByText('Paid out or requested')).toBeVisible();

  // What is left is less than this.
  const left = await payouts.getByText(/^Can be paid out now/).textContent();
  const rest = Number(left?.replaceAll(/\D/g, ''));
  await payouts.getByLabel('Tokens').fill(String(Math.max(200, rest + 1)));
  await payouts.getByLabel('Where to pay').fill('The same account');
  await payouts.getByRole('button', { name: 'Request payout' }).click();
  await expect(
    payouts.getByText('You have too few tokens that can be paid out. Free tokens are not paid out.'),
  ).toBeVisible();
  await expect(payouts.getByLabel('Where to pay')).toHaveValue('The same account');
  await expect(mine.getByRole('listitem').filter({ hasText: 'Waiting' })).toHaveCount(1);

  const cashier = await visitor();
  await logIn(cashier, 'cashier', '/admin/payouts');
  const line = cashier
    .getByRole('table', { name: 'Payouts' })
    .getByRole('row')
    .filter({ hasText: 'tinkerer' });
  await expect(line.getByText('Bank transfer to NL00 EXAM 0000')).toBeVisible();
  await line.getByRole('button', { name: 'Approve' }).click();
  await cashier.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(cashier.getByText('tinkerer’s payout was approved.', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: 'Mark as paid' }).click();
  await cashier.getByRole('dialog').getByLabel('Payment reference').fill('TRANSFER-7');
  await cashier.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(cashier.getByText('tinkerer’s payout was marked as paid.', { exact: true })).toBeVisible();
  await expect(line).toHaveCount(0);

  await page.reload();
  await alive(page);
  await expect(mine.getByText('Paid', { exact: true })).toBeVisible();
  await expect(mine.getByText('Reference: TRANSFER-7')).toBeVisible();

  const support = await visitor();
  await logIn(support, 'helpdesk', '/admin');
  await expect(support.getByRole('link', { name: 'Reports' }).first()).toBeVisible();
  await expect(support.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
});
