import { storedAtom } from './stored-atom.ts';

/** A spend on its way: stored before it is sent, gone when it is answered. */
export interface SpendIntent {
  /** Call, target and body in one text: the same wish keeps its key. */
  wish: string;
  key: string;
}

export const spendIntentAtom = storedAtom<SpendIntent | null>('spend-intent', null, 'session');
