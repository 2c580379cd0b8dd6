import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { storageOf } from './storage.ts';

/**
 * An atom kept in the browser under `footlight:{name}`; `local` outlives the tab, `session` does not.
 *
 * @param getOnInit reads storage during the first render; only for what the server does not render
 */
export const storedAtom = <T>(name: string, initial: T, kind: 'local' | 'session', getOnInit = false) =>
  atomWithStorage<T>(
    `footlight:${name}`,
    initial,
    createJSONStorage<T>(() => storageOf(kind)),
    { getOnInit },
  );
