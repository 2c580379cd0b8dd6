import { createPlatform, keptSecret } from '@footlight/api';
import { createHttpServer, siteKeyOf } from '@footlight/api/server';
import { platformEnvironment } from './environment.ts';
import { listen } from './listen.ts';
import { runProcess } from './run-process.ts';
import { ageLine, mailLine, modeLine } from './start-banner.ts';

await runProcess(async () => {
  const environment = platformEnvironment(process.env);
  const { port, host, logLevel, trustedProxies, demo, platform: options } = environment;
  const secret = options.secret ?? keptSecret(options.dataDir);
  const app = createHttpServer({
    logLevel,
    publicUrl: options.publicUrl,
    trustedProxies,
    siteKey: siteKeyOf(secret),
  });
  const platform = await createPlatform({ ...options, secret, logger: app.log });
  await app.register(platform.plugin);
  platform.attachSockets(app.server);
  const close = async () => {
    await app.close();
    await platform.close();
  };
  await listen(app, { host, port, setting: 'PORT', close });
  const own = { apiUrl: undefined, demo, platform: options };
  process.stdout.write(`Mode: ${modeLine(own)}\nMail: ${mailLine(own)}\nAge checks: ${ageLine(own)}\n`);
  return close;
});
