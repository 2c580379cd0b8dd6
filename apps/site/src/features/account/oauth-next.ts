import { ownPath } from '../../shell/session/use-next-path.ts';
import { storageOf } from '../../shell/storage/storage.ts';

const KEY = 'footlight:oauth-next';

/** Leaves for the provider. `next`: the path to open after the return. */
export const leaveFor = (url: string, next: string): void => {
  storageOf('session').setItem(KEY, next);
  globalThis.location.assign(url);
};

/** The path to open now. */
export const takeNext = (): string => {
  const storage = storageOf('session');
  const next = storage.getItem(KEY);
  storage.removeItem(KEY);
  return ownPath(next);
};
