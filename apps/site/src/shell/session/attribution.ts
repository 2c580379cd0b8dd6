import type { Attribution } from '@footlight/contract';
import { atom } from 'jotai';

/** The campaign of the URL that led to this tab. In memory only, because it needs no consent there. */
export const landingAtom = atom<Attribution | null>(null);

/** The campaign to send with sign-ups and purchases: that of a visitor who consented, for an hour. `useTracking` sets it. */
export const attributionAtom = atom<Attribution | null>(null);
