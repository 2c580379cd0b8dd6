import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  title: 'Calendario',
  description: 'Quando sei in diretta, settimana per settimana',
  intro:
    'Gli spettatori vedono questi orari sul tuo profilo e nella tua stanza quando sei offline, nel loro fuso orario.',
  zone: 'Fuso orario',
  times: 'Orari settimanali',
  week: 'La tua settimana',
  none: 'Ancora nessun orario. Gli spettatori non ne vedono.',
  day: 'Giorno',
  start: 'Dalle',
  length: 'Durata',
  add: 'Aggiungi un orario',
  remove: 'Rimuovi questo orario',
  save: 'Salva calendario',
  saved: 'Il tuo calendario è salvato',
  most: 'Puoi avere {{count}} orari.',
  hours: '{{hours}} h',
  minutes: '{{minutes}} min',
  both: '{{hours}} h {{minutes}} min',
  next: 'Prossimo show',
  later: 'Show previsti',
  now: 'Previsto ora, fino alle {{end}}',
  span: '{{start}} – {{end}}',
  yours: 'Gli orari sono nel tuo fuso orario.',
  missing: 'Inserisci un orario',
};
