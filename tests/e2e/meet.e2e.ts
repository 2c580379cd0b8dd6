import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from './support/cameras.ts';
import { alive, expect, freshName, logIn, startAsNew, visit } from './support/fixtures.ts';
import { type Member, memberOf } from './support/member.ts';

/* Speed-dates and random chat between browsers with test cameras and real connections. */
const start = (page: Page) => page.locator('[data-component=meet-start]');
const stage = (page: Page) => page.locator('[data-component=meet-stage]');
const press = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true }).click();

/** Starts, with consent if it is the first time. */
const begin = async (page: Page): Promise<void> => {
  await alive(page);
  await start(page).getByRole('button', { name: 'Start' }).click();
  const consent = page.getByRole('dialog', { name: 'Before your camera opens' });
  await expect(consent.or(stage(page))).toBeVisible();
  if (await consent.isVisible()) await consent.getByRole('button', { name: 'Open my camera' }).click();
  await expect(stage(page)).toBeVisible();
};
const expectMoving = async (page: Page): Promise<void> => {
  const video = stage(page).locator('video[data-part=other]');
  const frames = () =>
    video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames).toBeGreaterThan(3);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + 3);
};
const expectMeeting = (...pages: Page[]) =>
  Promise.all(
    pages.map(async (page) => {
      await expect(stage(page)).toHaveAttribute('data-state', 'running', { timeout: 40_000 });
      await expectMoving(page);
    }),
  );
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.MEET_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${folder}/${name}-phone.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 860 });
};
const newcomer = async (page: Page, path: string): Promise<string> => {
  const name = freshName('meet');
  await startAsNew(page, name, path);
  return name;
};

test('[DATE-02] two meet by camera, one skips, another reports, and they are parted', async ({ person }) => {
  const [one, two, three] = [await person(), await person(), await person()];
  const name = await newcomer(one, '/random-chat');
  await picture(one, 'start');
  await newcomer(two, '/random-chat');
  await newcomer(three, '/random-chat');
  await begin(one);
  await begin(two);
  await expectMeeting(one, two);
  await expect(stage(two)).toContainText(`You and ${name} see each other`);
  await picture(two, 'running');

  // Looked for at once: after a while a partner of the demo comes.
  await Promise.all([expect(stage(one)).toContainText('Your partner has left.'), press(two, 'Next')]);
  await expect(stage(two)).toHaveAttribute('data-state', 'waiting');

  // The one who was left is first; the two who just met are not matched again.
  await begin(three);
  await expectMeeting(one, three);
  await Promise.all([
    expect(stage(one)).toContainText('Your partner has left.'),
    expect(three.getByText('Reported to the moderators.').first()).toBeVisible(),
    press(three, 'Report and block'),
  ]);
  await expect(start(three)).toBeVisible();
  const admin = await memberOf('admin');
  const { reports } = await admin.get<{ reports: { reported: string; still_url: string | null }[] }>(
    '/operator/reports',
  );
  expect(reports.find(({ reported }) => reported === name)?.still_url).toMatch(/\/still$/);

  for (const page of [one, two]) {
    await press(page, 'Stop');
    await expect(start(page)).toBeVisible();
  }
});

