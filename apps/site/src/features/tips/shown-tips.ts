import { atom } from 'jotai';

/** The page shows the broadcaster's tips as they arrive, so they need no toast. */
export const areTipsShownAtom = atom(false);
