import type { Page } from '@playwright/test';
import { expect, expectBalance, freshName, logIn, startAsNew, test, visit } from './support/fixtures.ts';
import { portrait } from './support/portrait.ts';

/* Ratings of a picture by the account `atelier`, for 80 tokens. */
const WORDS = 'A calm picture with good light: eight of ten, and thank you.';

const dialog = (page: Page) => page.getByRole('dialog');
const orders = (page: Page) => page.locator('[data-component=order-list] [data-part=order]');
const sent = (page: Page) => dialog(page).getByRole('img', { name: 'The picture that you sent' });
const openOrder = (page: Page) => page.getByRole('button', { name: 'Order for 80 tokens' }).click();
const upload = (page: Page, file: ReturnType<typeof portrait>) =>
  dialog(page).locator('input[type=file]').setInputFiles(file);
const send = async (page: Page): Promise<void> => {
  await dialog(page).getByLabel('The picture shows only me').check();
  await dialog(page).getByRole('button', { name: 'Order for 80 tokens' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectBalance(page, 120);
  await expect(orders(page).filter({ hasText: 'Waiting for an answer until' })).toHaveCount(1);
};

test('[RATING-01] a picture is sent with its price, withdrawn, sent again, answered in words, and read', {
  tag: '@long',
}, async ({ visitor, complaints }) => {
  // A picture that is none is refused by the platform.
  complaints.allow(/status of 422/);
  const page = await visitor();
  const name = freshName('rated');
  expect(await (await page.request.get('/dickometrics')).text()).toContain('/dickometrics/atelier');
  expect((await page.request.get('/dickometrics/model')).status()).toBe(404);
  await startAsNew(page, name, '/dickometrics');
  await page.locator('a[href="/dickometrics/atelier"]').click();
  await openOrder(page);
  await upload(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') });
  await expect(dialog(page)).toContainText('Only PNG, JPG, WEBP or GIF files are supported.');
  await upload(page, portrait());
  await expect(sent(page)).toBeVisible();
  await dialog(page).getByLabel('Your message').fill('Honestly, please');
  // The picture and the message outlive the page.
  await visit(page, '/dickometrics/atelier');
  await openOrder(page);
  await expect(sent(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Your message')).toHaveValue('Honestly, please');
  // Nothing is sent before the viewer has said whom the picture shows.
  await dialog(page).getByRole('button', { name: 'Order for 80 tokens' }).click();
  await expect(dialog(page)).toContainText('Required');
  await send(page);
  await expect(page.getByRole('button', { name: 'Order for 80 tokens' })).toHaveCount(0);

  // Withdrawn by its buyer, from the list of all orders.
  await visit(page, '/dickometrics');
  await expect(page.getByRole('heading', { name: 'Your open orders' })).toBeVisible();
  await page.getByRole('link', { name: 'All your orders' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expectBalance(page, 200);
  await visit(page, '/dickometrics/atelier');
  await openOrder(page);
  await upload(page, portrait());
  await expect(sent(page)).toBeVisible();
  await dialog(page).getByLabel('Your message').fill('Honestly, please');
  await send(page);

  const seller = await visitor();
  await logIn(seller, 'atelier', '/atelier');
  await seller.getByRole('button', { name: /^Orders/ }).click();
  const asked = orders(seller).filter({ hasText: name }).filter({ hasText: 'Honestly, please' }).first();
  await asked.getByRole('button', { name: 'Show picture' }).click();
  const shown = asked.getByRole('img', { name: `The picture from ${name}` });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await asked.getByLabel('Your rating').fill('Nice.');
  await asked.getByRole('button', { name: 'Send rating' }).click();
  await expect(asked).toContainText('Too short');
  await asked.getByLabel('Your rating').fill(WORDS);
  await asked.getByRole('button', { name: 'Send rating' }).click();
  await expect(asked).toContainText('Accepted');

  // Without a reload: the news, the answer, and the way to another order.
  await expect(page.getByText('Your order was accepted.').first()).toBeVisible();
  await expect(orders(page).filter({ hasText: WORDS })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Order for 80 tokens' })).toBeVisible();
  await expectBalance(page, 120);
});
