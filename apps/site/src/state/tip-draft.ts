import { DEFAULT_TIP } from '@footlight/contract';
import { atomFamily } from 'jotai-family';
import { storedAtom } from './stored-atom.ts';

export interface TipDraft {
  /** As typed. */
  amount: string;
  comment: string;
  /** What of the tip menu it is for. */
  choice?: string | undefined;
}

/** What stands in the tip panel of a room; kept over sign-up and purchase. */
export const tipDraftFamily = atomFamily((username: string) =>
  storedAtom<TipDraft>(`tip-draft:${username}`, { amount: String(DEFAULT_TIP), comment: '' }, 'session'),
);
