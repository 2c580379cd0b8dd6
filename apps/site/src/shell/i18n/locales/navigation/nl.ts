import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  studio: { label: 'Studio', media: 'Mediabibliotheek', schedule: 'Schema', earnings: 'Inkomsten' },
  work: { back: 'Terug naar de site' },
  age: {
    hidden: 'Beeld en video zijn verborgen totdat je je leeftijd hebt bevestigd.',
    verify: 'Mijn leeftijd bevestigen',
  },
  media: {
    of: 'Media van {{name}}',
    all: 'Alles bekijken',
    buyAll: 'Koop alle {{shown}} voor {{tokens}}',
    fanClub: 'Fanclub',
  },
};
