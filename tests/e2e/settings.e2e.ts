import type { Page } from '@playwright/test';
import { logIn as fillLogin, picture } from './support/account.ts';
import { expect, freshName, logIn, startAsNew, test, visit } from './support/fixtures.ts';

const settings = (page: Page) => page.getByRole('main');
const saved = (page: Page) =>
  expect(
    page.locator('[data-component=toast]').filter({ hasText: 'Preference updated.' }).first(),
  ).toBeVisible();

test('[AUTH-05] [SHELL-10] settings survive a reload, and the picture shows in the header', async ({
  page,
  complaints,
}) => {
  // A refused form and the picture that is gone answer with errors, which the console repeats.
  complaints.allow(/status of 4(00|03).*\/user\/(profile|email)/);
  await startAsNew(page, freshName('settled'), '/account/settings');
  const main = settings(page);

  await main.getByRole('switch', { name: 'Broadcasters you follow go live' }).click();
  await saved(page);
  await main.getByRole('radio', { name: '20' }).focus();
  await page.keyboard.press('Space');
  await expect(main.locator('[data-part=sample]')).toHaveCSS('font-size', '20px');

  // What was typed stays when it is refused.
  const name = main.getByRole('textbox', { name: 'Display name' });
  await name.fill('viewer');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Already taken')).toBeVisible();
  await expect(name).toHaveValue('viewer');
  await name.fill('Ada of Ghent');
  await page.keyboard.press('Enter');
  await saved(page);
  await expect(page.getByRole('button', { name: /Ada of Ghent/ })).toBeVisible();

  // By keyboard from the file to the saved square.
  await main.locator('[data-component=avatar-upload] input').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture(page),
  });
  const crop = page.getByRole('dialog', { name: 'Crop your picture' });
  await crop.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('End');
  await crop.getByRole('button', { name: 'Use picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(crop).toBeHidden();
  const face = page.getByRole('banner').locator('img[src^="/art/user/"]');
  await expect(face).toBeVisible();
  expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);

  await visit(page, '/account/settings');
  await expect(face).toBeVisible();
  await expect(main.getByRole('switch', { name: 'Broadcasters you follow go live' })).not.toBeChecked();
  await expect(main.getByRole('radio', { name: '20' })).toBeChecked();
  await expect(name).toHaveValue('Ada of Ghent');

  await main.getByRole('button', { name: 'Remove picture' }).click();
  await expect(face).toHaveCount(0);
});

test('[AUTH-06] [AUTH-07] an unconfirmed member asks for the mail again, and takes another username', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 409.*\/user\/username/);
  await startAsNew(page, freshName('early'), '/');
  const menu = page.getByRole('banner').getByRole('button', { name: /early/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Confirm your email' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm your email' });
  await confirm.getByRole('button', { name: 'Resend confirmation' }).click();
  await expect(page.getByText('Verification email resent.', { exact: true })).toBeVisible();
  await confirm.getByRole('link', { name: 'Use another email' }).click();
  await expect(page).toHaveURL(/\/account\/settings#email$/);

  await settings(page).getByRole('button', { name: 'Change username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change username' });
  const field = dialog.getByRole('textbox');
  await field.fill('viewer');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Already taken')).toBeVisible();
  await expect(field).toHaveValue('viewer');
  const next = freshName('late');
  await field.fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Your username is ${next}.`)).toBeVisible();
  await expect(page.getByText('You can change your username once every 30 days.')).toBeVisible();
});

test('[AUTH-08] a broadcaster blocks a country by its name, and takes that back', { tag: '@long' }, async ({
  page,
}) => {
  await logIn(page, 'hostess', '/account/settings');
  const main = settings(page);
  await main.getByRole('combobox', { name: 'Block a country' }).fill('Swed');
  await page.getByRole('option', { name: 'Sweden' }).waitFor();
  await page.keyboard.press('Enter');
  await saved(page);
  const unblock = main.getByRole('button', { name: 'Stop blocking Sweden' });
  await expect(unblock).toBeVisible();
  await visit(page, '/account/settings');
  await unblock.click();
  await expect(main.getByText('No places are blocked.')).toBeVisible();
});

test('[I18N-01] [AUTH-05] the account remembers its language for the next browser', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const name = freshName('polyglot');
  await startAsNew(page, name);
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('nl');
  await expect(page).toHaveURL(/\/nl$/);

  const context = await browser.newContext({ locale: 'en-GB' });
  const next = await context.newPage();
  await visit(next, '/login?next=/girls');
  await fillLogin(next, name);
  await expect(next).toHaveURL(/\/nl\/girls$/);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Camgirls');
  // What is chosen in this browser afterwards stays, whatever the account says.
  await visit(next, '/girls');
  await expect(next).toHaveURL(/\/nl\/girls$/);
  await next.getByRole('contentinfo').getByRole('combobox').selectOption('en');
  await expect(next).toHaveURL(/\/girls$/);
  await expect(next).not.toHaveURL(/\/nl/);
  await context.close();
});
