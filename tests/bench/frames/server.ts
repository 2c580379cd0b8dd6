// A platform in a process of its own, with sessions for the bench; tells its processor time when it is asked.
import type { AddressInfo } from 'node:net';
import { openTestPlatform, TestBrowser } from '../../../apps/api/src/testing/platform.ts';

const platform = await openTestPlatform({ rateLimits: false }, undefined, 'to sockets');
platform.attachSockets(platform.app.server);
await platform.app.listen({ port: 0, host: '127.0.0.1' });
const tokenOf = async (username: string): Promise<string> => {
  const browser = await new TestBrowser(platform.app).login(username);
  if (username === 'model') {
    await browser.post('/video/mode', { mode: 'public' });
    await browser.post('/chat/react/model/moderate', { action: 'appoint', target: 'vip' });
  }
  const { body } = await browser.get<{ user: { node_token: string } }>('/user/current');
  return body.user.node_token;
};
const tokens = { model: await tokenOf('model'), vip: await tokenOf('vip'), viewer: await tokenOf('viewer') };
process.send?.({ port: (platform.app.server.address() as AddressInfo).port, tokens });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
});
