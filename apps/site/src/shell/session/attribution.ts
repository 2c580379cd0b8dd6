import type { Attribution } from '@footlight/contract';
import { storedAtom } from '../storage/stored-atom.ts';

/** The affiliate of this visit; forgotten with the tab. */
export const attributionAtom = storedAtom<Attribution | null>('attribution', null, 'session');
