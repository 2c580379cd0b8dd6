/** The two lists of fan clubs, of all sections or of one (spec 2 §2). */
export const FANCLUB_TABS = ['all', 'online'] as const;
export type FanclubTab = (typeof FANCLUB_TABS)[number];
