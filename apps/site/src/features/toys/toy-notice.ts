import { atom } from 'jotai';

/** The private whose notice about tips and the toy has been read. */
export const toyNoticeReadAtom = atom<number | null>(null);
