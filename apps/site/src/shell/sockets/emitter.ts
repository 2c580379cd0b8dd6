/** An event without a stored value. */
export interface Signal<T> {
  on(listener: (value: T) => void): () => void;
}

export const signal = <T>(): Signal<T> & { emit(value: T): void } => {
  const listeners = new Set<(value: T) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(value) {
      for (const listener of listeners) listener(value);
    },
  };
};
