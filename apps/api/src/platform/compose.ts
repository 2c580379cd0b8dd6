import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { artPlugin } from '../demo/art/index.ts';
import { isShared } from '../demo/art/shared.ts';
import { avatarPlugin } from '../features/account/avatars.ts';
import { appIconPlugin } from '../features/brand/app-icon-plugin.ts';
import { assetPlugin } from '../features/brand/asset-plugin.ts';
import type { Checks } from '../kernel/http/health.ts';
import { outboxAges } from '../kernel/metrics/database-metrics.ts';
import type { Context } from '../routes/context.ts';
import { apiPlugin } from '../routes/index.ts';
import { openBus, openLimits } from './connections.ts';
import { openFolders } from './folders.ts';
import { startJobs } from './jobs.ts';
import { watchPlatform } from './metrics.ts';
import type { Parts } from './parts.ts';
import { createServices } from './services.ts';

/** The assembled platform. */
export interface Composed {
  context: Context;
  plugin: FastifyPluginAsync;
  attachSockets(server: Server): void;
  /** What must answer before the platform can serve, for `/readyz`. */
  checks: Checks;
  /** How long the events of committed changes have waited to be published, in seconds. */
  outboxAge(): Promise<number>;
  close(): Promise<void>;
}

/** Closing waits at most this long for a call. Uncommitted changes are rolled back. */
const CLOSE_WITHIN_MS = 5_000;

/** Assembles connections, services, jobs and routes. Nothing listens yet. */
export async function compose(parts: Parts): Promise<Composed> {
  const { options, database, log } = parts;
  const { orm } = database;
  const bus = await openBus(options, log);
  const limits = await openLimits(options);
  const folders = openFolders(options);
  const services = await createServices(parts, { bus, limits: limits.store, folders });
  const { context, realtime, loops, demo, lacksAgeProof, mails, pushes } = services;
  const { live } = context;

  if (options.metrics) watchPlatform(options.metrics, services);
  const stopJobs = startJobs(options, services);
  // The first start takes seconds, but nothing waits for it: streams that are being watched come first.
  if (folders.isKept && options.demo) void loops.prepare();

  let closing: Promise<void> | null = null;
  const closeSockets = () => {
    closing ??= (async () => {
      // Waiting for a bus that is down would keep the process from ending.
      await bus.ping().catch(() => bus.close());
      context.encoding.close();
      const outboxesClosed = Promise.all([mails?.close(), pushes?.close()]);
      await stopJobs();
      await live.close();
      await outboxesClosed;
      context.roomApps.stop();
      await context.autoCharges.settled();
      await context.ai.close();
      await realtime.close();
    })();
    return closing;
  };

  const plugin: FastifyPluginAsync = async (app) => {
    // Runs before the server waits for its connections: open sockets would keep it waiting forever.
    app.addHook('preClose', closeSockets);
    // The server that hosts this plugin may have registered it already.
    if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
    await app.register(apiPlugin(context));
    await app.register(live.plugin);
    await app.register(loops.plugin);
    await app.register(artPlugin({ isShared: (seed) => isShared(orm, seed), lacksAgeProof }));
    await app.register(context.mediaFiles.plugin);
    await app.register(assetPlugin(database));
    await app.register(appIconPlugin(context));
    await app.register(avatarPlugin(database));
    if (demo) await app.register(demo.plugin);
  };
  return {
    context,
    plugin,
    checks: { database: () => orm.execute(sql`SELECT 1`), bus: () => bus.ping() },
    outboxAge: async () => (await outboxAges(orm)).events ?? 0,
    attachSockets(server) {
      realtime.attach(server);
      live.attach(server);
    },
    async close() {
      loops.stop();
      await closeSockets();
      await Promise.race([Promise.allSettled(context.running), wait(CLOSE_WITHIN_MS, null, { ref: false })]);
      await context.sites.close();
      await limits.close();
      await bus.close();
      folders.remove();
    },
  };
}
