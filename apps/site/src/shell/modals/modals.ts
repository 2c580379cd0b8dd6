import { atom, type createStore, useStore } from 'jotai';
import { useMemo } from 'react';
import type { ModalId, ModalPropsById, ModalResult } from './modal-props.ts';

export interface OpenModal {
  key: number;
  id: ModalId;
  props: object;
  /** The modal closes after this time if nobody reacts to it (spec 1 §9). */
  autoDismissSeconds?: number;
}

type OpenOptions = Pick<OpenModal, 'autoDismissSeconds'>;

export const openModalsAtom = atom<readonly OpenModal[]>([]);

type Store = ReturnType<typeof createStore>;
const results = new Map<number, (result: unknown) => void>();
let nextKey = 0;

const settle = (keys: readonly number[], result: unknown) => {
  for (const key of keys) {
    results.get(key)?.(result);
    results.delete(key);
  }
};

/** Opens and closes modals, for hooks and for code outside React such as event handlers. */
export const modalActions = (store: Store) => ({
  /** Opens a modal; one that is already open gets the new props. Resolves with its result when it closes. */
  open<I extends ModalId>(id: I, props: ModalPropsById[I], options?: OpenOptions): Promise<ModalResult<I>> {
    const present = store.get(openModalsAtom).find((modal) => modal.id === id);
    nextKey += present ? 0 : 1;
    const key = present?.key ?? nextKey;
    store.set(openModalsAtom, (open) => [
      ...open.filter((modal) => modal.key !== key),
      { key, id, props, ...options },
    ]);
    return new Promise((resolve) => {
      settle([key], undefined);
      results.set(key, (result) => resolve(result as ModalResult<I>));
    });
  },
  close<I extends ModalId>(id: I, result?: ModalResult<I>) {
    const closing = store.get(openModalsAtom).filter((modal) => modal.id === id);
    store.set(openModalsAtom, (open) => open.filter((modal) => modal.id !== id));
    settle(
      closing.map((modal) => modal.key),
      result,
    );
  },
  closeAll() {
    const closing = store.get(openModalsAtom);
    store.set(openModalsAtom, []);
    settle(
      closing.map((modal) => modal.key),
      undefined,
    );
  },
});

export const useModals = () => {
  const store = useStore();
  return useMemo(() => modalActions(store), [store]);
};
