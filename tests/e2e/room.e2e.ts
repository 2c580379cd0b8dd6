import type { Page } from '@playwright/test';
import {
  chat,
  expect,
  expectBalance,
  freshName,
  joined,
  line,
  liveRoom,
  logIn,
  openTips,
  say,
  signUp,
  startAsNew,
  test,
  urlOf,
  visit,
} from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

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

test('[ROOM-03] [ROOM-04] a guest watches: the picture advances and the chat moves', async ({ page }) => {
  await visit(page, `/${await liveRoom('/girls', 1)}`);
  await joined(page);
  const video = page.locator('[data-component=video-player] video');
  const time = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
  await expect.poll(time).toBeGreaterThan(0.5);
  const before = await time();
  await page.waitForTimeout(2_000);
  expect((await time()) - before).toBeGreaterThan(1);
  expect(await video.evaluate((element) => (element as HTMLVideoElement).videoWidth)).toBeGreaterThan(0);

  const lines = chat(page).locator('[data-part=line]');
  const last = await lines.count();
  await expect.poll(() => lines.count()).toBeGreaterThan(last);
});

test('[TIP-01] [AUTH-02] [BILL-15] a guest who tips signs up; the tip is settled everywhere at once', async ({
  page,
  visitor,
}) => {
  const room = await liveRoom('/girls', 2);
  const witness = await visitor({ url: urlOf('second') });
  await Promise.all([visit(page, `/${room}`), visit(witness, `/${room}`)]);
  await Promise.all([joined(page), joined(witness)]);

  const panel = await openTips(page);
  const comment = `for the song ${Date.now()}`;
  await expect(panel.getByLabel('Amount in tokens')).toHaveValue('25');
  await panel.getByLabel('Comment').fill(comment);
  await panel.getByRole('button', { name: 'Sign up to tip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expect(dialog).toBeVisible();
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

test('[ROOM-04] a line of one arrives at the other exactly once, and stays once', async ({
  page,
  visitor,
}) => {
  const room = await liveRoom('/girls', 3);
  const other = await visitor({ url: urlOf('second') });
  await logIn(page, 'premium', `/${room}`);
  await logIn(other, 'vip', `/${room}`);
  await Promise.all([joined(page), joined(other)]);
  const first = `good evening ${Date.now()}`;
  await say(page, first);
  const answer = `and to you ${Date.now()} <b>&amp; 👋🏽</b>`;
  await expect(line(other, first)).toHaveCount(1);
  await say(other, answer);
  for (const each of [page, other]) {
    await expect(line(each, answer)).toHaveCount(1);
    await expect(line(each, first)).toHaveCount(1);
    await expect(line(each, first)).toHaveAttribute('data-state', 'settled');
  }
  await expect(line(page, first)).toHaveAttribute('data-own', 'true');
  await page.reload();
  await joined(page);
  await expect(line(page, first)).toHaveCount(1);
  await expect(line(page, answer)).toHaveCount(1);
});

test('[ROOM-04] guests cannot write; a line that is too long is not sent', async ({ page, visitor }) => {
  const room = await liveRoom('/girls', 4);
  await visit(page, `/${room}`);
  await expect(chat(page).getByRole('textbox')).toHaveCount(0);
  await chat(page).getByRole('button', { name: 'Sign up to chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  const writer = await visitor();
  await logIn(writer, 'supervip', `/${room}`);
  await joined(writer);
  await chat(writer).getByRole('textbox', { name: 'Message' }).fill('x'.repeat(501));
  await expect(chat(writer).getByText('1 character over the limit')).toBeVisible();
  await expect(chat(writer).getByRole('button', { name: 'Send' })).toBeDisabled();
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

test('[I18N-01] a room speaks six languages', async ({ page }) => {
  const room = await liveRoom('/girls', 6);
  const english = ['Sign up to tip', 'Log in', 'Sign up to chat', 'For adults only.'];
  const seen = new Set<string>();
  await visit(page, `/${room}`);
  for (const text of english) await expect(page.locator('body')).toContainText(text);
  for (const language of ['de', 'es', 'fr', 'it', 'nl']) {
    await visit(page, `/${language}/${room}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const shown = await page.locator('body').innerText();
    for (const text of english) expect(shown, language).not.toContain(text);
    const button = await page.locator('[data-component=tip-panel] [type=submit]').innerText();
    expect(button).not.toMatch(/^(tip|room|chat)\./);
    seen.add(button);
    await page.locator('[data-component=tip-panel] [type=submit]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.getByRole('dialog').innerText()).not.toContain('Create your account');
    await page.keyboard.press('Escape');
  }
  expect(seen.size).toBe(5);
});

test('[SHELL-06] a room that is not there leads home', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto('/nobody_of_this_name');
  await expect(page.locator('[data-component=error-page]')).toContainText('404');
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('[data-component=model-card]').first()).toBeVisible();
});

test('[ROOM-01] a room that could not be read while the platform was away opens by a retry', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const room = await liveRoom('/men', 0);
  let isAway = true;
  await page.route(`**/api/v1/chat/react/${room}*`, (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { errorType: 'unavailable', error: 'Away.' } })
      : route.fallback(),
  );
  await visit(page, '/men');
  await page.locator(`[data-component=model-card] a[href="/${room}"]`).first().click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  isAway = false;
  await retry.click();
  await joined(page);
});

test('[TIP-01] the same key charges once, and is refused for another tip', async () => {
  const room = await liveRoom('/girls', 7);
  const { cookie, get } = await memberOf('supervip');
  const before = (await get<{ tokens: number }>('/user/current')).tokens;
  const { csrf } = await get<{ csrf: string }>('/site_config');
  const tip = (amount: number) =>
    fetch(`${urlOf('second')}/api/v1/tip/${room}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie, 'idempotency-key': key },
      body: JSON.stringify({ amount }),
    });
  const key = crypto.randomUUID();
  const answers = await Promise.all([tip(3), tip(3), tip(3)]);
  for (const answer of answers) expect([200, 409]).toContain(answer.status);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await tip(3)).status).toBe(200);
  expect((await tip(4)).status).toBe(409);
  expect((await get<{ tokens: number }>('/user/current')).tokens).toBe(before - 3);
});
