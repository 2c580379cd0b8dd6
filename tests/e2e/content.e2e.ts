import { expect, expectBalance, freshName, plays, startAsNew, test, visit } from './support/fixtures.ts';

/* Content pages: FAQ, free videos, the feed, press and redirects. */

const html = async (path: string) => {
  const answer = await fetch(`${process.env.E2E_URL}${path}`, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};
const heading = (page: import('@playwright/test').Page) => page.getByRole('heading', { level: 1 });

test('[FAQ-01] a question opens by keyboard, has a page of its own and is told to search engines', {
  tag: '@long',
}, async ({ page }) => {
  const list = await html('/faq');
  expect(list.status).toBe(200);
  expect(list.text).toContain('"@type":"FAQPage"');
  expect(list.text).toContain('Tokens are what you pay with on this site');
  await visit(page, '/de/faq');
  await expect(heading(page)).toHaveText('Häufige Fragen');
  const question = page.locator('summary', { hasText: 'Was sind Tokens?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Link zu dieser Antwort: Was sind Tokens?' }).click();
  await expect(page).toHaveURL(/\/de\/faq\/what-are-tokens$/);
  await expect(heading(page)).toHaveText('Was sind Tokens?');
  await expect(page.locator('[data-component=promo-banner]')).toHaveCount(0);
  expect((await html('/faq/no-such-question')).status).toBe(404);
});

test('[FREE-01] a guest searches free videos, opens one and sees it play', { tag: '@long' }, async ({
  page,
}) => {
  const list = await html('/porn');
  expect(list.text).toContain('"@type":"VideoObject"');
  expect((await html('/porn?p=2')).text).toMatch(/rel="canonical" href="[^"]*\/porn\?p=2"/);
  expect((await html('/porn?p=9999')).status).toBe(404);
  expect((await html('/porn/tag/never-used-at-all')).status).toBe(404);
  expect((await html('/porn/video/no-such-video')).status).toBe(404);

  await visit(page, '/porn');
  const first = page.locator('[data-component=media-card] a').first();
  const name = (await first.textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search free videos' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/porn\?q=/);
  await expect(heading(page)).toContainText(name);
  await page.locator('[data-component=media-card] a').first().click();
  await expect(page).toHaveURL(/\/porn\/video\/[\w-]+-\d+$/);
  await expect(heading(page)).toHaveText(name);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  await plays(page);
  await page.getByRole('searchbox').waitFor({ state: 'detached' });
  await visit(page, '/porn?q=zzzzzz');
  await expect(page.getByText('No free videos found')).toBeVisible();
  await visit(page, '/porn/model');
  await page.getByRole('list', { name: 'Broadcasters' }).getByRole('link').first().click();
  await expect(heading(page)).toContainText('Free videos by');
  await visit(page, '/porn/tag');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/porn\/tag\/\w+/);
});

test('[FEED-01] keys change the broadcaster; a member tips 25, hides one and keeps that', async ({
  page,
}) => {
  expect((await html('/girls/feed')).text).toMatch(/<h2[^>]*>/);
  expect((await html('/couples/feed')).status).toBe(200);
  expect((await html('/men/feed?page=99')).status).toBe(404);
  const name = page.getByRole('heading', { level: 2 });
  await visit(page, '/girls/feed');
  const first = (await name.first().textContent()) ?? '';
  // A guest is asked to sign up, and nothing is sent.
  await page.getByRole('button', { name: 'Tip', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await startAsNew(page, freshName('swiper'), '/girls/feed');
  await expectBalance(page, 200);
  await expect(page.locator('video')).toHaveCount(1);
  await plays(page);
  const before = (await name.first().textContent()) ?? '';
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowDown');
  await expect(name.first()).not.toHaveText(before);
  await expect(page.locator('video')).toHaveCount(1);
  await page.getByRole('button', { name: 'Tip', exact: true }).click();
  await expectBalance(page, 175);
  const hidden = (await name.first().textContent()) ?? '';
  await page.getByRole('button', { name: `Hide ${hidden}` }).click();
  await expect(name.first()).not.toHaveText(hidden);
  await expect(page.getByText('Hidden broadcasters (1)')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hidden broadcasters (1)')).toBeVisible();
  await page.getByRole('link', { name: 'Enter room' }).click();
  await expect(page.locator('[data-component=chat]')).toBeVisible();
  expect(first).not.toBe('');
});

test('[PRESS-01] [REDIR-01] press by outlet and page; a redirect never leads away by itself', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/press');
  await expect(page.locator('article')).toHaveCount(20);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/press\?page=2$/);
  await expect(page.locator('article')).toHaveCount(4);
  await page.getByRole('navigation', { name: 'Outlets' }).getByRole('link').nth(1).click();
  await expect(page.locator('article')).toHaveCount(8);

  await visit(page, '/redir/partner');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    'https://partner.example/welcome',
  );
  await visit(page, '/redir/unchecked');
  await expect(page.getByText('This link is not verified.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  expect((await html('/redir/nothing')).status).toBe(404);
  expect((await html('/redir/partner')).status).toBe(200);
});

test('the name in a room leads to the profile, in the language of the page', { tag: '@long' }, async ({
  page,
}) => {
  const profile = await html('/atelier/bio');
  expect(profile.text).toContain('"@type":"ProfilePage"');
  expect((await html('/nobody_here_at_all/bio')).status).toBe(404);
  await visit(page, '/de/atelier');
  await page.locator('[data-component=room-header] h1 a').click();
  await expect(page).toHaveURL(/\/de\/atelier\/bio$/);
  await expect(heading(page)).toContainText('Atelier');
  await expect(page).toHaveTitle(/Profil/);
});
