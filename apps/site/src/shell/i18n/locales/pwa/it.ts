import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  offline: {
    title: 'Sei offline',
    text: 'Controlla la connessione e riprova.',
  },
};
