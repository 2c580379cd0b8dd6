import type { Page } from '@playwright/test';
import { en } from '../../packages/billing-widgets/src/locales/en.ts';
import {
  expect,
  expectBalance,
  joined,
  line,
  liveRoom,
  logIn,
  openTips,
  test,
  visit,
} from './support/fixtures.ts';
import { type Member, memberOf } from './support/member.ts';

/** From the open purchase dialog to the biller's page, with the first pack of tokens that has this amount. */
const toBiller = async (page: Page, tokens: number) => {
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' });
  await dialog
    .getByRole('radio', { name: new RegExp(`${tokens} tokens`) })
    .first()
    .check();
  await dialog.getByRole('button', { name: new RegExp(`^Buy ${tokens} tokens for`) }).click();
  await expect(page).toHaveURL(/\/sandbox-biller\/checkout\//);
};

const finish = async (page: Page, outcome: string) => {
  await page.getByLabel('How the payment ends').selectOption(outcome);
  await page.getByLabel('When the shop is told').selectOption('0');
  await page.getByRole('button', { name: 'Finish payment' }).click();
};

const balanceOf = async (member: Member) => (await member.get<{ tokens: number }>('/user/current')).tokens;

test('[BILL-01] [BILL-05] without tokens: to the biller, back in the room, success, the tip goes out, and the history tells it', async ({
  page,
}) => {
  const room = await liveRoom('/couples', 0);
  await logIn(page, 'empty', `/${room}`);
  await joined(page);
  const before = await balanceOf(await memberOf('empty'));
  await expectBalance(page, before);
  const comment = `after the purchase ${Date.now()}`;
  const panel = await openTips(page);
  await panel.getByLabel('Amount in tokens').fill(String(before + 60));
  await panel.getByLabel('Comment').fill(comment);
  await panel.getByRole('button', { name: 'Buy tokens' }).click();
  await toBiller(page, 100);
  await finish(page, 'Y');

  await expect(page).toHaveURL(new RegExp(`/${room}$`));
  const result = page.getByRole('dialog', { name: 'Payment successful' });
  await expect(result).toContainText('100 tokens were added.');
  await expect(result.locator('[data-part=balance] .sr-only')).toHaveText(`${before + 100} tokens`);
  await result.getByRole('button', { name: 'Continue' }).click();
  await expectBalance(page, before + 100);
  // The tip that led here is as it was.
  await expect(panel.getByLabel('Comment')).toHaveValue(comment);
  await panel.getByRole('button', { name: `Tip ${before + 60} tokens` }).click();
  await expectBalance(page, 40);
  await expect(line(page, comment)).toHaveCount(1);

  // The history tells both, each with the balance after it.
  await visit(page, '/account/tokens');
  const history = page.getByRole('table');
  const [tip, bought] = [history.getByRole('row').nth(1), history.getByRole('row').nth(2)];
  await expect(tip).toContainText(`Tip: ${room}`);
  await expect(tip).toContainText(`-${before + 60}`);
  await expect(tip.getByRole('cell').last()).toHaveText(/40$/);
  await expect(bought).toContainText('Tokens bought');
  await expect(bought).toContainText(/\$[\d.]+.*\w{8}/);
  await expect(bought.getByRole('cell').last()).toHaveText(new RegExp(`${before + 100}$`));
});

test('[BILL-06] [BILL-07] a declined payment: the reason, nothing charged, ways on', async ({ page }) => {
  await logIn(page, 'premium', '/account/tokens');
  const before = await balanceOf(await memberOf('premium'));
  await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click();
  await toBiller(page, 200);
  await finish(page, 'NDECLINEDINSFUNDS');
  const result = page.getByRole('dialog', { name: 'Payment failed' });
  await expect(result.locator('[data-part=reason]')).toHaveText(en.decline.NDECLINEDINSFUNDS);
  await expect(result).toContainText('Nothing was charged.');
  expect(await balanceOf(await memberOf('premium'))).toBe(before);
  await result.getByRole('button', { name: 'More options' }).click();
  const options = page.getByRole('dialog', { name: 'Payment Declined' });
  await options.getByRole('button', { name: 'Try an alternate biller' }).click();
  await expect(page.getByRole('dialog', { name: 'Buy tokens' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true');
});

interface Checkout {
  transaction_id: string;
  link: string;
}

const openCheckout = (member: Member, returnPath: string) =>
  member.post<Checkout>('/billing/purchase', { product_id: 'tokens_100', return_path: returnPath });

/** Ends a checkout as its page's form does. */
const pay = async ({ link }: Checkout, outcome: string): Promise<void> => {
  const answer = await fetch(new URL(link, process.env.E2E_URL), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome, delay: '0', card: 'plain' }),
  });
  expect(answer.status).toBeLessThan(400);
};

test('[BILL-05] a return is a hint and no more: confirming, until the biller tells; somebody else’s is told to nobody', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const member = await memberOf('viewer');
  await logIn(page, 'viewer', '/account/tokens');
  const before = await balanceOf(member);
  const checkout = await openCheckout(member, '/account/tokens');
  const { transaction_id } = checkout;
  const asked = (id: string) => page.waitForResponse((one) => one.url().endsWith(`/billing/purchase/${id}`));
  const first = asked(transaction_id);
  await visit(page, `/account/tokens?ans=Y123456&transaction_id=${transaction_id}&amount=10.00`);
  const dialog = page.getByRole('dialog', { name: 'Confirming your payment' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/account\/tokens$/);
  await first;
  // Asked again, the platform still knows of no payment.
  await asked(transaction_id);
  await asked(transaction_id);
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Payment successful')).toHaveCount(0);
  await expectBalance(page, before);
  expect(await balanceOf(member)).toBe(before);

  // The biller tells late.
  await pay(checkout, 'Y');
  const result = page.getByRole('dialog', { name: 'Payment successful' });
  await expect(result).toContainText('100 tokens were added.');
  await expectBalance(page, before + 100);
  await result.getByRole('button', { name: 'Continue' }).click();

  const other = await openCheckout(await memberOf('vip'), '/account/tokens');
  await visit(page, `/account/tokens?ans=Y1&transaction_id=${other.transaction_id}`);
  await expect(page.getByRole('dialog', { name: 'Payment not confirmed yet' })).toBeVisible();
  await expect(page.getByText('Payment successful')).toHaveCount(0);
});

test('[BILL-01] who cannot buy: Sweden gets the notice, a broadcaster the account page', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await logIn(page, 'swede', `/${await liveRoom('/couples', 1)}`);
  await expect(page.locator('[data-component=tip-panel]')).toContainText('Tipping Unavailable');
  await expect(page.locator('[data-component=show-offer]')).toHaveCount(0);
  await page.locator('header [data-part=balance-button]').click();
  await expect(page.getByRole('dialog', { name: 'Not available in your country' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep watching' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const other = await visitor();
  await logIn(other, 'model', '/');
  await other.locator('header [data-part=balance-button]').click();
  await expect(other).toHaveURL(/\/account\/tokens$/);
  await expect(other.getByRole('main').getByRole('button', { name: 'Buy tokens' })).toHaveCount(0);
});

test('[BILL-03] [BILL-04] [BILL-18] a saved card buys with one click; a refund is seen in the history and on the receipt', async ({
  page,
}) => {
  await logIn(page, 'unconfirmed', '/account/tokens');
  const member = await memberOf('unconfirmed');
  const checkout = await openCheckout(member, '/account/tokens');
  await pay(checkout, 'Y');
  const before = await balanceOf(member);
  await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click();
  const quick = page.locator('[data-component=quick-buy]');
  await expect(quick).toContainText('Visa ending in 4242');
  await quick.getByRole('button', { name: '50 tokens for $5.00' }).dblclick();
  const result = page.getByRole('dialog', { name: 'Payment successful' });
  await expect(result).toContainText('50 tokens were added.');
  await result.getByRole('button', { name: 'Continue' }).click();
  await expectBalance(page, before + 50);

  await pay(checkout, 'REFUND');
  await expectBalance(page, before - 50);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('Refund');
  await row.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.locator('[data-component=payment-receipt]')).toContainText('Refunded');
  await expect(page.locator('[data-component=payment-receipt]')).toContainText('FOOTLIGHT');
});
