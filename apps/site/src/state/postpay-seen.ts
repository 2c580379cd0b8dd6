import { storedAtom } from './stored-atom.ts';

/** Whether post-pay was explained on this browser: it is once (spec 1 §4). Read at once: whoever
 * is known before the room is drawn would be told again. */
export const postpaySeenAtom = storedAtom('postpay-seen', false, 'local', true);
