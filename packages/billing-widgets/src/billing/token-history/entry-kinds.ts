/** Ledger kinds with their own text; every other kind is shown as `other`. */
const entryKinds = [
  'tip',
  'purchase',
  'signup_offer',
  'demo_gift',
  'refund',
  'chargeback',
  'reinstated',
  'debt_repaid',
  'payout',
  'private',
  'exclusive',
  'pre_tip',
  'spy',
  'spy_tip',
  'ticket',
  'recording',
  'fanclub',
  'media',
  'custom_media',
  'snapchat',
  'dickrating',
  'free_tokens',
  'promo_code',
  'wheel_prize',
  'purchase_bonus',
] as const;
type EntryKind = (typeof entryKinds)[number] | 'other';

/** `held`: tokens were set aside for a show. `void`: unused tokens came back. */
export interface ReadKind {
  kind: EntryKind;
  phase: 'held' | 'void' | null;
}

const phases = { _hold: 'held', _void: 'void' } as const;

const shows: readonly string[] = ['private', 'exclusive', 'pre_tip', 'spy', 'spy_tip', 'ticket', 'recording'];

/**
 * Splits a ledger kind into kind and phase. A show's last entry may carry the show's own kind and still return tokens.
 */
export const readKind = (kind: string, change: number): ReadKind => {
  const ending = Object.keys(phases).find((one) => kind.endsWith(one)) as keyof typeof phases | undefined;
  const base = ending ? kind.slice(0, -ending.length) : kind;
  return {
    kind: entryKinds.find((one) => one === base) ?? 'other',
    phase: ending ? phases[ending] : change > 0 && shows.includes(base) ? 'void' : null,
  };
};
