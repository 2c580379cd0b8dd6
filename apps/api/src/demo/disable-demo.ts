import { brandConfigOf, DEFAULT_PROMO_CODE } from '@footlight/contract';
import { demoSites, withoutDemoSupport } from '@footlight/contract/fixtures';
import { and, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm';
import { DEFAULT_HOST, lockSite, makeLive } from '../features/brand/store.ts';
import { NO_PASSWORD } from '../kernel/accounts/password.ts';
import { type Database, exclusively, type Orm } from '../kernel/db/database.ts';
import {
  ageCheck,
  banner,
  broadcasterApplication,
  fanclubMembership,
  meta,
  model,
  payout,
  promoCode,
  report,
  savedCard,
  session,
  site,
  user,
} from '../kernel/db/schema/index.ts';
import { releasePayout } from '../kernel/ledger/payout.ts';
import { DISABLED_KEY, SEEDED_KEY } from './demo-state.ts';
import { SANDBOX_AGE } from './sandbox-age/provider.ts';
import { FIRST_REAL_ID, SEED_LOCK } from './seed.ts';

/** What was locked or removed, and what is left to judge. */
export interface DisabledDemo {
  accounts: number;
  brands: number;
  promoCodes: number;
  /** Accounts that people created in the demo: they keep their password, and tokens that were given away. */
  otherAccounts: number;
}

async function forgetSupport(tx: Orm): Promise<void> {
  const found = await lockSite(tx, DEFAULT_HOST);
  if (!found) return;
  const custom = withoutDemoSupport(found.site.custom);
  if (Object.keys(custom).length === Object.keys(found.site.custom).length) return;
  await makeLive(tx, found, brandConfigOf({ ...found.site, custom }), { kind: 'published', userId: null });
}

/** Takes the demo's cases out of the staff's queues: nobody must pay out tokens of the sandbox. */
async function clearQueues(tx: Orm, now: Date): Promise<void> {
  await tx.delete(report).where(lt(report.reportedId, FIRST_REAL_ID));
  await tx.delete(broadcasterApplication).where(lt(broadcasterApplication.userId, FIRST_REAL_ID));
  await tx.delete(fanclubMembership).where(lt(fanclubMembership.userId, FIRST_REAL_ID));
  const waiting = await tx
    .update(payout)
    .set({ state: 'rejected', decidedAt: now, reason: 'The demo has ended.' })
    .where(and(lt(payout.userId, FIRST_REAL_ID), inArray(payout.state, ['requested', 'approved'])))
    .returning();
  for (const row of waiting) await releasePayout(tx, row);
}

/**
 * Locks the demo accounts for good: no password, no sessions, roles or credit. Takes their rooms offline, and removes
 * the demo's brands, promo codes, sandbox cards and ways to support. The ledger keeps its entries.
 *
 * @throws Error if the database never held the demo
 */
export function disableDemo(database: Database, now = new Date()): Promise<DisabledDemo> {
  return exclusively(database, SEED_LOCK, async (tx) => {
    const [seeded] = await tx.select().from(meta).where(eq(meta.key, SEEDED_KEY));
    if (!seeded) throw new Error('This database never held the demo: nothing to disable.');
    const isDemo = lt(user.id, FIRST_REAL_ID);
    await tx.delete(session).where(lt(session.userId, FIRST_REAL_ID));
    // The sandbox verified nobody's age.
    await tx.delete(ageCheck).where(eq(ageCheck.provider, SANDBOX_AGE));
    const locked = await tx
      .update(user)
      .set({
        passwordHash: NO_PASSWORD,
        roles: [],
        membership: null,
        settings: {},
        traits: { isRemoved: true },
      })
      .where(isDemo)
      .returning({ id: user.id });
    await tx
      .update(model)
      .set({
        status: 'offline',
        liveSince: null,
        viewers: 0,
        settings: sql`${model.settings} - 'camPasswordHash'`,
      })
      .where(lt(model.userId, FIRST_REAL_ID));
    await tx.delete(savedCard).where(like(savedCard.biller, 'sandbox%'));
    await clearQueues(tx, now);

    const { default: mainSite, ...brands } = demoSites;
    const hosts = Object.values(brands).map(({ domain_name }) => domain_name);
    const removed = await tx.delete(site).where(inArray(site.host, hosts)).returning({ host: site.host });
    await forgetSupport(tx);
    // The demo draws their pictures.
    await tx.delete(banner).where(like(banner.image, '/art/banner/%'));
    // Redemptions refer to the row, so it stays and expires.
    const codes = await tx
      .update(promoCode)
      .set({ expiresAt: now })
      .where(
        or(
          lt(promoCode.createdBy, FIRST_REAL_ID),
          and(eq(promoCode.sitecode, mainSite.sitecode), eq(promoCode.code, DEFAULT_PROMO_CODE)),
        ),
      )
      .returning({ id: promoCode.id });
    const date = now.toISOString();
    await tx
      .insert(meta)
      .values({ key: DISABLED_KEY, value: date })
      .onConflictDoUpdate({ target: meta.key, set: { value: date } });
    return {
      accounts: locked.length,
      brands: removed.length,
      promoCodes: codes.length,
      otherAccounts: await tx.$count(user, gte(user.id, FIRST_REAL_ID)),
    };
  });
}
