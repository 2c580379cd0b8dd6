import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  tabs: {
    all: 'Alle',
    feed: 'Feed',
    new: 'Neu',
    topRated: 'Bestbewertet',
    private: 'Privatshows',
    toys: 'Toys',
    leaders: 'Spitzenreiter',
    fanclub: 'Fanclubs',
    versus: 'Versus',
    sodastars: 'Sodastars',
    voyeur: 'Voyeur-Cams',
    vr: 'VR',
    top: 'Top',
    liked: 'Am beliebtesten',
    tags: 'Tags',
    filter: 'Filter',
  },
  lists: 'Entdecken',
  parts: 'Teile dieser Liste',
  failed: 'Fehler beim Laden der Suchergebnisse',
  alternatives: 'Vielleicht gefällt dir auch',
  topModels: 'Jetzt am besten bewertet',
  popular: 'Beliebte Tags',
  related: 'Weitere Listen',
  empty: 'Hier ist gerade kein Raum',
  emptyHint: 'Schau bald wieder vorbei oder nimm eine andere Liste.',
  count_one: '{{shown}} Raum',
  count_other: '{{shown}} Räume',
};
