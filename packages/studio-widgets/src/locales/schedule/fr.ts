import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  title: 'Programme',
  description: 'Quand vous êtes en direct, semaine après semaine',
  intro:
    'Les spectateurs voient ces horaires sur votre profil et dans votre salon quand vous êtes hors ligne, dans leur propre fuseau horaire.',
  zone: 'Fuseau horaire',
  times: 'Horaires de la semaine',
  week: 'Votre semaine',
  none: 'Aucun horaire pour l’instant. Les spectateurs n’en voient pas.',
  day: 'Jour',
  start: 'À partir de',
  length: 'Durée',
  add: 'Ajouter un horaire',
  remove: 'Retirer cet horaire',
  save: 'Enregistrer le programme',
  saved: 'Votre programme est enregistré',
  most: 'Vous pouvez avoir {{count}} horaires.',
  hours: '{{hours}} h',
  minutes: '{{minutes}} min',
  both: '{{hours}} h {{minutes}} min',
  next: 'Prochain show',
  later: 'Shows prévus',
  now: 'Prévu maintenant, jusqu’à {{end}}',
  span: '{{start}} à {{end}}',
  yours: 'Les heures sont dans votre fuseau horaire.',
  missing: 'Indiquez une heure',
};
