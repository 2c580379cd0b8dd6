import type { Page } from '@playwright/test';
import { expect, expectBalance, freshName, startAsNew, test, visit } from './support/fixtures.ts';

/** A new account with 200 tokens, on a page whose address asks for something. */
const newMember = async (page: Page, path: string) => {
  await startAsNew(page, freshName('byhand'), path);
};

const choose = async (page: Page, group: string, tokens: number) => {
  await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' });
  await dialog.getByRole('tab', { name: group }).click();
  await dialog
    .getByRole('radio', { name: new RegExp(`${tokens} tokens`) })
    .first()
    .check();
  await dialog.getByRole('button', { name: new RegExp(`^Buy ${tokens} tokens for`) }).click();
};

test('[BILL-02] [BILL-17] crypto and a cash voucher: seen but not confirmed, half of it, and what the till tells', {
  tag: '@long',
}, async ({ page }) => {
  await newMember(page, '/account/tokens?crypto=1');
  await choose(page, 'Crypto', 500);
  await expect(page.locator('code')).toHaveText(/^sbx1[0-9a-f]{38}$/);
  await page.getByLabel('What the payer sends').selectOption('50');
  await page.getByLabel('When it is confirmed').selectOption('never');
  await page.getByRole('button', { name: 'Send coins' }).click();
  const result = page.getByRole('dialog');
  await expect(result).toContainText('Coins received: 0 of 3 confirmations.');
  await expectBalance(page, 200);
  await result.getByRole('link', { name: 'Show the address' }).click();
  await page.getByLabel('What the payer sends').selectOption('50');
  await page.getByRole('button', { name: 'Send coins' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toContainText(
    '250 tokens were added.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expectBalance(page, 450);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('$23.75');

  // A voucher waits among what is not settled, until the till tells.
  await visit(page, '/account/tokens?cashtocode_country_code=AT');
  await choose(page, 'Cash voucher', 200);
  await expect(page.locator('code')).toHaveText(/^\d{4} \d{4} \d{4} \d{4}$/);
  await page.getByRole('link', { name: 'Back to the shop with the voucher' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close (tokens arrive automatically)' }).click();
  const pending = page.getByRole('region', { name: 'Pending' });
  await expect(pending).toContainText('200 tokens for $20.00');
  await expect(pending).toContainText('Waiting for your voucher to be paid.');
  await expectBalance(page, 450);
  await pending.getByRole('link', { name: 'Show the voucher' }).click();
  await page.getByRole('button', { name: 'Pay at the till' }).click();
  await page
    .getByRole('dialog', { name: 'Payment successful' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expectBalance(page, 650);
  await expect(pending).toHaveCount(0);
});

test('[BILL-16] the join form opens by the address, for guests by the way of signing up', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const guest = await visitor();
  await visit(guest, '/?join_form=1');
  const form = guest.getByRole('dialog', { name: 'Get tokens' });
  await form.getByRole('radio', { name: /300/ }).check();
  await form.getByRole('button', { name: 'Sign up and pay $10.99' }).click();
  await expect(guest.getByRole('dialog')).toContainText('Sign up');

  await newMember(page, '/?join_form=1');
  const own = page.getByRole('dialog', { name: 'Get tokens' });
  await own.getByText('PayPal', { exact: true }).click();
  await own.getByRole('radio', { name: /200/ }).check();
  await own.getByRole('button', { name: 'Pay $20.00' }).click();
  await page.getByRole('button', { name: 'Finish payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toContainText(
    '200 tokens were added.',
  );
});

test('[BILL-02] the token form opens on every third visit by its address, and a spinner stands until the packs are here', {
  tag: '@long',
}, async ({ page }) => {
  // Four whole page loads, one after the other.
  await newMember(page, '/');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/billing/products', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' });
  for (const count of ['1', '2']) {
    await visit(page, '/?token_form=1');
    const counted = () => page.evaluate(() => localStorage.getItem('footlight:token-form-visits'));
    await expect.poll(counted).toBe(count);
    await expect(dialog).toHaveCount(0);
  }
  await visit(page, '/?token_form=1');
  await expect(dialog.getByRole('status', { name: 'Loading packs' })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  release();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
});
