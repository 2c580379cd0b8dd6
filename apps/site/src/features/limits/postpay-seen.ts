import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Whether post-pay was explained on this browser (spec 1 §4). Read during the first render, or it would be explained twice. */
export const postpaySeenAtom = storedAtom('postpay-seen', false, 'local', true);
