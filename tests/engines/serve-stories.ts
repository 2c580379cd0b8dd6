/**
 * Serves a built Storybook with the scripts of `npm run visual` in its pages: the clock stands still, and stories are
 * switched through Storybook's channel. In the page's HTML, because classic WebDriver runs nothing before a page does.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const inPage = (name: string) => readFileSync(join(import.meta.dirname, '../visual/in-page', name), 'utf8');

export async function serveStories(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const scripts = ['freeze.js', 'driver.js'].map((name) => `<script>${inPage(name)}</script>`).join('');
  const html = readFileSync(join(folder, 'iframe.html'), 'utf8').replace(
    /<head[^>]*>/,
    (head) => head + scripts,
  );
  const app = Fastify({ forceCloseConnections: true });
  app.get('/story.html', (_, reply) => reply.type('text/html; charset=utf-8').send(html));
  await app.register(fastifyStatic, { root: folder, maxAge: '1h' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}
