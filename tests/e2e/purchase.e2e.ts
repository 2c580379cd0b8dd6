import type { Page } from '@playwright/test';
import { en } from '../../packages/billing-widgets/src/locales/en.ts';
import { DECLINE_CODES } from '../../packages/contract/src/rules/billing/payment-return.ts';
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

const panelOf = (page: Page) => page.locator('[data-component=tip-panel]');

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

const finish = async (page: Page, outcome: string, delay = '0') => {
  await page.getByLabel('How the payment ends').selectOption(outcome);
  await page.getByLabel('When the shop is told').selectOption(delay);
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

test('[BILL-05] the biller tells late: confirming until it has, then success', async ({ page }) => {
  await logIn(page, 'unconfirmed', '/account/tokens');
  const before = await balanceOf(await memberOf('unconfirmed'));
  await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click();
  await toBiller(page, 100);
  // As long as a slow machine may take to come back to the shop.
  await finish(page, 'Y', '30');
  const result = page.getByRole('dialog');
  await expect(result).toContainText('Confirming your payment');
  await expectBalance(page, before);
  await expect(result).toContainText('100 tokens were added.');
  await expectBalance(page, before + 100);
});

for (const code of ['NDECLINEDINSFUNDS', 'NSANDBOXUNKNOWN']) {
  test(`[BILL-06] [BILL-07] declined with ${code}: the reason, nothing charged, ways on`, async ({
    page,
  }) => {
    await logIn(page, 'premium', '/account/tokens');
    const before = await balanceOf(await memberOf('premium'));
    await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click();
    await toBiller(page, 200);
    await finish(page, code);
    const result = page.getByRole('dialog', { name: 'Payment failed' });
    const reason = code === 'NSANDBOXUNKNOWN' ? 'Declined' : en.decline.NDECLINEDINSFUNDS;
    await expect(result.locator('[data-part=reason]')).toHaveText(reason);
    await expect(result).toContainText('Nothing was charged.');
    expect(await balanceOf(await memberOf('premium'))).toBe(before);
    await result.getByRole('button', { name: 'More options' }).click();
    const options = page.getByRole('dialog', { name: 'Payment Declined' });
    await options.getByRole('button', { name: 'Try an alternate biller' }).click();
    await expect(page.getByRole('dialog', { name: 'Buy tokens' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true');
  });
}

interface Checkout {
  transaction_id: string;
  link: string;
}

const openCheckout = (member: Member, returnPath: string) =>
  member.post<Checkout>('/billing/purchase', { product_id: 'tokens_100', return_path: returnPath });

/** Ends a checkout as its page's form does; answers the address that the payer is sent back to. */
const endCheckout = async ({ link }: Checkout, outcome: string): Promise<URL> => {
  const response = await fetch(new URL(link, process.env.E2E_URL), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome, delay: '0' }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
};

test('[BILL-06] every decline code comes back from the biller and shows its text', async ({ page }) => {
  await logIn(page, 'vip', '/account/tokens');
  const member = await memberOf('vip');
  const before = await balanceOf(member);
  const reason = page.getByRole('dialog', { name: 'Payment failed' }).locator('[data-part=reason]');
  for (const code of DECLINE_CODES) {
    const back = await endCheckout(await openCheckout(member, '/account/tokens'), code);
    expect(back.searchParams.get('ans')).toBe(code);
    await page.goto(back.pathname + back.search);
    await expect(reason, code).toHaveText(en.decline[code]);
  }
  expect(await balanceOf(member)).toBe(before);
});

test('[BILL-05] a forged return is a hint and no more: confirming, never success', async ({ page }) => {
  const member = await memberOf('viewer');
  await logIn(page, 'viewer', '/account/tokens');
  const before = await balanceOf(member);
  const { transaction_id } = await openCheckout(member, '/account/tokens');
  await visit(page, `/account/tokens?ans=Y123456&transaction_id=${transaction_id}&amount=10.00`);
  const dialog = page.getByRole('dialog', { name: 'Confirming your payment' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/account\/tokens$/);
  await page.waitForTimeout(4_000);
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Payment successful')).toHaveCount(0);
  await expectBalance(page, before);
  expect(await balanceOf(member)).toBe(before);
});

test('[BILL-05] somebody else’s transaction is told to nobody', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const { transaction_id } = await openCheckout(await memberOf('viewer'), '/account/tokens');
  await logIn(page, 'vip', `/account/tokens?ans=Y1&transaction_id=${transaction_id}`);
  await expect(page.getByRole('dialog', { name: 'Payment not confirmed yet' })).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(page.getByText('Payment successful')).toHaveCount(0);
});

test('[BILL-01] who buys where: Sweden gets the notice, a broadcaster the account page', async ({
  page,
  visitor,
}) => {
  await logIn(page, 'swede', '/');
  await page.locator('header [data-part=balance-button]').click();
  await expect(page.getByRole('dialog', { name: 'Not available in your country' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep watching' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(page, `/${await liveRoom('/couples', 1)}`);
  await expect(panelOf(page)).toContainText('Tipping Unavailable');

  for (const name of ['model', 'pending']) {
    const other = await visitor();
    await logIn(other, name, '/');
    await other.locator('header [data-part=balance-button]').click();
    await expect(other).toHaveURL(/\/account\/tokens$/);
    await expect(other.getByRole('main').getByRole('button', { name: 'Buy tokens' })).toHaveCount(0);
  }
});

test('[BILL-05] a callback that nobody signed moves nothing', async () => {
  const member = await memberOf('viewer');
  const before = await balanceOf(member);
  const { transaction_id } = await openCheckout(member, '/account/tokens');
  const body = {
    kind: 'payment',
    reference: transaction_id,
    transactionId: 'SBX-x',
    amountCents: 1000,
    declineCode: null,
    card: null,
  };
  for (const signature of ['', `t=${Math.floor(Date.now() / 1000)},v1=AAAA`]) {
    const response = await fetch(`${process.env.E2E_URL}/api/v1/billing/callback/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(false);
  }
  expect(await balanceOf(member)).toBe(before);
  const { state } = await member.get<{ state: string }>(`/billing/purchase/${transaction_id}`);
  expect(state).toBe('created');
});

test('[BILL-03] [BILL-04] [BILL-18] a saved card buys with one click; a refund is seen in the history and on the receipt', async ({
  page,
}) => {
  await logIn(page, 'unconfirmed', '/account/tokens');
  const member = await memberOf('unconfirmed');
  const checkout = await openCheckout(member, '/account/tokens');
  const pay = (outcome: string) =>
    fetch(new URL(checkout.link, process.env.E2E_URL), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome, delay: '0', card: 'plain' }),
    });
  await pay('Y');
  const before = await balanceOf(member);
  await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click();
  const quick = page.locator('[data-component=quick-buy]');
  await expect(quick).toContainText('Visa ending in 4242');
  await quick.getByRole('button', { name: '50 tokens for $5.00' }).dblclick();
  const result = page.getByRole('dialog', { name: 'Payment successful' });
  await expect(result).toContainText('50 tokens were added.');
  await result.getByRole('button', { name: 'Continue' }).click();
  await expectBalance(page, before + 50);

  await pay('REFUND');
  await expectBalance(page, before - 50);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('Refund');
  await row.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.locator('[data-component=payment-receipt]')).toContainText('Refunded');
  await expect(page.locator('[data-component=payment-receipt]')).toContainText('FOOTLIGHT');
});
