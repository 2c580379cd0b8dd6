import type { Page } from '@playwright/test';
import { startFaultProxy } from './support/fault-proxy.ts';
import { expect, freshName, joined, post, startAsNew, test, visit } from './support/fixtures.ts';

const account = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name: `${name}’s account` });
/** How much waits, on the account's button. */
const waiting = (page: Page) => page.locator('header button [data-component=badge][data-variant=new]');
const openMessages = async (page: Page, name: string) => {
  await account(page, name).click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
};
/** Clicks the visible segment, because its radio is visually hidden. */
const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();
const talk = (page: Page) => page.locator('[data-component=conversation]');
const write = async (page: Page, text: string) => {
  const field = talk(page).getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
};
const message = (page: Page, text: string) =>
  talk(page)
    .locator('[data-part=text]')
    .filter({ hasText: new RegExp(`^${text}$`) });
const shown = (page: Page) => talk(page).locator('[data-part=text]').allTextContents();

test('[FRIEND-01] [PM-01] two people: request, accept, write, unread, read, delete, close, none allowed', async ({
  page: ada,
  visitor,
  complaints,
}) => {
  complaints.allow(/404 .*messages\/nobody_has_this/);
  const bea = await visitor();
  const adaName = freshName('ada');
  const beaName = freshName('bea');
  // In a room one writes from the menu at a name; both are there.
  await Promise.all([startAsNew(ada, adaName, '/model'), startAsNew(bea, beaName, '/model')]);
  await Promise.all([ada, bea].map(joined));
  await post(ada, `hello from ${adaName}`);
  await bea
    .locator('[data-component=chat]')
    .getByRole('button', { name: adaName, exact: true })
    .last()
    .click();
  await bea.getByRole('menuitem', { name: 'Private message' }).click();
  await expect(talk(bea).getByRole('heading', { name: adaName })).toBeVisible();

  // The invited friend accepts; both see it without a reload.
  await talk(bea)
    .getByRole('button', { name: `Add friend: ${adaName}` })
    .click();
  await expect(talk(bea).getByRole('button', { name: 'Requested' })).toBeVisible();
  await expect(ada.getByText(`${beaName} wants to be your friend.`).first()).toBeVisible();
  await expect(waiting(ada)).toHaveText('1');
  await openMessages(ada, adaName);
  await choose(ada, 'Friends');
  await ada.getByRole('button', { name: `Accept ${beaName} as a friend` }).click();
  await expect(bea.getByText(`You and ${adaName} are friends now.`).first()).toBeVisible();
  await expect(talk(bea).getByRole('button', { name: 'Friends' })).toBeVisible();
  await expect(waiting(ada)).toHaveCount(0);

  // A message: at once for who wrote it, with a toast and a count for the other, read when it is opened.
  await write(bea, 'Are you there?');
  await expect(message(bea, 'Are you there\\?')).toHaveCount(1);
  await expect(ada.getByText(`${beaName} wrote to you`).first()).toBeVisible();
  await expect(waiting(ada)).toHaveText('1');
  await choose(ada, 'Messages');
  await ada.locator('[data-part=conversation]').click();
  await expect(message(ada, 'Are you there\\?')).toHaveCount(1);
  await expect(waiting(ada)).toHaveCount(0);
  await write(ada, 'Yes');
  await expect(message(bea, 'Yes')).toHaveCount(1);
  await expect(talk(bea).locator('[data-part=message][data-state=sending]')).toHaveCount(0);

  // Deleted by who wrote it: gone for both.
  await talk(bea).getByRole('button', { name: 'Delete message: Are you there?' }).click();
  for (const page of [ada, bea]) await expect.poll(() => shown(page)).toEqual(['Yes']);

  // Who takes none: the writer is told, and keeps what can be read.
  await talk(ada).getByRole('button', { name: 'Back to the list' }).click();
  await choose(ada, 'Settings');
  await ada.getByRole('switch', { name: 'Allow private messages' }).click();
  await expect(talk(bea).getByText(`${adaName} does not accept private messages.`)).toBeVisible();
  await expect(talk(bea).getByRole('textbox')).toHaveCount(0);
  await ada.getByRole('switch', { name: 'Allow private messages' }).click();
  await expect(talk(bea).getByRole('textbox')).toBeVisible();

  // Closed: off one list, and back with the next message.
  await choose(ada, 'Messages');
  await ada.locator('[data-part=conversation]').click();
  await talk(ada).getByRole('button', { name: 'Close conversation' }).click();
  await expect(ada.getByText('No conversations yet')).toBeVisible();
  await write(bea, 'One more');
  await expect(ada.locator('[data-part=conversation][data-state=unread]')).toHaveCount(1);

  // The page: each conversation has an address, and the list stays beside it.
  await visit(ada, '/messages');
  const row = ada.locator('[data-part=conversation]');
  await row.click();
  await expect(ada).toHaveURL(new RegExp(`/messages/${beaName}$`));
  await expect(talk(ada).getByRole('heading', { name: beaName })).toBeFocused();
  await expect(message(ada, 'One more')).toHaveCount(1);
  await expect(row).toBeVisible();
  await ada.goBack();
  await expect(ada).toHaveURL(/\/messages$/);
  await expect(ada.getByRole('heading', { name: 'No conversation open' })).toBeVisible();
  await expect(row).toBeFocused();
  // The toast of a message opens the conversation in the page, not in a drawer over it.
  await write(bea, 'Still there?');
  await ada.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(ada).toHaveURL(new RegExp(`/messages/${beaName}$`));
  await expect(message(ada, 'Still there\\?')).toHaveCount(1);
  await expect(ada.getByRole('dialog')).toHaveCount(0);
  await expect(ada.getByRole('button', { name: 'Read', exact: true })).toHaveCount(0);
  await ada.goBack();
  await expect(ada).toHaveURL(/\/messages$/);
  // On a phone one at a time, with a way back.
  await ada.setViewportSize({ width: 390, height: 844 });
  await row.click();
  await expect(row).toBeHidden();
  await talk(ada).getByRole('button', { name: 'Back to the list' }).click();
  await expect(ada).toHaveURL(/\/messages$/);
  await expect(row).toBeFocused();
  await visit(ada, '/messages/nobody_has_this');
  await expect(ada.getByRole('heading', { name: 'No account is named nobody_has_this' })).toBeVisible();
});

