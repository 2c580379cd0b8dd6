import { storedAtom } from './stored-atom.ts';

/** A tip on its way: stored before it is sent, gone when it is answered. */
export interface TipIntent {
  username: string;
  amount: number;
  comment: string;
  choice?: string | undefined;
  key: string;
}

export const tipIntentAtom = storedAtom<TipIntent | null>('tip-intent', null, 'session');
