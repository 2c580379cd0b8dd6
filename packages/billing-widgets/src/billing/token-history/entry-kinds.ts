/** Movements that have words of their own; the platform may know more. */
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
  'free_tokens',
  'promo_code',
  'wheel_prize',
  'purchase_bonus',
] as const;
type EntryKind = (typeof entryKinds)[number] | 'other';

/** `held`: set aside for a minute that has begun. `void`: what was set aside and not used came back. */
export interface ReadKind {
  kind: EntryKind;
  phase: 'held' | 'void' | null;
}

const phases = { _hold: 'held', _void: 'void' } as const;

const shows: readonly string[] = ['private', 'exclusive', 'pre_tip', 'spy', 'spy_tip', 'ticket', 'recording'];

/** What a kind of the books says to a reader. The last part of a show may only give back what was set aside. */
export const readKind = (kind: string, change: number): ReadKind => {
  const ending = Object.keys(phases).find((one) => kind.endsWith(one)) as keyof typeof phases | undefined;
  const base = ending ? kind.slice(0, -ending.length) : kind;
  return {
    kind: entryKinds.find((one) => one === base) ?? 'other',
    phase: ending ? phases[ending] : change > 0 && shows.includes(base) ? 'void' : null,
  };
};
