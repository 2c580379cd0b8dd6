import { expect, freshName, joined, liveRoom, startAsNew, test, visit } from './support/fixtures.ts';

/* What a member keeps of a broadcaster: following, a note, the rooms that were seen. */

test('[FOLLOW-01] follow and notify arrive in their order; a note is kept; the room is in the history', async ({
  page,
}) => {
  const room = await liveRoom('/men', 3);
  await startAsNew(page, freshName('fan'), `/${room}`);
  await joined(page);
  const sent: unknown[] = [];
  let answered = 0;
  // The first answer is the slowest: sent at once, the second would overtake it.
  await page.route(`**/api/v1/user/${room}/follow`, async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await new Promise((done) => setTimeout(done, 1_200));
    await route.continue();
    answered += 1;
  });
  const button = page.locator('[data-component=follow-button]');
  await button.getByRole('button', { name: /^Follow/ }).click();
  await expect(button).toHaveAttribute('data-state', 'following');
  const bell = button.getByRole('button', { name: /^Notify me when/ });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await bell.click();
  await bell.click();
  await expect.poll(() => answered).toBe(4);
  expect(sent).toEqual([
    { follow: true, notify: false },
    { follow: true, notify: true },
    { follow: true, notify: false },
    { follow: true, notify: true },
  ]);
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');

  // A note is kept while it is written, stored, and read again; the room is in the history.
  const open = page.getByRole('button', { name: /^Note about/ });
  const note = page.locator('[data-component=note-editor]');
  await open.click();
  await note.getByLabel('Note').fill('Plays the harp on Sundays.');
  await page.keyboard.press('Escape');
  await page.reload();
  await open.click();
  await expect(note.getByLabel('Note')).toHaveValue('Plays the harp on Sundays.');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toHaveAttribute('data-state', 'saved');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await open.click();
  await expect(note.getByLabel('Note')).toHaveValue('Plays the harp on Sundays.');

  await visit(page, '/view-history');
  await expect(page.locator(`main a[href$="/${room}"]`).first()).toBeVisible();
});
