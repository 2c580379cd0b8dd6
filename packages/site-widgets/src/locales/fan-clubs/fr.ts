import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  title: 'Fan-clubs',
  club: 'Fan-club',
  intro:
    'Trois niveaux, chacun avec son prix par mois. Les membres paient moins pour les médias et regardent les shows privés gratuitement.',
  tabs: 'Quels fan-clubs',
  all: 'Tous',
  online: 'En direct',
  sections: 'Sections',
  everybody: 'Toutes les sections',
  price: '{{level}} {{tokens}}',
  empty: 'Aucun fan-club ici pour le moment',
  emptyHint: 'Regardez-les tous, ou revenez plus tard.',
  count_one: '{{shown}} fan-club',
  count_many: '{{shown}} fan-clubs',
  count_other: '{{shown}} fan-clubs',
};
