import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  tabs: {
    all: 'Alle',
    feed: 'Feed',
    new: 'Nieuw',
    topRated: 'Best beoordeeld',
    private: 'Privéshows',
    toys: 'Toys',
    leaders: 'Koplopers',
    fanclub: 'Fanclubs',
    versus: 'Versus',
    sodastars: 'Sodastars',
    voyeur: 'Voyeurcams',
    vr: 'VR',
    top: 'Top',
    liked: 'Meest geliket',
    tags: 'Tags',
    filter: 'Filters',
  },
  lists: 'Ontdekken',
  parts: 'Delen van deze lijst',
  failed: 'Fout bij het laden van de zoekresultaten',
  alternatives: 'Misschien vind je dit ook leuk',
  topModels: 'Nu best beoordeeld',
  popular: 'Populaire tags',
  related: 'Meer lijsten',
  empty: 'Hier zijn nu geen kamers',
  emptyHint: 'Kom snel terug of probeer een andere lijst.',
  count_one: '{{shown}} kamer',
  count_other: '{{shown}} kamers',
};
