import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from './support/cameras.ts';
import { expect, freshName, joined, logIn, register, startAsNew, visit } from './support/fixtures.ts';
import { type Member, memberOf, priceOfPrivates, runPrivate } from './support/member.ts';

/* Cameras between two browsers. The broadcaster is the account `duettist`, whose room no other test of shows uses. */
const ROOM = 'duettist';
const share = (page: Page) => page.locator('[data-component=cam-share]');
const request = (page: Page) => page.locator('[data-component=cam-request]');
const bar = (page: Page) => page.locator('[data-component=show-bar]');
let model: Member;

/** Pictures that come one after the other: the picture is seen, and not only there. */
const expectMoving = async (
  page: Page,
  part: 'other' | 'own',
): Promise<{ width: number; height: number }> => {
  const video = share(page).locator(
    part === 'own' ? '[data-part=own] video, video[data-part=own]' : 'video[data-part=other]',
  );
  const frames = () =>
    video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames).toBeGreaterThan(3);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + 3);
  return video.evaluate((element) => ({
    width: (element as HTMLVideoElement).videoWidth,
    height: (element as HTMLVideoElement).videoHeight,
  }));
};

/** Keeps the tracks that each camera gives to the page: they may run on when no picture on the page shows them. */
const keepTracks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept: MediaStreamTrack[] = [];
    Object.assign(window, { keptTracks: kept });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      kept.push(...stream.getTracks());
      return stream;
    };
  });
const runningTracks = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { keptTracks: MediaStreamTrack[] }).keptTracks.filter(
        ({ readyState }) => readyState === 'live',
      ).length,
  );

const newcomer = async (page: Page, start: string): Promise<string> => {
  const name = freshName(start);
  await startAsNew(page, name, `/${ROOM}`);
  await joined(page);
  return name;
};

/** A private between the two, from the request to the running show. */
const privateOf = async (viewer: Page, streamer: Page): Promise<void> => {
  await viewer.locator('[data-component=show-offer]').getByRole('button', { name: 'Private show' }).click();
  await viewer.getByRole('dialog').getByRole('button', { name: 'Request private show' }).click();
  await streamer.locator('[data-component=show-request]').getByRole('button', { name: 'Accept' }).click();
  await expect(bar(viewer)).toHaveAttribute('data-state', 'running');
  await Promise.all([joined(viewer), joined(streamer)]);
};

test.beforeEach(async () => {
  model ??= await memberOf(ROOM);
  await model.post('/video/mode', { mode: 'offline' });
  await priceOfPrivates(model, 5, { sharecam: true });
  await model.post('/video/mode', { mode: 'public' });
});
test.afterAll(async () => {
  await model.post('/video/mode', { mode: 'offline' });
});

test('[CAM-01] in a private both see each other move, and it ends with the show', async ({ person }) => {
  const [streamer, viewer] = await Promise.all([person(), person()]);
  await Promise.all([keepTracks(streamer), keepTracks(viewer)]);
  const name = freshName('cam');
  await register(viewer, name);
  await runPrivate(viewer, model, ROOM);
  await Promise.all([logIn(streamer, ROOM, `/${ROOM}`), visit(viewer, `/${ROOM}`)]);
  await Promise.all([joined(viewer), joined(streamer)]);

  await share(viewer).getByRole('button', { name: 'Share my camera' }).click();
  await expect(share(viewer)).toHaveAttribute('data-state', 'requesting');
  await expectMoving(viewer, 'own');
  await expect(request(streamer)).toContainText(`${name} offers you their camera`);
  await request(streamer).getByLabel('Share my camera too').check();
  await request(streamer).getByRole('button', { name: 'Watch' }).click();

  await expect(share(streamer)).toHaveAttribute('data-state', 'connected');
  await expect(share(viewer)).toHaveAttribute('data-state', 'connected');
  const [seenByModel, seenByViewer] = await Promise.all([
    expectMoving(streamer, 'other'),
    expectMoving(viewer, 'other'),
  ]);
  for (const size of [seenByModel, seenByViewer]) {
    expect(size.width).toBeGreaterThanOrEqual(160);
    expect(size.width).toBeLessThanOrEqual(640);
    expect(size.height).toBeLessThanOrEqual(480);
  }
  const settings = await viewer.evaluate(() => {
    const own = document.querySelector('[data-part=own] video');
    const stream = own instanceof HTMLVideoElement ? own.srcObject : null;
    const { width, height, frameRate } =
      stream instanceof MediaStream ? (stream.getVideoTracks()[0]?.getSettings() ?? {}) : {};
    return { width, height, frameRate };
  });
  expect(settings.width).toBeGreaterThanOrEqual(320);
  expect(settings.width).toBeLessThanOrEqual(640);
  expect(settings.frameRate).toBeGreaterThanOrEqual(10);
  expect(settings.frameRate).toBeLessThanOrEqual(30);
  await expect(share(viewer)).toContainText('You and Duettist see each other');
  if (process.env.CAM_PICTURES) {
    mkdirSync(process.env.CAM_PICTURES, { recursive: true });
    for (const [page, who] of [
      [viewer, 'viewer'],
      [streamer, 'streamer'],
    ] as const) {
      await page.screenshot({ path: `${process.env.CAM_PICTURES}/cam-${who}.png`, fullPage: true });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.screenshot({ path: `${process.env.CAM_PICTURES}/cam-${who}-phone.png`, fullPage: true });
      await page.setViewportSize({ width: 1280, height: 860 });
    }
  }

  await share(viewer).getByRole('button', { name: 'Turn microphone off' }).click();
  await share(streamer)
    .getByRole('button', { name: `Mute ${name}` })
    .click();

  // The show ends, and with it every picture: no camera runs on.
  expect(await runningTracks(viewer)).toBeGreaterThan(0);
  expect(await runningTracks(streamer)).toBeGreaterThan(0);
  await bar(viewer).getByRole('button', { name: 'End private' }).click();
  await viewer.getByRole('dialog').getByRole('button', { name: 'End private' }).click();
  await expect(share(viewer)).toHaveAttribute('data-state', 'idle');
  await expect(share(streamer)).toHaveCount(0);
  await expect.poll(() => runningTracks(viewer)).toBe(0);
  await expect.poll(() => runningTracks(streamer)).toBe(0);
});

