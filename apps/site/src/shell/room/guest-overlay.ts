import { atom } from 'jotai';

/** The overlay covers the video of this visit (spec 1 §4). */
export const guestOverlayAtom = atom(false);
