import { DAY, TOKENS_PER_DOLLAR } from '../constants.ts';

/** A viewer's own limits; null for none. Assumed: the specification names only a daily limit. */
export interface SpendingLimits {
  /** Charges above this many tokens need consent. */
  per_charge: number | null;
  /** Spending limit in tokens for any 24 hours. */
  per_day: number | null;
  /** Purchase limit in US dollars for any 24 hours (spec 1 §3, settings). */
  daily_limit: number | null;
}
export type LimitName = keyof SpendingLimits;
export const LIMIT_NAMES = ['per_charge', 'per_day', 'daily_limit'] as const satisfies readonly LimitName[];

/** A requested higher limit (or none) that takes effect later (ms). */
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

/** Delay before a higher limit takes effect, to prevent impulsive changes. */
export const LIMIT_COOL_DOWN = DAY;
/** The highest possible limit: tokens, or dollars. */
export const MAX_LIMIT = 1_000_000;

const height = (limit: number | null): number => limit ?? Number.POSITIVE_INFINITY;

/** The limits in effect at a moment, including those whose delay has passed. */
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
 * Changes limits: a lower one takes effect at once and cancels a waiting higher one; a higher one, or none, waits.
 * Repeating the same request does not restart the delay.
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
  /** Tokens that the viewer agreed to; null without consent. */
  confirmed: number | null;
  /** Tokens spent in the past 24 hours. */
  spent: number;
  limits: Pick<SpendingLimits, 'per_charge' | 'per_day'>;
}

/**
 * Why the viewer's own limits reject a charge. The daily limit is checked first, because consent does not override it.
 */
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

/** The remaining part of a limit; null without a limit. */
export const leftOf = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** Post-pay (spec 1 §4): a debt is charged at its limit, or after this time without a spend. */
export const POSTPAY_IDLE = 3_600_000;

export interface PostpayStanding {
  /** Tokens spent on credit and not charged yet. */
  debt: number;
  /** The credit limit in tokens. */
  limit: number;
  /** Time of the last spend on credit, in ms. */
  lastSpentAt: number;
  now: number;
}

export const isPostpayDue = ({ debt, limit, lastSpentAt, now }: PostpayStanding): boolean =>
  debt > 0 && (debt >= limit || now - lastSpentAt >= POSTPAY_IDLE);

/** The charge for a debt, in cents, at the list price without pack discounts. */
export const debtCents = (tokens: number): number => (tokens * 100) / TOKENS_PER_DOLLAR;

/** The owner's auto re-up settings (spec 1 §3, `auto_re_ups`). */
export interface AutoReUp {
  enabled: boolean;
  /** Turned off by its owner, not by a declined card. */
  disabled_by_user: boolean;
  product_id: string | null;
  card_id: string | null;
  /** Most re-ups in 24 hours. */
  per_day: number;
}
export const NO_RE_UP: AutoReUp = {
  enabled: false,
  disabled_by_user: false,
  product_id: null,
  card_id: null,
  per_day: 1,
};
/** The highest possible value of `per_day`. */
export const MAX_RE_UPS_PER_DAY = 5;

/** Declines that only support can resolve: another pack or card does not help. */
const FOR_SUPPORT = new Set(['NMYNEGDB', 'NMYDNVEL', 'NMYNOPREVAUTH']);

/** The error to show for a declined re-up (spec 1 §8): verification, support, or failure. */
export const reUpError = (code: string | null): 'verification_required' | 'contact_support' | 'failed' => {
  if (code === 'NVERIFY') return 'verification_required';
  return code !== null && FOR_SUPPORT.has(code) ? 'contact_support' : 'failed';
};

export interface ReUpAsk {
  reUp: AutoReUp;
  /** Tokens and price in dollars of the chosen pack. */
  pack: { tokens: number; amount: number } | null;
  hasCard: boolean;
  /** Re-ups of the past 24 hours, including declined ones. */
  done: number;
  /** Remaining purchase limit in dollars; null without a limit. */
  remaining: number | null;
  /** Tokens that are missing. */
  missing: number;
}

/** Whether the platform may charge now. A pack smaller than the missing amount is not charged: it would not help. */
export const mayReUp = ({ reUp, pack, hasCard, done, remaining, missing }: ReUpAsk): boolean =>
  reUp.enabled &&
  pack !== null &&
  hasCard &&
  missing > 0 &&
  pack.tokens >= missing &&
  done < reUp.per_day &&
  (remaining === null || pack.amount <= remaining);
