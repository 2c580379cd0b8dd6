import { DEFAULT_TIP } from '@footlight/contract';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

export interface TipDraft {
  /** As typed. */
  amount: string;
  comment: string;
  /** The chosen item of the tip menu. */
  choice?: string | undefined;
}

/** The values of a room's tip panel; kept over sign-up and purchase. */
export const tipDraftFamily = atomFamily((username: string) =>
  storedAtom<TipDraft>(`tip-draft:${username}`, { amount: String(DEFAULT_TIP), comment: '' }, 'session'),
);
