import { isPostpayDue, POSTPAY_IDLE } from '@footlight/contract';
import { and, eq, gt, inArray, like, lt, max } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { settingsFrom } from '../../kernel/accounts/settings.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { account, purchase, REFILL_PURPOSES, spend, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { creditOf, givenCredit } from '../limits/funds.ts';
import { TooFewTokensError } from '../limits/spend.ts';
import { createSavedCardCharges, type Outcome, type SavedCardChargeParts } from './saved-card-charges.ts';

/** The job queries the biller again about a charge that is undecided for this long: its process may have died. */
const ASK_AGAIN_MS = 20_000;
const AT_ONCE = 100;

interface AutoChargeParts extends SavedCardChargeParts {
  log: FastifyBaseLogger;
}

export type AutoCharges = ReturnType<typeof createAutoCharges>;

/** Automatic charges: auto re-up and post-pay. The job resumes interrupted charges. */
export function createAutoCharges(parts: AutoChargeParts) {
  const { orm, log, now } = parts;
  const { beginPostpay, beginReUp, payingCard, run } = createSavedCardCharges(parts);

  const running = new Set<Promise<unknown>>();
  /** Closing the platform waits for the charges in progress. */
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

  /** Buys tokens for a user who lacks some, if they enabled it. True: the caller may retry the spend. */
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

  /** Charges debts that have reached their limit, or whose owner has spent nothing for an hour. */
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
      // A declined card is not retried: the owner must choose another one.
      if (owner.traits.postpayPaused || !isPostpayDue(standing)) continue;
      await chargeDebt(owner.id).catch((error: unknown) =>
        log.error({ err: error, userId: owner.id }, 'post-pay charge failed; will retry'),
      );
    }
  };

  /** Queries undecided charges of all processes. */
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
        log.error(
          { err: error, purchase: row.id },
          'biller did not report the state of the charge; will retry',
        ),
      );
    }
  };

  const step = async (): Promise<void> => {
    await askAgain();
    await chargeDue();
  };

  return {
    step,
    refill: track(refill),
    chargeDebt: track(chargeDebt),
    /** Resolves when every charge that this process started is decided or postponed. */
    settled: () => Promise.allSettled(running),

    /** Runs a spend. If funds are short and a refill succeeds, runs it once more. */
    async paying<T>(payer: Pick<UserRow, 'id'>, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof TooFewTokensError)) throw error;
        if (!(await refill(payer.id, error.missing))) throw error;
        return work();
      }
    },
    /** When the debt will be charged at the latest, in ms; null if it will not. */
    async dueAt(userId: number, debt: number): Promise<number | null> {
      if ((await payingCard(orm, userId, debt)) === null) return null;
      const [row] = await orm
        .select({ at: max(spend.at) })
        .from(spend)
        .where(and(eq(spend.userId, userId), gt(spend.credit, 0)));
      return row?.at ? row.at.getTime() + POSTPAY_IDLE : null;
    },
  };
}
