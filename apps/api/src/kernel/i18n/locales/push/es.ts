import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  live: {
    title: '{{name}} está en directo',
    body: 'Entrar en la sala',
  },
};
