import type { Page } from '@playwright/test';
import { findFfmpeg } from '../../apps/api/src/kernel/streams/ffmpeg.ts';
import { type StandInMediaMtx, startMediaMtx } from '../../apps/api/src/testing/mediamtx.ts';
import { darkens, expect, logIn, plays, test, visit } from './support/fixtures.ts';
import { freePort, type RunningServer } from './support/server.ts';
import { startOwnServer } from './support/servers.ts';

/* Low latency: a program publishes with WHIP to a stand-in for MediaMTX, whose playlists name parts and the sound apart. */

const SECRET = 'a media secret for tests, long enough';
/** Seconds from the camera to a viewer's picture. A busy CI machine is slower. */
const BUDGET = process.env.CI ? 10 : 4;
const ffmpeg = await findFfmpeg();
test.skip(ffmpeg === null, 'needs ffmpeg');

let server: RunningServer;
let media: StandInMediaMtx;

test.beforeAll(async () => {
  const port = await freePort();
  const hook = `http://localhost:${port}/live/hooks/mediamtx/auth?secret=${encodeURIComponent(SECRET)}`;
  media = await startMediaMtx(ffmpeg ?? '', hook);
  server = await startOwnServer(
    'low_latency',
    {
      FOOTLIGHT_MEDIA: 'mediamtx',
      FOOTLIGHT_MEDIA_SECRET: SECRET,
      FOOTLIGHT_RTMP_URL: 'rtmp://ingest.example.com/live',
      FOOTLIGHT_WHIP_URL: 'https://ingest.example.com/live',
      FOOTLIGHT_LOW_LATENCY: '1',
      FOOTLIGHT_HLS_URL: media.hlsUrl,
      FOOTLIGHT_MEDIA_CONTROL_URL: media.controlUrl,
    },
    port,
  );
});
test.afterEach(({ page: _ }, { status }) => {
  if (status !== 'passed') process.stdout.write(server.output().split('\n').slice(-40).join('\n'));
});
test.afterAll(async () => {
  await server?.stop();
  await media?.stop();
});

const video = (page: Page) => page.locator('video').first();
test('[ROOM-03] a program that sends WHIP is seen and heard soon, and a revoked key ends it', {
  tag: '@long',
}, async ({ visitor, complaints }) => {
  // On a busy machine the player falls behind the few seconds that MediaMTX keeps.
  complaints.allow(/status of 404 \(Not Found\) \(\S+\/s_filmer\/(audio|video)\d_(part|seg)\d+\.mp4/);
  const broadcaster = await visitor({ url: server.url });
  await logIn(broadcaster, 'filmer', '/studio');
  const panel = broadcaster.locator('[data-component=encoder-panel]');
  await expect(panel.getByLabel('WHIP server')).toHaveValue(
    /^https:\/\/ingest\.example\.com\/live\/\w+\/whip$/,
  );
  await panel.getByRole('button', { name: 'Create stream key' }).click();
  const token = await panel.getByLabel('Bearer token').inputValue();
  const stream = /live\/(\w+)\/whip/.exec(await panel.getByLabel('WHIP server').inputValue())?.[1] ?? '';
  const program = await media.publish({ stream, protocol: 'webrtc', token });
  if (!program) throw new Error('The platform refused the program.');

  const viewer = await visitor({ url: server.url });
  await visit(viewer, '/filmer');
  await plays(viewer);
  const played = () => video(viewer).evaluate((element: HTMLVideoElement) => element.currentTime);
  const from = await played();
  await expect.poll(played).toBeGreaterThan(from + 4);

  const dark = darkens(video(viewer));
  const covered = Date.now();
  program.cover(true);
  const latency = ((await dark) - covered) / 1000;
  process.stdout.write(`  camera to a viewer's picture, low latency: ${latency.toFixed(1)} s\n`);
  expect(latency).toBeLessThan(BUDGET);
  const received = () =>
    video(viewer).evaluate(
      (element) =>
        (element as HTMLVideoElement & { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
    );
  expect(await received()).toBeGreaterThan(1_000);

  // MediaMTX starts anew, and knows none of its readers any more.
  media.forgetSessions();
  const then = await played();
  await expect.poll(played).toBeGreaterThan(then + 4);

  complaints.allow(/status of 403 \(|status of 503 \(/);
  await panel.getByRole('button', { name: 'Revoke key' }).click();
  await panel.getByRole('button', { name: 'Continue' }).click();
  await program.ended;
  await expect(viewer.locator('[data-component=room-status-overlay]')).toHaveAttribute(
    'data-status',
    'offline',
    { timeout: 30_000 },
  );
});
