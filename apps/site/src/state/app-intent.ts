import { atomFamily } from 'jotai-family';
import { storedAtom } from './stored-atom.ts';

/** A play, a vote or a share on its way: stored before it is sent, gone when it is answered. */
export const appIntentAtom = storedAtom<{ wish: string; key: string } | null>('app-intent', null, 'session');

/** Scratch cards of this visitor that are not open yet, by the entries that paid them. */
export const ownCardsFamily = atomFamily((username: string) =>
  storedAtom<readonly number[]>(`cards:${username}`, [], 'session'),
);
