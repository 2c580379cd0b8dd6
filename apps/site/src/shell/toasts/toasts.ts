import type { ToastItem } from '@footlight/ui';
import { atom, type createStore, useStore } from 'jotai';
import { useCallback } from 'react';

/** A toast of this site. */
export interface SiteToast extends ToastItem {
  /** Plays no toast sound, because the message has its own or none. */
  isQuiet?: boolean;
}

/** Toasts in view, newest last (spec 1 §3). */
export const toastsAtom = atom<readonly SiteToast[]>([]);

const MAX_TOASTS = 4;
let lastId = 0;

/** Shows a toast; one with a given id replaces the toast with that id. */
export const showToast = (
  store: ReturnType<typeof createStore>,
  { id = `toast-${++lastId}`, ...toast }: Omit<SiteToast, 'id'> & { id?: string },
): void => {
  store.set(toastsAtom, (shown) =>
    [...shown.filter((one) => one.id !== id), { ...toast, id }].slice(-MAX_TOASTS),
  );
};

export const useToast = () => {
  const store = useStore();
  return useCallback((toast: Omit<SiteToast, 'id'>) => showToast(store, toast), [store]);
};
