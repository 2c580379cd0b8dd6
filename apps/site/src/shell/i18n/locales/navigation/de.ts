import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  studio: { label: 'Studio', media: 'Mediathek', schedule: 'Zeitplan', earnings: 'Einnahmen' },
  work: { back: 'Zur Seite' },
  age: {
    hidden: 'Bilder und Video sind verborgen, bis du dein Alter bestätigt hast.',
    verify: 'Alter bestätigen',
  },
  media: {
    of: 'Medien von {{name}}',
    all: 'Alle ansehen',
    buyAll: 'Alle {{shown}} für {{tokens}} kaufen',
    fanClub: 'Fanclub',
  },
};
