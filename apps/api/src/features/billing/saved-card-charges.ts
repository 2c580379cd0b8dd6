import {
  CHECKOUT_HOLDS,
  debtCents,
  leftOf,
  mayBuyTokens,
  mayReUp,
  NO_TOKENS_COUNTRY,
} from '@footlight/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { product, purchase, REFILL_PURPOSES, savedCard, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { Work } from '../../kernel/events/outbox.ts';
import { balanceOf, giftedOf, post } from '../../kernel/ledger/ledger.ts';
import { purseOf } from '../../kernel/ledger/purses.ts';
import { creditOf, lockFunds } from '../limits/funds.ts';
import { boughtOf, reUpsOf, termsOf } from '../limits/terms.ts';
import type { Billers } from './biller.ts';
import { charge } from './charge.ts';
import { isAutoCharge } from './purchase-purposes.ts';
import { createPurchase } from './purchases.ts';
import type { PurchaseRow } from './rows.ts';
import { takeEvent } from './take-event.ts';

export interface SavedCardChargeParts {
  orm: Orm;
  work: Work;
  billers: Billers;
  publicUrl: string;
  now(): number;
}

export type Outcome = 'settled' | 'declined' | 'open';

/**
 * Charges a saved card off-session. The purchase is committed before the biller is called, and its id is the biller's
 * idempotency key, so a process that dies in between charges once and credits once. The database allows one open
 * automatic charge per account.
 */
export function createSavedCardCharges({ orm, work, billers, publicUrl, now }: SavedCardChargeParts) {
  const cardsFor = async (tx: Orm, userId: number) =>
    (
      await tx.select().from(savedCard).where(eq(savedCard.userId, userId)).orderBy(desc(savedCard.createdAt))
    ).filter((card) => billers.has(card.biller));

  /** The card that pays a debt; null without one, or while the debt is less than its company charges. */
  const payingCard = async (tx: Orm, userId: number, tokens: number) => {
    const [card] = await cardsFor(tx, userId);
    const least = billers.get(card?.biller ?? '')?.leastCents ?? 0;
    return card && debtCents(tokens) >= least ? card : null;
  };

  /** The charge in progress. Call with the user's row locked. */
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

  /** Starts to charge a debt after using the bought tokens of the balance. Null: nothing is left to charge, or no card pays it. */
  const beginPostpay = (userId: number): Promise<PurchaseRow | null> =>
    work.run(async ({ tx }) => {
      const owner = await lockUser(tx, userId);
      const open = await openOf(tx, userId);
      if (open) return open.purpose === 'postpay' ? open : null;
      const { tokens } = await lockFunds(tx, owner, now());
      const debt = -(await balanceOf(tx, creditOf(owner)));
      const covered = Math.min(debt, tokens - (await giftedOf(tx, purseOf(owner))));
      if (covered > 0) {
        await post(tx, {
          kind: 'postpay_paid',
          postings: [
            { account: purseOf(owner), amount: -covered },
            { account: creditOf(owner), amount: covered },
          ],
        });
      }
      const left = debt - covered;
      const card = await payingCard(tx, userId, left);
      if (left <= 0) await setPaused(tx, owner, false);
      if (left <= 0 || !card) return null;
      return createPurchase(tx, {
        userId,
        product: { internalId: 'postpay', tokens: left, amountCents: debtCents(left), membership: null },
        biller: card.biller,
        returnUrl: new URL('/account/tokens', publicUrl).href,
        attribution: {},
        cardId: card.id,
        purpose: 'postpay',
        now: now(),
      });
    });

  /** Starts an auto re-up if the owner's settings and limits allow it. */
  const beginReUp = (userId: number, missing: number): Promise<PurchaseRow | null> =>
    work.run(async ({ tx }) => {
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
        returnUrl: new URL('/account/tokens', publicUrl).href,
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

  /** The stored result: a callback may have come first. */
  const outcomeOf = async (id: string): Promise<Outcome> => {
    const [row] = await orm.select().from(purchase).where(eq(purchase.id, id));
    if (row?.state === 'created' && isAutoCharge(row)) return 'open';
    return row?.state === 'settled' ? 'settled' : 'declined';
  };

  /**
   * A card that needs an action by its owner cannot be charged off-session: the charge becomes an ordinary purchase.
   */
  const needsOwner = async (row: PurchaseRow): Promise<Outcome> => {
    const isOpen = await work.run(async (unit) => {
      const { tx } = unit;
      const changed = await tx
        .update(purchase)
        .set({ purpose: 'purchase', cardId: null, expiresAt: new Date(now() + CHECKOUT_HOLDS) })
        // A callback may have come first, and so may another process.
        .where(
          and(
            eq(purchase.id, row.id),
            eq(purchase.state, 'created'),
            inArray(purchase.purpose, REFILL_PURPOSES),
          ),
        )
        .returning({ id: purchase.id });
      if (changed.length === 0) return false;
      if (row.purpose === 'postpay') await setPaused(tx, await lockUser(tx, row.userId), true);
      const error = row.purpose === 'postpay' ? 'postpay_card_fail' : 'verification_required';
      unit.toUser(row.userId, 'v3.reUp.update', { success: false, tokens: 0, error });
      return true;
    });
    return isOpen ? 'declined' : outcomeOf(row.id);
  };

  /** Requests one charge from the biller; a repeated call returns the same result. */
  const run = async (row: PurchaseRow): Promise<Outcome> => {
    const biller = billers.get(row.biller);
    const [card] = await orm
      .select()
      .from(savedCard)
      .where(eq(savedCard.id, row.cardId ?? ''));
    if (!biller || !card) return needsOwner(row);
    const result = await charge(orm, biller, row, card.token, now());
    if (result.kind === 'step') return needsOwner(row);
    if (result.kind === 'decided') await takeEvent({ work, billers, now }, biller.name, result.event);
    return outcomeOf(row.id);
  };

  return { beginPostpay, beginReUp, payingCard, run };
}
