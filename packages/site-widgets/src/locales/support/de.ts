import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  title: 'Support',
  intro: 'Bei {{site}} antwortet dir ein Mensch. Schreib, was wann und in welchem Raum passiert ist.',
  email: 'E-Mail',
  phone: 'Telefon',
  chat: 'Chat',
  openChat: 'Support-Chat öffnen',
  newTab: 'Öffnet sich in einem neuen Tab.',
  username: 'Dein Benutzername',
  charges: 'Abbuchungen',
  payments: 'Zahlungsanbieter: {{companies}}. Auf deinem Kontoauszug steht „{{statement}}“.',
  none: '{{site}} hat keinen Kontakt zum Support angegeben',
  noneHint: 'Auf der Seite für Beschwerden steht, wie du die Verantwortlichen erreichst.',
  help: 'Selbst finden',
  password: 'Passwort vergessen?',
  seo: 'Support · {{site}}',
  description: 'So erreichst du den Support von {{site}}.',
};
