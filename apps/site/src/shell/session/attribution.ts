import type { Attribution } from '@footlight/contract';
import { storedAtom } from '../storage/stored-atom.ts';

/** The affiliate of this visit; kept until the tab closes. */
export const attributionAtom = storedAtom<Attribution | null>('attribution', null, 'session');
