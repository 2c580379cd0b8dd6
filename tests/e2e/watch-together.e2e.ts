import type { Page } from '@playwright/test';
import { expect, freshName, joined, logIn, startAsNew, test, urlOf } from './support/fixtures.ts';
import { memberOf, priceOfPrivates } from './support/member.ts';

/* The broadcaster is the account `cineast`, who has three videos and whose room nobody else uses. */
/** The specification's limit, in milliseconds. */
const IN_STEP = 250;

const player = (page: Page) => page.locator('[data-component=watch-player]');
const bar = (page: Page) => page.locator('[data-component=show-bar]');

interface Moment {
  position: number;
  at: number;
  isPaused: boolean;
  rate: number;
}
/** Where the page's shared video stands, in milliseconds, and when that was: both pages have the machine's clock. */
const momentOf = (page: Page): Promise<Moment> =>
  player(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => ({
      position: video.currentTime * 1_000,
      at: performance.timeOrigin + performance.now(),
      isPaused: video.paused,
      rate: video.playbackRate,
    }));
const driftOf = async (one: Page, other: Page): Promise<number> => {
  const [a, b] = await Promise.all([momentOf(one), momentOf(other)]);
  if (a.isPaused !== b.isPaused) return Number.POSITIVE_INFINITY;
  return Math.abs(a.position - b.position - (a.isPaused ? 0 : a.at - b.at));
};

/** Both come into step, and stay so for some time of the video (ms). Returns the largest drift meanwhile. */
const playInStep = async (one: Page, other: Page, time = 1_000): Promise<number> => {
  let largest = 0;
  // A busy machine may stop one of the players for a moment: it comes into step again.
  await expect(async () => {
    largest = await driftOf(one, other);
    expect(largest).toBeLessThan(IN_STEP);
    const { position, isPaused } = await momentOf(one);
    expect(isPaused).toBe(false);
    let played = 0;
    while (played < time) {
      largest = Math.max(largest, await driftOf(one, other));
      expect(largest).toBeLessThan(IN_STEP);
      const next = (await momentOf(one)).position - position;
      expect(next).toBeGreaterThanOrEqual(played);
      played = next;
    }
  }).toPass({ timeout: 30_000 });
  return largest;
};

const press = (page: Page, name: string) => player(page).getByRole('button', { name }).click();

test('[PRIV-02] two watch a video in step, control it together, and lose it with the show', async ({
  page: viewer,
  visitor,
  complaints,
}) => {
  // The cut network, the reloads, and the files that are refused after the end.
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection/);
  complaints.allow(/status of 403 \(Forbidden\) \(http:\/\/[^/]+\/media-files/);
  const drifts: Record<string, number> = {};
  const model = await memberOf('cineast');
  await priceOfPrivates(model, 1);
  await model.post('/video/mode', { mode: 'public' });
  const streamer = await visitor();
  await logIn(streamer, 'cineast', '/cineast');
  await joined(streamer);
  await startAsNew(viewer, freshName('together'), '/cineast');
  await joined(viewer);

  await viewer.locator('[data-component=show-offer]').getByRole('button', { name: 'Private show' }).click();
  const request = viewer.getByRole('dialog');
  await request.getByRole('checkbox', { name: 'Watch videos together' }).check();
  await request.getByRole('button', { name: 'Request private show' }).click();
  const asked = streamer.locator('[data-component=show-request]');
  await expect(asked).toContainText('Wants to watch your videos together.');
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(bar(viewer)).toHaveAttribute('data-state', 'running');
  await expect(viewer.locator('[data-component=watch-invite]')).toContainText('can open a video here');

  // The broadcaster opens a video that only fans may watch otherwise.
  await streamer.getByRole('button', { name: 'Choose a video' }).click();
  const picker = streamer.getByRole('dialog', { name: 'Choose a video to watch together' });
  await picker.getByRole('radio', { name: /Night train/ }).check();
  await picker.getByRole('button', { name: 'Open video' }).click();
  await expect(player(viewer)).toContainText('Night train');
  drifts.opened = await playInStep(streamer, viewer, 3_000);

  // Either of the two pauses, moves and plays.
  await press(viewer, 'Pause for both');
  await expect(player(streamer).locator('[data-part=note]')).toContainText('paused the video');
  await expect(player(viewer).locator('[data-part=note]')).toContainText('You paused the video.');
  // Each may be off by up to 40 ms, in opposite directions.
  await expect.poll(() => driftOf(streamer, viewer)).toBeLessThan(80);
  drifts.paused = await driftOf(streamer, viewer);
  await press(streamer, 'Play for both');
  drifts.resumed = await playInStep(streamer, viewer);
  const slider = player(viewer).getByRole('slider', { name: 'Position for both' });
  await slider.focus();
  await viewer.keyboard.press('Home');
  await expect(player(streamer).locator('[data-part=note]')).toContainText('moved the video to 0:00');
  await expect.poll(async () => (await momentOf(streamer)).position).toBeLessThan(20_000);
  drifts.moved = await playInStep(streamer, viewer);

  // A page that comes back joins at the right place, whether or not the browser lets it play with sound.
  await viewer.reload();
  await expect(player(viewer)).toContainText('Night train');
  drifts.reloaded = await playInStep(streamer, viewer);

  // One loses the network for some seconds, in which the other moves the video.
  await viewer.context().setOffline(true);
  const cut = await momentOf(streamer);
  await player(streamer).getByRole('slider', { name: 'Position for both' }).focus();
  await streamer.keyboard.press('Home');
  await expect.poll(async () => (await momentOf(streamer)).position).toBeLessThan(cut.position);
  await expect.poll(async () => (await momentOf(streamer)).position).toBeGreaterThan(4_000);
  await viewer.context().setOffline(false);
  drifts.returned = await playInStep(streamer, viewer, 3_000);

  // The address ends with the show, and the viewer has not become an owner.
  const { video } = (await (
    await viewer.request.get(`${urlOf('first')}/api/v1/watch-together/cineast`)
  ).json()) as { video: { id: number; hls_abr_url: string } };
  const file = () => viewer.request.get(`${urlOf('first')}${video.hls_abr_url}`);
  expect((await file()).status()).toBe(200);
  await bar(viewer).getByRole('button', { name: 'End private' }).click();
  await viewer.getByRole('dialog').getByRole('button', { name: 'End private' }).click();
  await expect(player(viewer)).toHaveCount(0);
  await expect(player(streamer)).toHaveCount(0);
  expect((await file()).status()).toBe(403);
  const item = await viewer.request.get(`${urlOf('first')}/api/v1/media/get/${video.id}`);
  expect(await item.json()).toMatchObject({ access_type: 'fanclub' });

  await model.post('/video/mode', { mode: 'offline' });
  const shown = Object.entries(drifts).map(([when, ms]) => `${when} ${Math.round(ms)} ms`);
  test.info().annotations.push({ type: 'largest drift', description: shown.join(', ') });
});
