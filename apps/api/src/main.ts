import Fastify from 'fastify';
import { createPlatform, platformOptionsFromEnv } from './index.ts';

/** The platform alone, for a site that runs elsewhere (its API_URL points here). */
async function main(): Promise<void> {
  const port = Number(process.env.PORT || 4001);
  const host = process.env.HOST || '127.0.0.1';
  const app = Fastify({ logger: { level: process.env.LOG_LEVEL || 'info' } });
  const options = platformOptionsFromEnv(process.env, {
    publicUrl: `http://localhost:${port}`,
    dataDir: '.data/api',
  });
  const platform = await createPlatform({ ...options, logger: app.log });
  await app.register(platform.plugin);
  platform.attachSockets(app.server);
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    await app.close();
    await platform.close();
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  await app.listen({ port, host });
}

main().catch((error: unknown) => {
  const text = error instanceof Error && error.name === 'FolderLockedError' ? error.message : error;
  process.stderr.write(`${text instanceof Error ? text.stack : String(text)}\n`);
  process.exitCode = 1;
});
