import { tokenShopEntry } from '@footlight/contract';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import {
  purchaseParamsAtom,
  purchaseParamsFrom,
  tokenFormVisitsAtom,
} from '../../shell/spend/purchase-params.ts';

const PROMPT_EVERY = 3;

/** Forms that the URL opens (spec 1 §2, §4): the join form, the levels, `av`, and on every third visit the token form. */
export const PurchaseEntry = () => {
  const { search } = useLocation();
  const store = useStore();
  const modals = useModals();
  const { data } = useCurrentUser();
  // Mounts the atoms, so that they read their storage before the effect below uses them.
  useAtomValue(purchaseParamsAtom);
  useAtomValue(tokenFormVisitsAtom);
  // Runs once per page load, even if the URL changes.
  const isDone = useRef(false);
  useEffect(() => {
    const query = new URLSearchParams(search);
    store.set(purchaseParamsAtom, (before) => purchaseParamsFrom(query, before));
    if (!data || isDone.current) return;
    isDone.current = true;
    const entry = tokenShopEntry(data);
    const mayJoin = entry === 'login' || entry === 'purchase';
    if (query.has('join_form') && mayJoin) return void modals.open('join_form', {});
    // Assumed: `av` names the age verification, for those who must pass it.
    if (query.get('av') === '1' && data.user.ageVerification.required)
      return void modals.open('age_verification', {});
    if (query.has('upgrade_form')) return void modals.open(entry === 'login' ? 'signup' : 'upgrade', {});
    if (!query.has('token_form')) return;
    const visits = store.get(tokenFormVisitsAtom) + 1;
    store.set(tokenFormVisitsAtom, visits);
    // Guests are not redirected to the login, and no data is fetched for visitors who cannot buy.
    if (visits % PROMPT_EVERY === 0 && entry === 'purchase') {
      void modals.open('purchase_tokens', { group: 'credit', isPrompted: true });
    }
  }, [data, modals, search, store]);
  return null;
};
