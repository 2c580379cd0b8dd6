import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { artPlugin } from './art/index.ts';
import { createSigner } from './auth/signing.ts';
import type { Biller } from './billing/biller.ts';
import { SANDBOX_OUTCOMES } from './billing/decline-labels.ts';
import { startMembershipRenewals } from './billing/membership-renewals.ts';
import { createStripeBiller } from './billing/stripe-biller.ts';
import type { Context, RunOptions } from './context.ts';
import type { Database } from './db/database.ts';
import { floodPlugin } from './demo/flood.ts';
import { outboxPlugin } from './demo/outbox.ts';
import { startDemoLife } from './demo-life.ts';
import { startRenewals } from './fan-clubs/renewals.ts';
import { apiPlugin } from './http/api.ts';
import { createLive } from './live/index.ts';
import { createMediaFiles } from './media/files.ts';
import type { PlatformOptions } from './options.ts';
import { createOrders } from './orders/orders.ts';
import type { Broadcast } from './ports.ts';
import { createBroadcast } from './realtime/broadcast.ts';
import { type Bus, createMemoryBus, createRealtime, createRedisBus } from './realtime/index.ts';
import { createRoomApps } from './room-apps/room-apps.ts';
import { createRealtimeSource } from './rooms/realtime-source.ts';
import { createStreams } from './rooms/streams.ts';
import { createByHandBiller } from './sandbox-biller/by-hand.ts';
import { byHandPlugin } from './sandbox-biller/by-hand-plugin.ts';
import { keepDemoCards } from './sandbox-biller/demo-cards.ts';
import { type Deliver, deliverTo, sandboxBillerPlugin } from './sandbox-biller/plugin.ts';
import { createSandboxBiller } from './sandbox-biller/protocol.ts';
import { createShows } from './shows/shows.ts';
import { assetPlugin } from './sites/asset-plugin.ts';
import { createSites } from './sites/sites.ts';
import { createRefills } from './spending/refills.ts';

export interface Parts {
  options: PlatformOptions;
  database: Database;
  secret: string;
  log: FastifyBaseLogger;
  /** How the sandbox reaches our callback; over HTTP at `publicUrl` unless a test says otherwise. */
  deliver?: (biller: string) => Deliver;
  /** In place of the sockets, for tests. */
  broadcast?: Broadcast;
}

/** What the parts become once they are wired. */
export interface Composed {
  context: Context;
  plugin: FastifyPluginAsync;
  attachSockets(server: Server): void;
  close(): Promise<void>;
}

const runOptions = (options: PlatformOptions): RunOptions => ({
  publicUrl: options.publicUrl,
  trustProxy: options.trustProxy ?? false,
  demo: options.demo,
  signupTokens: options.signupTokens ?? 0,
  rateLimits: options.rateLimits ?? true,
  analyticsUrl: options.analyticsUrl ?? null,
  billerOfSite: options.billerOfSite ?? {},
  statementDescriptor: options.statementDescriptor ?? 'FOOTLIGHT',
  ice: options.ice ?? null,
});

/** A viewer of a show says every ten seconds that they are there; after four misses they have left. */
const LEFT_AFTER_MS = 45_000;
/** A call that takes longer than this is not waited for; what it has not committed did not happen. */
const CLOSE_WITHIN_MS = 5_000;

/** One process talks to itself; several share rooms and account events by Redis or Valkey. */
async function openBus({ redisUrl }: PlatformOptions, log: FastifyBaseLogger): Promise<Bus> {
  if (!redisUrl) return createMemoryBus();
  return createRedisBus(redisUrl, (error) => log.error({ err: error }, 'bus trouble'));
}

