import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  tabs: {
    all: 'Tutte',
    feed: 'Feed',
    new: 'Nuove',
    topRated: 'Più votate',
    private: 'Show privati',
    toys: 'Toy',
    leaders: 'In testa',
    fanclub: 'Fan club',
    versus: 'Versus',
    sodastars: 'Sodastar',
    voyeur: 'Cam voyeur',
    vr: 'VR',
    top: 'Top',
    liked: 'I più amati',
    tags: 'Tag',
    filter: 'Filtri',
  },
  lists: 'Esplora',
  parts: 'Parti di questo elenco',
  failed: 'Errore durante il caricamento dei risultati della ricerca',
  alternatives: 'Potrebbe piacerti anche',
  topModels: 'Le più votate adesso',
  popular: 'Tag popolari',
  related: 'Altri elenchi',
  empty: 'Qui non ci sono stanze adesso',
  emptyHint: 'Torna presto o prova un altro elenco.',
  count_one: '{{shown}} stanza',
  count_other: '{{shown}} stanze',
};
