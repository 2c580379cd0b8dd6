import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { Environment } from './environment.ts';
import { listen } from './listen.ts';

const FOLDER = fileURLToPath(new URL('../../../storybook-static', import.meta.url));

/** Serves the built Storybook; while it is being built, a page that loads again every five seconds. */
export async function serveStorybook({ storybookPort, host }: Environment): Promise<() => Promise<void>> {
  const app = Fastify();
  await app.register(fastifyStatic, { root: FOLDER, wildcard: true });
  const isBuilt = () => existsSync(join(FOLDER, '.stamp'));
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isBuilt()) return;
    // Browsers ask for it beside the waiting page.
    if (url === '/favicon.ico') return reply.code(204).send();
    return reply
      .code(503)
      .header('retry-after', '5')
      .header('refresh', '5')
      .type('text/plain')
      .send(
        'Storybook is being built, and this page reloads automatically. If the build fails, the terminal says why.',
      );
  });
  const close = () => app.close();
  await listen(app, { host, port: storybookPort, setting: 'STORYBOOK_PORT', close });
  return close;
}
