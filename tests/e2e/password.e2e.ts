import { expect, liveRoom, test, visit } from './support/fixtures.ts';

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
