/** From the lowest to the highest. */
export const FANCLUB_LEVELS = ['supporter', 'insider', 'legend'] as const;
export type FanclubLevel = (typeof FANCLUB_LEVELS)[number];
