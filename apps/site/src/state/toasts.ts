import type { ToastItem } from '@footlight/ui';
import { atom, type createStore, useStore } from 'jotai';
import { useCallback } from 'react';

/** Toasts in view, newest last (spec 1 §3). */
export const toastsAtom = atom<readonly ToastItem[]>([]);

const MAX_TOASTS = 4;
let lastId = 0;

const showToast = (store: ReturnType<typeof createStore>, toast: Omit<ToastItem, 'id'>): void => {
  lastId += 1;
  const entry = { ...toast, id: `toast-${lastId}` };
  store.set(toastsAtom, (shown) => [...shown, entry].slice(-MAX_TOASTS));
};

export const useToast = () => {
  const store = useStore();
  return useCallback((toast: Omit<ToastItem, 'id'>) => showToast(store, toast), [store]);
};
