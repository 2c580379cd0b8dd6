/** A value outside React with subscribers, as `useSyncExternalStore` and widgets such as `LiveCount` take it. */
export interface ValueStore<T> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
}

export interface WritableStore<T> extends ValueStore<T> {
  set(value: T): void;
}

export const valueStore = <T>(initial: T): WritableStore<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
};
