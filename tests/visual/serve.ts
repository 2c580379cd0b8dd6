/** Serves a built Storybook on a free port of the loopback. */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

export async function serve(folder: string): Promise<{ port: number; close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: folder, maxAge: '1h' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: Number(new URL(address).port), close: () => app.close() };
}
