import { type Attribution, TRACKING_EXPIRES } from '@footlight/contract';
import { atom } from 'jotai';
import { storageOf } from '../storage/storage.ts';

/** The campaign of the URL that led to this tab. In memory only, because it needs no consent there. */
export const landingAtom = atom<Attribution | null>(null);

/** What `useTracking` found; undefined until it has run, because it loads after the first view. */
export const trackedAtom = atom<Attribution | null | undefined>(undefined);

/** The campaign that an earlier page stored, which needed consent. */
const storedAttribution = (): Attribution | null => {
  try {
    const { created_at, attribution } = JSON.parse(storageOf('local').getItem('footlight:tracking') ?? '{}');
    return Date.now() - created_at < TRACKING_EXPIRES ? attribution : null;
  } catch {
    return null;
  }
};

/** The campaign to send with sign-ups and purchases: that of a visitor who consented, for an hour. */
export const attributionAtom = atom((get) => {
  const tracked = get(trackedAtom);
  return tracked === undefined ? storedAttribution() : tracked;
});
