import { atomFamily } from 'jotai-family';
import { storedAtom } from './stored-atom.ts';

/** A note about somebody that is not stored yet; null: it is as the platform has it. */
export const noteDraftFamily = atomFamily((username: string) =>
  storedAtom<string | null>(`note-draft:${username}`, null, 'session'),
);
