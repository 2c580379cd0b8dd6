import type { Page } from '@playwright/test';
import {
  expect,
  expectBalance,
  freshName,
  liveRoom,
  register,
  signUp,
  test,
  visit,
} from './support/fixtures.ts';

interface Mail {
  subject: string;
  link: string;
}
const mailsTo = async (username: string): Promise<Mail[]> => {
  const url = `${process.env.E2E_URL}/demo/outbox.json?to=${encodeURIComponent(`${username}@example.test`)}`;
  return ((await (await fetch(url)).json()) as { mails: Mail[] }).mails;
};

/** A new account on the page of its tokens. */
const join = async (page: Page, start: string): Promise<string> => {
  const name = freshName(start);
  await visit(page, `/register?next=${encodeURIComponent('/account/tokens')}`);
  await signUp(page, name);
  await expect(page).toHaveURL(/\/account\/tokens$/);
  return name;
};
const confirm = async (page: Page, name: string) => {
  const [mail] = await mailsTo(name);
  await visit(page, new URL(mail?.link ?? '').pathname + new URL(mail?.link ?? '').search);
  await expect(page.getByText(`Your email is confirmed, ${name}.`)).toBeVisible();
};

test('[AUTH-09] [AUTH-06] signing up holds 100 tokens; the mail is sent again; its link adds them once', {
  tag: '@long',
}, async ({ page }) => {
  const toasts = page.locator('[data-component=toast-region]');
  // Listened for from the start: a toast goes by itself.
  const results = Promise.all([
    expect(toasts.getByText('Awesome Free Tokens')).toBeVisible({ timeout: 30_000 }),
    expect(toasts.getByText('Verify your email to unlock them')).toBeVisible({ timeout: 30_000 }),
  ]);
  const name = await join(page, 'gifted');
  await results;
  await expectBalance(page, 200);
  const corner = page.locator('[data-component=free-tokens]');
  await expect(corner).toContainText('100 tokens are waiting for you.');
  await corner.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('Verification email resent.', { exact: true })).toBeVisible();
  expect(await mailsTo(name)).toHaveLength(2);

  await confirm(page, name);
  await expect(
    page.getByText('Congrats, 100 tokens have been added to your account.', { exact: true }),
  ).toBeVisible();
  await expectBalance(page, 300);
  // The same link again says the same and adds nothing.
  await confirm(page, name);
  await expectBalance(page, 300);
  await page.getByRole('link', { name: 'Go to your tokens' }).click();
  await expect(page.getByRole('table').getByText('Free tokens')).toBeVisible();
  await expect(corner).toHaveCount(0);
});

test('[BILL-12] a code of the address is asked about, checked in words, and taken once', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 40[349].*promo-code\/redeem/);
  const name = await join(page, 'coded');
  await visit(page, '/account/tokens?promo_code=ab');
  const form = page.locator('[data-component=promo-code]');
  const field = form.getByRole('textbox', { name: 'Promo code' });
  await expect(field).toHaveValue('FREE_TOKENS');
  await field.fill('ab');
  await form.getByRole('button', { name: 'Redeem' }).click();
  await expect(form.getByText('Enter at least 3 characters.')).toBeVisible();
  await field.fill('free_tokens');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Confirm your email address first.')).toBeVisible();
  await confirm(page, name);
  await expectBalance(page, 300);
  await visit(page, '/account/tokens');
  await field.fill('nobody_made_this');
  await page.keyboard.press('Enter');
  await expect(form.getByText('This promo code does not exist.')).toBeVisible();
  // What was typed is there again after a look elsewhere.
  await visit(page, '/account/tokens');
  await expect(field).toHaveValue('nobody_made_this');

  await visit(page, '/girls?promo_code=free_tokens');
  const dialog = page.getByRole('dialog', { name: 'Promotions' });
  await expect(dialog.getByRole('textbox', { name: 'Promo code' })).toHaveValue('FREE_TOKENS');
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await expect(dialog.getByText('25 tokens were added for the code FREE_TOKENS.')).toBeVisible();
  await expectBalance(page, 325);
  await dialog.getByRole('textbox', { name: 'Promo code' }).fill('FREE_TOKENS');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('You have already used this promo code.')).toBeVisible();
  await expectBalance(page, 325);
});

test('[BILL-13] the free spin by keyboard, its answer lost once: one spin, one prize; a purchase brings a spin of the promo wheel', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::ERR_FAILED/);
  const name = freshName('spinner');
  await register(page, name);
  await confirm(page, name);
  await expectBalance(page, 300);
  await page.getByRole('link', { name: 'Go to your tokens' }).click();
  await page.getByRole('button', { name: 'Free spin (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Free spin' });
  await expect(dialog.getByText('1 spin left')).toBeVisible();
  await expect(dialog.locator('[data-part=odds]')).toContainText('50%');

  // The platform draws a prize, but its answer is lost.
  const keys: (string | undefined)[] = [];
  let isLost = false;
  await page.route('**/promo-wheel/vault/spin', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  const spin = dialog.getByRole('button', { name: 'Spin' });
  await spin.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No answer.', { exact: false })).toBeVisible();
  await spin.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').getByText(/^You won/)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const won = Number(
    /You won (\d+) tokens?!/.exec((await dialog.getByRole('status').textContent()) ?? '')?.[1] ?? 0,
  );
  await expectBalance(page, 300 + won);
  await expect(dialog.getByText(/Your next free spin is on/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Free spin', exact: true })).toBeVisible();

  // A purchase of 200 tokens brings a spin of the promo wheel.
  await page.getByRole('button', { name: 'Promo wheel', exact: true }).click();
  const wheel = page.getByRole('dialog', { name: 'Promo wheel' });
  await wheel.getByRole('button', { name: 'Buy tokens' }).click();
  const shop = page.getByRole('dialog', { name: 'Buy tokens' });
  await shop
    .getByRole('radio', { name: /200 tokens/ })
    .first()
    .check();
  await shop.getByRole('button', { name: /^Buy 200 tokens for/ }).click();
  await page.getByLabel('How the payment ends').selectOption('Y');
  await page.getByLabel('When the shop is told').selectOption('0');
  await page.getByRole('button', { name: 'Finish payment' }).click();
  await page
    .getByRole('dialog', { name: 'Payment successful' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await page.getByRole('button', { name: 'Promo wheel (1)' }).click();
  await wheel.getByRole('button', { name: 'Spin' }).click();
  await expect(wheel.getByRole('status').getByText(/^You won/)).toBeVisible();
  await expect(wheel.getByText('0 spins left')).toBeVisible();
});

test('[SHELL-19] [BILL-14] [BILL-18] the offer comes back after 60 s for its adverts, on pages with promotions, until something was bought', {
  tag: '@long',
}, async ({ page }) => {
  const room = await liveRoom('/trans', 6);
  await page.clock.install();
  // The start page is quiet; the visit is remembered with consent.
  await visit(page, '/?advert_id=xv300wo&prg=nwh');
  const offer = page.getByRole('dialog', { name: 'New-member offer' });
  await page.clock.runFor(2_000);
  await expect(offer).toHaveCount(0);
  await page.locator('[data-component=consent-notice]').getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('footlight:tracking'))).toBeTruthy();
  await visit(page, `/${room}`);
  await expect(offer).toContainText('300 tokens');
  await expect(offer).toContainText('69% off');
  await expect(offer).toContainText('200 tokens for free when you sign up');
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  await page.clock.runFor(55_000);
  await expect(offer).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.locator('[data-component=register-form]')).toBeVisible();
});
