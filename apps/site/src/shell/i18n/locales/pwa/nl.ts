import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  offline: {
    title: 'Je bent offline',
    text: 'Controleer je verbinding en probeer het dan opnieuw.',
  },
};
