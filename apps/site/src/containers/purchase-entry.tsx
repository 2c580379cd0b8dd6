import { tokenShopEntry } from '@footlight/contract';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useModals } from '../modals/modals.ts';
import { purchaseWishesAtom, tokenFormVisitsAtom, wishesFrom } from '../state/purchase-wishes.ts';

const PROMPT_EVERY = 3;

/** What an address opens by itself (spec 1 §2, §4): the join form, and on every third visit the token form. */
export const PurchaseEntry = () => {
  const { search } = useLocation();
  const store = useStore();
  const modals = useModals();
  const { data } = useCurrentUser();
  // An atom reads its storage when it is first looked at: before the effect below, which counts on.
  useAtomValue(purchaseWishesAtom);
  useAtomValue(tokenFormVisitsAtom);
  // Once for a page load, however often its address is looked at again.
  const isDone = useRef(false);
  useEffect(() => {
    const query = new URLSearchParams(search);
    store.set(purchaseWishesAtom, (before) => wishesFrom(query, before));
    if (!data || isDone.current) return;
    isDone.current = true;
    const entry = tokenShopEntry(data);
    const mayJoin = entry === 'login' || entry === 'purchase';
    if (query.has('join_form') && mayJoin) return void modals.open('join_form', {});
    if (!query.has('token_form')) return;
    const visits = store.get(tokenFormVisitsAtom) + 1;
    store.set(tokenFormVisitsAtom, visits);
    // Nobody is sent to a login, and nobody who cannot buy is asked.
    if (visits % PROMPT_EVERY === 0 && entry === 'purchase') {
      void modals.open('purchase_tokens', { group: 'credit', isPrompted: true });
    }
  }, [data, modals, search, store]);
  return null;
};
