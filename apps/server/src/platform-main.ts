import { createPlatform, keptSecret } from '@footlight/api';
import {
  createHttpServer,
  createMetrics,
  openTracing,
  registerHealth,
  siteKeyOf,
} from '@footlight/api/server';
import { platformEnvironment } from './environment.ts';
import { openPorts } from './open-ports.ts';
import { runProcess } from './run-process.ts';
import { ageLine, mailLine, modeLine, videoLine } from './start-banner.ts';

await runProcess(async () => {
  const environment = platformEnvironment(process.env);
  const { logLevel, trustedProxies, demo, platform: options } = environment;
  const secret = options.secret ?? keptSecret(options.dataDir);
  const metrics = createMetrics();
  const tracing = environment.tracing ? await openTracing(environment.tracing) : undefined;
  const app = createHttpServer({
    metrics,
    tracing,
    logLevel,
    publicUrl: options.publicUrl,
    trustedProxies,
    siteKey: siteKeyOf(secret),
  });
  // The same checks of operators' colours, styles and texts as in the site's process.
  const { brandChecks } = await import('@footlight/site/server');
  const platform = await createPlatform({
    ...options,
    secret,
    logger: app.log,
    metrics,
    tracing,
    brandChecks,
  });
  const health = registerHealth(app, platform.checks, async () => ({
    outbox_age: await platform.outboxAge(),
  }));
  await app.register(platform.plugin);
  platform.attachSockets(app.server);
  const close = async () => {
    await app.close();
    await platform.close();
    await tracing?.close();
  };
  const end = await openPorts({ app, health, metrics, close }, environment);
  const own = { port: environment.port, apiUrl: undefined, demo, platform: options };
  process.stdout.write(`Mode: ${modeLine(own)}\nMail: ${mailLine(own)}\nAge checks: ${ageLine(own)}\n`);
  process.stdout.write(`Video: ${await videoLine(own)}\n`);
  return end;
});
