import * as v from 'valibot';
import { MAX_PROMO_CODE, MIN_PROMO_CODE, normalPromoCode } from '../rules/promos/promos.ts';
import { WHEELS } from '../rules/promos/wheels.ts';
import { Product } from './billing.ts';
import { IsoTimestamp, LongId, Tokens } from './common.ts';

/** A promo code as stored: capital letters (spec 1 §5). */
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
  id: LongId,
  code: v.string(),
  tokens: Tokens,
  /** Null: no expiry. */
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

/** A wheel of this account. Assumed except for the number of spins. */
export const PromoWheelView = v.object({
  name: v.picklist(WHEELS),
  /** Spins that are left. */
  spins: Tokens,
  prizes: v.array(WheelPrizeSchema),
  /** SHA-256 of the secret for the next draw. The result reveals the secret, so that everybody can verify it. */
  proof: v.string(),
  /** When the next free spin is available; null for the promo wheel. */
  next_spin_at: v.nullable(IsoTimestamp),
});
export type PromoWheelView = v.InferOutput<typeof PromoWheelView>;

/** The result of a spin. Assumed. */
export const WheelSpin = v.object({
  id: LongId,
  wheel: v.picklist(WHEELS),
  /** Index into the wheel's prizes. */
  prize: Tokens,
  /** The secret whose hash was published before; with `key` it determines the draw. */
  seed: v.string(),
  /** The client's part of the draw: its idempotency key. */
  key: v.string(),
});
export type WheelSpin = v.InferOutput<typeof WheelSpin>;

/** A won bonus that is not used yet. Assumed. */
export const WaitingBonus = v.object({ percent: Tokens, expires_at: IsoTimestamp });
export type WaitingBonus = v.InferOutput<typeof WaitingBonus>;

/** Answer of GET promo-wheel/spins. `spins` of the promo wheel is from the spec, the rest is assumed. */
export const WheelsAnswer = v.object({
  spins: Tokens,
  wheels: v.array(PromoWheelView),
  bonus: v.nullable(WaitingBonus),
});
export type WheelsAnswer = v.InferOutput<typeof WheelsAnswer>;

/** The offer for users without purchases (spec 1 §9). Assumed shape. */
export const PromoOffer = v.object({
  product: Product,
  /** Free tokens of a new account; 0 for users with an account. */
  free_tokens: Tokens,
  image: v.nullable(v.string()),
});
export type PromoOffer = v.InferOutput<typeof PromoOffer>;
