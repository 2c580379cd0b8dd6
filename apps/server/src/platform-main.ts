import { createPlatform } from '@footlight/api';
import { logOptions } from '@footlight/api/log';
import Fastify from 'fastify';
import { platformEnvironment } from './environment.ts';
import { listen } from './listen.ts';
import { runProcess } from './run-process.ts';
import { modeLine } from './start-banner.ts';

await runProcess(async () => {
  const { port, host, logLevel, trustProxy, demo, platform: options } = platformEnvironment(process.env);
  const app = Fastify({ logger: logOptions(logLevel), trustProxy });
  const platform = await createPlatform({ ...options, logger: app.log });
  await app.register(platform.plugin);
  platform.attachSockets(app.server);
  const close = async () => {
    await app.close();
    await platform.close();
  };
  await listen(app, { host, port, setting: 'PORT', close });
  process.stdout.write(`Mode: ${modeLine({ apiUrl: undefined, demo })}\n`);
  return close;
});
