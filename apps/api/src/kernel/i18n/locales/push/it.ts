import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  live: {
    title: '{{name}} è in diretta',
    body: 'Apri la stanza',
  },
};
