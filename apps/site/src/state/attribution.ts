import type { Attribution } from '@footlight/contract';
import { storedAtom } from './stored-atom.ts';

/** The affiliate that brought this visit; forgotten with the tab. */
export const attributionAtom = storedAtom<Attribution | null>('attribution', null, 'session');
