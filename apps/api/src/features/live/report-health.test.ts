import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { broadcast, model } from '../../kernel/db/schema/index.ts';
import { openTestPlatform, type TestPlatform } from '../../testing/platform.ts';

/* MediaMTX holds the first request for a stream until it has a picture; one that it cannot show never has. */
let server: Server;
let platform: TestPlatform;

beforeAll(async () => {
  server = createServer((request, reply) => {
    if (request.url?.startsWith('/live/s_model/')) return;
    const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1.000,\n7.ts\n';
    reply.end(request.url?.includes('.m3u8') ? playlist : Buffer.alloc(1_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  platform = await openTestPlatform({
    // This test runs the jobs itself.
    showNow: Date.now,
    mediaServer: {
      kind: 'mediamtx',
      rtmpUrl: 'rtmp://ingest.example.com/live',
      secret: 'a media secret for tests, long enough',
      hlsUrl: `http://127.0.0.1:${port}/live`,
    },
  });
}, 90_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.stop();
});

it('[ROOM-03] a program without a picture does not close the rooms of others', async () => {
  const { orm } = platform.database;
  const [other] = await orm.select().from(model).where(ne(model.userId, 11)).limit(1);
  const long = new Date(Date.now() - 20_000);
  const row = (modelId: number) => ({
    modelId,
    id: `mediamtx-rtmp-${modelId}`,
    source: 'encoder' as const,
    startedAt: long,
    seenAt: long,
  });
  const ids = [11, other?.userId ?? 0];
  for (const id of ids) {
    await orm.update(model).set({ isPublished: true, status: 'online' }).where(eq(model.userId, id));
    await orm.insert(broadcast).values(row(id));
  }
  const run = platform.context.live.reportHealth();
  await vi.waitFor(
    async () => {
      const [seen] = await orm
        .select()
        .from(broadcast)
        .where(eq(broadcast.modelId, ids[1] ?? 0));
      expect(seen?.seenAt.getTime()).toBeGreaterThan(long.getTime());
    },
    { timeout: 6_000, interval: 100 },
  );
  await run;
}, 30_000);
