/** Everything that is paid by tokens on hold, by the kind of its ledger entries: `private_hold`, `private`, `private_void`. */
export const HOLD_KINDS = [
  'private',
  'exclusive',
  'pre_tip',
  'spy',
  'spy_tip',
  'ticket',
  'recording',
  'split',
  'custom_media',
  'snapchat',
  'dickrating',
  'ai_chat',
  'ai_image',
  'payout',
] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

const HOLD = '_hold';

/** The product whose hold a ledger kind is, or null. */
export const holdKindOf = (kind: string): HoldKind | null =>
  kind.endsWith(HOLD) ? (HOLD_KINDS.find((one) => one === kind.slice(0, -HOLD.length)) ?? null) : null;
