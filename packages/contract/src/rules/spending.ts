import { DAY, TOKENS_PER_DOLLAR } from '../constants.ts';

/** What a viewer may set for themselves; null is no limit. Assumed: the specification names a daily limit alone. */
export interface SpendingLimits {
  /** Tokens that one charge takes without being asked about once more. */
  per_charge: number | null;
  /** Tokens that may be spent in any 24 hours. */
  per_day: number | null;
  /** US dollars for which tokens may be bought in any 24 hours (spec 1 §3, settings). */
  daily_limit: number | null;
}
export type LimitName = keyof SpendingLimits;
export const LIMIT_NAMES = ['per_charge', 'per_day', 'daily_limit'] as const satisfies readonly LimitName[];

/** A higher limit, or none, that was asked for and holds from a moment on (ms). */
export interface WaitingLimit {
  value: number | null;
  at: number;
}

export interface LimitState {
  limits: SpendingLimits;
  waiting: Partial<Record<LimitName, WaitingLimit>>;
}

export const NO_LIMITS: LimitState = {
  limits: { per_charge: null, per_day: null, daily_limit: null },
  waiting: {},
};

/** How long a higher limit waits: nobody raises one in the heat of an evening. */
export const LIMIT_COOL_DOWN = DAY;
/** The highest limit that may be set: tokens, or dollars. */
export const MAX_LIMIT = 1_000_000;

const height = (limit: number | null): number => limit ?? Number.POSITIVE_INFINITY;

/** The limits as they hold at a moment: what has waited long enough holds. */
export const limitsAt = ({ limits, waiting }: LimitState, now: number): LimitState => {
  const next: LimitState = { limits: { ...limits }, waiting: {} };
  for (const name of LIMIT_NAMES) {
    const one = waiting[name];
    if (!one) continue;
    if (one.at <= now) next.limits[name] = one.value;
    else next.waiting[name] = one;
  }
  return next;
};

/**
 * Changes limits: a lower one holds at once and takes back a higher one that waits; a higher one, or none, waits. Asking
 * for the same once more does not begin the wait anew.
 */
export const changeLimits = (state: LimitState, wish: Partial<SpendingLimits>, now: number): LimitState => {
  const next = limitsAt(state, now);
  for (const name of LIMIT_NAMES) {
    const value = wish[name];
    if (value === undefined) continue;
    if (height(value) <= height(next.limits[name])) {
      next.limits[name] = value;
      delete next.waiting[name];
    } else if (next.waiting[name]?.value !== value) {
      next.waiting[name] = { value, at: now + LIMIT_COOL_DOWN };
    }
  }
  return next;
};

export interface SpendAsk {
  /** Tokens of this charge. */
  amount: number;
  /** Tokens that the viewer agreed to when asked; null when nobody asked. */
  confirmed: number | null;
  /** Tokens spent in the 24 hours before. */
  spent: number;
  limits: Pick<SpendingLimits, 'per_charge' | 'per_day'>;
}

/** Why a charge is refused by the viewer's own limits; the day comes first, since no confirmation helps there. */
export const spendRefusal = ({
  amount,
  confirmed,
  spent,
  limits,
}: SpendAsk): 'user_daily_limit' | 'over_own_limit' | null => {
  if (limits.per_day !== null && spent + amount > limits.per_day) return 'user_daily_limit';
  if (limits.per_charge !== null && amount > limits.per_charge && (confirmed ?? 0) < amount) {
    return 'over_own_limit';
  }
  return null;
};

/** What of a limit is left; null where there is none. */
export const leftOf = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** Post-pay (spec 1 §4): what was spent is charged at the limit, or after this long without a spend. */
export const POSTPAY_IDLE = 3_600_000;

export interface PostpayStanding {
  /** Tokens that were spent and not charged yet. */
  debt: number;
  /** Tokens that the credit allows. */
  limit: number;
  /** ms of the last spend on credit. */
  lastSpentAt: number;
  now: number;
}

export const isPostpayDue = ({ debt, limit, lastSpentAt, now }: PostpayStanding): boolean =>
  debt > 0 && (debt >= limit || now - lastSpentAt >= POSTPAY_IDLE);

/** What a debt costs, in cents: the list price, since nothing was bought in a pack. */
export const debtCents = (tokens: number): number => (tokens * 100) / TOKENS_PER_DOLLAR;

/** Auto re-up as its owner chose it (spec 1 §3, `auto_re_ups`). */
export interface AutoReUp {
  enabled: boolean;
  /** Off because its owner said so, and not because a card was declined. */
  disabled_by_user: boolean;
  product_id: string | null;
  card_id: string | null;
  /** How often in 24 hours. */
  per_day: number;
}
export const NO_RE_UP: AutoReUp = {
  enabled: false,
  disabled_by_user: false,
  product_id: null,
  card_id: null,
  per_day: 1,
};
/** The most often that auto re-up may be set to charge in 24 hours. */
export const MAX_RE_UPS_PER_DAY = 5;

/** Declines after which support must look: trying another pack or card is no way on. */
const FOR_SUPPORT = new Set(['NMYNEGDB', 'NMYDNVEL', 'NMYNOPREVAUTH']);

/** What a declined re-up is told as (spec 1 §8): whose card it is, support, or that it failed. */
export const reUpError = (code: string | null): 'verification_required' | 'contact_support' | 'failed' => {
  if (code === 'NVERIFY') return 'verification_required';
  return code !== null && FOR_SUPPORT.has(code) ? 'contact_support' : 'failed';
};

export interface ReUpAsk {
  reUp: AutoReUp;
  /** Tokens of the chosen pack, and what it costs in dollars. */
  pack: { tokens: number; amount: number } | null;
  hasCard: boolean;
  /** Re-ups of the last 24 hours, declined ones too. */
  done: number;
  /** Dollars that may still be bought for; null for no limit. */
  remaining: number | null;
  /** Tokens that are wanted and not there. */
  missing: number;
}

/** Whether the platform may charge now. A pack that does not cover what is missing is not charged: it would help nobody. */
export const mayReUp = ({ reUp, pack, hasCard, done, remaining, missing }: ReUpAsk): boolean =>
  reUp.enabled &&
  pack !== null &&
  hasCard &&
  missing > 0 &&
  pack.tokens >= missing &&
  done < reUp.per_day &&
  (remaining === null || pack.amount <= remaining);
