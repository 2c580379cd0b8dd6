import { isPostpayDue, POSTPAY_IDLE } from '@footlight/contract';
import { and, eq, gt, inArray, like, lt, max } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import { account, purchase, REFILL_PURPOSES, spend, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { createStepper } from '../stepper.ts';
import { settingsFrom } from '../views/user-view.ts';
import { creditOf, givenCredit } from './funds.ts';
import { createRefillCharges, type Outcome, type RefillChargeParts } from './refill-charges.ts';
import { TooFewTokensError } from './spend.ts';

const STEP_MS = 15_000;
const LEAD_MS = 45_000;
/** A charge that was begun and not decided for this long is asked about again: its process may be gone. */
const ASK_AGAIN_MS = 20_000;
const AT_ONCE = 100;

interface RefillParts extends RefillChargeParts {
  bus: Bus;
}

export type Refills = ReturnType<typeof createRefills>;

/** What the platform charges by itself: auto re-up, and what was spent by post-pay; when, and once more if it was cut off. */
export function createRefills(parts: RefillParts) {
  const { database, bus, log, now } = parts;
  const { orm } = database;
  const { beginPostpay, beginReUp, run } = createRefillCharges(parts);

  const running = new Set<Promise<unknown>>();
  /** A platform that closes waits for the charges it has begun. */
  const track =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const one = work(...args).finally(() => running.delete(one));
      running.add(one);
      return one;
    };

  const chargeDebt = async (userId: number): Promise<Outcome> => {
    const row = await beginPostpay(userId);
    if (row) return run(row);
    const [owner] = await orm.select().from(user).where(eq(user.id, userId));
    return owner && (await balanceOf(orm, creditOf(owner))) < 0 ? 'declined' : 'settled';
  };

  /** Gets tokens for somebody who lacks some, if they chose that the platform may. True: it is worth trying again. */
  const refill = async (userId: number, missing: number): Promise<boolean> => {
    const [owner] = await orm.select().from(user).where(eq(user.id, userId));
    if (!owner) return false;
    if (settingsFrom(owner.settings).postpay && !owner.traits.postpayPaused) {
      const debt = -(await balanceOf(orm, creditOf(owner)));
      if (debt > 0 && debt >= missing) {
        const outcome = await chargeDebt(userId);
        if (outcome === 'declined') throw new ApiError('postpay_card_fail');
        return outcome === 'settled';
      }
    }
    const row = await beginReUp(userId, Math.max(1, missing));
    return row !== null && (await run(row)) === 'settled';
  };

  /** Debts that are at their limit, or whose owner has spent nothing for an hour. */
  const chargeDue = async (): Promise<void> => {
    let after = '';
    for (;;) {
      const debtors = await orm
        .select({ id: account.id, balance: account.balance })
        .from(account)
        .where(and(like(account.id, 'credit:%'), lt(account.balance, 0), gt(account.id, after)))
        .orderBy(account.id)
        .limit(AT_ONCE);
      await chargeDueOf(debtors);
      const last = debtors.at(-1);
      if (!last || debtors.length < AT_ONCE) return;
      after = last.id;
    }
  };

  const chargeDueOf = async (debtors: readonly { id: string; balance: number }[]): Promise<void> => {
    const ids = debtors.map(({ id }) => Number(id.slice('credit:'.length)));
    if (ids.length === 0) return;
    const owners = await orm.select().from(user).where(inArray(user.id, ids));
    const last = await orm
      .select({ userId: spend.userId, at: max(spend.at) })
      .from(spend)
      .where(and(inArray(spend.userId, ids), gt(spend.credit, 0)))
      .groupBy(spend.userId);
    for (const owner of owners) {
      const debt = -(debtors.find(({ id }) => id === creditOf(owner))?.balance ?? 0);
      const standing = {
        debt,
        limit: givenCredit(owner) ?? 0,
        lastSpentAt: last.find(({ userId }) => userId === owner.id)?.at?.getTime() ?? 0,
        now: now(),
      };
      // A declined card is not tried again and again: its owner is asked for another.
      if (owner.traits.postpayPaused || !isPostpayDue(standing)) continue;
      await chargeDebt(owner.id).catch((error: unknown) =>
        log.error({ err: error, userId: owner.id }, 'a debt could not be charged'),
      );
    }
  };

  /** Charges that were begun and not decided, by whichever process. */
  const askAgain = async (): Promise<void> => {
    const open = await orm
      .select()
      .from(purchase)
      .where(
        and(
          inArray(purchase.purpose, REFILL_PURPOSES),
          eq(purchase.state, 'created'),
          lt(purchase.createdAt, new Date(now() - ASK_AGAIN_MS)),
        ),
      )
      .limit(AT_ONCE);
    for (const row of open) {
      await run(row).catch((error: unknown) =>
        log.error({ err: error, purchase: row.id }, 'a charge could not be asked about'),
      );
    }
  };

  const step = async (): Promise<void> => {
    if (!(await bus.lead('refills', LEAD_MS))) return;
    await askAgain();
    await chargeDue();
  };
  const stepper = createStepper(step, STEP_MS, (error) => log.error({ err: error }, 'refills missed a step'));

  return {
    step,
    start: stepper.start,
    async stop() {
      await stepper.stop();
      await Promise.allSettled(running);
    },
    refill: track(refill),
    chargeDebt: track(chargeDebt),
    /** When all that was begun here is decided or put off. */
    settled: () => Promise.allSettled(running),

    /** Runs a spend; where too little is there and its owner lets the platform refill, runs it once more. */
    async paying<T>(payer: Pick<UserRow, 'id'>, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof TooFewTokensError)) throw error;
        if (!(await refill(payer.id, error.missing))) throw error;
        return work();
      }
    },
    /** When a debt is charged at the latest, ms; null where none is due. */
    async dueAt(userId: number): Promise<number | null> {
      const [row] = await orm
        .select({ at: max(spend.at) })
        .from(spend)
        .where(and(eq(spend.userId, userId), gt(spend.credit, 0)));
      return row?.at ? row.at.getTime() + POSTPAY_IDLE : null;
    },
  };
}
