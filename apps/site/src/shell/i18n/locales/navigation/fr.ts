import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  studio: { label: 'Studio', media: 'Médiathèque', schedule: 'Programme', earnings: 'Revenus' },
  work: { back: 'Retour au site' },
  age: {
    hidden: 'Les images et la vidéo sont masquées tant que tu n’as pas vérifié ton âge.',
    verify: 'Vérifier mon âge',
  },
  media: {
    of: 'Médias de {{name}}',
    all: 'Tout voir',
    buyAll: 'Acheter les {{shown}} pour {{tokens}}',
    fanClub: 'Fan-club',
  },
};
