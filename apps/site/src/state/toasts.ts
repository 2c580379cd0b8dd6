import type { ReactNode } from 'react';
import { atom, type createStore } from 'jotai';

/** A toast (spec 1 §3). */
export interface ToastEntry {
  id: number;
  content: ReactNode;
  appearance: 'success' | 'error' | 'info' | 'warning';
  title?: string;
  autoDismiss?: boolean;
}

export const toastsAtom = atom<readonly ToastEntry[]>([]);
const MAX_TOASTS = 4;
let nextId = 1;

export const showToast = (store: ReturnType<typeof createStore>, toast: Omit<ToastEntry, 'id'>): void => {
  nextId += 1;
  const entry = { ...toast, id: nextId };
  store.set(toastsAtom, (shown) => [...shown, entry].slice(-MAX_TOASTS));
};
