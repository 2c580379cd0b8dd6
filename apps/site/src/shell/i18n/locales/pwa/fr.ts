import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
};
