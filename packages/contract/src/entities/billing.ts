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

/** A card that the biller keeps. Its look is assumed; the number is known to the biller alone. */
export const SavedCard = v.object({
  id: v.string(),
  has_affidavit: v.boolean(),
  brand: v.string(),
  last_four: v.string(),
  /** `MM/YY`. */
  expires: v.string(),
});
export type SavedCard = v.InferOutput<typeof SavedCard>;

/** Answer of POST billing/products (spec 1 §3, §7). */
export const ProductsAnswer = v.object({
  products: v.object({
    credit: v.array(Product),
    paypal: v.array(Product),
    /** With `crypto`, where a biller takes it. */
    crypto: v.optional(v.array(Product)),
    /** With a `cashtocode_country_code` where vouchers are sold. */
    voucher: v.optional(v.array(Product)),
  }),
  promo_products: v.object({ default: v.nullable(Product) }),
  declined_reason: v.nullable(v.string()),
  oneclick_suggestion: v.nullable(v.string()),
  cards: v.array(SavedCard),
  /** US dollars that may still be bought today; null when there is no limit. */
  daily_purchase_remaining: v.nullable(v.number()),
});
export type ProductsAnswer = v.InferOutput<typeof ProductsAnswer>;

export const PURCHASE_STATES = ['created', 'settled', 'declined', 'refunded', 'charged_back'] as const;

/** A payment that its payer makes by hand, and that may take minutes or days (spec 1 §7). Assumed. */
export const PaymentWait = v.object({
  method: v.picklist(['crypto', 'voucher']),
  /** `payment`: nothing has come yet; `confirmations`: it is on its way. */
  stage: v.picklist(['payment', 'confirmations']),
  confirmations: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  needed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** What the price holds until; what comes later counts at the list price. */
  expires_at: IsoTimestamp,
  /** The biller's page with address or voucher. */
  link: v.string(),
  /** US dollars that came in, once it is settled; null before. */
  received: v.nullable(v.number()),
  /** US dollars that were asked for. */
  asked: v.number(),
});
export type PaymentWait = v.InferOutput<typeof PaymentWait>;

/**
 * A purchase as the payer may see it. Money has moved in state `settled`, and back again in `refunded` and
 * `charged_back`. Assumed.
 */
export const Purchase = v.object({
  transaction_id: v.string(),
  product_id: v.string(),
  state: v.picklist(PURCHASE_STATES),
  tokens: Tokens,
  amount: v.number(),
  /** Level that was bought; null for tokens. */
  membership: v.nullable(v.string()),
  /** Null where the biller takes the money at once. */
  wait: v.nullable(PaymentWait),
  decline_code: v.nullable(v.string()),
  /** When it was begun, when it was decided and when it went back. */
  created_at: IsoTimestamp,
  decided_at: v.nullable(IsoTimestamp),
  reversed_at: v.nullable(IsoTimestamp),
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

/** Answer of a one-click purchase (spec 1 §4, §7): `status` true is settled; else a link, or an error, or neither yet. */
export const OneClickAnswer = v.object({
  status: v.boolean(),
  transaction_id: v.string(),
  link: v.nullable(v.string()),
  /** `verification_required` or a decline code. */
  error: v.nullable(v.string()),
});
export type OneClickAnswer = v.InferOutput<typeof OneClickAnswer>;

/** A page of movements, newest first. `next` is the cursor of the following one. Assumed. */
export const TokenHistoryAnswer = v.object({
  entries: v.array(TokenEntry),
  next: v.nullable(v.string()),
  /** Tokens owed after a payment went back; the next ones that come in pay it first. */
  owed: Tokens,
  /** Tokens spent by post-pay and not charged yet. */
  debt: Tokens,
});
export type TokenHistoryAnswer = v.InferOutput<typeof TokenHistoryAnswer>;
