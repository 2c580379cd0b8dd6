import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MediaItem } from '@footlight/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { model, recordedSegment, recording, showTicket } from '../../kernel/db/schema/index.ts';
import { recordedKey } from '../../kernel/db/schema/stored-media.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { sweepGarbage } from '../../kernel/storage/garbage.ts';
import {
  ffmpeg,
  hasMediaServer,
  type LivePlatform,
  openLivePlatform,
  until,
} from '../../testing/live-platform.ts';
import { TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { segmentsOf } from './playlist.ts';

/* Ticket shows that are published to a real nginx, and recorded from it. */
const MODEL = 11;

let published: LivePlatform;
let platform: TestPlatform;
let streamer: TestBrowser;
let buyer: TestBrowser;
let streamKey = '';
let keys = 0;

const orm = () => platform.database.orm;
const post = (browser: TestBrowser, path: string, body: object = {}) =>
  browser.post<{ errorType?: string }>(path, body, `live-recorder-${++keys}`);
const publish = () => published.publish(streamKey, true);
const listed = async (): Promise<string[]> => {
  const viewer = new TestBrowser(platform.app);
  const { body } = await viewer.call<{ stream: { token: string } | null }>('GET', '/chat/react/model');
  const answer = await platform.app.inject(`/live/cam/s_model/index.m3u8?token=${body.stream?.token}`);
  return answer.statusCode === 200 ? segmentsOf(answer.body).map(({ file }) => file.split('?')[0] ?? '') : [];
};
const kept = () =>
  orm().select().from(recordedSegment).orderBy(asc(recordedSegment.showId), asc(recordedSegment.nth));
const begin = async (): Promise<void> => {
  const offer = { ticket_price: 50, refund_joined_minute_before_end: 0, limited_message: 'By candle' };
  const answer = await post(streamer, '/video/mode', { mode: 'limited', recording_price: 20, ...offer });
  expect(answer.status).toBe(200);
  for (const kind of ['ticket', 'recording'])
    expect((await post(buyer, `/limited/model/${kind}`)).status).toBe(200);
};

beforeAll(async () => {
  if (!hasMediaServer) return;
  // This test runs the jobs itself.
  published = await openLivePlatform({ rateLimits: false, showNow: Date.now });
  platform = published.platform;
  const as = (name: string) => new TestBrowser(platform.app).login(name);
  [streamer, buyer] = [await as('model'), await as('vip')];
  const { body } = await streamer.call<{ stream_key: string }>('POST', '/live/key');
  streamKey = body.stream_key;
}, 90_000);
afterAll(() => published?.stop());

it.skipIf(!hasMediaServer)(
  '[LIM-01] [MEDIA-05] a published ticket show is recorded, also over a cut, and nothing of before or after it',
  async () => {
    const { live, shows, storage, log } = platform.context;
    const record = async (segments: number) =>
      until(`${segments} segments`, async () => {
        await live.record();
        return (await kept()).length >= segments;
      });
    const first = publish();
    await until('some segments', async () => (await listed()).length > 3);
    const before = await listed();
    await begin();
    await record(4);
    first.kill('SIGKILL');
    await until('the end of the first program', async () => first.exitCode !== null || first.signalCode);
    await wait(1_000);
    publish();
    await record(9);
    await post(streamer, '/video/mode', { mode: 'public' });
    const segments = await kept();
    expect(segments.filter(({ file }) => before.includes(file))).toEqual([]);
    expect(segments.map(({ nth }) => nth)).toEqual(segments.map((_, nth) => nth));
    // What is shown afterwards is not kept.
    await wait(3_000);
    await live.record();
    expect(await kept()).toHaveLength(segments.length);

    await until('the delivery', async () => {
      await shows.recordings.step();
      return (await orm().select().from(recording))[0]?.mediaId;
    });
    const [row] = await orm().select().from(recording);
    const path = `/media/get/${row?.mediaId}`;
    const { media } = (await buyer.get<{ media: MediaItem }>(path)).body;
    expect(media).toMatchObject({ type_name: 'recording', access_type: 'complete', in_library: true });
    const [file] = media.items;
    const { body: playlist } = await platform.app.inject(file?.hls_url ?? '');
    const entries = segmentsOf(playlist);
    expect(entries.map(({ seconds }) => seconds * 1000)).toEqual(segments.map(({ ms }) => ms));
    expect(entries.some(({ isDiscontinuity }) => isDiscontinuity)).toBe(true);
    const base = file?.hls_url?.replace(/index\.m3u8.*/, '') ?? '';
    const { rawPayload } = await platform.app.inject(base + entries.at(-1)?.file);
    expect([rawPayload[0], rawPayload.byteLength]).toEqual([0x47, segments.at(-1)?.bytes]);

    // The download plays from its start to its end, with sound.
    const download = await platform.app.inject(file?.download_url ?? '');
    const saved = join(published.folder, 'download.mp4');
    await writeFile(saved, download.rawPayload);
    const messages = await new Promise<string>((resolve) => {
      execFile(ffmpeg ?? '', ['-hide_banner', '-i', saved, '-f', 'null', '-'], (_error, _out, said) =>
        resolve(said),
      );
    });
    expect(messages).toMatch(/Video: h264.*320x180/);
    expect(messages).toMatch(/Audio: aac/);
    const [, minutes, seconds] = /Duration: 00:(\d\d):([\d.]+)/.exec(messages) ?? [];
    const length = segments.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    expect(Math.abs(Number(minutes) * 60 + Number(seconds) - length)).toBeLessThan(2.5);

    // The separate segments are gone, and the guest gets nothing.
    await sweepGarbage(orm(), storage, log);
    expect(await kept()).toEqual([]);
    expect(await storage.exists(recordedKey(row?.showId ?? 0, 0))).toBe(false);
    const guest = await new TestBrowser(platform.app).start();
    expect((await guest.get<{ media: MediaItem }>(path)).body.media?.items ?? []).toEqual([]);
    expect((await checkLedger(orm())).faults).toEqual([]);
  },
  180_000,
);

it.skipIf(!hasMediaServer)('[LIM-01] a recording without a single segment is refunded', async () => {
  await until('the stream', async () => {
    const [row] = await orm().select().from(model).where(eq(model.userId, MODEL));
    return row?.status === 'online' && (await listed()).length > 1;
  });
  await begin();
  await post(streamer, '/video/mode', { mode: 'public' });
  const tickets = await orm().select().from(showTicket).orderBy(asc(showTicket.showId), asc(showTicket.kind));
  expect(tickets.slice(-2).map(({ kind, state }) => [kind, state])).toEqual([
    ['recording', 'refunded'],
    ['ticket', 'paid'],
  ]);
  expect((await checkLedger(orm())).faults).toEqual([]);
});
