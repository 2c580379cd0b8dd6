import { useSyncExternalStore } from 'react';
import type { ValueStore } from './emitter.ts';

const subscribeToNothing = () => () => undefined;

/** The value of a socket's store, or `otherwise` while there is no socket. */
export const useStoreValue = <T>(store: ValueStore<T> | undefined, otherwise: T): T =>
  useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => (store ? store.getSnapshot() : otherwise),
    () => otherwise,
  );
