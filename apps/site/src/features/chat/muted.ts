import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Usernames whose messages this browser hides. */
export const mutedAtom = storedAtom<readonly string[]>('muted', [], 'local');
