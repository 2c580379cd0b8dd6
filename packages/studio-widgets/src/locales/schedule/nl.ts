import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  title: 'Schema',
  description: 'Wanneer je live gaat, week na week',
  intro:
    'Kijkers zien deze tijden op je profiel en in je kamer zolang je offline bent, in hun eigen tijdzone.',
  zone: 'Tijdzone',
  times: 'Wekelijkse tijden',
  week: 'Je week',
  none: 'Nog geen tijden. Kijkers zien er geen.',
  day: 'Dag',
  start: 'Vanaf',
  length: 'Hoe lang',
  add: 'Tijd toevoegen',
  remove: 'Deze tijd verwijderen',
  save: 'Schema opslaan',
  saved: 'Je schema is opgeslagen',
  most: 'Je kunt {{count}} tijden hebben.',
  hours: '{{hours}} u',
  minutes: '{{minutes}} min',
  both: '{{hours}} u {{minutes}} min',
  next: 'Volgende show',
  later: 'Geplande shows',
  now: 'Gepland voor nu, tot {{end}}',
  span: '{{start}} tot {{end}}',
  yours: 'Tijden in jouw tijdzone.',
  missing: 'Vul een tijd in',
};
