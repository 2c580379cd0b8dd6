import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  title: 'Fanclubs',
  club: 'Fanclub',
  intro:
    'Drei Stufen, jede mit ihrem Preis im Monat. Mitglieder sparen bei Medien und schauen bei Privatshows kostenlos zu.',
  tabs: 'Welche Fanclubs',
  all: 'Alle',
  online: 'Jetzt live',
  sections: 'Bereiche',
  everybody: 'Alle Bereiche',
  price: '{{level}} {{tokens}}',
  empty: 'Hier gibt es gerade keine Fanclubs',
  emptyHint: 'Sieh dir alle an, oder komm später wieder.',
  count_one: '{{shown}} Fanclub',
  count_other: '{{shown}} Fanclubs',
};
