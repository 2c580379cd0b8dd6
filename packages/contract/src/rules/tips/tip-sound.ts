/** Upper bounds of tiers 1 to 4; the fifth is open (spec 2 §9). */
const TIERS = [15, 100, 500, 1000] as const;
/** Amounts with their own sound (spec 2 §9). */
export const SPECIAL_TIPS = [9, 69, 169, 321, 420, 666, 777] as const;
const SPECIAL_AT_HOME = 1000;

export interface TipSound {
  level: 1 | 2 | 3 | 4 | 5;
  /** The amount, if it has its own sound. */
  special: number | null;
}

/** The sound for a tip. 1000 has its own sound, except on white labels. */
export const tipSound = (amount: number, isWhiteLabel: boolean): TipSound => {
  const tier = TIERS.findIndex((end) => amount < end);
  const isSpecial =
    (SPECIAL_TIPS as readonly number[]).includes(amount) || (amount === SPECIAL_AT_HOME && !isWhiteLabel);
  return { level: (tier < 0 ? 5 : tier + 1) as TipSound['level'], special: isSpecial ? amount : null };
};
