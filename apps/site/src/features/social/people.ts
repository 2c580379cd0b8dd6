import type { ConversationSort } from '@footlight/contract';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** A message that the platform has not confirmed. With an error it waits for its writer. */
export interface Unsent {
  clientId: string;
  text: string;
  at: number;
  error?: unknown;
}

/** Messages sent from this tab that the platform has not confirmed. */
export const outboxFamily = atomFamily((_username: string) => atom<readonly Unsent[]>([]));

/** The unsent message to a user. */
export const messageDraftFamily = atomFamily((username: string) =>
  storedAtom(`message-draft:${username}`, '', 'session'),
);

export const conversationSortAtom = storedAtom<ConversationSort>('message-sort', 'timestamp', 'local');

/** The conversation that this tab shows; its new messages need no toast. */
export const openConversationAtom = atom<string | null>(null);
