import { randomBytes } from 'node:crypto';
import { CHECKOUT_HOLDS } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { type PurchasePurpose, purchase, user } from '../../kernel/db/schema/index.ts';
import { boughtOf, termsOf } from '../limits/terms.ts';
import { type CloseCheckout, closeAbandoned } from './abandoned-checkouts.ts';
import { deviceHashOf } from './fingerprints.ts';
import type { ProductRow, PurchaseRow } from './rows.ts';

export interface NewPurchase {
  userId: number;
  product: Pick<ProductRow, 'internalId' | 'tokens' | 'amountCents' | 'membership'>;
  biller: string;
  returnUrl: string;
  attribution: Record<string, string>;
  /** The saved card to charge. */
  cardId?: string;
  purpose?: PurchasePurpose;
  /** ms, by the clock that limits use. */
  now?: number;
  /** Closes an abandoned checkout, so that it does not use up the daily limit. Only for what the buyer starts. */
  close?: CloseCheckout;
}

/**
 * Locks the buyer's row: what is decided about their purchases is decided one by one. The lock does not block inserts
 * that refer to the user, so a tip that holds the user's accounts cannot deadlock with it.
 */
export const lockBuyer = (tx: Orm, userId: number) =>
  tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');

/** The buyer's own daily limit in cents [BILL-10]; null for none. */
export async function dailyLimitOf(tx: Orm, userId: number, now: number): Promise<number | null> {
  const { daily_limit } = (await termsOf(tx, userId, now)).limits.limits;
  return daily_limit === null ? null : daily_limit * 100;
}

/** Whether the daily limit applies: post-pay debt is owed already, and a card verification costs nothing. */
export const isLimited = ({ purpose, amountCents }: Pick<PurchaseRow, 'purpose' | 'amountCents'>): boolean =>
  purpose !== 'postpay' && amountCents > 0;

/**
 * Enforces the buyer's own daily limit for every charge. Open checkouts count as long as they can be paid; if only they
 * are in the way, the new purchase replaces them.
 */
async function checkDailyLimit(tx: Orm, wanted: NewPurchase, now: number): Promise<void> {
  const { userId, product, close } = wanted;
  await lockBuyer(tx, userId);
  const limit = await dailyLimitOf(tx, userId, now);
  if (limit === null) return;
  const exceeds = async () => (await boughtOf(tx, userId, now)).used + product.amountCents - limit;
  const excess = await exceeds();
  if (excess <= 0) return;
  if (close) await closeAbandoned(tx, wanted, { excess, close, now });
  if ((await exceeds()) > 0) throw new ApiError('user_daily_limit');
}

/**
 * Stores the start of a checkout or charge. No tokens move.
 *
 * @throws ApiError `user_daily_limit` above the buyer's own limit
 */
export async function createPurchase(tx: Orm, wanted: NewPurchase): Promise<PurchaseRow> {
  const now = wanted.now ?? Date.now();
  const { amountCents, tokens, membership, internalId } = wanted.product;
  const purpose = wanted.purpose ?? 'purchase';
  if (isLimited({ purpose, amountCents })) await checkDailyLimit(tx, wanted, now);
  const [row] = await tx
    .insert(purchase)
    .values({
      id: randomBytes(15).toString('base64url'),
      userId: wanted.userId,
      productId: internalId,
      biller: wanted.biller,
      tokens,
      amountCents,
      membership,
      returnUrl: wanted.returnUrl,
      attribution: wanted.attribution,
      // The platform's own charges come from no device.
      deviceHash: purpose === 'purchase' ? await deviceHashOf(tx, wanted.userId, now) : null,
      cardId: wanted.cardId ?? null,
      purpose,
      createdAt: new Date(now),
      expiresAt: wanted.cardId === undefined ? new Date(now + CHECKOUT_HOLDS) : null,
    })
    .returning();
  if (!row) throw new Error('Insert of a purchase returned no row');
  return row;
}

/** A purchase, if it belongs to this user. */
export async function purchaseOf(orm: Orm, userId: number, id: string): Promise<PurchaseRow | null> {
  const [row] = await orm
    .select()
    .from(purchase)
    .where(and(eq(purchase.id, id), eq(purchase.userId, userId)));
  return row ?? null;
}
