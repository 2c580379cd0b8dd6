import type { Page } from '@playwright/test';
import {
  alive,
  expect,
  expectBalance,
  freshName,
  logIn,
  startAsNew,
  test,
  visit,
} from './support/fixtures.ts';
import { office } from './support/people.ts';

/* The back office, with the accounts `admin` and `helpdesk`. */

const table = (page: Page, label: string) => page.getByRole('table', { name: label });
/** The rows of a table, without its header. */
const rows = (page: Page, label: string) =>
  table(page, label)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const dialog = (page: Page) => page.getByRole('dialog');

/** Confirms the open dialog with a reason. */
const confirm = async (page: Page, button: string, reason: string): Promise<void> => {
  await dialog(page).getByLabel('Reason').fill(reason);
  await dialog(page).getByRole('button', { name: button }).click();
  await expect(dialog(page)).toBeHidden();
};

/** Finds an account in the list of users, and opens its page. */
const find = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name, email or number').fill(name);
  await page.keyboard.press('Enter');
  await table(page, 'Users').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
};

/** Buys a pack and pays it on the sandbox's page. */
const buy = async (page: Page): Promise<void> => {
  const config = await page.request.get('/api/v1/site_config');
  const { csrf } = (await config.json()) as { csrf: string };
  const answer = await page.request.post('/api/v1/billing/purchase', {
    headers: { 'x-csrf-token': csrf, 'idempotency-key': crypto.randomUUID() },
    data: { product_id: 'tokens_100', return_path: '/account/tokens' },
  });
  const { link } = (await answer.json()) as { link: string };
  const paid = await page.request.post(link, { form: { delay: '0', outcome: 'Y' }, maxRedirects: 0 });
  expect(paid.status()).toBeLessThan(400);
};

test('an administrator suspends a viewer, lifts it, refunds a purchase, and reads the trail', async ({
  page,
  visitor,
  complaints,
}) => {
  // The calls that the suspended browser sends are refused.
  complaints.allow(/status of 403 \(Forbidden\)/);
  const name = freshName('rude');
  const viewer = await visitor();
  await startAsNew(viewer, name, '/account/tokens');
  await buy(viewer);
  await expectBalance(viewer, 300);

  await logIn(page, 'admin');
  await page.locator('[data-component=site-header] button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: 'Back office' }).click();
  // The overview leads to the queues and shows the money of the day.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  // Neither balance nor footer of the site.
  await expect(page.locator('[data-part=balance-button]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const today = page.getByRole('table', { name: 'The last 14 days' }).getByRole('row').nth(1);
  await expect(today).toContainText('$');
  await expect(page.getByRole('list', { name: 'Queues' }).getByRole('link')).toHaveCount(3);
  await office(page, 'Users');
  await find(page, name);

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog(page)).toContainText(name);
  // Nothing happens without a reason.
  await dialog(page).getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog(page).getByText('Required')).toBeVisible();
  await dialog(page).getByLabel('Duration').selectOption('7');
  await confirm(page, 'Suspend', 'Insulted a broadcaster.');
  await expect(page.getByText(`${name} is suspended until`).first()).toBeVisible();
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('Account suspended');

  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await confirm(page, 'Lift suspension', 'It was somebody else.');
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await visit(viewer, '/account/tokens');
  await expectBalance(viewer, 300);

  const purchase = rows(page, 'Purchases');
  await expect(purchase).toContainText('Paid');
  await purchase.getByRole('button', { name: 'Refund' }).click();
  await confirm(page, 'Refund', 'Bought by mistake.');
  await expect(purchase).toContainText('Refunded');
  await expect(purchase.getByRole('button')).toBeHidden();
  // The open page of the viewer learns it by the socket.
  await expectBalance(viewer, 200);

  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Money' }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('No errors. Checked')).toBeVisible({ timeout: 30_000 });

  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Audit trail' })
    .click();
  // It filters while somebody types.
  await page.getByRole('searchbox', { name: 'Account' }).fill(name);
  const entries = rows(page, 'Audit trail');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('Purchase refunded');
  await expect(entries.nth(0)).toContainText('Bought by mistake.');
  await expect(entries.nth(1)).toContainText('Suspension lifted');
  await expect(entries.nth(2)).toContainText('Insulted a broadcaster.');
  await expect(page.getByText('3 rows')).toBeVisible();

  // Sorted by the platform; what is shown is kept under a name, and comes back after a reload.
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  await expect(entries.nth(0)).toContainText('Insulted a broadcaster.');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Reason' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Reason' })).toBeHidden();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the view').fill('This case');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remove filter Account: ${name}` }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Reason' }).check();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Reason' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'This case', exact: true }).click();
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('Account suspended');
  await expect(page.getByRole('columnheader', { name: 'Reason' })).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('pay');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payouts');
});

test('support sees users and reports, but no money; others see that the page does not exist', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const name = freshName('asker');
  const viewer = await visitor();
  await startAsNew(viewer, name);
  // The server knows no session: everybody gets the frame, and search engines leave it out.
  expect((await viewer.goto('/admin'))?.status()).toBe(200);
  await expect(viewer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await alive(viewer);
  await expect(viewer.getByText('Code 404')).toBeVisible();

  await logIn(page, 'helpdesk', '/admin');
  await expect(page.getByRole('list', { name: 'Queues' }).getByRole('link')).toHaveText(/^Reports/);
  await expect(page.getByRole('table')).toHaveCount(0);
  await office(page, 'Users');
  await find(page, name);
  const pages = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  await expect(pages).toHaveText(['Overview', 'Users', 'Reports']);
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  for (const money of ['Purchases', 'Tokens', 'Staff actions']) {
    await expect(page.locator('[data-component=admin]').getByText(money, { exact: true })).toBeHidden();
  }
  const note = page.getByLabel('New note');
  await note.fill('Asked how to change the email address.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Asked how to change' })).toBeVisible();
  await expect(note).toHaveValue('');

  await pages.filter({ hasText: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await visit(page, '/admin/money');
  await expect(page.getByText('Code 404')).toBeVisible();
});

test('an administrator makes a key, a program reads with it, and it ends when it is revoked', {
  tag: '@long',
}, async ({ page, playwright, baseURL }) => {
  const name = freshName('program');
  await logIn(page, 'admin', '/admin/keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Jobs and undelivered messages').check();
  await page.getByRole('button', { name: 'Create key' }).click();
  const secret = await page.getByRole('textbox', { name: 'New key' }).inputValue();
  const key = rows(page, 'API keys').filter({ hasText: name });
  await expect(key).toContainText('never used');

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  expect((await program.get('/api/v1/operator/jobs')).status()).toBe(200);
  expect((await program.get('/api/v1/operator/ledger')).status()).toBe(403);
  // Shown once: it is gone after a reload, and its use is shown.
  await page.reload();
  await expect(key).toBeVisible();
  await expect(key).not.toContainText('never used');
  await expect(page.getByRole('textbox', { name: 'New key' })).toBeHidden();

  await key.getByRole('button', { name: `Revoke ${name}` }).click();
  await expect(key).toBeHidden();
  expect((await program.get('/api/v1/operator/jobs')).status()).toBe(401);
  await program.dispose();
});
