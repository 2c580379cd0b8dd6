import type { Page } from '@playwright/test';
import {
  expect,
  expectBalance,
  freshName,
  logIn,
  signUp,
  startAsNew,
  test,
  visit,
} from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

/* The account `atelier` takes orders by hand: custom media from 60 tokens, and a Snapchat for 100. */
const WISH = 'A sunset over the sea, in blue';
const dialog = (page: Page) => page.getByRole('dialog');
const orders = (page: Page) => page.locator('[data-component=order-list]');

/** Holds the calls of a page until the returned function is called. */
const hold = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const order = async (page: Page, offer: number): Promise<void> => {
  await page.getByRole('button', { name: 'Custom media from 60 tokens' }).click();
  await dialog(page).getByLabel('Your request').fill(WISH);
  await dialog(page).getByLabel('Your offer (tokens)').fill(String(offer));
  await dialog(page)
    .getByRole('button', { name: `Order for ${offer} tokens` })
    .click();
  await expect(dialog(page)).toBeHidden();
};

test('[MEDIA-01] [BILL-17] a wish is ordered, waits with its tokens set aside, and is handed over; another is declined', async ({
  page,
  visitor,
}) => {
  // A guest signs up first.
  await visit(page, '/atelier/media');
  await page.getByRole('button', { name: 'Custom media from 60 tokens' }).click();
  await expect(dialog(page)).toContainText('Sign up');
  const name = freshName('orderer');
  await signUp(page, name);
  await expectBalance(page, 200);

  // An offer that is too low is said at its field; what was written stays with the page.
  await page.getByRole('button', { name: 'Custom media from 60 tokens' }).click();
  await dialog(page).getByLabel('Your request').fill(WISH);
  await dialog(page).getByLabel('Your offer (tokens)').fill('50');
  await dialog(page).getByRole('button', { name: 'Order for 50 tokens' }).click();
  await expect(dialog(page)).toContainText('Below the minimum offer');
  await visit(page, '/atelier');
  await page.getByRole('button', { name: 'Custom media from 60 tokens' }).click();
  await expect(dialog(page).getByLabel('Your request')).toHaveValue(WISH);
  await page.keyboard.press('Escape');
  await order(page, 80);
  await expectBalance(page, 120);
  await order(page, 70);
  await expectBalance(page, 50);

  await visit(page, '/account/tokens');
  const pending = page.locator('[data-component=pending-list]');
  await expect(pending.getByText('80 tokens set aside')).toBeVisible();
  await expect(pending.getByText('Custom media ordered: atelier')).toHaveCount(2);
  await expect(orders(page).locator('[data-part=order]')).toHaveCount(2);

  const seller = await visitor();
  await logIn(seller, 'atelier', '/atelier');
  await seller.getByRole('button', { name: /^Orders/ }).click();
  const { tokens: earned } = await (await memberOf('atelier')).get<{ tokens: number }>('/user/current');
  const own = (tokens: number) =>
    orders(seller)
      .locator('[data-part=order]')
      .filter({ hasText: name })
      .filter({ hasText: `${tokens} tokens` });
  // The answers after a decision are slow: the next decision does not wait for them.
  const answered = await hold(seller, '**/api/v1/user/current');
  await own(70).getByRole('button', { name: 'Decline' }).click();
  // The answer stands where the question was.
  await expect(own(70)).toContainText('You declined the order.');
  // Told without asking: the balance, the state, and a toast.
  await expect(page.getByText('Your order was not accepted.').first()).toBeVisible();
  await expectBalance(page, 120);
  await own(80).getByLabel('Media to deliver').selectOption({ label: 'Blue sea' });
  await own(80).getByRole('button', { name: 'Deliver' }).click();
  await expect(own(80)).toContainText('Accepted');
  answered();
  await expectBalance(seller, earned + 64);
  await expect(page.getByText('Your order was accepted.').first()).toBeVisible();
  await expect(pending).toHaveCount(0);
  await expectBalance(page, 120);
  const history = page.locator('[data-component=token-history]');
  await expect(history.getByText('Custom media, spent: atelier')).toHaveCount(1);
  await expect(history.getByText('Custom media, set aside and returned: atelier')).toHaveCount(1);
  await expect(history.getByText('Custom media, returned: atelier')).toHaveCount(1);

  await visit(page, '/account/media?tab=pictures');
  await expect(page.locator('[data-component=media-card]')).toContainText('Blue sea');
});

test('[MEDIA-01] a Snapchat is told after acceptance alone', { tag: '@long' }, async ({ page, visitor }) => {
  await visit(page, `/register?next=${encodeURIComponent('/atelier')}`);
  const name = freshName('snapper');
  await signUp(page, name);
  await page.getByRole('button', { name: 'Snapchat for 100 tokens' }).click();
  await dialog(page).getByLabel('Your Snapchat username').fill('evening.viewer');
  await dialog(page).getByRole('button', { name: 'Order for 100 tokens' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectBalance(page, 100);
  await visit(page, '/account/tokens');
  await expect(orders(page)).toContainText('Waiting');
  expect(await page.content()).not.toContain('atelier.demo');
  const seller = await visitor();
  await logIn(seller, 'atelier', '/atelier');
  await seller.getByRole('button', { name: /^Orders/ }).click();
  const own = orders(seller).locator('[data-part=order]').filter({ hasText: name });
  await expect(own).toContainText('evening.viewer');
  await own.getByRole('button', { name: 'I have added this username' }).click();
  await expect(orders(page)).toContainText('atelier.demo');
  await expect(orders(page)).toContainText('until ');
});

test('[MEDIA-01] a part that comes in above while a button is pressed does not take the press', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const name = freshName('presser');
  await startAsNew(page, name, '/atelier');
  await order(page, 80);
  const seller = await visitor();
  // On a high screen all is in view, so the browser does not scroll to where the button was.
  await seller.setViewportSize({ width: 1280, height: 2400 });
  const comes = await hold(seller, /\/assets\/own-versus-[^/]*\.js/);
  await logIn(seller, 'atelier', '/atelier');
  await seller.getByRole('button', { name: /^Orders/ }).hover();
  await seller.mouse.down();
  const loaded = seller.waitForResponse(/\/assets\/own-versus-[^/]*\.js/);
  comes();
  await (await loaded).finished();
  // Time enough for the part to appear, if nothing holds it back.
  await seller.waitForTimeout(500);
  await seller.mouse.up();
  const own = orders(seller).locator('[data-part=order]').filter({ hasText: name });
  await own.getByLabel('Media to deliver').selectOption({ label: 'Blue sea' });
  await own.getByRole('button', { name: 'Deliver' }).click();
  await expect(own).toContainText('Accepted');
  await seller.keyboard.press('Escape');
  await expect(seller.getByRole('switch', { name: /^Take part in versus/ })).toBeVisible();
});
