import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  offline: {
    title: 'Du bist offline',
    text: 'Prüfe deine Verbindung und versuche es dann noch einmal.',
  },
};
