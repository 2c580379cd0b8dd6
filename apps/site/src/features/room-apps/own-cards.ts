import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Unopened scratch cards of this viewer, by the ledger entries that paid them. */
export const ownCardsFamily = atomFamily((username: string) =>
  storedAtom<readonly number[]>(`cards:${username}`, [], 'session'),
);
