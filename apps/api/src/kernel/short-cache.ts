/** A cache for answers that many clients request at once and that may be slightly stale. Failures are not cached. */
export interface ShortCache<T> {
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Drops one answer, even in progress. */
  forget(key: string): void;
  /** Drops everything, including answers in progress. */
  clear(): void;
}

/** Keeps at most `max` answers, each for `ttlMs`; evicts the oldest first. */
export function createShortCache<T>(ttlMs: number, max: number, now: () => number = Date.now): ShortCache<T> {
  const kept = new Map<string, { until: number; value: Promise<T> }>();
  return {
    get(key, make) {
      const found = kept.get(key);
      if (found && found.until > now()) return found.value;
      kept.delete(key);
      const entry = { until: now() + ttlMs, value: make() };
      entry.value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      kept.set(key, entry);
      if (kept.size > max) {
        const [oldest] = kept.keys();
        if (oldest !== undefined) kept.delete(oldest);
      }
      return entry.value;
    },
    forget: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
