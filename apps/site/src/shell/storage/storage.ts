const memory = new Map<string, string>();

/**
 * In-memory replacement where storage is blocked (private windows) or missing (server): values last as long as the
 * page.
 */
const inMemory = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
};

/** Storage of this browser: `local` outlives the tab, `session` does not. */
export const storageOf = (kind: 'local' | 'session') => {
  if (typeof window === 'undefined') return inMemory;
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return inMemory;
  }
};
