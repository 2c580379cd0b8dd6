import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  title: 'Zeitplan',
  description: 'Wann du live gehst, Woche für Woche',
  intro:
    'Zuschauer sehen diese Zeiten auf deinem Profil und in deinem Raum, solange du offline bist, in ihrer eigenen Zeitzone.',
  zone: 'Zeitzone',
  times: 'Wöchentliche Zeiten',
  week: 'Deine Woche',
  none: 'Noch keine Zeiten. Zuschauer sehen keine.',
  day: 'Tag',
  start: 'Ab',
  length: 'Wie lange',
  add: 'Zeit hinzufügen',
  remove: 'Diese Zeit entfernen',
  save: 'Zeitplan speichern',
  saved: 'Dein Zeitplan ist gespeichert',
  most: 'Du kannst {{count}} Zeiten haben.',
  hours: '{{hours}} h',
  minutes: '{{minutes}} min',
  both: '{{hours}} h {{minutes}} min',
  next: 'Nächste Show',
  later: 'Geplante Shows',
  now: 'Für jetzt geplant, bis {{end}}',
  span: '{{start}} bis {{end}}',
  yours: 'Zeiten in deiner Zeitzone.',
  missing: 'Gib eine Uhrzeit ein',
};
