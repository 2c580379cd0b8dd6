import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './expect.ts';

/** The password of accounts that the tests make. */
export const PASSWORD = 'correct horse battery';
/** The code of an authenticator app, now or some steps later: each works once. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
export const dialog = (page: Page) => page.getByRole('dialog');
export const isGuest = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: /^(Anmelden|Log in)$/ })).toBeVisible();
export const isMember = (page: Page): Promise<void> =>
  expect(page.locator('header [data-part=balance-button]')).toBeVisible();
/** Opens a dialog by keyboard and proves who is there. */
export const prove = async (
  page: Page,
  button: string,
  code?: string,
  password = PASSWORD,
): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).locator('[name=password]').fill(password);
  if (code) await dialog(page).locator('[name=code]').fill(code);
};
export const logIn = async (page: Page, name: string, password = PASSWORD): Promise<void> => {
  await page.locator('[name=username]').fill(name);
  await page.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
};
/** A picture of 40 × 30 pixels, drawn by the page. */
export const picture = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#a25';
      context.fillRect(0, 0, 40, 30);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
};
