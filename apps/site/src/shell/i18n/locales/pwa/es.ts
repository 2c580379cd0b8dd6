import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  offline: {
    title: 'No tienes conexión',
    text: 'Comprueba tu conexión y vuelve a intentarlo.',
  },
};
