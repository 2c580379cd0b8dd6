import { atom } from 'jotai';

/** Socket flags of the lobby (spec 1 §4); written by the lobby socket. */
export const lobbyFlagsAtom = atom({
  connecting: false,
  connected: false,
  authorised: false,
  reconnecting: false,
});
