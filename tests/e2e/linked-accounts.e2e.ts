import type { Page } from '@playwright/test';
import { dialog, PASSWORD, prove } from './support/account.ts';
import { expect, freshName, startAsNew, test, visit } from './support/fixtures.ts';

const accountButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `${name}’s account` });
const press = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const type = async (page: Page, field: string, text: string) => {
  await dialog(page).locator(`[name=${field}]`).focus();
  await page.keyboard.type(text);
};

test('[AUTH-04] linked accounts by keyboard: link, change, hide, unlink', { tag: '@long' }, async ({
  page,
  visitor,
  complaints,
}) => {
  // The refused password is an answer with an error, which the console repeats.
  complaints.allow(/status of 40[13].*\/user\/linked_accounts/);
  const [one, two] = [freshName('first'), freshName('second')];
  await startAsNew(await visitor(), two);
  await startAsNew(page, one, '/account/security');

  await press(page, 'Link an account');
  await expect(dialog(page)).toBeVisible();
  await type(page, 'username', two);
  await type(page, 'other_password', 'not this one');
  await type(page, 'password', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  // The input is kept.
  await expect(dialog(page).locator('[name=username]')).toHaveValue(two);
  await dialog(page).locator('[name=other_password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${two} is linked.`, { exact: true })).toBeVisible();

  await accountButton(page, one).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: `Switch to ${two}` }).focus();
  await page.keyboard.press('Enter');
  await expect(accountButton(page, two)).toBeVisible();

  await visit(page, '/account/settings');
  await page.getByRole('switch', { name: 'Show linked accounts in the account menu' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Preference updated.', { exact: true })).toBeVisible();
  await accountButton(page, two).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').last()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: `Switch to ${one}` })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await visit(page, '/account/security');
  await prove(page, `Unlink ${one}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No account is linked.')).toBeVisible();
});
