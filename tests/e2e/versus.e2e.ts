import type { Page } from '@playwright/test';
import {
  chat,
  expect,
  expectBalance,
  freshName,
  joined,
  line,
  logIn,
  post,
  startAsNew,
  test,
  tip,
} from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

/* Two broadcasters whose rooms no other test closes. Five minutes of a contest take a minute here. */
const [HOST, GUEST] = ['performer', 'atelier'] as const;
const bar = (page: Page) => page.locator('[data-component=versus-bar]');
const panel = (page: Page) => page.locator('[data-component=versus-panel]');
const score = (page: Page, side: 0 | 1) =>
  bar(page).locator('[data-part=side]').nth(side).locator('[data-part=score] .sr-only');

/** When the shown seconds changed, by the clock of the machine that runs all browsers: the shown second → its time. */
const ticks = (page: Page): Promise<[string, number][]> =>
  bar(page)
    .getByRole('timer')
    .evaluate(
      (timer, TICKS) =>
        new Promise<[string, number][]>((resolve) => {
          const seen: [string, number][] = [];
          const observer = new MutationObserver(() => {
            seen.push([timer.textContent ?? '', Date.now()]);
            if (seen.length < TICKS) return;
            observer.disconnect();
            resolve(seen);
          });
          observer.observe(timer, { subtree: true, childList: true, characterData: true });
        }),
      30,
    );

