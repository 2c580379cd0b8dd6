import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Whose messages this browser does not show. */
export const mutedAtom = storedAtom<readonly string[]>('muted', [], 'local');