/** Wires database, live origin, billers, sockets and calls. Nothing listens yet. */
export async function compose(parts: Parts): Promise<Composed> {
  const { options, database, secret, log } = parts;
  const signer = createSigner(secret);
  const isKept = options.dataDir !== ':memory:';
  const live = createLive({
    dataDir: isKept ? options.dataDir : join(tmpdir(), 'footlight-live'),
    secret: signer.sign('key', 'live'),
    log,
    ...(options.frameRate === undefined ? {} : { frameRate: options.frameRate }),
  });
  const sandboxKey = signer.sign('key', 'sandbox-biller');
  const billers = new Map<string, Biller>();
  // The brand's own comes first: payments by hand have billers beside it.
  if (options.demo) billers.set('sandbox', createSandboxBiller(sandboxKey));
  if (options.stripe) billers.set('stripe', createStripeBiller(options.stripe));
  const byHandKey = signer.sign('key', 'sandbox-by-hand');
  if (options.demo) {
    for (const method of ['crypto', 'voucher'] as const) {
      const biller = createByHandBiller(byHandKey, method);
      billers.set(biller.name, biller);
    }
  }

  const bus = await openBus(options, log);
  const broadcast = parts.broadcast ?? createBroadcast(bus);
  const run = runOptions(options);
  const now = options.now ?? options.showNow ?? Date.now;
  const refills = createRefills({ database, billers, broadcast, bus, log, publicUrl: run.publicUrl, now });
  const orders = createOrders({ database, broadcast, bus, log, now });
  if (options.demo) await keepDemoCards(database, sandboxKey);
  const shows = createShows({
    database,
    broadcast,
    bus,
    log,
    clock: {
      now: options.showNow ?? Date.now,
      minuteMs: options.showMinuteMs ?? 60_000,
      leftAfterMs: LEFT_AFTER_MS,
    },
    refill: refills.refill,
  });
  const roomApps = createRoomApps({ database, broadcast, bus, log, now: options.showNow ?? Date.now });
  const source = createRealtimeSource({ database, signer, shows, roomApps });
  const realtime = await createRealtime({ bus, log, source });
  const sites = await createSites({ database, signer, options: run, bus });
  const mediaFiles = createMediaFiles({
    secret: signer.sign('key', 'media'),
    recorded: live.recorded,
    database,
  });
  const context: Context = {
    database,
    signer,
    broadcast,
    presence: realtime.presence,
    streams: createStreams(live),
    mediaFiles,
    billers,
    shows,
    roomApps,
    refills,
    orders,
    sites,
    brandChecks: options.brandChecks ?? {},
    options: run,
    log,
    now,
    running: new Set(),
  };
  const life = options.demo && options.isAlive !== false ? startDemoLife(context, bus, realtime) : null;
  // A test that brings a clock moves it, and steps, by itself.
  if (!options.showNow) {
    shows.start();
    roomApps.start();
  }
  // A test that brings the clock of limits steps by itself.
  if (!options.now) {
    refills.start();
    orders.start();
  }
  const stopMemberships = startMembershipRenewals({ ...context, now });
  const stopRenewals = startRenewals({ database, broadcast, log, now });
  // Takes seconds at the first start, and nobody waits: streams say 503 until theirs is there.
  if (isKept && options.demo) void live.prepare();

  let closing: Promise<void> | null = null;
  const closeSockets = () => {
    closing ??= (async () => {
      await life?.stop();
      await shows.stop();
      await roomApps.stop();
      await refills.stop();
      await orders.stop();
      await stopRenewals();
      await stopMemberships();
      await realtime.close();
    })();
    return closing;
  };

  const plugin: FastifyPluginAsync = async (app) => {
    // Before the server waits for its connections to end, which open sockets never do by themselves.
    app.addHook('preClose', closeSockets);
    await app.register(apiPlugin(context));
    await app.register(live.plugin);
    await app.register(artPlugin);
    await app.register(mediaFiles.plugin);
    await app.register(assetPlugin(database));
    if (!options.demo) return;
    await app.register(outboxPlugin(database));
    const callbackUrl = (biller: string) =>
      new URL(`/api/v1/billing/callback/${biller}`, options.publicUrl).href;
    const deliver = parts.deliver ?? ((biller) => deliverTo(callbackUrl(biller)));
    if (options.allowFlood) await app.register(floodPlugin(realtime.broadcast));
    await app.register(sandboxBillerPlugin, {
      key: sandboxKey,
      outcomes: SANDBOX_OUTCOMES,
      deliver: deliver('sandbox'),
    });
    await app.register(byHandPlugin, { key: byHandKey, deliver });
  };
  return {
    context,
    plugin,
    attachSockets: (server) => realtime.attach(server),
    async close() {
      live.stop();
      await closeSockets();
      await Promise.race([Promise.allSettled(context.running), wait(CLOSE_WITHIN_MS, null, { ref: false })]);
      await sites.close();
      await bus.close();
    },
  };
}
