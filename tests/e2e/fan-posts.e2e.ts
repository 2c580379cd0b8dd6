import type { Page } from '@playwright/test';
import { expect, freshName, logIn, startAsNew, test, visit } from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

/* The club is that of the account `tinkerer`; what earlier runs posted there may stand below. */
const ROOM = 'tinkerer';
const prices = { supporter: 50, insider: 100, legend: 160 };

const post = (page: Page, text: string) =>
  page.locator('[data-component=fan-club-post]').filter({ hasText: text });
const newest = (page: Page) => page.locator('[data-component=fan-club-post]').first();

const pay = async (page: Page, tokens: number): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Pay ${tokens} tokens` })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('[FAN-01] [FAN-02] a broadcaster posts from the panel, a member sees it at once and likes it; who is no member joins to read', {
  tag: '@long',
}, async ({ page, visitor, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/);
  const tinkerer = await memberOf(ROOM);
  await tinkerer.post('/user/fanclub/settings', { is_enabled: true, prices });
  await startAsNew(page, freshName('fan'), `/${ROOM}/fanclub`);
  await page.locator('[data-part=level]').getByRole('button', { name: 'Become Supporter' }).click();
  await pay(page, 50);
  await expect(page.getByText('You are a member: Supporter')).toBeVisible();

  const streamer = await visitor();
  await logIn(streamer, ROOM, `/${ROOM}`);
  const openPanel = () =>
    streamer
      .locator('[data-component=broadcaster-panel]')
      .getByRole('button', { name: /^Fan club/ })
      .click();
  await openPanel();
  const form = streamer.locator('[data-component=fan-post-form]');
  const words = `Tomorrow at eight ${Date.now()}`;
  const text = `${words}\n<b>Bring</b> a friend`;
  await form.getByRole('textbox').fill(text);
  // The answer is lost on its way: the words stay through a reload, and the second sending is the same post.
  await streamer.route('**/user/fanclub/post', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(streamer.locator('[data-component=toast]')).toBeVisible();
  await streamer.unroute('**/user/fanclub/post');
  await streamer.reload();
  await openPanel();
  await expect(form.getByRole('textbox')).toHaveValue(text);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(form).toContainText('Posted.');
  await expect(form.getByRole('textbox')).toHaveValue('');

  // Not reloaded: the member's page is told. Markup is text, and lines stay.
  await expect(post(page, words)).toHaveCount(1);
  await expect(post(page, words).locator('[data-part=text]')).toHaveText(text);
  await expect(post(page, words).locator('b')).toHaveCount(0);

  await visit(streamer, `/${ROOM}/fanclub`);
  await expect(post(streamer, words).locator('[data-part=likes]')).toHaveText('0 likes');
  const like = post(page, words).getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText('1');
  await expect(post(streamer, words).locator('[data-part=likes]')).toHaveText('1 like');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  // On the club's own page the author writes too: for a higher level, which the member does not read.
  const secret = `For insiders ${Date.now()}`;
  await streamer.getByRole('radio', { name: 'Insider and above' }).check();
  await streamer.getByRole('textbox', { name: 'Post', exact: true }).fill(secret);
  await streamer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(post(streamer, secret)).toBeVisible();
  await expect(newest(page)).toHaveAttribute('data-state', 'locked');
  await expect(newest(page)).toContainText('For Insider and above');

  // A guest and a newcomer get no word of either, not even in what the platform answers.
  const stranger = await visitor({ mobile: true });
  const received: string[] = [];
  stranger.on('response', async (response) => {
    if (response.url().includes('/fanclub')) received.push(await response.text().catch(() => ''));
  });
  await visit(stranger, `/${ROOM}/fanclub`);
  await expect(newest(stranger)).toContainText('For Insider and above');
  await newest(stranger).getByRole('button', { name: 'Become Insider' }).click();
  await expect(stranger.getByRole('dialog')).toContainText('Sign up');
  await startAsNew(stranger, freshName('newcomer'), `/${ROOM}/fanclub`);
  await expect(newest(stranger)).toHaveAttribute('data-state', 'locked');
  expect(received.join('\n')).toContain('"posts"');
  expect(received.join('\n')).not.toContain(words);
  expect(received.join('\n')).not.toContain(secret);
  await newest(stranger).getByRole('button', { name: 'Become Insider' }).click();
  await pay(stranger, 100);
  await expect(post(stranger, secret)).toBeVisible();
  await expect(post(stranger, words)).toBeVisible();

  // Deleted after a question, and gone everywhere.
  await post(streamer, words).getByRole('button', { name: 'Delete post' }).click();
  await post(streamer, words).getByRole('button', { name: 'Delete', exact: true }).click();
  for (const each of [streamer, page, stranger]) await expect(post(each, words)).toHaveCount(0);
});
