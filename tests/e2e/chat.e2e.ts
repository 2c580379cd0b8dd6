import type { Page } from '@playwright/test';
import {
  chat,
  expect,
  freshName,
  joined,
  line,
  logIn,
  post,
  startAsNew,
  test,
  visit,
} from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

/** The room of the account `model`. It is not simulated, so only the test writes in it. */
const ROOM = 'model';

/** Counts the tones that the page really starts. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const counted = globalThis as unknown as { tones: number };
    counted.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function startCounted(...args) {
      counted.tones += 1;
      return start.apply(this, args);
    };
  });
const tones = (page: Page) => page.evaluate(() => (globalThis as unknown as { tones: number }).tones);

const nameOf = (page: Page, username: string) =>
  chat(page).getByRole('button', { name: username, exact: true }).last();
const act = async (page: Page, username: string, action: string) => {
  await nameOf(page, username).click();
  await page.getByRole('menuitem', { name: action }).click();
};
/** Moderation asks for an optional reason first. */
const moderate = async (page: Page, username: string, action: string, button: string, reason = '') => {
  await act(page, username, action);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

test('[ROOM-07] [ROOM-08] [ROOM-05] a streamer, a moderator and a viewer: silence, appoint, kick, ban', async ({
  page: viewer,
  visitor,
}) => {
  const streamer = await visitor();
  const helper = await visitor();
  const viewerName = freshName('viewer');
  const helperName = freshName('helper');
  await countTones(viewer);
  for (const [page, name] of [
    [viewer, viewerName],
    [helper, helperName],
  ] as const) {
    await startAsNew(page, name, `/${ROOM}`);
    await joined(page);
  }
  await logIn(streamer, ROOM, `/${ROOM}`);
  await joined(streamer);

  // Everybody reads a line; an emoticon is drawn; who may nothing gets no more than what is their own.
  const greeting = `good evening ${viewerName} <b>&amp; 👋🏽</b>`;
  await post(viewer, `${greeting} :star: `);
  for (const page of [viewer, streamer, helper]) await expect(line(page, greeting)).toHaveCount(1);
  await expect(line(helper, greeting).locator('[data-part=emoticon]')).toHaveCount(1);
  await nameOf(helper, viewerName).click();
  await expect(helper.getByRole('menuitem')).toHaveText(['Mention', 'Private message', 'Mute', 'Report']);
  await helper.keyboard.press('Escape');

  // Silenced: the streamer and the viewer read the name, a bystander (who is appointed later) of a user; the viewer's
  // next line is refused. The room remembers lines of an earlier try.
  const silenced = line(helper, 'A user has been silenced.');
  const silencedBefore = await silenced.count();
  await moderate(streamer, viewerName, 'Silence', 'Silence', 'Please stop.');
  await expect(viewer.getByText('Please stop.', { exact: true })).toBeVisible();
  await expect(line(streamer, `${viewerName} has been silenced.`)).toHaveCount(1);
  await expect(line(viewer, `${viewerName} has been silenced.`)).toHaveCount(1);
  await expect(silenced).toHaveCount(silencedBefore + 1);
  await expect(line(helper, `${viewerName} has been silenced.`)).toHaveCount(0);
  await post(viewer, `may I, says ${viewerName}?`);
  await expect(line(viewer, 'You cannot chat in this room.')).toHaveCount(1);
  await expect(line(streamer, `may I, says ${viewerName}?`)).toHaveCount(0);
  await act(streamer, viewerName, 'Unsilence');
  await expect(line(viewer, `${viewerName} can chat again.`)).toHaveCount(1);
  await chat(viewer).getByRole('button', { name: 'Send again' }).click();
  await expect(line(streamer, `may I, says ${viewerName}?`)).toHaveCount(1);

  // Appointed: the tools are there without a reload.
  await post(helper, `hello from ${helperName}`);
  await expect(line(streamer, `hello from ${helperName}`)).toHaveCount(1);
  await act(streamer, helperName, 'Make moderator');
  await expect(line(helper, `${helperName} is now a moderator.`)).toHaveCount(1);
  await expect(async () => {
    await nameOf(helper, viewerName).click();
    await expect(helper.getByRole('menuitem', { name: 'Kick from the room' })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await expect(helper.getByRole('menuitem', { name: 'Ban from the room' })).toHaveCount(0);
  await helper.keyboard.press('Escape');

  // A command is suggested to the moderator and takes effect for the viewer, but adds no line to the chat.
  const input = chat(helper).getByRole('textbox', { name: 'Message' });
  await input.fill('');
  await input.pressSequentially('/pl');
  await chat(helper).getByRole('option').first().click();
  await input.pressSequentially('be');
  await helper.keyboard.press('Enter');
  await expect(input).toHaveValue('/play_sound bell');
  const before = await tones(viewer);
  await helper.keyboard.press('Enter');
  await expect.poll(() => tones(viewer)).toBeGreaterThan(before);
  await expect(line(helper, '/play_sound')).toHaveCount(0);
  await post(viewer, '/play_sound bell');
  await expect(line(viewer, 'You cannot use this command.')).toHaveCount(1);

  // Kicked by the moderator: home with a toast; coming back is refused for a while.
  await moderate(helper, viewerName, 'Kick from the room', 'Kick');
  await expect(viewer.getByText('You have been kicked from this room.', { exact: true })).toBeVisible();
  await expect(viewer.getByText('You can come back 10 minutes after you were kicked.').first()).toBeVisible();
  await expect(viewer).toHaveURL(/\/$/);

  // Banned by the streamer, who is still in the room of the moderator's old lines.
  await moderate(streamer, helperName, 'Ban from the room', 'Ban', 'No advertising here.');
  await expect(helper.getByText('Reason: “No advertising here.”').first()).toBeVisible();
  await expect(helper).toHaveURL(/\/$/);
  await visit(helper, `/${ROOM}`);
  await expect(helper.getByText('Reason: “No advertising here.”').first()).toBeVisible();
  await expect(helper).toHaveURL(/\/$/);
});

test('[ROOM-04] on a phone, emoticons go where the caret is, one behind the other', async ({ visitor }) => {
  const page = await visitor({ mobile: true });
  await startAsNew(page, freshName('emoticons'), `/${ROOM}`);
  await joined(page);
  const field = chat(page).getByRole('textbox', { name: 'Message' });
  await field.tap();
  await page.keyboard.type('ab');
  await page.keyboard.press('ArrowLeft');
  for (const name of ['moon', 'star']) {
    await chat(page).getByRole('button', { name: 'Emoticons' }).tap();
    await page.getByRole('dialog').getByRole('button', { name }).tap();
    await expect(field).toBeFocused();
  }
  await page.keyboard.type('c');
  await expect(field).toHaveValue('a :moon: :star: cb');
});

test('[ROOM-04] [ROOM-06] [TIP-02] search, mute, settings, the list of users, and a tip that is heard', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const mod = await visitor();
  await countTones(page);
  await logIn(mod, 'mod', `/${ROOM}`);
  await logIn(page, 'supervip', `/${ROOM}`);
  await Promise.all([mod, page].map(joined));
  const [first, second] = [`apples ${Date.now()}`, `pears ${Date.now()}`];
  await post(mod, first);
  await post(mod, second);
  await expect(line(page, second)).toHaveCount(1);

  await chat(page).getByRole('button', { name: 'Search chat' }).click();
  await chat(page).getByRole('searchbox').fill('APPLES');
  await expect(line(page, first)).toHaveCount(1);
  await expect(line(page, second)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(line(page, second)).toHaveCount(1);

  await act(page, 'mod', 'Mute');
  await expect(line(page, first)).toHaveCount(0);
  await page.reload();
  await joined(page);
  await expect(chat(page).locator('[data-part=toolbar]')).toBeVisible();
  await expect(line(page, second)).toHaveCount(0);
  await chat(page).getByRole('button', { name: 'Chat settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Chat settings' });
  await settings.getByRole('button', { name: 'Unmute' }).click();
  await settings.getByText('20', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(line(page, second)).toHaveCount(1);
  await expect(chat(page).getByRole('log')).toHaveCSS('font-size', '20px');

  // Everybody may not see who is here; a site moderator may, with what the choice of order was.
  await expect(chat(page).getByRole('button', { name: 'Who is here' })).toHaveCount(0);
  await chat(mod).getByRole('button', { name: 'Who is here' }).click();
  const users = mod.locator('[data-component=user-list]');
  await expect(users.locator('[data-part=user]', { hasText: 'supervip' })).toBeVisible();
  await expect(
    users.locator('[data-part=user]', { hasText: 'supervip' }).locator('[data-component=token-amount]'),
  ).toBeVisible();
  await users.getByLabel('Sort by').selectOption('username');
  await expect
    .poll(
      async () =>
        (await (await memberOf('mod')).get<{ settings: { chat_user_sort: string } }>('/user/current'))
          .settings.chat_user_sort,
    )
    .toBe('username');
  await mod.keyboard.press('Escape');

  // A tip plays a sound only for users who have interacted with the page.
  const tone = await tones(page);
  await (await memberOf('vip')).post(`/tip/${ROOM}`, { amount: 69, comment: 'for the song' });
  await expect(line(page, 'for the song')).toHaveCount(1);
  await expect.poll(() => tones(page)).toBeGreaterThan(tone);
});
