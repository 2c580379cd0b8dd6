import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** The unsent chat line of a room. */
export const chatDraftFamily = atomFamily((username: string) =>
  storedAtom(`chat-draft:${username}`, '', 'session'),
);
