import { storedAtom } from './stored-atom.ts';

/** Whether the visitor agreed to statistics; null as long as nobody has answered. */
export const statisticsConsentAtom = storedAtom<boolean | null>('consent-statistics', null, 'local');
