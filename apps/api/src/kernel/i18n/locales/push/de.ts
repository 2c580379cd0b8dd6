import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  live: {
    title: '{{name}} ist live',
    body: 'Zum Raum',
  },
};
