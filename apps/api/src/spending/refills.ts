import {
  debtCents,
  isPostpayDue,
  leftOf,
  mayBuyTokens,
  mayReUp,
  NO_TOKENS_COUNTRY,
  POSTPAY_IDLE,
} from '@footlight/contract';
import { and, desc, eq, gt, inArray, like, lt, max } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../auth/session.ts';
import { announceDecision } from '../billing/announce.ts';
import type { Biller } from '../billing/biller.ts';
import { charge } from '../billing/charge.ts';
import { createPurchase, type PurchaseRow, takeEvent } from '../billing/purchases.ts';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { account, product, purchase, REFILL_PURPOSES, savedCard, spend, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import type { Broadcast } from '../ports.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { createStepper } from '../stepper.ts';
import { purseOf, settingsFrom } from '../views/user-view.ts';
import { creditOf, givenCredit, lockFunds } from './funds.ts';
import { TooFewTokensError } from './spend.ts';
import { boughtOf, reUpsOf, termsOf } from './terms.ts';

const STEP_MS = 15_000;
const LEAD_MS = 45_000;
/** A charge that was begun and not decided for this long is asked about again: its process may be gone. */
const ASK_AGAIN_MS = 20_000;
const AT_ONCE = 100;

interface RefillParts {
  database: Database;
  billers: ReadonlyMap<string, Biller>;
  broadcast: Broadcast;
  bus: Bus;
  log: FastifyBaseLogger;
  publicUrl: string;
  now(): number;
}

type Outcome = 'settled' | 'declined' | 'open';

export type Refills = ReturnType<typeof createRefills>;

/**
 * What the platform charges by itself: auto re-up, and what was spent by post-pay. The wish is committed before the biller
 * hears of it, and its id is the biller's guard against a second charge, so that a process that dies in between charges
 * once and credits once. One charge of an account is under way at a time; the database holds that.
 */
export function createRefills(parts: RefillParts) {
  const { database, billers, broadcast, bus, log, now } = parts;
  const { orm } = database;

  const running = new Set<Promise<unknown>>();
  /** A platform that closes waits for the charges it has begun. */
  const track =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const one = work(...args).finally(() => running.delete(one));
      running.add(one);
      return one;
    };

  const cardsFor = async (tx: Orm, userId: number) =>
    (
      await tx.select().from(savedCard).where(eq(savedCard.userId, userId)).orderBy(desc(savedCard.createdAt))
    ).filter((card) => billers.has(card.biller));

  /** The charge that is under way. Called with the user's row locked. */
  const openOf = async (tx: Orm, userId: number): Promise<PurchaseRow | undefined> => {
    const [row] = await tx
      .select()
      .from(purchase)
      .where(
        and(
          eq(purchase.userId, userId),
          inArray(purchase.purpose, REFILL_PURPOSES),
          eq(purchase.state, 'created'),
        ),
      );
    return row;
  };

  const lockUser = async (tx: Orm, userId: number): Promise<UserRow> => {
    const [row] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
    if (!row) throw new ApiError('user_not_found');
    return row;
  };

  /** Begins to charge a debt: what the purse holds pays first. Null: nothing is left to charge, or no card is there. */
  const beginPostpay = (userId: number): Promise<PurchaseRow | null> =>
    inTransaction(database, async (tx) => {
      const owner = await lockUser(tx, userId);
      const open = await openOf(tx, userId);
      if (open) return open.purpose === 'postpay' ? open : null;
      const { tokens } = await lockFunds(tx, owner, now());
      const debt = -(await balanceOf(tx, creditOf(owner)));
      const covered = Math.min(debt, tokens);
      if (covered > 0) {
        await post(tx, {
          kind: 'postpay_paid',
          postings: [
            { account: purseOf(owner), amount: -covered },
            { account: creditOf(owner), amount: covered },
          ],
        });
      }
      const [card] = await cardsFor(tx, userId);
      const left = debt - covered;
      if (left <= 0) await setPaused(tx, owner, false);
      if (left <= 0 || !card) return null;
      return createPurchase(tx, {
        userId,
        product: { internalId: 'postpay', tokens: left, amountCents: debtCents(left), membership: null },
        biller: card.biller,
        returnUrl: new URL('/account/tokens', parts.publicUrl).href,
        attribution: {},
        cardId: card.id,
        purpose: 'postpay',
        now: now(),
      });
    });

  /** Begins an auto re-up if its owner's choice and limits allow it. */
  const beginReUp = (userId: number, missing: number): Promise<PurchaseRow | null> =>
    inTransaction(database, async (tx) => {
      const owner = await lockUser(tx, userId);
      if (await openOf(tx, userId)) return null;
      const { reUp, limits } = await termsOf(tx, userId, now());
      if (!reUp.enabled || reUp.product_id === null) return null;
      const person = {
        type: owner.type,
        compliance_status: owner.complianceStatus,
        country_code: owner.country,
      };
      if (!mayBuyTokens(person) || owner.country === NO_TOKENS_COUNTRY) return null;
      const [pack] = await tx.select().from(product).where(eq(product.internalId, reUp.product_id));
      const card = (await cardsFor(tx, userId)).find(({ id }) => id === reUp.card_id);
      const limit = limits.limits.daily_limit;
      const left = leftOf(limit === null ? null : limit * 100, (await boughtOf(tx, userId, now())).used);
      const isAllowed = mayReUp({
        reUp,
        pack: pack?.isOneclick ? { tokens: pack.tokens, amount: pack.amountCents / 100 } : null,
        hasCard: card !== undefined,
        done: await reUpsOf(tx, userId, now()),
        remaining: left === null ? null : left / 100,
        missing,
      });
      if (!isAllowed || !pack || !card) return null;
      return createPurchase(tx, {
        userId,
        product: pack,
        biller: card.biller,
        returnUrl: new URL('/account/tokens', parts.publicUrl).href,
        attribution: {},
        cardId: card.id,
        purpose: 're_up',
        now: now(),
      });
    });

  const setPaused = async (tx: Orm, owner: UserRow, isPaused: boolean): Promise<void> => {
    if ((owner.traits.postpayPaused ?? false) === isPaused) return;
    const { postpayPaused: _, ...traits } = owner.traits;
    await tx
      .update(user)
      .set({ traits: isPaused ? { ...traits, postpayPaused: true } : traits })
      .where(eq(user.id, owner.id));
  };

  /** A card that wants its owner for a step cannot be charged behind their back: the charge becomes an ordinary purchase. */
  const needsOwner = async (row: PurchaseRow): Promise<Outcome> => {
    await inTransaction(database, async (tx) => {
      await tx.update(purchase).set({ purpose: 'purchase', cardId: null }).where(eq(purchase.id, row.id));
      if (row.purpose === 'postpay') await setPaused(tx, await lockUser(tx, row.userId), true);
    });
    const error = row.purpose === 'postpay' ? 'postpay_card_fail' : 'verification_required';
    await broadcast.toUser(row.userId, 'v3.reUp.update', { success: false, tokens: 0, error });
    return 'declined';
  };

  /** Asks the biller for one charge; asked again, it tells the same. */
  const run = async (row: PurchaseRow): Promise<Outcome> => {
    const biller = billers.get(row.biller);
    const [card] = await orm
      .select()
      .from(savedCard)
      .where(eq(savedCard.id, row.cardId ?? ''));
    if (!biller || !card) return needsOwner(row);
    const result = await charge(biller, row, card.token);
    if (result.kind === 'pending') return 'open';
    if (result.kind === 'step') return needsOwner(row);
    const decision = await takeEvent(database, biller.name, result.event);
    if (decision.result === 'decided') await announceDecision({ database, broadcast, log }, decision);
    // What the books say: a callback may have been first.
    const [after] = await orm.select().from(purchase).where(eq(purchase.id, row.id));
    if (after?.state === 'created') return 'open';
    return after?.state === 'settled' ? 'settled' : 'declined';
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
