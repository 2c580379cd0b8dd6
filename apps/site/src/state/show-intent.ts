import { storedAtom } from './stored-atom.ts';

/** A request or purchase of a show on its way: stored before it is sent, gone when it is answered. */
export interface ShowIntent {
  /** Call, room and body in one text: the same wish keeps its key. */
  wish: string;
  key: string;
}

export const showIntentAtom = storedAtom<ShowIntent | null>('show-intent', null, 'session');
