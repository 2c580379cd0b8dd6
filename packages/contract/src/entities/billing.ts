import * as v from 'valibot';
import { IsoTimestamp, Tokens } from './common.ts';

/** One thing on sale (spec 1 §3, billing product). `internal_id` starts with `membership_` for memberships. */
export const Product = v.object({
  internal_id: v.string(),
  biller: v.string(),
  biller_link: v.string(),
  tokens: Tokens,
  /** US dollars. */
  amount: v.number(),
  /** Percent off the list price, or null. */
  discount: v.nullable(v.number()),
  membership: v.nullable(v.string()),
  is_oneclick: v.boolean(),
});
export type Product = v.InferOutput<typeof Product>;

/** Answer of POST billing/products (spec 1 §3, §7). */
export const ProductsAnswer = v.object({
  products: v.object({ credit: v.array(Product), paypal: v.array(Product) }),
  promo_products: v.object({ default: v.nullable(Product) }),
  declined_reason: v.nullable(v.string()),
  oneclick_suggestion: v.nullable(v.string()),
  cards: v.array(v.object({ id: v.string(), has_affidavit: v.boolean() })),
  /** US dollars that may still be bought today; null when there is no limit. */
  daily_purchase_remaining: v.nullable(v.number()),
});
export type ProductsAnswer = v.InferOutput<typeof ProductsAnswer>;

export const PURCHASE_STATES = ['created', 'settled', 'declined'] as const;

/** A purchase as the payer may see it. Money has moved only in state `settled`. Assumed. */
export const Purchase = v.object({
  transaction_id: v.string(),
  product_id: v.string(),
  state: v.picklist(PURCHASE_STATES),
  tokens: Tokens,
  amount: v.number(),
  decline_code: v.nullable(v.string()),
});
export type Purchase = v.InferOutput<typeof Purchase>;

/** One movement of a viewer's tokens, as the books have it. Assumed. */
export const TokenEntry = v.object({
  id: v.number(),
  at: IsoTimestamp,
  /** `tip`, `purchase`, `signup_offer`…; a page that does not know one says something general. */
  kind: v.string(),
  /** Whole tokens; negative is spent. */
  change: v.pipe(v.number(), v.safeInteger()),
  /** Tokens after it. */
  balance: v.pipe(v.number(), v.safeInteger()),
  /** Username of the broadcaster, where there is one. */
  counterpart: v.nullable(v.string()),
  /** US dollars, of a purchase. */
  amount: v.nullable(v.number()),
  /** What a receipt names. */
  reference: v.nullable(v.string()),
});
export type TokenEntry = v.InferOutput<typeof TokenEntry>;

/** A page of movements, newest first. `next` is the cursor of the following one. Assumed. */
export const TokenHistoryAnswer = v.object({
  entries: v.array(TokenEntry),
  next: v.nullable(v.string()),
});
export type TokenHistoryAnswer = v.InferOutput<typeof TokenHistoryAnswer>;
