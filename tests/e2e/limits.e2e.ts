import type { Page } from '@playwright/test';
import {
  expect,
  expectBalance,
  freshName,
  joined,
  logIn,
  startAsNew,
  test,
  tip,
  visit,
} from './support/fixtures.ts';
import { type Member, memberOf } from './support/member.ts';

/** The room of these journeys; its accounts are theirs alone. */
const ROOM = 'soloist';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const enter = async (page: Page, username: string): Promise<void> => {
  await logIn(page, username, `/${ROOM}`);
  await joined(page);
};

let model: Member;
test.beforeEach(async () => {
  model ??= await memberOf(ROOM);
  await model.post('/video/mode', { mode: 'public' });
});
test.afterAll(async () => {
  await model.post('/video/mode', { mode: 'offline' });
});

test('[BILL-10] own limits: asked above one charge, refused above the day, raised only tomorrow', async ({
  page,
  complaints,
}) => {
  complaints.allow(/403 \(Forbidden\)/);
  await startAsNew(page, freshName('careful'), '/account/tokens');
  const form = page.locator('[data-component=spending-limits]');
  await form.getByLabel(/^Confirm charges above/).fill('50');
  await form.getByLabel(/^24-hour spending limit/).fill('130');
  await form.getByRole('button', { name: 'Save limits' }).click();
  await expect(form.getByText('Used: 0 tokens of 130 tokens.')).toBeVisible();

  await visit(page, `/${ROOM}`);
  await joined(page);
  await tip(page, 80);
  const question = dialog(page, 'Spend 80 tokens?');
  await question.getByRole('button', { name: 'No, keep my tokens' }).click();
  await expect(question).toBeHidden();
  await expectBalance(page, 200);
  await tip(page, 80);
  await question.getByRole('button', { name: 'Yes, spend 80 tokens' }).click();
  await expectBalance(page, 120);

  await tip(page, 51);
  const reached = dialog(page, 'Daily limit reached');
  await expect(reached.getByText('Spending: 50 tokens of 130 tokens left')).toBeVisible();
  await expect(reached.getByText(/^More is available from /)).toBeVisible();
  await expectBalance(page, 120);
  await reached.getByRole('button', { name: 'Change my limits' }).click();
  await form.getByLabel(/^24-hour spending limit/).fill('900');
  await form.getByRole('button', { name: 'Save limits' }).click();
  await expect(form.getByText(/900 tokens from /)).toBeVisible();
  await expect(form.getByLabel(/^24-hour spending limit/)).toHaveValue('130');
});

test('[BILL-08] post-pay: explained once, spends now, owes in view, and is paid', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, 'debtor');
  await dialog(page, 'Spend now, pay later').getByRole('button', { name: 'Close' }).last().click();
  await tip(page, 60);
  await expectBalance(page, -60);
  await page.reload();
  await joined(page);
  await expect(dialog(page, 'Spend now, pay later')).toBeHidden();
  await visit(page, '/account/tokens');
  await expect(page.getByText('You owe 60 tokens.')).toBeVisible();
  await page.getByRole('button', { name: 'Show post-pay' }).click();
  await dialog(page, 'Spend now, pay later').getByRole('button', { name: 'Pay $6.00 now' }).click();
  await expect(page.getByText('Paid. You owe nothing.').first()).toBeVisible();
  await expectBalance(page, 0);
});

test('[BILL-08] post-pay: a declined card pauses it and asks for another', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/402 \(Payment Required\)/);
  await enter(page, 'overdrawn');
  await dialog(page, 'Spend now, pay later').getByRole('button', { name: 'Close' }).last().click();
  await tip(page, 180);
  await expectBalance(page, -180);
  await tip(page, 40);
  const ask = dialog(page, 'Your card could not be charged');
  await expectBalance(page, -180);
  // A declined card leads back to what is owed.
  await ask.getByRole('button', { name: 'Add card' }).click();
  await page.getByLabel('How the payment ends').selectOption('NDECLINED');
  await page.getByRole('button', { name: 'Verify card' }).click();
  await dialog(page, 'Add a card').getByRole('button', { name: 'Add another card' }).click();
  await dialog(page, 'Your card could not be charged').getByRole('button', { name: 'Add card' }).click();
  await page.getByLabel('Card that is verified').selectOption('plain');
  await page.getByRole('button', { name: 'Verify card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  // The new card pays what was owed, and the tip goes through.
  await visit(page, `/${ROOM}`);
  await joined(page);
  await tip(page, 40);
  await expectBalance(page, -40);
});

test('[BILL-09] auto re-up: suggested where a private is asked for, and tops up what runs out', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, 'refiller');
  // Few minutes are left of what remains, at the six tokens a minute of this room.
  await tip(page, 74);
  await expectBalance(page, 26);
  await page.locator('[data-component=show-offer]').getByRole('button', { name: 'Private show' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request private show' }).click();
  const few = dialog(page, 'Low balance for this show');
  await few.getByRole('button', { name: 'Turn on, $5.00 each time' }).click();
  await expect(page.getByText('Auto re-up is on.').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Request private show' }).click();
  const bar = page.locator('[data-component=show-bar]');
  await expect(bar).toHaveAttribute('data-state', 'requested');
  const asked = await model.get<{ show: { show_id: number } }>(`/chat/react/${ROOM}`);
  await model.post(`/private/${ROOM}/accept`, { show_id: asked.show.show_id });
  await expect(bar).toHaveAttribute('data-state', 'running');
  // Four minutes of a show, each of twelve seconds.
  await expect(page.getByText('Auto re-up successful! 50 tokens added to your balance').first()).toBeVisible({
    timeout: 75_000,
  });
  await model.post(`/private/${ROOM}/end`, {});
});
