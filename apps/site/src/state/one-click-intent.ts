import type { SpendIntent } from './spend-intent.ts';
import { storedAtom } from './stored-atom.ts';

/** A one-click charge on its way: stored before it is sent, gone when it is decided. */
export const oneClickIntentAtom = storedAtom<SpendIntent | null>('one-click-intent', null, 'session');
