import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { lobbyFlagsAtom } from '../../shell/sockets/lobby-flags.ts';
import { useRealtime } from '../../shell/sockets/realtime-context.ts';
import { cardsInView } from './cards-in-view.ts';
import { ListPlace } from './list-place.tsx';
import { mergeStatuses } from './with-statuses.ts';

/** Milliseconds after which a moved view is looked at again. */
const LOOK_EVERY = 1_000;
/** Milliseconds between reads without a socket. */
const ASK_EVERY = 30_000;
/** Most names of one read. */
const MOST_ASKED = 60;

/**
 * Keeps the cards in view up to date without reading the list again, which would reorder it, and the reader's place in
 * it. The lobby sends what changes on them; without it they are read now and then. One lazy part: the first view needs
 * neither.
 */
const LiveCards = () => {
  const api = useApi();
  const store = useStore();
  const realtime = useRealtime();
  const { mutate } = useSWRConfig();

  useEffect(() => {
    if (!realtime) return;
    let isMoved = true;
    let told = '';
    const move = () => {
      isMoved = true;
    };
    const look = () => {
      if (!isMoved) return;
      isMoved = false;
      const names = document.visibilityState === 'hidden' ? [] : cardsInView();
      if (names.join() === told) return;
      told = names.join();
      realtime.watchRooms(names);
    };
    const cards = new MutationObserver(move);
    cards.observe(document.body, { childList: true, subtree: true });
    const timer = setInterval(look, LOOK_EVERY);
    const moves = ['scroll', 'resize', 'visibilitychange'] as const;
    for (const name of moves) addEventListener(name, move, { passive: true, capture: true });
    return () => {
      cards.disconnect();
      clearInterval(timer);
      for (const name of moves) removeEventListener(name, move, { capture: true });
      realtime.watchRooms([]);
    };
  }, [realtime]);

  useEffect(() => {
    const ask = async () => {
      if (store.get(lobbyFlagsAtom).authorised || document.visibilityState === 'hidden') return;
      const usernames = cardsInView().slice(0, MOST_ASKED);
      if (usernames.length === 0) return;
      // A failed read is tried again with the next interval.
      const answer = await api('GET /browse/statuses', { query: { usernames: usernames.join(',') } }).catch(
        () => null,
      );
      if (answer) await mergeStatuses(mutate, answer);
    };
    const timer = setInterval(() => void ask(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [api, store, mutate]);
  return <ListPlace />;
};

export default LiveCards;
