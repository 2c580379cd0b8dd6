import type { AddressInfo } from 'node:net';
import { openTestPlatform, type TestPlatform } from '../../apps/api/src/testing/platform.ts';

export interface RunningPlatform extends TestPlatform {
  /** `http://127.0.0.1:…/api/v1` */
  baseUrl: string;
}

/** A platform with the demo world that listens on a free port, with sockets. */
export async function runPlatform(): Promise<RunningPlatform> {
  const platform = await openTestPlatform({ rateLimits: false }, undefined, 'to sockets');
  platform.attachSockets(platform.app.server);
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  return { ...platform, baseUrl: `http://127.0.0.1:${port}/api/v1` };
}
