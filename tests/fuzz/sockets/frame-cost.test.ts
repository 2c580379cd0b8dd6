import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@footlight/contract';
import { encodeBatch } from '@footlight/contract/realtime';
import { expect, it } from 'vitest';
import { connectClient } from '../../../apps/api/src/sockets/test-client.ts';
import { openTestPlatform, TestBrowser } from '../../../apps/api/src/testing/platform.ts';
import { FRAME_BUDGET_MS, KINDS } from '../../bench/frames/kinds.ts';

/** Below the burst that an account may send. */
const FRAMES = 30;

/** `npm run bench -- frames` measures the platform alone, for longer and at its pace; this process is client, too. */
it('[RT-05] no frame that an account may send costs more than its budget', async () => {
  const platform = await openTestPlatform({ rateLimits: false }, undefined, 'to sockets');
  try {
    platform.attachSockets(platform.app.server);
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = platform.app.server.address() as AddressInfo;
    const browser = await new TestBrowser(platform.app).login('vip');
    const { body } = await browser.get<{ user: { node_token: string } }>('/user/current');
    const costOf = async (frame: (typeof KINDS)[keyof typeof KINDS]): Promise<number> => {
      const client = await connectClient(`ws://127.0.0.1:${port}/chat/room`);
      client.send('v3.authorize', { token: body.user.node_token, version: PROTOCOL_VERSION, room: 'model' });
      await client.wait('v3.chat.update');
      const before = process.cpuUsage();
      for (let sent = 0; sent < FRAMES; sent += 1) client.socket.send(encodeBatch([frame()]));
      // The bucket of events fills up for the next kind.
      await sleep(1_000);
      const { user, system } = process.cpuUsage(before);
      expect(client.socket.readyState).toBe(client.socket.OPEN);
      client.close();
      return (user + system) / 1_000 / FRAMES;
    };
    const dear: [string, number][] = [];
    for (const [name, frame] of Object.entries(KINDS)) {
      // The process collects its garbage in somebody's second, so the smaller of two counts.
      let ms = await costOf(frame);
      if (ms > FRAME_BUDGET_MS) ms = Math.min(ms, await costOf(frame));
      if (ms > FRAME_BUDGET_MS) dear.push([name, ms]);
    }
    expect(dear).toEqual([]);
  } finally {
    await platform.stop();
  }
}, 60_000);
