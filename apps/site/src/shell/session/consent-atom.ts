import { storedAtom } from '../storage/stored-atom.ts';

/** What the site asks for; each purpose by itself. */
export const CONSENT_PURPOSES = ['statistics', 'tracking', 'fingerprint', 'thumbnails'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The visitor's answers; a missing one was not given yet, and counts as no. */
export type Consent = Partial<Record<ConsentPurpose, boolean>>;

export const consentAtom = storedAtom<Consent>('consent', {}, 'local', true);
