import { useSyncExternalStore } from 'react';
import type { ValueStore } from './value-store.ts';

const subscribeToNothing = () => () => undefined;

/** The value of a store, or `otherwise` on the server and while there is no store. */
export const useStoreValue = <T>(store: ValueStore<T> | undefined, otherwise: T): T =>
  useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => (store ? store.getSnapshot() : otherwise),
    () => otherwise,
  );
