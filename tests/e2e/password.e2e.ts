import type { Page } from '@playwright/test';
import { expect, freshName, liveRoom, signUp, test, visit } from './support/fixtures.ts';

/** The link of the newest mail about a new password, as a path of the site. */
const resetLink = async (name: string): Promise<string> => {
  const url = `${process.env.E2E_URL}/demo/outbox.json?to=${encodeURIComponent(`${name}@example.test`)}`;
  const mails = async () =>
    ((await (await fetch(url)).json()) as { mails: { kind: string; link: string }[] }).mails;
  let link = '';
  await expect
    .poll(async () => {
      link = (await mails()).find(({ kind }) => kind === 'password_reset')?.link ?? '';
      return link;
    })
    .not.toBe('');
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};
const send = (page: Page, password: string) =>
  page.locator('[data-component=reset-password-form] input').fill(password);
const isGuest = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();

test('[AUTH-02] a forgotten password, in German and by keyboard: a mailed link sets a new one, once', async ({
  page,
  visitor,
  complaints,
}) => {
  // Each refusal of a form is an answer with an error, which the console repeats.
  complaints.allow(/status of 40[04].*\/auth\/(forgot|reset)_password/);
  const elsewhere = await visitor();
  const name = freshName('forgetful');
  await visit(elsewhere, '/register');
  await signUp(elsewhere, name);
  // The account exists once the header shows it.
  await expect(elsewhere.getByRole('banner').getByRole('button', { name })).toBeVisible();

  await visit(page, '/de/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
  const email = page.getByRole('textbox', { name: 'E-Mail' });
  await email.fill('keine Adresse');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('keine Adresse');
  await email.fill(`${name}@example.test`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wenn es ein Konto mit dieser Adresse gibt')).toBeVisible();

  const link = await resetLink(name);
  await visit(page, link);
  await send(page, 'kurz');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-component=reset-password-form] input')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await send(page, 'ein neues Geheimnis');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dein Passwort wurde geändert.')).toBeVisible();

  // The link is used up, and says so with a way on.
  await visit(page, link);
  await send(page, 'noch ein Geheimnis');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();

  // The other browser is logged out, and its page says so by itself; the new password opens the account.
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await visit(elsewhere, '/de');
  await isGuest(elsewhere);
  await visit(page, '/de/login');
  const form = page.locator('[data-component=login-form]');
  await form.locator('[name=username]').fill(name);
  await form.locator('[name=password]').fill('ein neues Geheimnis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toHaveCount(0);
});

test('[SHELL-14] [AUTH-02] a forgotten password is asked for without leaving the page', async ({ page }) => {
  const room = await liveRoom('/men', 4);
  await visit(page, `/${room}`);
  await page.locator('[data-component=tip-panel]').getByRole('button', { name: 'Sign up to tip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot your password?' }).focus();
  await page.keyboard.press('Enter');
  const forgot = page.getByRole('dialog', { name: 'Forgot your password' });
  await forgot.getByRole('textbox', { name: 'Email' }).fill('nobody@example.test');
  await page.keyboard.press('Enter');
  await expect(forgot.getByText('If an account has this email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/${room}$`));
});
