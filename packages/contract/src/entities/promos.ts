import * as v from 'valibot';
import { MAX_PROMO_CODE, MIN_PROMO_CODE, normalPromoCode } from '../rules/promos.ts';
import { WHEELS } from '../rules/wheels.ts';
import { Product } from './billing.ts';
import { Id, IsoTimestamp, Tokens } from './common.ts';

/** A promo code as it is kept: capital letters (spec 1 §5). */
export const PromoCodeText = v.pipe(
  v.string(),
  v.transform(normalPromoCode),
  v.minLength(1, 'required'),
  v.minLength(MIN_PROMO_CODE, 'too_short'),
  v.maxLength(MAX_PROMO_CODE, 'too_long'),
  v.regex(/^[A-Z0-9_-]+$/, 'invalid_format'),
);

/** A code of a site, as its operator sees it. Assumed. */
export const PromoCode = v.object({
  id: Id,
  code: v.string(),
  tokens: Tokens,
  /** Null: it does not expire. */
  expires_at: v.nullable(IsoTimestamp),
  max_uses: Tokens,
  max_per_account: Tokens,
  uses: Tokens,
  created_at: IsoTimestamp,
});
export type PromoCode = v.InferOutput<typeof PromoCode>;

const Weight = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const WheelPrizeSchema = v.variant('kind', [
  v.object({ kind: v.literal('tokens'), tokens: Tokens, weight: Weight }),
  v.object({ kind: v.literal('bonus'), percent: Tokens, weight: Weight }),
]);

/** A wheel of this account. Assumed but for the number of spins. */
export const PromoWheelView = v.object({
  name: v.picklist(WHEELS),
  /** Spins that are left. */
  spins: Tokens,
  prizes: v.array(WheelPrizeSchema),
  /** SHA-256 of the secret that draws the next spin: it is told with the result, so that everybody can check. */
  proof: v.string(),
  /** When there is a free spin again; null for the wheel of purchases. */
  next_spin_at: v.nullable(IsoTimestamp),
});
export type PromoWheelView = v.InferOutput<typeof PromoWheelView>;

/** What one spin drew. Assumed. */
export const WheelSpin = v.object({
  id: Id,
  wheel: v.picklist(WHEELS),
  /** Index into the wheel's prizes. */
  prize: Tokens,
  /** The secret whose hash was shown before; with `key` it makes the draw. */
  seed: v.string(),
  /** The client's own part of the draw: its idempotency key. */
  key: v.string(),
});
export type WheelSpin = v.InferOutput<typeof WheelSpin>;

/** A won bonus that waits for a purchase. Assumed. */
export const WaitingBonus = v.object({ percent: Tokens, expires_at: IsoTimestamp });
export type WaitingBonus = v.InferOutput<typeof WaitingBonus>;

/** Answer of GET promo-wheel/spins: `spins` of the promo wheel by the spec, the rest assumed. */
export const WheelsAnswer = v.object({
  spins: Tokens,
  wheels: v.array(PromoWheelView),
  bonus: v.nullable(WaitingBonus),
});
export type WheelsAnswer = v.InferOutput<typeof WheelsAnswer>;

/** The offer for those who have bought nothing yet (spec 1 §9). Assumed shape. */
export const PromoOffer = v.object({
  product: Product,
  /** Tokens that an account starts with for free; 0 for who has one. */
  free_tokens: Tokens,
  image: v.nullable(v.string()),
});
export type PromoOffer = v.InferOutput<typeof PromoOffer>;
