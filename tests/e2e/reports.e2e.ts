import type { Page } from '@playwright/test';
import {
  chat,
  expect,
  freshName,
  joined,
  line,
  liveRoom,
  logIn,
  post,
  startAsNew,
  test,
  urlOf,
  visit,
} from './support/fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Chooses a reason in the open form and sends it. */
const send = async (
  page: Page,
  reason: string,
  text = '',
  thanks = 'Thank you. We’ll email you when we’ve made a decision.',
) => {
  await dialog(page).getByText(reason, { exact: true }).click();
  await dialog(page).getByLabel('Details').fill(text);
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(thanks).first()).toBeVisible();
};

const confirm = async (page: Page, button: string, reason: string) => {
  await dialog(page)
    .getByRole('textbox', { name: /Reason/ })
    .fill(reason);
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
};

test('a viewer reports a line and a picture, support decides, the picture is gone, and the reporter is told', async ({
  page,
  visitor,
  complaints,
}) => {
  // The removed picture's page.
  complaints.allow(/status of 404/);
  const room = await liveRoom('/girls', 4);
  const rude = await visitor();
  await startAsNew(rude, freshName('rude'), `/${room}`);
  await joined(rude);
  const words = `rude words ${Date.now()}`;

  const name = freshName('witness');
  await startAsNew(page, name, `/${room}`);
  await joined(page);
  await post(rude, words);
  await line(page, words).locator('[data-part=name]').click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(dialog(page)).toContainText('Your report sends this message to our team.');
  // Without a reason nothing is sent.
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(dialog(page).getByText('Required')).toBeVisible();
  await send(page, 'Insult or harassment', 'The third time today.');
  await expect(chat(page)).toBeVisible();

  // The oldest pictures of the demo, which no other file uses.
  const list = await fetch(`${urlOf('first')}/api/v1/media/list/picture`);
  const { data } = (await list.json()) as {
    data: { id: number; slug: string; username: string; name: string }[];
  };
  const item = data.at(-1);
  if (!item) throw new Error('There are no pictures.');
  const path = `/${item.username}/media/${item.slug}/${item.id}`;
  await visit(page, path);
  await page.getByRole('button', { name: 'Report' }).click();
  await send(page, 'Without consent');

  // Somebody without an account reports the same room and line, and is promised nothing.
  const guest = await visitor();
  await visit(guest, `/${room}`);
  const said = `Seen by a guest ${Date.now()}`;
  await line(guest, words).locator('[data-part=name]').click();
  await guest.getByRole('menuitem', { name: 'Report' }).click();
  await send(guest, 'Insult or harassment', said, 'Thank you. Our team will review your report.');
  await guest.getByRole('button', { name: 'Report', exact: true }).click();
  await send(guest, 'Spam or fraud', `${said}, too`, 'Thank you. Our team will review your report.');

  const support = await visitor();
  await logIn(support, 'helpdesk', '/admin/reports');
  const queue = support.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  const ofItem = queue.filter({ hasText: item.name });
  const ofLine = queue.filter({ hasText: words });
  await expect(ofItem).toContainText('Without consent');
  await expect(ofLine.filter({ hasText: name })).toContainText('The third time today.');
  await expect(ofLine.filter({ hasText: said })).toContainText('Reported by a guest');
  await ofItem.getByRole('button', { name: 'Show picture' }).click();
  await expect(ofItem.getByRole('img')).toBeVisible();
  await ofItem.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(ofItem).toContainText('Assigned to helpdesk');
  await ofItem.getByRole('button', { name: 'Remove content' }).click();
  await confirm(support, 'Remove content', 'No consent was shown.');
  await expect(ofItem).toBeHidden();
  await ofLine.first().getByRole('button', { name: 'Warn', exact: true }).click();
  await confirm(support, 'Warn', 'Insults.');
  // Both reports of the line are decided.
  await expect(ofLine).toHaveCount(0);
  const ofRoom = queue.filter({ hasText: `${said}, too` });
  await ofRoom.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await confirm(support, 'Dismiss', 'No spam.');
  await expect(ofRoom).toBeHidden();

  // A page may be some seconds old.
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(404);
  const outbox = await page.request.get(`/demo/outbox.json?to=${encodeURIComponent(`${name}@example.test`)}`);
  expect(await outbox.text()).toContain('We acted on your report');
});