test('[DATE-02] a camera that may not be used is told in the words of the specification', {
  tag: '@long',
}, async ({ person }) => {
  const page = await person({ mayUseCamera: false });
  await newcomer(page, '/random-chat');
  await alive(page);
  await start(page).getByRole('button', { name: 'Start' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open my camera' }).click();
  await expect(start(page).getByRole('alert')).toContainText('Unable to obtain outgoing stream data');
});

test('[DATE-01] [DATE-02] who finds nobody meets a partner of the demo, and a broadcaster of it for a date', {
  tag: '@long',
}, async ({ person }) => {
  const page = await person();
  await newcomer(page, '/random-chat');
  await begin(page);
  await expect(stage(page)).toHaveAttribute('data-state', 'waiting');
  await expect(stage(page)).toHaveAttribute('data-state', 'running', { timeout: 60_000 });
  await expectMoving(page);
  await picture(page, 'demo-partner');
  await press(page, 'Stop');
  await expect(start(page)).toBeVisible();

  await visit(page, '/speed-date');
  await begin(page);
  await expect(stage(page)).toHaveAttribute('data-state', 'matched', { timeout: 60_000 });
  await expect(stage(page)).toContainText(/you pay at least \d+ tokens in total/);
  await press(page, 'Accept');
  await expectMeeting(page);
  await expect(stage(page)).toContainText('Tokens spent:');
  await press(page, 'Stop');
  await expect(start(page)).toBeVisible();
});

test('[DATE-02] a lost camera and a lost network end the meeting on both sides, and lead on', {
  tag: '@long',
}, async ({ person, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const [one, two] = [await person(), await person()];
  await newcomer(one, '/random-chat');
  await newcomer(two, '/random-chat');
  await begin(one);
  await begin(two);
  await expectMeeting(one, two);
  // What the browser says when the device is pulled out or another program takes it.
  await stage(one)
    .locator('video:not([data-part=other])')
    .evaluate((element) => {
      const stream = (element as HTMLVideoElement).srcObject as MediaStream;
      for (const track of stream.getVideoTracks()) track.dispatchEvent(new Event('ended'));
    });
  await expect(start(one).getByRole('alert')).toContainText('camera');
  await expect(stage(two)).toContainText('Your partner has left.');
  await picture(one, 'camera-lost');
  await press(two, 'Stop');

  const three = await person();
  await newcomer(three, '/random-chat');
  await begin(three);
  // The consent holds for the visit.
  await start(two).getByRole('button', { name: 'Start' }).click();
  await expectMeeting(two, three);
  await three.context().setOffline(true);
  await expect(stage(two)).toContainText('Your partner', { timeout: 40_000 });
  await expect(stage(two)).toHaveAttribute('data-state', 'waiting');
  await three.context().setOffline(false);
  await expect(start(three)).toContainText('The connection failed.');
  await picture(three, 'network-back');
  await press(two, 'Stop');
});

test.describe('a speed-date', () => {
  const MODEL = 'soloist';
  let model: Member;
  test.beforeEach(async () => {
    model ??= await memberOf(MODEL);
    await model.post('/video/mode', { mode: 'public' });
  });
  test.afterAll(async () => {
    await model.post('/video/mode', { mode: 'offline' });
  });

  test('[DATE-01] is proposed, accepted by both, metered, and stopped; the balance says what it cost', {
    tag: '@long',
  }, async ({ person }) => {
    const [streamer, viewer] = [await person(), await person()];
    await logIn(streamer, MODEL, '/speed-date');
    await begin(streamer);
    await newcomer(viewer, '/speed-date');
    const tokens = () =>
      viewer.evaluate(async () => {
        const answer = await fetch('/api/v1/user/current');
        return ((await answer.json()) as { tokens: number }).tokens;
      });
    const before = await tokens();
    await begin(viewer);
    await expect(stage(viewer)).toHaveAttribute('data-state', 'matched');
    await expect(stage(viewer).locator('video[data-part=other]')).toHaveCount(0);
    await picture(viewer, 'proposed');
    await press(streamer, 'Accept');
    expect(await tokens()).toBe(before);
    await press(viewer, 'Accept');
    await expectMeeting(viewer, streamer);
    await expect(stage(viewer)).toContainText('Tokens spent:');
    await picture(viewer, 'date');
    const shown = Number(/Tokens spent: (\d+)/.exec((await stage(viewer).textContent()) ?? '')?.[1]);
    expect(shown).toBeGreaterThan(0);
    await press(viewer, 'Stop');
    await expect(start(viewer)).toBeVisible();
    await expect(start(streamer)).toContainText('Your partner has left.');
    // The ledger has at least what the meter showed; the rest of the minute is back.
    await expect.poll(async () => before - (await tokens())).toBeGreaterThanOrEqual(shown);
    const status = async () =>
      (await model.get<{ chat: { status: string } }>(`/chat/react/${MODEL}`)).chat.status;
    await expect.poll(status).toBe('online');
  });
});
