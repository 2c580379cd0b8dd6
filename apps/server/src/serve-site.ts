import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform } from '@footlight/api';
import {
  type Checks,
  createHttpServer,
  createMetrics,
  openDataFolder,
  openTracing,
  registerHealth,
  siteHopHeaders,
  siteKeyOf,
} from '@footlight/api/server';
import type { Environment } from './environment.ts';
import { openPorts } from './open-ports.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../site/dist/client', import.meta.url));

/** A platform on another host is ready when it reports so. */
const remoteChecks = (apiUrl = ''): Checks => ({
  async platform() {
    const { ok } = await fetch(new URL('/readyz', apiUrl));
    if (!ok) throw new Error('not ready');
  },
});

/** Serves the site, with the platform in the same process unless `apiUrl` names one elsewhere. */
export async function serveSite(environment: Environment): Promise<() => Promise<void>> {
  const { logLevel, trustedProxies, apiUrl, assetsDir, security, platform: platformOptions } = environment;
  if (assetsDir) openDataFolder(assetsDir, 'FOOTLIGHT_ASSETS_DIR');
  // Loaded here and not above: React reads NODE_ENV while it loads, and a site with API_URL needs no platform.
  const { brandChecks, createSite, inProcessPlatform, remotePlatform } = await import(
    '@footlight/site/server'
  );
  const isInMemory = platformOptions.dataDir === ':memory:';
  const siteKey = siteKeyOf(platformOptions.secret ?? randomBytes(32).toString('base64url'));
  const metrics = createMetrics();
  const tracing = environment.tracing ? await openTracing(environment.tracing) : undefined;
  const app = createHttpServer({
    logLevel,
    publicUrl: platformOptions.publicUrl,
    trustedProxies,
    siteKey,
    metrics,
    tracing,
  });
  let platform: Platform | undefined;
  if (!apiUrl) {
    const { createPlatform } = await import('@footlight/api');
    platform = await createPlatform({ ...platformOptions, logger: app.log, brandChecks, metrics, tracing });
    await app.register(platform.plugin);
  }
  const health = registerHealth(app, platform?.checks ?? remoteChecks(apiUrl), async () => ({
    ...(platform ? { outbox_age: await platform.outboxAge() } : {}),
  }));
  await app.register(
    createSite({
      clientDir: CLIENT_DIR,
      keptAssetsDir: assetsDir ?? join(isInMemory ? tmpdir() : platformOptions.dataDir, 'footlight-assets'),
      platform: apiUrl ? remotePlatform(apiUrl) : inProcessPlatform(() => app),
      apiUrl,
      hopHeaders: (request) => siteHopHeaders(request, siteKey),
      security,
      log: app.log,
    }),
  );
  const close = async () => {
    await app.close();
    await platform?.close();
    await tracing?.close();
  };
  platform?.attachSockets(app.server);
  return openPorts({ app, health, metrics, close }, environment);
}
