import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { createClient } from 'redis';
import { artPlugin } from './demo/art/index.ts';
import { isShared } from './demo/art/shared.ts';
import { startBots } from './demo/bots/index.ts';
import { createDemo } from './demo/index.ts';
import { createMediaFiles } from './demo/media/files.ts';
import { popularStreams } from './demo/popular.ts';
import type { Deliver } from './demo/sandbox-biller/plugin.ts';
import { createLive as createLoops } from './demo/streams/index.ts';
import { avatarPlugin } from './features/account/avatars.ts';
import { forgetOldLogins } from './features/account/oauth-logins.ts';
import { createOauthProvider } from './features/account/oauth-provider.ts';
import { forgetOldChallenges } from './features/account/passkeys.ts';
import { forgetOldResets } from './features/account/password-reset.ts';
import { forgetOldChecks } from './features/age/checks.ts';
import { createRedirectProvider } from './features/age/redirect-provider.ts';
import { createAi } from './features/ai/ai.ts';
import { createLocalAiProvider } from './features/ai/local-provider.ts';
import { createOpenAiProvider } from './features/ai/openai-provider.ts';
import { createAutoCharges } from './features/billing/auto-charges.ts';
import type { Billers } from './features/billing/biller.ts';
import { createCcbillBiller } from './features/billing/ccbill/ccbill-biller.ts';
import { forgetOldFingerprints } from './features/billing/fingerprints.ts';
import { renewMemberships } from './features/billing/membership-renewals.ts';
import { createReconciliation } from './features/billing/reconciliation.ts';
import { returnPayments } from './features/billing/returns.ts';
import { createStripeBiller } from './features/billing/stripe-biller.ts';
import { createAccountMailPlace } from './features/brand/account-mail-place.ts';
import { appIconPlugin } from './features/brand/app-icon-plugin.ts';
import { assetPlugin } from './features/brand/asset-plugin.ts';
import { createDomainCheck } from './features/brand/domain-check.ts';
import { createDomains } from './features/brand/domains.ts';
import { createSites } from './features/brand/sites.ts';
import { refreshRankings } from './features/browse/rankings.ts';
import { renewFanClubs } from './features/fan-clubs/renewals.ts';
import { createLive } from './features/live/live.ts';
import { createEncoding } from './features/media/encoding/worker.ts';
import { createUploads } from './features/media/library/uploads.ts';
import { forgetOldViews } from './features/media/views.ts';
import { createMeets } from './features/meet/meets.ts';
import { createOrders } from './features/orders/orders.ts';
import { forgetOldLinks } from './features/promos/free-tokens.ts';
import { forgetOldReports, REPORT_HOURS, storeReport } from './features/reports/reports.ts';
import { createRoomApps } from './features/room-apps/room-apps.ts';
import { createShows } from './features/shows/shows.ts';
import { forgetOldFollowerNotices } from './features/social/follows.ts';
import { createLiveNotices } from './features/social/live-notices.ts';
import { createLivePush } from './features/social/live-push.ts';
import { createVersus } from './features/versus/versus.ts';
import { createWatchTogether } from './features/watch-together/watch-together.ts';
import { forgetExpiredSessions } from './kernel/accounts/session.ts';
import { connectionProblem, placeOf } from './kernel/connection-problem.ts';
import type { RunOptions } from './kernel/context.ts';
import { openDataFolder } from './kernel/data-folder.ts';
import type { Database, Orm } from './kernel/db/database.ts';
import type { Bus } from './kernel/events/bus/bus.ts';
import { createMemoryBus } from './kernel/events/bus/memory-bus.ts';
import { createRedisBus } from './kernel/events/bus/redis-bus.ts';
import { createOutbox } from './kernel/events/outbox.ts';
import { createPublisher, type Publisher } from './kernel/events/publisher.ts';
import type { Checks } from './kernel/http/health.ts';
import { createLimitStore } from './kernel/http/limits.ts';
import { createJobJournal } from './kernel/job-journal.ts';
import { type Job, startJob } from './kernel/jobs.ts';
import { forgetOldKeys } from './kernel/ledger/idempotency.ts';
import { forgetOldMails } from './kernel/mail/outbox.ts';
import { createMailSender } from './kernel/mail/sender.ts';
import { outboxAges, watchDatabase } from './kernel/metrics/database-metrics.ts';
import type { Metrics } from './kernel/metrics/metrics.ts';
import { demoPushKeys, type PushSettings } from './kernel/push/keys.ts';
import { forgetOldPushes } from './kernel/push/outbox.ts';
import { createPushSender } from './kernel/push/sender.ts';
import { createSigner } from './kernel/signing.ts';
import { createDiskWatch } from './kernel/storage/disk-watch.ts';
import { sweepGarbage } from './kernel/storage/garbage.ts';
import { createLocalStorage } from './kernel/storage/local-storage.ts';
import { createS3Storage } from './kernel/storage/s3-storage.ts';
import { findFfmpeg } from './kernel/streams/ffmpeg.ts';
import type { Recorder } from './kernel/streams/recorder.ts';
import { createStreamRights, forgetOldRevocations } from './kernel/streams/stream-rights.ts';
import type { PlatformOptions } from './options.ts';
import { createAgeGate } from './read-models/age-gate.ts';
import { createBroadcasterOf } from './read-models/broadcaster-of.ts';
import { createWatchGate } from './read-models/watch-gate.ts';
import type { Context } from './routes/context.ts';
import { apiPlugin } from './routes/index.ts';
import { forgetOldLogs } from './routes/operations-log.ts';
import { createSocketSource } from './socket-source.ts';
import { createRealtime, type Realtime } from './sockets/index.ts';