test('[PM-01] [RT-01] a cut loses and doubles nothing', { tag: '@long' }, async ({
  page: ada,
  visitor,
  complaints,
}) => {
  complaints.allow(/net::ERR|WebSocket|Failed to load/);
  const proxy = await startFaultProxy(process.env.E2E_URL ?? '');
  try {
    const bea = await visitor({ url: proxy.url });
    const adaName = freshName('ada');
    const beaName = freshName('bea');
    await startAsNew(ada, adaName, '/model');
    await startAsNew(bea, beaName, '/model');
    await Promise.all([ada, bea].map(joined));
    await post(bea, `hello from ${beaName}`);
    await ada
      .locator('[data-component=chat]')
      .getByRole('button', { name: beaName, exact: true })
      .last()
      .click();
    await ada.getByRole('menuitem', { name: 'Private message' }).click();
    await write(ada, 'first');
    await bea.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(message(bea, 'first')).toHaveCount(1);

    proxy.cut();
    await write(ada, 'second');
    await write(ada, 'third');
    await write(bea, 'lost');
    await expect(talk(bea).locator('[data-part=message][data-state=failed]')).toHaveCount(1);
    proxy.restore();
    // What was missed comes by itself; what could not be sent is sent again under the same id.
    await expect.poll(() => shown(bea)).toEqual(['first', 'second', 'third', 'lost']);
    await talk(bea).getByRole('button', { name: 'Send again' }).click();
    for (const page of [ada, bea])
      await expect.poll(() => shown(page)).toEqual(['first', 'second', 'third', 'lost']);
    await expect(talk(bea).locator('[data-state=failed]')).toHaveCount(0);
  } finally {
    await proxy.close();
  }
});
