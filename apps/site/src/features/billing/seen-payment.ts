import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** The last asynchronous payment whose result this browser has shown. */
export const seenPaymentAtom = storedAtom<string | null>('seen-payment', null, 'local', true);
