import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  live: {
    title: '{{name}} is live',
    body: 'Naar de kamer',
  },
};
