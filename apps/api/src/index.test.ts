import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createPlatform, FolderLockedError } from './index.ts';
import { joinRoom } from './sockets/test-client.ts';
import { embeddedDataFolder } from './testing/embedded-database.ts';
import { TestBrowser } from './testing/platform.ts';

const ROOM = 'maren_ember';

test('[TIP-01] a tip by HTTP reaches the room’s sockets as a numbered line, and the books hold', {
  timeout: 90_000,
}, async () => {
  const platform = await createPlatform({
    dataDir: ':memory:',
    publicUrl: 'http://localhost:4000',
    demo: true,
    isAlive: false,
  });
  const app = Fastify();
  await app.register(platform.plugin);
  platform.attachSockets(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const nodeToken = async (browser: TestBrowser) =>
    (await browser.get<{ user: { node_token: string } }>('/user/current')).body.user.node_token;

  const guest = await new TestBrowser(app).start();
  const { client } = await joinRoom(address, await nodeToken(guest), ROOM);
  const viewer = await new TestBrowser(app).login('viewer');
  const { body } = await viewer.post(`/tip/${ROOM}`, { amount: 25, comment: 'hello' }, 'a-key-of-its-own');
  const line = await client.wait('v3.tip.received');
  expect(line).toMatchObject({
    tokens: 25,
    sender_name: 'viewer',
    receiver_name: ROOM,
    comment: 'hello',
    seq: 1,
    line_id: `tip-${body.tip_id}`,
  });

  const token = await nodeToken(viewer);
  await viewer.post('/auth/logout', {});
  await expect(joinRoom(address, token, ROOM)).rejects.toThrow(/authorize.failed/);

  expect((await platform.checkLedger()).faults).toEqual([]);
  const gone = once(client.socket, 'close');
  await app.close();
  await platform.close();
  expect((await gone)[0]).toBe(1012);
});

test('a second platform on the folder is refused; after close the folder is free', {
  timeout: 90_000,
}, async () => {
  const dataDir = embeddedDataFolder('twice');
  const options = { dataDir, publicUrl: 'http://localhost:4000', demo: false };
  try {
    const first = await createPlatform(options);
    await expect(createPlatform(options)).rejects.toBeInstanceOf(FolderLockedError);
    await first.close();
    const again = await createPlatform(options);
    await again.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
