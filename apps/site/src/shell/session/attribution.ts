import { type Attribution, validTracking } from '@footlight/contract';
import { atom } from 'jotai';
import { storageOf } from '../storage/storage.ts';

/** The campaign of the URL that led to this tab. In memory only, because it needs no consent there. */
export const landingAtom = atom<Attribution | null>(null);

/** What `useTracking` found; undefined until it has run, because it loads after the first view. */
export const trackedAtom = atom<Attribution | null | undefined>(undefined);

/** The campaign that an earlier page stored, which needed consent. */
const storedAttribution = (): Attribution | null => {
  try {
    const stored: unknown = JSON.parse(storageOf('local').getItem('footlight:tracking') ?? 'null');
    return validTracking(stored, Date.now())?.attribution ?? null;
  } catch {
    return null;
  }
};

/** The campaign to send with sign-ups and purchases: that of a visitor who consented, for an hour. */
export const attributionAtom = atom((get) => {
  const tracked = get(trackedAtom);
  return tracked === undefined ? storedAttribution() : tracked;
});
