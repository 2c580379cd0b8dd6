import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Whether the visitor agreed to statistics; null until answered. */
export const statisticsConsentAtom = storedAtom<boolean | null>('consent-statistics', null, 'local');
