import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  title: 'Fanclubs',
  club: 'Fanclub',
  intro:
    'Drie niveaus, elk met een eigen prijs per maand. Leden besparen op media en kijken gratis mee bij privéshows.',
  tabs: 'Welke fanclubs',
  all: 'Alle',
  online: 'Nu live',
  sections: 'Secties',
  everybody: 'Alle secties',
  price: '{{level}} {{tokens}}',
  empty: 'Hier zijn nu geen fanclubs',
  emptyHint: 'Bekijk ze allemaal, of kom later terug.',
  count_one: '{{shown}} fanclub',
  count_other: '{{shown}} fanclubs',
};
