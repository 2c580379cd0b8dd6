import type { Page } from '@playwright/test';
import { expect, expectBalance, freshName, startAsNew, test, visit } from './support/fixtures.ts';

/** On the sandbox biller's page; `card` is the card that gets saved. */
const finish = async (page: Page, { card, outcome = 'Y' }: { card: string; outcome?: string }) => {
  await expect(page).toHaveURL(/\/sandbox-biller\/checkout\//);
  await page.getByLabel('How the payment ends').selectOption(outcome);
  await page.getByRole('combobox', { name: /^Card / }).selectOption(card);
  await page.getByRole('button', { name: /^(Finish payment|Verify card)$/ }).click();
};
const buyTokens = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click();

test('[BILL-07] [BILL-17] [BILL-18] a card that has to be proved: from the declined press to its proof, and nothing is charged', {
  tag: '@long',
}, async ({ page }) => {
  await startAsNew(page, freshName('card'), '/account/tokens');
  await buyTokens(page);
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' });
  await dialog
    .getByRole('radio', { name: /100 tokens/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: /^Buy 100 tokens for/ }).click();
  await finish(page, { card: 'unproven' });
  await page
    .getByRole('dialog', { name: 'Payment successful' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expectBalance(page, 300);

  await buyTokens(page);
  await page
    .locator('[data-component=quick-buy]')
    .getByRole('button', { name: '50 tokens for $5.00' })
    .click();
  await page.getByRole('button', { name: /^Get verified/i }).click();
  await expect(page).toHaveURL(/\/account\/verify$/);
  await expect(page.getByText('Nothing is charged.')).toBeVisible();

  // A refusal is told, and the page is there for another card.
  await page.getByRole('button', { name: 'Verify card' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox card verification' })).toBeVisible();
  await finish(page, { card: 'plain', outcome: 'NDECLINED' });
  const result = page.getByRole('dialog');
  await expect(result).toContainText('Declined');
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect(result).toHaveCount(0);
  await visit(page, '/account/tokens');
  await expect(page.getByRole('link', { name: 'Verify card' })).toBeVisible();
  // As on the biller's own domain.
  await visit(page, '/verify?type=sandbox');
  await page.getByRole('button', { name: 'Verify card' }).click();
  await finish(page, { card: 'plain' });
  await expect(result).toContainText('Your card is verified. Nothing was charged.');
  await result.getByRole('button', { name: 'Continue' }).click();
  await expectBalance(page, 300);

  await visit(page, '/account/tokens');
  await expect(page.getByRole('link', { name: 'Verify card' })).toHaveCount(0);
  await buyTokens(page);
  await expect(page.locator('[data-component=quick-buy]')).toContainText('Visa ending in 4242');
});
