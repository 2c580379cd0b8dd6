import { storedAtom } from './stored-atom.ts';

/** Whether post-pay was explained on this browser: it is once (spec 1 §4). */
export const postpaySeenAtom = storedAtom('postpay-seen', false, 'local');