export interface Parts {
  options: PlatformOptions;
  database: Database;
  secret: string;
  log: FastifyBaseLogger;
  /** How the sandbox calls a callback, named by its path; by default over HTTP at `publicUrl`. */
  deliver?: (path: string) => Deliver;
  /** Replaces the sockets in tests. */
  publisher?: Publisher;
}

/** The assembled platform. */
export interface Composed {
  context: Context;
  plugin: FastifyPluginAsync;
  attachSockets(server: Server): void;
  /** What must answer before the platform can serve, for `/readyz`. */
  checks: Checks;
  /** How long the events of committed changes have waited to be told, in seconds. */
  outboxAge(): Promise<number>;
  close(): Promise<void>;
}

const runOptions = (options: PlatformOptions): RunOptions => ({
  publicUrl: options.publicUrl,
  trustProxy: options.trustProxy ?? false,
  demo: options.demo,
  isPublicDemo: options.isPublicDemo ?? false,
  signupTokens: options.signupTokens ?? 0,
  registrationsPerHour: options.registrationsPerHour ?? 5,
  passwordCost: options.passwordCost,
  rateLimits: options.rateLimits ?? true,
  analyticsUrl: options.analyticsUrl ?? null,
  logoutUrl: options.logoutUrl ?? null,
  billerOfSite: options.billerOfSite ?? {},
  statementDescriptor: options.statementDescriptor ?? 'FOOTLIGHT',
});

/** The viewer of a show reports every ten seconds; after four missed reports they have left. */
const LEFT_AFTER_MS = 45_000;
/** Closing waits at most this long for a call. Uncommitted changes are rolled back. */
const CLOSE_WITHIN_MS = 5_000;
const MINUTE = 60_000;

/**
 * By name; the first takes card payments, unless a brand names another. The sandbox gives tokens away, so it is never
 * offered beside a real provider.
 */
function billersOf(
  { ccbill, stripe, billerOfSite = {} }: PlatformOptions,
  sandbox: Billers = new Map(),
): Billers {
  const real = [
    ...(stripe ? [createStripeBiller(stripe)] : []),
    ...(ccbill ? [createCcbillBiller(ccbill)] : []),
  ];
  const billers = real.length > 0 ? new Map(real.map((biller) => [biller.name, biller])) : sandbox;
  for (const [sitecode, name] of Object.entries(billerOfSite)) {
    if (!billers.has(name)) {
      const known = [...billers.keys()].join(', ') || 'none';
      throw new Error(`FOOTLIGHT_BILLERS must name configured billers (${known}), got "${sitecode}=${name}"`);
    }
  }
  return billers;
}

/** The operator's keys; the demo has its own. Null: no push messages are offered. */
function pushOf({ push, pushServices = [], demo }: PlatformOptions, secret: string): PushSettings | null {
  if (push) return { ...push, services: pushServices };
  const subject = 'mailto:demo@footlight.example';
  return demo ? { ...demoPushKeys(secret), subject, services: pushServices } : null;
}

/** Without Redis the bus is local to this process; with it, several processes share rooms and events. */
async function openBus({ redisUrl }: PlatformOptions, log: FastifyBaseLogger): Promise<Bus> {
  if (!redisUrl) return createMemoryBus();
  let isOpen = false;
  const onError = (error: unknown) => {
    if (isOpen) log.error({ err: error }, 'connection to Redis lost; will reconnect');
  };
  try {
    const bus = await createRedisBus(redisUrl, onError);
    isOpen = true;
    return bus;
  } catch (error) {
    throw new Error(
      `The Redis server that REDIS_URL names (${placeOf(redisUrl)}) cannot be reached: ${connectionProblem(error)}. Start it, or correct REDIS_URL.`,
      { cause: error },
    );
  }
}

