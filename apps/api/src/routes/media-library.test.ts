import {
  type Library,
  type LibraryItem,
  type MediaItem,
  mediaHref,
  type TokenHistoryAnswer,
} from '@footlight/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media, storedGarbage } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';
import { makeVideo, UploadClient } from '../testing/uploads.ts';

let platform: TestPlatform;
let author: TestBrowser;
let other: TestBrowser;
let fan: TestBrowser;
let client: UploadClient;
let photo: Buffer;
let keys = 0;

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  const base = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  author = await new TestBrowser(platform.app).login('model');
  other = await new TestBrowser(platform.app).login('performer');
  fan = await new TestBrowser(platform.app).login('vip');
  client = new UploadClient(base, author);
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a03060' } })
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'a-secret-place' } })
    .jpeg()
    .toBuffer();
}, 90_000);
afterAll(() => platform.stop());

const create = async (kind: 'video' | 'picture', who = author) =>
  (await who.post<{ item: LibraryItem }>('/studio/media', { name: `My ${kind}`, kind })).body.item.media.id;
const library = async (who = author) => (await who.get<Library>('/studio/media')).body;
const itemOf = async (id: number) => (await library()).items.find((one) => one.media.id === id);
const settled = async (id: number) => {
  await expect
    .poll(async () => (await itemOf(id))?.state, { timeout: 60_000, interval: 200 })
    .toMatch(/ready|failed/);
  return itemOf(id);
};
const terms = (price: number, more: object = {}) => ({
  token_price: price,
  fanclub_access_level: null,
  for_sale: true,
  ...more,
});
const seen = async (id: number, who = fan) =>
  who.get<{ errorType?: string; media: MediaItem }>(`/media/get/${id}`);
const buy = (id: number, price: number) =>
  fan.post(`/media/purchase/${id}`, { source: 'page', price }, `library-key-${++keys}`);
const raw = (address: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ url: address, headers: { host: 'localhost:4000', ...headers } });
const listed = async () =>
  (await fan.get<{ mediaList: { id: number }[] }>('/user/model/media')).body.mediaList.map(({ id }) => id);

