import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  studio: { label: 'Studio', media: 'Libreria multimediale', schedule: 'Calendario', earnings: 'Guadagni' },
  work: { back: 'Torna al sito' },
  age: {
    hidden: 'Immagini e video restano nascosti finché non verifichi la tua età.',
    verify: 'Verifica la mia età',
  },
  media: {
    of: 'Contenuti di {{name}}',
    all: 'Vedi tutto',
    buyAll: 'Compra tutti e {{shown}} per {{tokens}}',
    fanClub: 'Fan club',
  },
};
