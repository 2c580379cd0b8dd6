import { atomWithStorage, createJSONStorage } from 'jotai/utils';

const memory = new Map<string, string>();
/** Where storage is refused (private windows, server) a value lives as long as the page. */
const inMemory = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
};

const place = (kind: 'local' | 'session') => () => {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return inMemory;
  }
};

/**
 * An atom kept in the browser under `footlight:{name}`; `local` outlives the tab, `session` does not. `atOnce` reads it
 * for the first drawing: for what no server draws.
 */
export const storedAtom = <T>(name: string, initial: T, kind: 'local' | 'session', atOnce = false) =>
  atomWithStorage<T>(
    `footlight:${name}`,
    initial,
    createJSONStorage<T>(() => (typeof window === 'undefined' ? inMemory : place(kind)())),
    { getOnInit: atOnce },
  );
