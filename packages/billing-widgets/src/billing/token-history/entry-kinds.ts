import { HOLD_KINDS, type TokenEntry } from '@footlight/contract';

/** Ledger kinds with their own text; every other kind is shown as `other`. */
const entryKinds = [
  ...HOLD_KINDS,
  'tip',
  'purchase',
  'signup_offer',
  'demo_gift',
  'refund',
  'chargeback',
  'reinstated',
  'debt_repaid',
  'postpay_paid',
  'fanclub',
  'media',
  'free_tokens',
  'promo_code',
  'wheel_prize',
  'purchase_bonus',
] as const;
type EntryKind = (typeof entryKinds)[number] | 'other';

/**
 * `held`: tokens are set aside. `spent`, `partly`, `back`: they were spent, spent but for a part, or all returned.
 * `done`: a payout was paid. `void`: the entry itself returns tokens.
 */
export interface ReadKind {
  kind: EntryKind;
  phase: 'held' | 'spent' | 'partly' | 'back' | 'done' | 'void' | null;
}

const phases = { _hold: 'held', _void: 'void' } as const;

const outcome = (kind: EntryKind, { open, spent, returned }: NonNullable<TokenEntry['hold']>) => {
  if (open > 0) return 'held';
  if (spent === 0) return 'back';
  if (kind === 'payout') return 'done';
  return returned > 0 ? 'partly' : 'spent';
};

/**
 * Splits a ledger kind into kind and phase. A product's last entry may carry the product's own kind and still return
 * tokens.
 */
export const readKind = ({
  kind: full,
  change,
  hold,
}: Pick<TokenEntry, 'kind' | 'change' | 'hold'>): ReadKind => {
  const ending = Object.keys(phases).find((one) => full.endsWith(one)) as keyof typeof phases | undefined;
  const base = ending ? full.slice(0, -ending.length) : full;
  const kind = entryKinds.find((one) => one === base) ?? 'other';
  if (hold) return { kind, phase: outcome(kind, hold) };
  const isRest = change > 0 && HOLD_KINDS.some((one) => one === base);
  return { kind, phase: ending ? phases[ending] : isRest ? 'void' : null };
};
