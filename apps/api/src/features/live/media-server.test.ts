import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { model } from '../../kernel/db/schema/index.ts';
import { hasMediaServer, type LivePlatform, openLivePlatform, until } from '../../testing/live-platform.ts';
import { TestBrowser, type TestPlatform } from '../../testing/platform.ts';

/* A real nginx with its RTMP module, which ffmpeg publishes to. */
const MODEL = 11;
let live: LivePlatform;
let platform: TestPlatform;

const room = async () => (await platform.database.orm.select().from(model).where(eq(model.userId, MODEL)))[0];
beforeAll(async () => {
  if (!hasMediaServer) return;
  live = await openLivePlatform();
  platform = live.platform;
});
afterAll(() => live?.stop());

it.skipIf(!hasMediaServer)(
  '[ROOM-03] nginx takes a stream with the key, viewers get its segments by token, and a revoked key ends it',
  async () => {
    const broadcaster = await new TestBrowser(platform.app).login('model');
    const { body } = await broadcaster.call<{ stream_key: string }>('POST', '/live/key');

    // A wrong key is refused: the program ends, and the room stays closed.
    await live.publish('s_model?key=fl_000').ended;
    expect((await room())?.status).toBe('offline');

    const program = live.publish(body.stream_key);
    await until('the room to open', async () => (await room())?.isPublished);
    // A second program on the same key is refused.
    await live.publish(body.stream_key).ended;
    expect(program.exitCode).toBeNull();

    const viewer = new TestBrowser(platform.app);
    const { body: seen } = await viewer.call<{ stream: { token: string } | null }>(
      'GET',
      '/chat/react/model',
    );
    const query = `?token=${seen.stream?.token}`;
    const read = async (file: string) => {
      const answer = await platform.app.inject({ url: `/live/cam/s_model/${file}` });
      return answer.statusCode === 200 ? answer : null;
    };
    await until('the master playlist', () => read(`master.m3u8${query}`));
    const playlist = await until('a segment', async () => {
      const found = await read(`index.m3u8${query}`);
      return found?.body.includes('.ts?token=') ? found.body : null;
    });
    const segment = /^([\w-]+\.ts)\?token=/m.exec(playlist)?.[1] ?? '';
    // MPEG-TS starts with its sync byte.
    expect((await read(`${segment}${query}`))?.rawPayload[0]).toBe(0x47);
    expect((await platform.app.inject({ url: `/live/cam/s_model/${segment}` })).statusCode).toBe(403);

    const info = await until('the stream’s health', async () =>
      platform.published.find(({ event, payload }) => event === 'v3.stream.ingest_info' && payload.is_live),
    );
    expect(info.payload).toMatchObject({ stream_name: 's_model', width: 320, height: 180, fps: 10 });
    expect(Number(info.payload.bitrate)).toBeGreaterThan(1_000);

    await broadcaster.call('DELETE', '/live/key');
    await program.ended;
    await until('the room to close', async () => (await room())?.status === 'offline');
    expect((await platform.app.inject({ url: `/live/cam/s_model/${segment}${query}` })).statusCode).toBe(403);
  },
  120_000,
);
