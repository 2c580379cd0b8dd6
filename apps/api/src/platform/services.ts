import { createDemo } from '../demo/index.ts';
import { createOauthProvider } from '../features/account/oauth-provider.ts';
import { createRedirectProvider } from '../features/age/redirect-provider.ts';
import { createAi } from '../features/ai/ai.ts';
import { createAutoCharges } from '../features/billing/auto-charges.ts';
import { createReconciliation } from '../features/billing/reconciliation.ts';
import { createAccountMailPlace } from '../features/brand/account-mail-place.ts';
import { createDomainCheck } from '../features/brand/domain-check.ts';
import { createDomains } from '../features/brand/domains.ts';
import { createSites } from '../features/brand/sites.ts';
import { createLive } from '../features/live/live.ts';
import { createMeets } from '../features/meet/meets.ts';
import { createOrders } from '../features/orders/orders.ts';
import { REPORT_HOURS, storeReport } from '../features/reports/reports.ts';
import { createRoomApps } from '../features/room-apps/room-apps.ts';
import { createShows } from '../features/shows/shows.ts';
import { createLiveNotices } from '../features/social/live-notices.ts';
import { createLivePush } from '../features/social/live-push.ts';
import { createVersus } from '../features/versus/versus.ts';
import { createWatchTogether } from '../features/watch-together/watch-together.ts';
import type { Bus } from '../kernel/events/bus/bus.ts';
import { createOutbox } from '../kernel/events/outbox.ts';
import { createPublisher } from '../kernel/events/publisher.ts';
import type { LimitStore } from '../kernel/http/limits.ts';
import { createMailSender } from '../kernel/mail/sender.ts';
import { createPushSender } from '../kernel/push/sender.ts';
import { createSigner } from '../kernel/signing.ts';
import { createDiskWatch } from '../kernel/storage/disk-watch.ts';
import type { Recorder } from '../kernel/streams/recorder.ts';
import { createBroadcasterOf } from '../read-models/broadcaster-of.ts';
import type { Context } from '../routes/context.ts';
import { createRealtime } from '../sockets/index.ts';
import type { Folders } from './folders.ts';
import { createMedia } from './media.ts';
import type { Parts } from './parts.ts';
import { aiProviderOf, billersOf, pushOf } from './providers.ts';
import { runOptions } from './run-options.ts';
import { createSocketSource } from './socket-source.ts';

/** The viewer of a show reports every ten seconds; after four missed reports they have left. */
const LEFT_AFTER_MS = 45_000;
const MINUTE = 60_000;

interface Connections {
  bus: Bus;
  limits: LimitStore;
  folders: Folders;
}

/** All features, each with what it needs, and the context of the routes. Nothing runs yet. */
export async function createServices(parts: Parts, { bus, limits, folders }: Connections) {
  const { options, database, secret, log } = parts;
  const { orm } = database;
  const signer = createSigner(secret);
  const run = runOptions(options);
  const now = options.now ?? options.showNow ?? Date.now;
  const showNow = options.showNow ?? Date.now;
  const minuteMs = options.showMinuteMs ?? MINUTE;

  const publisher = parts.publisher ?? createPublisher(bus);
  const work = createOutbox({ database, publisher, bus, log });
  const media = await createMedia({ options, database, log, folders, run, signer, work, now });
  const { loops, storage, streamRights, uploads, encoding, mediaFiles } = media;
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
    provider: aiProviderOf(options),
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
    clock: { now: showNow, minuteMs, leftAfterMs: LEFT_AFTER_MS },
    refill: autoCharges.refill,
    // Without a camera there is nothing to watch. The demo's rooms have synthetic streams.
    mayOpen: ({ isPublished }) => options.demo || isPublished,
  });
  const live = createLive({
    orm,
    work,
    air: { set: shows.setAir },
    rights: streamRights,
    hlsDir: folders.hls,
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
  const ice = options.ice ?? null;
  const meets = createMeets({
    orm,
    work,
    shows,
    signer,
    ice,
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

  const source = createSocketSource({ database, signer, options: run, sites, shows, meets, roomApps, work });
  const realtime = await createRealtime({ bus, log, source });
  const { presence } = realtime;
  const context: Context = {
    database,
    signer,
    work,
    presence,
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
    versus: createVersus({ orm, work, presence, log, secondMs: minuteMs / 60 }),
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
    ice,
    options: run,
    limits,
    log,
    now,
    running: new Set(),
  };
  return {
    context,
    realtime,
    publisher,
    loops,
    demo,
    lacksAgeProof: media.lacksAgeProof,
    disks: createDiskWatch({ library: folders.media, hls: folders.hls }, log),
    reconciliation: createReconciliation({ orm, work, billers, log, now }),
    liveNotices: createLiveNotices({ orm, work, signer, push, mailPlaceOf, log, now }),
    /** Null: no mails are sent. */
    mails: options.mail ? createMailSender(options.mail, { orm, log, now }) : null,
    /** Null: no push messages are sent. */
    pushes: push ? createPushSender(push, { orm, log, contentOf: createLivePush({ orm, now }), now }) : null,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