test('[VERSUS-01] [RT-01] [RT-06] two broadcasters and a viewer play a contest to its end', {
  tag: '@long',
}, async ({ visitor, complaints }) => {
  complaints.allow(/404 \(Not Found\) \(http:.*\/versus\/invite/);
  for (const name of [HOST, GUEST]) {
    const member = await memberOf(name);
    await member.post('/video/mode', { mode: 'public' });
    await member.post('/user/settings', { versus_enabled: name === GUEST });
  }
  const [host, guest, viewer] = await Promise.all([visitor(), visitor(), visitor({ mobile: true })]);
  await logIn(host, HOST, `/${HOST}`);
  await logIn(guest, GUEST, `/${GUEST}`);
  await startAsNew(viewer, freshName('fan'), `/${HOST}`);
  for (const page of [host, guest, viewer]) await joined(page);
  await expect(bar(viewer)).toHaveCount(0);

  // The host turns versus on and invites. A name that does not exist is said at its field, and the form stays.
  await panel(host).getByRole('switch', { name: 'Take part in versus' }).click();
  const name = panel(host).getByLabel('Username of the broadcaster');
  await name.fill('nobody_at_all');
  await panel(host).getByLabel('Duration').selectOption({ label: '5 minutes' });
  await panel(host).getByRole('button', { name: 'Invite' }).click();
  await expect(panel(host).getByText('No broadcaster with that name')).toBeVisible();
  await expect(name).toHaveValue('nobody_at_all');
  await name.fill(GUEST);
  await panel(host).getByRole('button', { name: 'Invite' }).click();
  await expect(panel(host).getByText(`Invitation to ${GUEST}. It expires in`)).toBeVisible();

  // The guest accepts in the notice. The contest is in all three browsers, without a reload.
  await post(viewer, 'before the contest');
  await expect(line(host, 'before the contest')).toBeVisible();
  // On a phone, writing hides everything but picture and chat.
  await chat(viewer).getByRole('textbox', { name: 'Message' }).blur();
  await guest
    .locator('[data-component=toast]')
    .filter({ hasText: `${HOST} invites you to a versus contest.` })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(host.getByText(`${GUEST} has accepted your invitation.`, { exact: true })).toBeVisible();
  for (const page of [host, guest, viewer]) await expect(bar(page)).toHaveAttribute('data-state', 'running');
  await expect(
    viewer.locator('[data-component=show-offer]').getByRole('button', { name: 'Private show' }),
  ).toHaveCount(0);

  // Two screens show the same second within 250 ms.
  const [mine, theirs] = await Promise.all([ticks(viewer), ticks(guest)]);
  const times = new Map(mine);
  const differences = theirs.flatMap(([second, at]) => {
    const other = times.get(second);
    return other === undefined ? [] : [Math.abs(other - at)];
  });
  expect(differences.length).toBeGreaterThan(2);
  expect(Math.max(...differences)).toBeLessThan(250);

  // Tips move the score in both rooms; the chat keeps its lines.
  await tip(viewer, 30);
  await expectBalance(viewer, 170);
  for (const page of [host, guest, viewer]) await expect(score(page, 0)).toHaveText('30 tokens');
  await bar(viewer).getByRole('link', { name: 'Go to Atelier’s room' }).click();
  await joined(viewer);
  await expect(bar(viewer)).toHaveAttribute('data-state', 'running');
  await tip(viewer, 45);
  for (const page of [host, guest, viewer]) {
    await expect(score(page, 1)).toHaveText('45 tokens');
    await expect(bar(page).getByText('Atelier leads 45 to 30')).toBeVisible();
  }
  await expect(chat(host).getByText('before the contest')).toBeVisible();

  // The winner, the history, and privates again.
  for (const page of [host, guest, viewer]) {
    await expect(bar(page)).toHaveAttribute('data-state', 'ended', { timeout: 75_000 });
    await expect(bar(page).getByText('Atelier wins')).toBeVisible();
  }
  await bar(guest).getByText('Tips that counted').click();
  await expect(bar(guest).getByRole('listitem')).toHaveText([
    /: 45 tokens for Atelier/,
    /: 30 tokens for Performer/,
  ]);
  await tip(viewer, 5);
  await expectBalance(viewer, 120);
  await expect(score(viewer, 1)).toHaveText('45 tokens');
});

test('[VERSUS-01] a duel plays both live pictures, and keeps its stills for people who reduce motion', async ({
  visitor,
}) => {
  const page = await visitor({ mobile: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contests/girls/versus');
  const duel = page.locator('[data-component=versus-duel][data-state=running]').first();
  // The next contest of the demo begins within a minute.
  await expect(duel).toBeVisible({ timeout: 70_000 });
  // Tips, or ways to the rooms.
  await expect(duel.locator('button, a').last()).toBeInViewport({ ratio: 1 });
  const videos = duel.locator('video');
  await expect(videos).toHaveCount(2, { timeout: 20_000 });
  for (const video of await videos.all())
    await expect
      .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime), { timeout: 40_000 })
      .toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Out of view and back, in a page whose parts have all loaded.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(videos).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(2_000);
  await expect(videos).toHaveCount(0);
});

test('[VERSUS-01] a side that gives up loses after a question, and a side that ends its show loses at once', async ({
  visitor,
}) => {
  const [first, second] = [await memberOf(HOST), await memberOf(GUEST)];
  for (const member of [first, second]) {
    await member.post('/video/mode', { mode: 'public' });
    await member.post('/user/settings', { versus_enabled: true });
  }
  const begin = async () => {
    const { versus_id } = await first.post<{ versus_id: string }>('/versus/invite', {
      username: GUEST,
      seconds: 600,
    });
    await second.post(`/versus/${versus_id}/accept`, {});
  };
  await begin();
  const host = await visitor();
  await logIn(host, HOST, `/${HOST}`);
  await joined(host);
  await bar(host).getByRole('button', { name: 'Give up' }).click();
  await expect(bar(host).getByText('If you give up, Atelier wins.')).toBeVisible();
  await bar(host).getByRole('button', { name: 'Give up and lose' }).click();
  await expect(bar(host).getByText('Atelier wins')).toBeVisible();
  await expect(bar(host).getByText('Performer gave up.')).toBeVisible();
  await begin();
  await expect(bar(host)).toHaveAttribute('data-state', 'running');
  await second.post('/video/mode', { mode: 'offline' });
  await expect(bar(host).getByText('Performer wins')).toBeVisible();
  await expect(bar(host).getByText('Atelier ended the show.')).toBeVisible();
  await second.post('/video/mode', { mode: 'public' });
});

test('[VERSUS-01] a tournament has a table of its own, which its contests lead to, and which names the winner', {
  tag: '@long',
}, async ({ page }) => {
  const [first, second, admin] = await Promise.all([memberOf(HOST), memberOf(GUEST), memberOf('admin')]);
  for (const member of [first, second]) {
    await member.post('/video/mode', { mode: 'public' });
    await member.post('/user/settings', { versus_enabled: true });
  }
  const { id } = await admin.post<{ id: string }>('/operator/versus-tournament', {
    name: 'Evening cup',
    usernames: [GUEST, HOST],
    seconds: 120,
    starts_in: 0,
  });
  await startAsNew(page, freshName('crowd'), `/${HOST}`);
  await joined(page);
  await bar(page).getByRole('link', { name: 'Tournament: Evening cup' }).click();
  await expect(page).toHaveURL(`/versus-tournament/leaderboard/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Evening cup' })).toBeVisible();
  // Nobody tips: a draw, which the better starting place wins.
  const rows = page.getByRole('list', { name: 'Evening cup' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Winner' })).toContainText('Atelier', { timeout: 45_000 });
  await expect(rows.filter({ hasText: 'Out' })).toContainText('Performer');
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  expect((await page.request.get('/versus-tournament/leaderboard/999999')).status()).toBe(404);
  expect((await page.request.get('/de/versus-tournament/leaderboard')).status()).toBe(200);
});
