import { atom } from 'jotai';

/** Username of the room in the mini player; null for none. */
export const floatingAtom = atom<string | null>(null);