/** With Redis, all processes count a limit together. The bus has connected before, so the address is right. */
async function openLimits({ redisUrl }: PlatformOptions) {
  if (!redisUrl) return { store: createLimitStore(null), close: async () => undefined };
  const client = createClient({ url: redisUrl, disableOfflineQueue: true });
  // The bus reports lost connections. Until this one is back, each process counts alone.
  client.on('error', () => undefined);
  await client.connect();
  return { store: createLimitStore(client), close: async () => client.destroy() };
}

function watchPlatform(metrics: Metrics, { orm, realtime }: { orm: Orm; realtime: Realtime }): void {
  const { stats } = realtime;
  watchDatabase(metrics, orm);
  metrics.gauge('footlight_sockets', 'Open sockets of this process.', 'state', () => ({ open: stats.open }));
  metrics.counter('footlight_socket_faults_total', 'Faults of sockets by kind.', 'kind', () => ({
    malformed: stats.malformed,
    slow: stats.slow,
    missed_pong: stats.missedPongs,
  }));
}

/** Deletes expired rows. */
async function forgetOld(orm: Orm): Promise<void> {
  await forgetExpiredSessions(orm);
  await forgetOldKeys(orm);
  await forgetOldLogs(orm);
  await forgetOldMails(orm);
  await forgetOldPushes(orm);
  await forgetOldLinks(orm);
  await forgetOldResets(orm);
  await forgetOldChallenges(orm);
  await forgetOldLogins(orm);
  await forgetOldRevocations(orm);
  await forgetOldChecks(orm);
  await forgetOldViews(orm);
  await forgetOldFollowerNotices(orm);
  await forgetOldFingerprints(orm);
  await forgetOldReports(orm);
}

/** Demo streams that are made at the start; the others when somebody watches them. */
const EARLY_STREAMS = 8;

