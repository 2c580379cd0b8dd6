// The site, the platform and Storybook in one process, from their builds (see start.mjs).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { ROOT } from './lib/run.mjs';

// React and others choose their fast form by this; it must be set before anything is imported.
process.env.NODE_ENV ||= 'production';

const port = Number(process.env.PORT || 4000);
const storybookPort = Number(process.env.STORYBOOK_PORT || 6006);
// Both loopback addresses by default; a server that is meant for others is told so.
const host = process.env.HOST || 'localhost';
const apiUrl = process.env.API_URL || undefined;
const dataDir = process.env.DATA_DIR || join(ROOT, '.data');
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;

const serveSite = async () => {
  const { brandChecks, createSite, inProcessPlatform, remotePlatform } = await import(
    '../apps/site/dist/server/index.js'
  );
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL || 'warn' },
    trustProxy: process.env.TRUST_PROXY === '1',
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 512 },
  });
  let platform = null;
  if (!apiUrl) {
    const { createPlatform, platformOptionsFromEnv } = await import('../apps/api/dist/index.js');
    platform = await createPlatform({
      ...platformOptionsFromEnv(process.env, { publicUrl, dataDir }),
      logger: app.log,
      brandChecks,
    });
    await app.register(platform.plugin);
  }
  await app.register(
    createSite({
      clientDir: join(ROOT, 'apps/site/dist/client'),
      platform: apiUrl ? remotePlatform(apiUrl) : inProcessPlatform(() => app),
      apiUrl,
      log: app.log,
    }),
  );
  await app.listen({ port, host });
  platform?.attachSockets(app.server);
  return async () => {
    await app.close();
    await platform?.close();
  };
};

const serveStorybook = async () => {
  const folder = join(ROOT, 'storybook-static');
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, wildcard: true });
  const isBuilt = () => existsSync(join(folder, '.stamp'));
  app.addHook('onRequest', async (_, reply) => {
    if (isBuilt()) return;
    return reply
      .code(503)
      .header('retry-after', '5')
      .header('refresh', '5')
      .type('text/plain')
      .send('Storybook is being built. This page comes back by itself.');
  });
  await app.listen({ port: storybookPort, host });
  return () => app.close();
};

const main = async () => {
  const closeSite = await serveSite();
  const closeStorybook = process.env.STORYBOOK === '0' ? null : await serveStorybook();
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    await closeStorybook?.();
    await closeSite();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());

  const seconds = process.env.FOOTLIGHT_STARTED
    ? ` after ${((Date.now() - Number(process.env.FOOTLIGHT_STARTED)) / 1000).toFixed(1)} s`
    : '';
  console.log(`
Footlight is up${seconds}.
  Site         http://localhost:${port}
  Brands       http://velvet.localhost:${port}  (or noir, blanc, onyx, mirage, grid, pebble)
  Storybook    ${closeStorybook ? `http://localhost:${storybookPort}` : 'off'}
  Platform     ${apiUrl ?? `http://localhost:${port}/api/v1/openapi.json`}
  Accounts     viewer, empty, premium, vip, model, mod, admin, operator … password: footlight
`);
};

main().catch((error) => {
  // A sentence for the terminal, such as "another process works on this folder"; the stack only for the curious.
  console.error(process.env.LOG_LEVEL === 'debug' ? error : error.message);
  process.exit(1);
});