describe('[MEDIA-01] a broadcaster’s library', () => {
  it('takes a video from upload to sale: nobody sees it before, a buyer plays and stores it', async () => {
    const id = await create('video');
    await client.whole(id, await makeVideo(9, '1280x720'), 'évening <light>.mp4');
    // It cannot be published before it is ready.
    if ((await itemOf(id))?.state !== 'ready') {
      const early = await author.post(`/media/item/${id}`, terms(50, { is_published: true }));
      expect(early.body.errorType).toBe('upload_not_ready');
    }
    const ready = await settled(id);
    expect(ready).toMatchObject({
      state: 'ready',
      is_published: false,
      media: { duration: 9, item_count: 1 },
    });
    expect(ready?.files[0]).toMatchObject({ name: 'évening <light>.mp4', kind: 'video', reason: null });
    expect(platform.published).toContainEqual(
      expect.objectContaining({ event: 'v3.media.encoded', to: 'user 11' }),
    );
    expect((await seen(id)).body.errorType).toBe('not_found');
    expect(await listed()).not.toContain(id);
    expect((await buy(id, 0)).body.errorType).toBe('not_found');

    expect((await author.post(`/media/item/${id}`, terms(50, { is_published: true }))).status).toBe(200);
    expect(await listed()).toContain(id);
    const closed = (await seen(id)).body.media;
    expect(closed).toMatchObject({ access_type: 'payment', items: [] });
    expect((await raw(closed.thumbnail_url)).headers['content-type']).toBe('image/webp');
    expect((await raw(`/media-files/${id}/video.mp4`)).statusCode).toBe(403);
    expect((await buy(id, 50)).status).toBe(200);
    const open = (await seen(id)).body.media;
    const [file] = open.items;
    expect(file).toMatchObject({ width: 1280, height: 720 });
    const master = (await raw(file?.hls_abr_url ?? '')).body;
    expect(master).toContain('RESOLUTION=1280x720');
    expect(master).toContain('RESOLUTION=640x360');
    const token = /token=([\w.-]+)/.exec(file?.hls_url ?? '')?.[1] ?? '';
    for (const rendition of ['hd', 'sd']) {
      const playlist = (await raw(`/media-files/${id}/${rendition}/index.m3u8?token=${token}`)).body;
      expect(playlist.match(/EXTINF/g)?.length).toBe(3);
      const segment = await raw(`/media-files/${id}/${rendition}/1.ts?token=${token}`);
      expect(segment.statusCode).toBe(200);
      // A transport stream: packets of 188 bytes that start with the same byte.
      expect([segment.rawPayload[0], segment.rawPayload[188], segment.rawPayload.length % 188]).toEqual([
        71, 71, 0,
      ]);
      expect((await raw(`/media-files/${id}/${rendition}/1.ts?token=x${token}`)).statusCode).toBe(403);
    }
    const download = await raw(file?.download_url ?? '');
    expect(download.headers['content-disposition']).toBe('attachment; filename="my-video.mp4"');
    expect(download.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
    const part = await raw(file?.download_url ?? '', { range: 'bytes=4-7' });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    expect(part.headers['content-range']).toBe(`bytes 4-7/${download.rawPayload.length}`);
    expect((await raw(file?.download_url ?? '', { range: 'bytes=999999999-' })).statusCode).toBe(416);
  });

  it('makes a set of pictures, blurred for those who have not paid, without what a camera wrote into them', async () => {
    const id = await create('picture');
    for (const name of ['one.jpg', 'two.jpg']) await client.whole(id, photo, name);
    expect(await settled(id)).toMatchObject({ media: { item_count: 2 } });
    await author.post(`/media/item/${id}`, terms(20, { name: 'Evening', is_published: true }));
    const closed = (await seen(id)).body.media;
    const own = (await itemOf(id))?.media.thumbnail_url ?? '';
    expect(closed).toMatchObject({ name: 'Evening', items: [] });
    // The author's cover and the blurred one have names of their own.
    expect(closed.thumbnail_url).not.toBe(own);
    await buy(id, 20);
    const { items, thumbnail_url } = (await seen(id)).body.media;
    expect(thumbnail_url).toBe(own);
    expect(items).toHaveLength(2);
    // The history tells purchases of one broadcaster apart, also of equal titles.
    const { entries } = (await fan.get<TokenHistoryAnswer>('/account/tokens/history')).body;
    expect(entries[0]).toMatchObject({ kind: 'media', media: [{ id, name: 'Evening', username: 'model' }] });
    expect(mediaHref(entries[0]!.media[0]!)).toBe(mediaHref((await seen(id)).body.media));
    const picture = (await raw(items[1]?.url ?? '')).rawPayload;
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
    expect(photo.includes('a-secret-place')).toBe(true);
    expect(picture.includes('a-secret-place')).toBe(false);
  });

  it('says why a file cannot be used, and lets it be replaced', async () => {
    const cases = [
      ['picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_picture'],
      ['picture', photo.subarray(0, photo.length / 2), 'damaged'],
      ['video', photo, 'not_video'],
      ['video', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'not_video'],
      ['video', (await makeVideo(1)).subarray(0, 200), 'cut_file'],
    ] as const;
    for (const [kind, bytes, reason] of cases) {
      const id = await create(kind);
      const file = await client.whole(id, Buffer.from(bytes));
      expect((await settled(id))?.files[0], reason).toMatchObject({ state: 'failed', reason });
      expect((await author.call('DELETE', `/studio/media/file/${file}`)).status).toBe(200);
      expect(await itemOf(id)).toMatchObject({ state: 'empty', files: [] });
    }
  });

  it('keeps what was sold for its buyers, and deletes what was not', async () => {
    const id = await create('picture');
    await client.whole(id, photo);
    await settled(id);
    await author.post(`/media/item/${id}`, terms(10, { is_published: true }));
    await buy(id, 10);
    const file = (await itemOf(id))?.files[0]?.id ?? '';
    expect((await author.call('DELETE', `/studio/media/file/${file}`)).body.errorType).toBe('conflict');
    expect((await other.call('DELETE', `/studio/media/${id}`)).status).toBe(404);
    expect((await author.call('DELETE', `/studio/media/${id}`)).status).toBe(200);
    expect(await itemOf(id)).toBeUndefined();
    expect((await seen(id, author)).status).toBe(404);
    expect(await listed()).not.toContain(id);
    const open = (await seen(id)).body.media;
    expect(open.access_type).toBe('complete');
    expect((await raw(open.items[0]?.url ?? '')).statusCode).toBe(200);

    const unsold = await create('picture');
    await client.whole(unsold, photo);
    await settled(unsold);
    await author.call('DELETE', `/studio/media/${unsold}`);
    expect(await platform.database.orm.select().from(media).where(eq(media.id, unsold))).toEqual([]);
    expect(await platform.database.orm.select().from(storedGarbage)).toHaveLength(3);
    expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
  });

  it('belongs to broadcasters, each to their own', async () => {
    expect((await fan.get('/studio/media')).body.errorType).toBe('forbidden');
    expect((await fan.post('/studio/media', { name: 'No', kind: 'picture' })).body.errorType).toBe(
      'forbidden',
    );
    const id = await create('picture');
    const file = await client.whole(id, photo);
    await settled(id);
    expect((await library(other)).items.map(({ media: one }) => one.id)).not.toContain(id);
    expect((await other.call('DELETE', `/studio/media/file/${file}`)).body.errorType).toBe('not_found');
    expect((await other.post(`/media/item/${id}`, terms(1, { is_published: true }))).body.errorType).toBe(
      'not_found',
    );
  });
});
