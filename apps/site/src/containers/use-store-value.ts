import { useSyncExternalStore } from 'react';
import type { ValueStore } from '../realtime/emitter.ts';

const subscribeToNothing = () => () => undefined;

/** A value of a socket's store, or the given one while there is no socket. */
export const useStoreValue = <T>(store: ValueStore<T> | undefined, otherwise: T): T =>
  useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => (store ? store.getSnapshot() : otherwise),
    () => otherwise,
  );