test('[CAM-01] a refusal in the words of the specification, a withdrawn request, and an end by either side', {
  tag: '@long',
}, async ({ person }) => {
  const streamer = await person();
  await logIn(streamer, ROOM, `/${ROOM}`);
  await joined(streamer);
  const viewer = await person();
  await keepTracks(viewer);
  const name = await newcomer(viewer, 'refused');
  // In the public room: this broadcaster takes cameras there, too.
  await share(viewer).getByRole('button', { name: 'Share my camera' }).click();
  await request(streamer).getByRole('button', { name: 'Decline' }).click();
  await expect(
    viewer.getByText('"Duettist" declined your ShareCam request.', { exact: true }).first(),
  ).toBeVisible();
  await expect(request(streamer)).toHaveCount(0);
  await expect.poll(() => runningTracks(viewer)).toBe(0);

  await share(viewer).getByRole('button', { name: 'Try again' }).click();
  await expect(request(streamer)).toHaveCount(1);
  await share(viewer).getByRole('button', { name: 'Cancel request' }).click();
  await expect(request(streamer)).toHaveCount(0);

  for (const [ender, other, said] of [
    [viewer, streamer, `${name} has ended camera sharing.`],
    [streamer, viewer, 'Duettist has ended camera sharing.'],
  ] as const) {
    await share(viewer).getByRole('button', { name: 'Try again' }).click();
    await request(streamer).getByRole('button', { name: 'Watch' }).click();
    await expect(share(viewer)).toContainText('Duettist sees your camera');
    await expectMoving(streamer, 'other');
    await share(ender).getByRole('button', { name: 'Stop sharing' }).click();
    await expect(share(other)).toContainText(said);
    await expect.poll(() => runningTracks(viewer)).toBe(0);
  }
});

test('[CAM-01] a camera that may not be used, or that goes away, says so, and bothers nobody', {
  tag: '@long',
}, async ({ person }) => {
  const streamer = await person();
  await logIn(streamer, ROOM, `/${ROOM}`);
  await joined(streamer);
  const viewer = await person({ mayUseCamera: false });
  await newcomer(viewer, 'denied');
  await privateOf(viewer, streamer);
  await share(viewer).getByRole('button', { name: 'Share my camera' }).click();
  await expect(share(viewer)).toHaveAttribute('data-state', 'failed');
  await expect(share(viewer).getByRole('alert')).toContainText(
    'Your browser does not let this page use the camera.',
  );
  await expect(request(streamer)).toHaveCount(0);

  await model.post(`/private/${ROOM}/end`, {});
  await expect(bar(streamer)).toHaveCount(0);

  const other = await person();
  await newcomer(other, 'unplugged');
  await privateOf(other, streamer);
  await share(other).getByRole('button', { name: 'Share my camera' }).click();
  await expect(request(streamer)).toHaveCount(1);
  // The device goes away while the answer is waited for.
  await other.evaluate(() => {
    const own = document.querySelector<HTMLVideoElement>('video[data-part=own]');
    const [track] = own?.srcObject instanceof MediaStream ? own.srcObject.getVideoTracks() : [];
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(share(other).getByRole('alert')).toContainText('Your camera has been disconnected.');
  await expect(request(streamer)).toHaveCount(0);
  await model.post(`/private/${ROOM}/end`, {});
});
