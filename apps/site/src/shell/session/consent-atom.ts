import type { Consent, ConsentPurpose } from '@footlight/site-widgets';
import { storedAtom } from '../storage/stored-atom.ts';

/** What the site asks for; each purpose by itself. */
export const CONSENT_PURPOSES: readonly ConsentPurpose[] = [
  'statistics',
  'tracking',
  'fingerprint',
  'thumbnails',
];

export const consentAtom = storedAtom<Consent>('consent', {}, 'local', true);