/** Assembles database, streams, billers, features, sockets and routes. Nothing listens yet. */
export async function compose(parts: Parts): Promise<Composed> {
  const { options, database, secret, log } = parts;
  const { orm } = database;
  const signer = createSigner(secret);
  const run = runOptions(options);
  const now = options.now ?? options.showNow ?? Date.now;
  const showNow = options.showNow ?? Date.now;

  const bus = await openBus(options, log);
  const limits = await openLimits(options);
  const publisher = parts.publisher ?? createPublisher(bus);
  const work = createOutbox({ database, publisher, bus, log });

  const streamRights = createStreamRights(orm, signer, now);
  const isKept = options.dataDir !== ':memory:';
  const loops = createLoops({
    dataDir: isKept ? options.dataDir : join(tmpdir(), 'footlight-live'),
    rights: streamRights,
    log,
    first: isKept && options.demo ? popularStreams(EARLY_STREAMS) : [],
    ...(options.frameRate === undefined ? {} : { frameRate: options.frameRate }),
  });
  const mediaFolder =
    options.uploadsDir ??
    (isKept ? join(options.dataDir, 'media') : mkdtempSync(join(tmpdir(), 'footlight-media-')));
  if (options.uploadsDir) openDataFolder(options.uploadsDir, 'FOOTLIGHT_UPLOADS_DIR');
  const storage = options.s3
    ? await createS3Storage(options.s3)
    : createLocalStorage(join(mediaFolder, 'objects'));
  const uploads = createUploads({
    orm,
    folder: join(mediaFolder, 'uploads'),
    log,
    now,
    reserve: options.diskReserve,
  });
  const encoding = createEncoding({ orm, work, storage, uploads, log, now, findFfmpeg });
  const lacksAgeProof = createAgeGate({ database, signer, options: run });
  const mediaFiles = createMediaFiles({
    secret: signer.sign('key', 'media'),
    live: loops,
    storage,
    database,
    lacksAgeProof,
    watchesInShow: createWatchGate({ database, signer, options: run }),
  });
  const demo = options.demo
    ? await createDemo({
        database,
        signer,
        publisher,
        publicUrl: options.publicUrl,
        allowFlood: options.allowFlood ?? false,
        deliver: parts.deliver,
      })
    : null;
  const billers = billersOf(options, demo?.billers);

  const autoCharges = createAutoCharges({ orm, work, billers, log, publicUrl: run.publicUrl, now });
  const orders = createOrders({ orm, work, log, now });
  const ai = createAi({
    orm,
    work,
    log,
    // The local provider answers the demo alone.
    provider: options.ai ? createOpenAiProvider(options.ai) : options.demo ? createLocalAiProvider() : null,
    withinMs: options.aiWithinMs,
    now,
  });
  const recorderOf = ({ isPublished }: { isPublished: boolean }): Recorder =>
    (isPublished ? live : loops).recorder;
  const recorder: Recorder = {
    start: (stream) => recorderOf(stream).start(stream),
    finish: (row, ownerId) => recorderOf(row).finish(row, ownerId),
    forget: (tx, row) => recorderOf(row).forget(tx, row),
  };
  const shows = createShows({
    orm,
    work,
    recorder,
    log,
    clock: {
      now: showNow,
      minuteMs: options.showMinuteMs ?? MINUTE,
      leftAfterMs: LEFT_AFTER_MS,
    },
    refill: autoCharges.refill,
    // Without a camera there is nothing to watch. The demo's rooms have synthetic streams.
    mayOpen: ({ isPublished }) => options.demo || isPublished,
  });
  const hlsDir = options.hlsDir ?? join(isKept ? options.dataDir : mediaFolder, 'hls');
  if (options.hlsDir) openDataFolder(options.hlsDir, 'FOOTLIGHT_HLS_DIR');
  const live = createLive({
    orm,
    work,
    air: { set: shows.setAir },
    rights: streamRights,
    hlsDir,
    mediaServer: options.mediaServer ?? null,
    renditions: options.renditions ?? { heights: [], streams: 0 },
    leader: bus,
    broadcasterOf: createBroadcasterOf({ orm, signer, options: run, now }),
    storage,
    joinRecording: encoding.joinRecording,
    log,
    now,
  });
  const reportHours = options.reportHours ?? REPORT_HOURS;
  const meets = createMeets({
    orm,
    work,
    shows,
    signer,
    ice: options.ice ?? null,
    report: (tx, made) => storeReport(tx, made, reportHours, now()),
    log,
    now,
  });
  const roomApps = createRoomApps({ orm, work, publisher, log, now: showNow });
  const sites = await createSites({ database, signer, options: run, bus });
  const domains = createDomains({
    orm,
    check: options.domainCheck ?? createDomainCheck(),
    changed: sites.changed,
    log,
    now,
  });
  const brandChecks = options.brandChecks ?? {};
  const push = pushOf(options, secret);
  const mailPlaceOf = createAccountMailPlace({ sites, brandChecks });
  const liveNotices = createLiveNotices({ orm, work, signer, push, mailPlaceOf, log, now });
  const source = createSocketSource({ database, signer, options: run, sites, shows, meets, roomApps, work });
  const realtime = await createRealtime({ bus, log, source });
  const versus = createVersus({
    orm,
    work,
    presence: realtime.presence,
    log,
    secondMs: (options.showMinuteMs ?? MINUTE) / 60,
  });
  const context: Context = {
    database,
    signer,
    work,
    presence: realtime.presence,
    streams: {
      // Rooms whose broadcaster does not publish have a stream only in the demo.
      streamFor: (room) => (room.isPublished ? live.streamFor(room.streamName) : loops.streamFor(room)),
    },
    live,
    recorder,
    streamRights,
    mediaFiles,
    storage,
    uploads,
    encoding,
    billers,
    oauth: options.oauth ? createOauthProvider(options.oauth, log) : null,
    // The sandbox approves everybody, so it is never offered beside a real provider.
    ageProvider: options.ageProvider
      ? createRedirectProvider(options.ageProvider, options.publicUrl)
      : (demo?.ageProvider ?? null),
    shows,
    meets,
    roomApps,
    versus,
    watchTogether: createWatchTogether({ orm, work }),
    autoCharges,
    orders,
    ai,
    sites,
    domains,
    brandChecks,
    reportHours,
    payoutWaitDays: options.payoutWaitDays ?? 0,
    bus,
    push,
    ice: options.ice ?? null,
    options: run,
    limits: limits.store,
    log,
    now,
    running: new Set(),
  };

  const journal = createJobJournal(orm, now);
  const job = (
    name: string,
    everyMs: number,
    run: (isNewLeader: boolean) => Promise<unknown>,
    immediately = false,
  ): Job =>
    startJob({ name, everyMs, run, leader: bus, log, immediately, journal, onRun: options.metrics?.jobRan });
  const disks = createDiskWatch({ library: mediaFolder, hls: hlsDir }, log);
  options.metrics?.gauge(
    'footlight_disk_free_bytes',
    'Free bytes of the disks with uploaded media (library) and published streams (hls).',
    'folder',
    disks.free,
  );
  options.metrics?.gauge(
    'footlight_rendition_streams',
    'Published streams whose lower renditions this process encodes (encoding), cannot encode (failing), or leaves out because it has no more room (source_only).',
    'state',
    live.renditions.numbers,
  );
  const stopping = new AbortController();
  const reconciliation = createReconciliation({ orm, work, billers, log, now });
  if (options.metrics) watchPlatform(options.metrics, { orm, realtime });
  options.metrics?.counter(
    'footlight_payment_differences_total',
    'Differences between the purchases and the records of payment companies, by kind.',
    'kind',
    () => reconciliation.differences,
  );
  const mails = options.mail ? createMailSender(options.mail, { orm, log, now }) : null;
  const pushes = push
    ? createPushSender(push, { orm, log, contentOf: createLivePush({ orm, now }), now })
    : null;
  const jobs = [
    job('outbox', 1_000, work.step),
    ...(mails ? [job('mail', 1_000, mails.step)] : []),
    job('live-notices', 1_000, liveNotices.step),
    job('memberships', MINUTE, () => renewMemberships(context)),
    job('fan-clubs', MINUTE, () => renewFanClubs(context)),
    job('rankings', 5 * MINUTE, () => refreshRankings(orm, new Date(now()))),
    job('domains', MINUTE, domains.step),
    job('housekeeping', 60 * MINUTE, () => forgetOld(orm)),
    job('stored-garbage', MINUTE, () => sweepGarbage(orm, storage, log, stopping.signal)),
    // Each process works: a lease gives a file to one of them.
    startJob({ name: 'encoding', everyMs: 1_000, run: encoding.step, log }),
    startJob({ name: 'renditions', everyMs: 1_000, run: live.renditions.step, log, immediately: true }),
    startJob({ name: 'disks', everyMs: MINUTE, run: disks.step, log, immediately: true }),
    startJob({ name: 'uploads', everyMs: 5 * MINUTE, run: uploads.step, log, immediately: true }),
  ];
  // A test with its own clock runs the dependent jobs itself.
  if (!options.showNow) {
    // The first step closes what an earlier process left open. Immediately, or it would close new shows, too.
    jobs.push(job('shows', shows.stepMs, shows.step, true), job('tip-splits', 1_000, roomApps.step));
    jobs.push(job('meet', meets.stepMs, meets.step, true), job('meet-history', 60 * MINUTE, meets.forgetOld));
    jobs.push(job('recordings', 1_000, shows.recordings.step), job('live-recordings', 1_000, live.record));
    // Immediately: contests whose time was over while the platform was down end at once.
    jobs.push(job('versus', 1_000, versus.step, true));
    jobs.push(job('broadcasts', 1_000, live.step), job('stream-health', 5_000, live.reportHealth));
  }
  if (!options.now) {
    jobs.push(
      job('auto-charges', 15_000, autoCharges.step),
      job('payment-returns', 15_000, () => returnPayments(context)),
      job('reconciliation', MINUTE, reconciliation.step),
      job('orders', MINUTE, orders.step),
      job('ai', MINUTE, ai.step),
      ...(pushes ? [job('push', 1_000, pushes.step)] : []),
    );
  }
  const runWanted = async () => {
    for (const name of await journal.wanted()) {
      const found = jobs.find((one) => one.name === name);
      if (found && (await found.leads()) && (await journal.take(name))) await found.runNow();
    }
  };
  // In every process: each runs the jobs that it leads.
  jobs.push(startJob({ name: 'wanted-jobs', everyMs: 2_000, run: runWanted, log }));
  const bots =
    options.demo && options.isAlive !== false
      ? startBots(context, bus, realtime, publisher, options.partnerAfterSeconds)
      : [];
  // The first start takes seconds, and nobody waits for it: a stream that is watched comes first.
  if (isKept && options.demo) void loops.prepare();

  let closing: Promise<void> | null = null;
  const closeSockets = () => {
    closing ??= (async () => {
      stopping.abort();
      // What waits for a bus that is away would keep the process from ending.
      await bus.ping().catch(() => bus.close());
      encoding.close();
      const outboxesClosed = Promise.all([mails?.close(), pushes?.close()]);
      for (const one of [...jobs, ...bots].reverse()) await one.stop();
      await live.close();
      await outboxesClosed;
      roomApps.stop();
      await autoCharges.settled();
      await ai.close();
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
    await app.register(mediaFiles.plugin);
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
      await sites.close();
      await limits.close();
      await bus.close();
      if (!isKept && !options.uploadsDir) rmSync(mediaFolder, { recursive: true, force: true });
    },
  };
}
