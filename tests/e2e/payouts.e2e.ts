import { alive, call, expect, freshName, logIn, startAsNew, test } from './support/fixtures.ts';

/* Payouts, with the accounts `tinkerer` and `cashier`. */

test('[BILL-15] a broadcaster asks for a payout, the finance staff approves and pays it, and the rest is not enough', async ({
  page,
  visitor,
}) => {
  // Somebody buys tokens and tips them: free tokens are never paid out.
  const fan = await visitor();
  await startAsNew(fan, freshName('patron'), '/account/tokens');
  for (const _ of [1, 2]) {
    const { link } = await call<{ link: string }>(fan, '/billing/purchase', {
      product_id: 'tokens_1000',
      return_path: '/account/tokens',
    });
    const paid = await fan.request.post(link, {
      form: { delay: '0', outcome: 'Y' },
      maxRedirects: 0,
    });
    expect(paid.status()).toBeLessThan(400);
  }
  await call(fan, '/tip/tinkerer', { amount: 1800 });

  await logIn(page, 'tinkerer', '/studio/earnings');
  const payouts = page.locator('[data-component=payouts]');
  await payouts.getByLabel('Tokens').fill('250');
  const destination = `Bank transfer to ${freshName('NL00')}`;
  await payouts.getByLabel('Where to pay').fill(destination);
  const mine = payouts.getByRole('list', { name: 'Your payouts' }).locator('> li');
  const earlier = await mine.count();
  await payouts.getByRole('button', { name: 'Request payout' }).click();
  await expect(mine).toHaveCount(earlier + 1);
  await expect(mine.first()).toContainText('250 tokens');
  await expect(mine.first().getByText('Waiting', { exact: true })).toBeVisible();
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
  await expect(mine).toHaveCount(earlier + 1);

  const cashier = await visitor();
  await logIn(cashier, 'cashier', '/admin/payouts');
  const line = cashier
    .getByRole('table', { name: 'Payouts' })
    .getByRole('row')
    .filter({ hasText: destination });
  await expect(line).toContainText('tinkerer');
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
  await expect(mine.first().getByText('Paid', { exact: true })).toBeVisible();
  await expect(mine.first().getByText('Reference: TRANSFER-7')).toBeVisible();

  const support = await visitor();
  await logIn(support, 'helpdesk', '/admin');
  await expect(support.getByRole('link', { name: 'Reports' }).first()).toBeVisible();
  await expect(support.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
});
