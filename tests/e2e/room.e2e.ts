import type { Page } from '@playwright/test';
import {
  chat,
  expect,
  expectBalance,
  freshName,
  joined,
  line,
  liveRoom,
  openTips,
  signUp,
  startAsNew,
  test,
  urlOf,
  visit,
} from './support/fixtures.ts';

/** The page's socket is let in: from here on it hears what happens elsewhere. */
const authorised = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        // Event 4 of the protocol: v3.authorize.success.
        if (String(payload).startsWith('[4,')) resolve();
      }),
    );
  });

test('[TIP-01] [SHELL-14] [AUTH-02] [BILL-15] a guest who tips may ask for a forgotten password, and signs up; the tip is settled everywhere at once', async ({
  page,
  visitor,
}) => {
  const room = await liveRoom('/girls', 2);
  const witness = await visitor({ url: urlOf('second') });
  await Promise.all([visit(page, `/${room}`), visit(witness, `/${room}`)]);
  await Promise.all([joined(page), joined(witness)]);

  // Guests read, and are asked to sign up before they write.
  await expect(chat(page).getByRole('textbox')).toHaveCount(0);
  await expect(chat(page).getByRole('button', { name: 'Sign up to chat' })).toBeVisible();
  const panel = await openTips(page);
  const comment = `for the song ${Date.now()}`;
  await expect(panel.getByLabel('Amount in tokens')).toHaveValue('25');
  await panel.getByLabel('Comment').fill(comment);
  await panel.getByRole('button', { name: 'Sign up to tip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expect(dialog).toBeVisible();

  // Who has an account asks for a forgotten password without leaving the page, and may still sign up.
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
  await panel.getByRole('button', { name: 'Sign up to tip' }).click();
  const name = freshName('tipper');
  await signUp(page, name);
  await expect(dialog).toBeHidden();

  // What was typed before the sign-up is still there.
  await expect(panel.getByLabel('Comment')).toHaveValue(comment);
  await expectBalance(page, 200);
  await expect(panel.locator('[data-part=balance] [data-component=token-amount] .sr-only')).toHaveText(
    '200 tokens',
  );
  await panel.getByRole('button', { name: 'Tip 25 tokens' }).click();
  await expectBalance(page, 175);
  await expect(panel.locator('[data-part=balance] [data-component=token-amount] .sr-only')).toHaveText(
    '175 tokens',
  );

  for (const each of [page, witness]) {
    const row = line(each, comment);
    await expect(row).toHaveCount(1);
    await expect(row).toHaveAttribute('data-kind', 'tip');
    await expect(row).toContainText(name);
    await expect(row).toContainText('25 tokens');
  }

  // Another tab of the same person follows without being asked, and a reload tells the same.
  const tab = await page.context().newPage();
  const isListening = authorised(tab);
  await visit(tab, '/account/tokens');
  await isListening;
  await expect(tab.locator('main [data-part=balance] .sr-only')).toHaveText('175 tokens');
  await panel.getByRole('button', { name: 'Tip 25 tokens' }).click();
  await expectBalance(tab, 150);
  await expect(tab.locator('main [data-part=balance] .sr-only')).toHaveText('150 tokens');
  await page.reload();
  await expectBalance(page, 150);
});

test('[TIP-01] a tip that the platform refuses moves nothing and says why', async ({ page, complaints }) => {
  complaints.allow(/status of 409|status of 40\d/);
  const room = await liveRoom('/girls', 5);
  const name = freshName('short');
  await startAsNew(page, name, `/${room}`);
  await expectBalance(page, 200);
  await joined(page);
  // The page believes in a balance that is no longer there: the platform has the last word.
  await page.route('**/api/v1/tip/**', async (route) => {
    const body = { ...route.request().postDataJSON(), amount: 201 };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.locator('[data-component=tip-panel]').getByRole('button', { name: 'Tip 25 tokens' }).click();
  await expect(page.getByRole('dialog', { name: 'Buy tokens' })).toBeVisible();
  await expectBalance(page, 200);
  await page.reload();
  await expectBalance(page, 200);
});
