import * as v from 'valibot';
import { Id, IsoTimestamp, Tokens } from './common.ts';

/** A product (spec 1 §3, billing product). `internal_id` starts with `membership_` for memberships. */
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

/** A saved card. Its shape is assumed; only the biller knows the number. */
export const SavedCard = v.object({
  id: v.string(),
  /** Its owner verified this card with the bank. */
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
    /** With `crypto`, if a biller supports it. */
    crypto: v.optional(v.array(Product)),
    /** With a `cashtocode_country_code` where vouchers are sold. */
    voucher: v.optional(v.array(Product)),
  }),
  promo_products: v.object({ default: v.nullable(Product) }),
  declined_reason: v.nullable(v.string()),
  /** The product that this user bought last with one click, else the smallest one; null without a saved card. */
  oneclick_suggestion: v.nullable(v.string()),
  cards: v.array(SavedCard),
  /** US dollars left of today's purchase limit; null without a limit. */
  daily_purchase_remaining: v.nullable(v.number()),
});
export type ProductsAnswer = v.InferOutput<typeof ProductsAnswer>;

/** `returning`: the payment was above the buyer's own daily limit and is being refunded. */
export const PURCHASE_STATES = [
  'created',
  'expired',
  'settled',
  'declined',
  'returning',
  'refunded',
  'charged_back',
] as const;

/**
 * Why a settled purchase differs from its order. `offer_used`: another purchase settled first, so the new member offer
 * became tokens at the list price. `daily_limit`: the payment was above the buyer's own daily limit; it is refunded, or
 * credited if the biller cannot refund.
 */
export const PURCHASE_NOTICES = ['offer_used', 'daily_limit'] as const;
export type PurchaseNotice = (typeof PURCHASE_NOTICES)[number];

/** An asynchronous payment, which may take minutes or days (spec 1 §7). Assumed. */
export const PaymentWait = v.object({
  method: v.picklist(['crypto', 'voucher']),
  /** `payment`: nothing received yet; `confirmations`: received, not final yet. */
  stage: v.picklist(['payment', 'confirmations']),
  confirmations: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  needed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The price is valid until then; later payments count at the list price. */
  expires_at: IsoTimestamp,
  /** The biller's page with the address or voucher. */
  link: v.string(),
  /** US dollars received, once it is settled; null before. */
  received: v.nullable(v.number()),
  /** US dollars ordered. */
  asked: v.number(),
});
export type PaymentWait = v.InferOutput<typeof PaymentWait>;

/**
 * A purchase as the payer sees it. Tokens have moved in state `settled`, and back in `refunded` and `charged_back`. A
 * checkout in state `expired` can no longer be paid; a payment in progress may still settle it. Assumed.
 */
export const Purchase = v.object({
  transaction_id: v.string(),
  product_id: v.string(),
  state: v.picklist(PURCHASE_STATES),
  tokens: Tokens,
  amount: v.number(),
  /** The purchased level; null for tokens. */
  membership: v.nullable(v.string()),
  /** Null for synchronous payments. */
  wait: v.nullable(PaymentWait),
  decline_code: v.nullable(v.string()),
  notice: v.nullable(v.picklist(PURCHASE_NOTICES)),
  /** When a checkout expires; null for a charge of a saved card. */
  expires_at: v.nullable(IsoTimestamp),
  /** When it was started, decided and reversed. */
  created_at: IsoTimestamp,
  decided_at: v.nullable(IsoTimestamp),
  reversed_at: v.nullable(IsoTimestamp),
});
export type Purchase = v.InferOutput<typeof Purchase>;

/** How the room shows a tip: with the sender's name, without it, or only to the receiver. Assumed. */
export const TIP_TYPES = ['public', 'private', 'anonymous'] as const;

/** What caused a tip (spec 1 §3, tip). */
export const TipOrigin = v.object({
  type: v.picklist(TIP_TYPES),
  /** `tip_panel`, or `app:` and the number of a room app. Assumed. */
  source_id: v.pipe(v.string(), v.maxLength(64)),
  /** The app, and the choice that was paid. */
  app_data: v.record(
    v.string(),
    v.union([v.string(), v.pipe(v.number(), v.maxValue(Number.MAX_SAFE_INTEGER)), v.boolean()]),
  ),
  /** Tipped on the VR page. */
  vr: v.boolean(),
});
export type TipOrigin = v.InferOutput<typeof TipOrigin>;

/** Whole tokens of one hold, which sum to what was set aside: still on hold, spent, and returned. Assumed. */
export const HoldOutcome = v.object({ open: Tokens, spent: Tokens, returned: Tokens });
export type HoldOutcome = v.InferOutput<typeof HoldOutcome>;

/** One movement of a viewer's tokens in the ledger. Assumed. */
export const TokenEntry = v.object({
  id: v.number(),
  at: IsoTimestamp,
  /** `tip`, `purchase`, `signup_offer`…; pages show unknown kinds with a general text. */
  kind: v.string(),
  /** Whole tokens; negative when spent. */
  change: v.pipe(v.number(), v.safeInteger()),
  /** Balance afterwards. */
  balance: v.pipe(v.number(), v.safeInteger()),
  /** The broadcaster's username, if any. */
  counterpart: v.nullable(v.string()),
  /** US dollars of a purchase. */
  amount: v.nullable(v.number()),
  /** Reference for a receipt. */
  reference: v.nullable(v.string()),
  /** Null if the entry is not a tip. */
  tip: v.nullable(v.object({ comment: v.string(), ...TipOrigin.entries })),
  /** The media that this entry paid for: several in a bundle, none for other entries. */
  media: v.array(v.object({ id: Id, name: v.string(), username: v.string(), slug: v.string() })),
  /** The outcome of the tokens that this entry set aside; null for other entries. */
  hold: v.nullable(HoldOutcome),
});
export type TokenEntry = v.InferOutput<typeof TokenEntry>;

/**
 * Answer of a one-click purchase (spec 1 §4, §7). `status` is true if settled; otherwise there is a link, an error, or
 * neither while it is undecided.
 */
export const OneClickAnswer = v.object({
  status: v.boolean(),
  transaction_id: v.string(),
  link: v.nullable(v.string()),
  /** `verification_required`, `user_daily_limit` (the payment is refunded), or a decline code. */
  error: v.nullable(v.string()),
});
export type OneClickAnswer = v.InferOutput<typeof OneClickAnswer>;

/** A page of movements, newest first. `next` is the cursor of the next page. Assumed. */
export const TokenHistoryAnswer = v.object({
  entries: v.array(TokenEntry),
  next: v.nullable(v.string()),
  /** Debt in tokens after a reversed payment; incoming tokens repay it first. */
  owed: Tokens,
  /** Uncharged post-pay debt in tokens. */
  debt: Tokens,
  /** Free tokens in the balance: they can be spent and are not paid out. */
  gifted: Tokens,
});
export type TokenHistoryAnswer = v.InferOutput<typeof TokenHistoryAnswer>;
