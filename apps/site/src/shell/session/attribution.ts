import { type Attribution, validTracking } from '@footlight/contract';
import { atom } from 'jotai';
import { storedAtom } from '../storage/stored-atom.ts';
import { consentAtom } from './consent-atom.ts';

/** The campaign of the URL that led to this tab. In memory only, because it needs no consent there. */
export const landingAtom = atom<Attribution | null>(null);

/** The visit's tracking data as stored; only `useTracking` writes it, and only with consent. */
export const trackingAtom = storedAtom<unknown>('tracking', null, 'local', true);

/** The campaign to send with sign-ups and purchases: that of a visitor who consented, for an hour. */
export const attributionAtom = atom((get): Attribution | null => {
  if (get(consentAtom).tracking !== true) return null;
  const attribution = validTracking(get(trackingAtom), Date.now())?.attribution ?? {};
  return Object.keys(attribution).length > 0 ? attribution : null;
});
