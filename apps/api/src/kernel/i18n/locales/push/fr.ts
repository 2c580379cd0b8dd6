import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  live: {
    title: '{{name}} est en direct',
    body: 'Ouvrir le salon',
  },
};
