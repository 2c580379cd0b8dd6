import type { Page } from '@playwright/test';
import { PASSWORD } from './account.ts';
import { expect } from './expect.ts';
import { expectBalance, openTips, visit } from './fixtures.ts';

/* What people do on a site without the demo: everything by the pages. */

/** Opens a page of the back office by its link. */
export const office = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

/** Gives the reason that the open dialog asks for, and confirms. */
export const decide = async (page: Page, button: string, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
};

/** Fills in the application of a broadcaster with a new account, and goes on to the agreement. */
export const fillApplication = async (
  page: Page,
  {
    username,
    stageName,
    legalName = 'Ada Example',
  }: { username: string; stageName: string; legalName?: string },
): Promise<void> => {
  await visit(page, '/models/signup');
  const form = page.locator('[data-component=apply-form]');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(`${username}@example.test`);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Legal name').fill(legalName);
  await form.getByLabel('Stage name').fill(stageName);
  await form.getByLabel('Country').selectOption('NL');
  await form.getByLabel('Gender').selectOption('f');
  const birthDate = form.getByRole('group', { name: 'Date of birth' });
  await birthDate.getByLabel('Day').selectOption('17');
  await birthDate.getByLabel('Month').selectOption('5');
  await birthDate.getByLabel('Year').selectOption('1990');
  await form.getByLabel('I am 18 or older').check();
  await form.getByRole('button', { name: 'Continue to the agreement' }).click();
};

/** Applies as a broadcaster with a new account, and signs the agreement. */
export const apply = async (page: Page, username: string, stageName: string): Promise<void> => {
  await fillApplication(page, { username, stageName });
  await page.getByLabel('Your username, as your signature').fill(username);
  // The text of the agreement may still be on its way.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your application is being reviewed')).toBeVisible({ timeout: 3_000 });
  }).toPass();
};

/** In a room without enough tokens for the tip: buys a pack at the payment company, and tips. */
export const buyAndTip = async (
  page: Page,
  { pack, amount }: { pack: number; amount: number },
): Promise<void> => {
  const panel = await openTips(page);
  await panel.getByLabel('Amount in tokens').fill(String(amount));
  await panel.getByRole('button', { name: 'Buy tokens' }).click();
  const shop = page.getByRole('dialog', { name: 'Buy tokens' });
  const shown = pack.toLocaleString('en');
  await shop
    .getByRole('radio', { name: new RegExp(`(^|\\D)${shown} tokens`) })
    .first()
    .check();
  await shop.getByRole('button', { name: new RegExp(`^Buy ${shown} tokens for`) }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const paid = page.getByRole('dialog', { name: 'Payment successful' });
  // As long as the page goes on asking: a process may have been killed a moment ago.
  await expect(paid).toContainText(`${shown} tokens were added.`, { timeout: 60_000 });
  await paid.getByRole('button', { name: 'Continue' }).click();
  await expectBalance(page, pack);
  await panel.getByRole('button', { name: `Tip ${amount} tokens` }).click();
  await expectBalance(page, pack - amount);
};

export const cameraStage = (page: Page) => page.locator('[data-component=camera-stage]');
/** From the studio's page to the broadcast, with the test camera. */
export const goLiveByCamera = async (page: Page): Promise<void> => {
  const stage = cameraStage(page);
  await stage.getByRole('button', { name: 'Turn on camera' }).click();
  await expect(stage).toHaveAttribute('data-state', 'preview');
  await stage.getByRole('button', { name: 'Go live', exact: true }).click();
  await expect(stage).toHaveAttribute('data-state', 'live');
};
