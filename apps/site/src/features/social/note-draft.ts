import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** An unsaved note about a user; null if it equals the saved note. */
export const noteDraftFamily = atomFamily((username: string) =>
  storedAtom<string | null>(`note-draft:${username}`, null, 'session'),
);
