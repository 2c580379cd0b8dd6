import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  noAddress: 'Il gestore di questo sito non ha ancora pubblicato un indirizzo di contatto.',
};
