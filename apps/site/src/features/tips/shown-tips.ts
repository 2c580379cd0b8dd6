import { atom } from 'jotai';

/** The page shows the broadcaster's tips as they come, so that they need no toast. */
export const areTipsShownAtom = atom(false);
