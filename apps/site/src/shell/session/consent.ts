import type { Consent } from '@footlight/site-widgets';
import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import { storedAtom } from '../storage/stored-atom.ts';
import { landingAtom } from './attribution.ts';
import { consentAtom } from './consent-atom.ts';

/** The visit's tracking data as stored; only `useTracking` writes it. */
export const trackingAtom = storedAtom<unknown>('tracking', null, 'local', true);

/** The device's fingerprint and when it was taken, in unix milliseconds. */
export const fingerprintAtom = storedAtom<{ value: string; at: number } | null>(
  'fingerprint',
  null,
  'local',
  true,
);

/** Unix milliseconds of the last popunder. */
export const popunderAtom = storedAtom<number | null>('popunder', null, 'local', true);

/** Stores answers of the visitor. A refused or withdrawn consent deletes what it allowed to store. */
export const answerConsentAtom = atom(null, (get, set, answers: Consent) => {
  const all = { ...get(consentAtom), ...answers };
  set(consentAtom, all);
  if (all.tracking === false) {
    set(landingAtom, null);
    set(trackingAtom, RESET);
    set(popunderAtom, RESET);
  }
  if (all.fingerprint === false) set(fingerprintAtom, RESET);
});
