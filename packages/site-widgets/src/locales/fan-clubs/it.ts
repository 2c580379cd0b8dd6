import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  title: 'Fan club',
  club: 'Fan club',
  intro:
    'Tre livelli, ognuno con il suo prezzo al mese. I membri risparmiano sui contenuti e spiano gli show privati gratis.',
  tabs: 'Quali fan club',
  all: 'Tutti',
  online: 'In diretta ora',
  sections: 'Sezioni',
  everybody: 'Tutte le sezioni',
  price: '{{level}} {{tokens}}',
  empty: 'Al momento non ci sono fan club qui',
  emptyHint: 'Guardali tutti, o torna più tardi.',
  count_one: '{{shown}} fan club',
  count_many: '{{shown}} fan club',
  count_other: '{{shown}} fan club',
};
