import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFfmpeg } from '../../apps/api/src/kernel/streams/ffmpeg.ts';
import { alive, expect, freshName, logIn, plays, startAsNew, test, visit } from './support/fixtures.ts';
import { temporaryFolder } from './support/folder.ts';

/** Processing shares the machine with everything else. */
const PATIENCE = { timeout: 30_000 };

/** A short video, made here. */
const makeVideo = async (): Promise<Buffer> => {
  const binary = await findFfmpeg();
  if (binary === null) throw new Error('ffmpeg is missing');
  const folder = temporaryFolder('clip');
  const path = join(folder.path, 'clip.mp4');
  const input = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=10', '-t', '4'];
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  try {
    const made = spawnSync(binary, ['-loglevel', 'error', ...input, ...codec, path]);
    expect(made.status, made.stderr.toString()).toBe(0);
    return readFileSync(path);
  } finally {
    folder.remove();
  }
};

test('[MEDIA-01] a broadcaster uploads a video and pictures and sells them; a viewer watches, and the earnings say so', async ({
  page,
  visitor,
}) => {
  await logIn(page, 'headliner', '/studio/media');
  // Names that no earlier try has left in the library.
  const [clip, pictures] = [`My clip ${Date.now()}`, `My pictures ${Date.now()}`];
  const video = { name: `${clip}.mp4`, mimeType: 'video/mp4', buffer: await makeVideo() };
  const picker = page.locator('[data-component=file-drop] input[type=file]').first();
  await picker.setInputFiles(video);
  const card = page.locator('[data-component=library-card]', { hasText: clip });
  await expect(card.getByText('Ready', { exact: true })).toBeVisible(PATIENCE);

  const still = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 300, height: 200 } });
  await picker.setInputFiles(
    ['one', 'two'].map((name) => ({
      name: `${pictures} ${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: still,
    })),
  );
  const set = page.locator('[data-component=library-card]', { hasText: pictures });
  await expect(set.getByText('2 pictures')).toBeVisible(PATIENCE);

  await card.getByRole('button', { name: `Edit ${clip}` }).click();
  await card.getByLabel('Who can see it').selectOption('tokens');
  await card.getByLabel('Price in tokens').fill('35');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByText(/35 tokens/)).toBeVisible();
  await card.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(card.getByText('Published', { exact: true })).toBeVisible();

  const viewer = await visitor();
  const name = freshName('collector');
  await startAsNew(viewer, name, '/headliner/media');
  await viewer.getByRole('link', { name: clip }).first().click();
  await viewer.getByRole('button', { name: /^Buy for/ }).click();
  await viewer.getByRole('dialog').getByRole('button', { name: 'Pay 35 tokens' }).click();
  await expect(viewer.getByText('Media Purchased', { exact: true })).toBeVisible();
  await plays(viewer);
  await expect(viewer.getByRole('link', { name: 'Download video' })).toBeVisible();

  await visit(page, '/studio/earnings');
  const row = page.getByRole('table', { name: 'By viewer' }).getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('28');
  await expect(
    page.getByRole('table', { name: 'By day' }).getByRole('columnheader', { name: 'Media' }),
  ).toBeVisible();
});

test('[MEDIA-01] an upload that a reload interrupted continues with the same file', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_|Failed to load resource/);
  await logIn(page, 'headliner', '/studio/media');
  // Two pieces of eight megabytes; the second one does not arrive.
  const bytes = Buffer.alloc(12 * 1024 * 1024, 7);
  // By its boxes an MP4 file as long as announced; the platform finds no picture in it.
  const type = Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1');
  type.copy(bytes);
  bytes.writeUInt32BE(bytes.length - type.length, type.length);
  bytes.write('free', type.length + 4, 'latin1');
  let pieces = 0;
  await page.route('**/api/v1/media/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') pieces += 1;
    await (pieces > 1 ? route.abort() : route.continue());
  });
  const file = { name: 'Long take.mp4', mimeType: 'video/mp4', buffer: bytes };
  await page.locator('[data-component=file-drop] input[type=file]').first().setInputFiles(file);
  await expect.poll(() => pieces, PATIENCE).toBeGreaterThan(1);
  await page.reload();
  // Not before: the page that is left would send the piece again.
  await page.unroute('**/api/v1/media/uploads/*');
  await alive(page);
  const card = page.locator('[data-component=library-card]', { hasText: 'Long take' });
  await card.getByRole('button', { name: 'Edit Long take' }).click();
  const offsets: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
  });
  await card.locator('input[type=file]').first().setInputFiles(file);
  // All of it has arrived, and the description of a film is missing.
  await expect(card.getByText('This file is incomplete.', { exact: false })).toBeVisible(PATIENCE);
  expect(offsets).toEqual([String(8 * 1024 * 1024)]);
  await card.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card).toHaveCount(0);
});
