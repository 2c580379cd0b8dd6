import { startBots } from '../demo/bots/index.ts';
import { renewMemberships } from '../features/billing/membership-renewals.ts';
import { returnPayments } from '../features/billing/returns.ts';
import { refreshRankings } from '../features/browse/rankings.ts';
import { renewFanClubs } from '../features/fan-clubs/renewals.ts';
import { createJobJournal } from '../kernel/job-journal.ts';
import { type Job, startJob } from '../kernel/jobs.ts';
import { sweepGarbage } from '../kernel/storage/garbage.ts';
import { forgetOld } from './housekeeping.ts';
import type { PlatformOptions } from './options.ts';
import type { Services } from './services.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Starts what runs at intervals. Returns how to stop it; a run in progress ends first. */
export function startJobs(options: PlatformOptions, services: Services): () => Promise<void> {
  const { context, realtime, publisher, disks, reconciliation, liveNotices, mails, pushes } = services;
  const { work, live, shows, meets, roomApps, versus, storage, bus, log, now } = context;
  const { orm } = context.database;
  const journal = createJobJournal(orm, now);
  const onRun = options.metrics?.jobRan;
  const stopping = new AbortController();

  /** One of several processes runs it at a time. */
  const job = (
    name: string,
    everyMs: number,
    run: (isNewLeader: boolean) => Promise<unknown>,
    immediately = false,
  ): Job => startJob({ name, everyMs, run, leader: bus, log, immediately, journal, onRun });
  /** Each process runs it. */
  const ownJob = (name: string, everyMs: number, run: () => Promise<unknown>, immediately = false): Job =>
    startJob({ name, everyMs, run, log, immediately });

  const jobs = [
    job('outbox', SECOND, work.step),
    ...(mails ? [job('mail', SECOND, mails.step)] : []),
    job('live-notices', SECOND, liveNotices.step),
    job('memberships', MINUTE, () => renewMemberships(context)),
    job('fan-clubs', MINUTE, () => renewFanClubs(context)),
    job('rankings', 5 * MINUTE, () => refreshRankings(orm, new Date(now()))),
    job('domains', MINUTE, context.domains.step),
    job('housekeeping', 60 * MINUTE, () => forgetOld(orm)),
    job('stored-garbage', MINUTE, () => sweepGarbage(orm, storage, log, stopping.signal)),
    // A lease gives a file to one of the processes.
    ownJob('encoding', SECOND, context.encoding.step),
    ownJob('renditions', SECOND, live.renditions.step, true),
    ownJob('disks', MINUTE, disks.step, true),
    ownJob('uploads', 5 * MINUTE, context.uploads.step, true),
  ];
  // A test with its own clock runs the dependent jobs itself.
  if (!options.showNow) {
    jobs.push(
      // The first step closes what an earlier process left open. Immediately, or it would also close new shows.
      job('shows', shows.stepMs, shows.step, true),
      job('tip-splits', SECOND, roomApps.step),
      job('meet', meets.stepMs, meets.step, true),
      job('meet-history', 60 * MINUTE, meets.forgetOld),
      job('recordings', SECOND, shows.recordings.step),
      job('live-recordings', SECOND, live.record),
      // Immediately: contests whose time was over while the platform was down end at once.
      job('versus', SECOND, versus.step, true),
      job('broadcasts', SECOND, live.step),
      job('stream-health', 5 * SECOND, live.reportHealth),
    );
  }
  if (!options.now) {
    jobs.push(
      job('auto-charges', 15 * SECOND, context.autoCharges.step),
      job('payment-returns', 15 * SECOND, () => returnPayments(context)),
      job('reconciliation', MINUTE, reconciliation.step),
      job('orders', MINUTE, context.orders.step),
      job('ai', MINUTE, context.ai.step),
      ...(pushes ? [job('push', SECOND, pushes.step)] : []),
    );
  }
  const runWanted = async () => {
    for (const name of await journal.wanted()) {
      const found = jobs.find((one) => one.name === name);
      if (found && (await found.leads()) && (await journal.take(name))) await found.runNow();
    }
  };
  // In every process: each runs the jobs that it leads.
  jobs.push(ownJob('wanted-jobs', 2 * SECOND, runWanted));
  const bots =
    options.demo && options.isAlive !== false
      ? startBots(context, bus, realtime, publisher, options.partnerAfterSeconds)
      : [];

  return async () => {
    stopping.abort();
    for (const one of [...jobs, ...bots].reverse()) await one.stop();
  };
}
