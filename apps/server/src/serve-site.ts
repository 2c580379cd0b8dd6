import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform } from '@footlight/api';
import { createHttpServer, siteHopHeaders, siteKeyOf } from '@footlight/api/server';
import type { Environment } from './environment.ts';
import { listen } from './listen.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../site/dist/client', import.meta.url));

/** Serves the site, with the platform in the same process unless `apiUrl` names one elsewhere. */
export async function serveSite({
  port,
  host,
  logLevel,
  trustedProxies,
  apiUrl,
  platform: platformOptions,
}: Environment): Promise<() => Promise<void>> {
  // Loaded here and not above: React reads NODE_ENV while it loads, and a site with API_URL needs no platform.
  const { brandChecks, createSite, inProcessPlatform, remotePlatform } = await import(
    '@footlight/site/server'
  );
  const isInMemory = platformOptions.dataDir === ':memory:';
  const siteKey = siteKeyOf(platformOptions.secret ?? randomBytes(32).toString('base64url'));
  const app = createHttpServer({ logLevel, publicUrl: platformOptions.publicUrl, trustedProxies, siteKey });
  let platform: Platform | undefined;
  if (!apiUrl) {
    const { createPlatform } = await import('@footlight/api');
    platform = await createPlatform({ ...platformOptions, logger: app.log, brandChecks });
    await app.register(platform.plugin);
  }
  await app.register(
    createSite({
      clientDir: CLIENT_DIR,
      keptAssetsDir: join(isInMemory ? tmpdir() : platformOptions.dataDir, 'footlight-assets'),
      platform: apiUrl ? remotePlatform(apiUrl) : inProcessPlatform(() => app),
      apiUrl,
      hopHeaders: (request) => siteHopHeaders(request, siteKey),
      log: app.log,
    }),
  );
  const close = async () => {
    await app.close();
    await platform?.close();
  };
  await listen(app, { host, port, setting: 'PORT', close });
  platform?.attachSockets(app.server);
  return close;
}
