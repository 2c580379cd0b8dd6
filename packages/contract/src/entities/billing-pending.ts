import * as v from 'valibot';
import { Purchase } from './billing.ts';
import { IsoTimestamp, Tokens } from './common.ts';

/** One pending item. Assumed. */
const PendingItem = v.object({
  id: v.string(),
  at: IsoTimestamp,
  /** The other side: a broadcaster's username, or null. */
  counterpart: v.nullable(v.string()),
  /** Tokens on hold for it. */
  tokens: v.nullable(Tokens),
});
export type PendingItem = v.InferOutput<typeof PendingItem>;

/** Kinds of pending account data (spec 2 §3). */
export const PENDING_KINDS = [
  'aj_media_rejected',
  'cc_verification',
  'custom_media',
  'dickrating_requests',
  'snapchat_sale',
  'streaming_partners',
] as const;
export type PendingKind = (typeof PENDING_KINDS)[number];

const list = v.array(PendingItem);

/**
 * Answer of GET tokens/pending (spec 2 §3, §7): an account's pending items. Kinds that a platform does not sell are
 * empty lists. `holds` and `payments` are assumed: tokens on hold, and payments that the payer must complete.
 */
export const PendingAnswer = v.object({
  aj_media_rejected: list,
  cc_verification: list,
  custom_media: list,
  dickrating_requests: list,
  snapchat_sale: list,
  streaming_partners: list,
  holds: list,
  payments: v.array(Purchase),
});
export type PendingAnswer = v.InferOutput<typeof PendingAnswer>;

/** One pack of the join form. `internal_id` is assumed. */
const JoinPack = v.object({
  internal_id: v.string(),
  tokens: Tokens,
  amount: v.number(),
  biller_link: v.string(),
});
export type JoinPack = v.InferOutput<typeof JoinPack>;

/** Answer of GET billing/products_rcc (spec 2 §3, payment product link set). */
export const JoinProducts = v.object({
  /** URL of the form on this site. */
  join_form: v.string(),
  /** Where to pay `regular` by card or PayPal; null if the brand's biller does not support it. */
  cc: v.nullable(v.string()),
  pp: v.nullable(v.string()),
  regular: v.array(JoinPack),
  /** The offer for new members; `link` is its payment page. */
  promo: v.nullable(v.object({ link: v.string(), ...JoinPack.entries, discount: v.nullable(v.number()) })),
});
export type JoinProducts = v.InferOutput<typeof JoinProducts>;
