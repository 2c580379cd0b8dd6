import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML is taken over, true afterwards. */
export const useOnPage = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
