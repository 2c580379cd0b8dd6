import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  since: 'Gültig seit {{date}} (Version {{version}}).',
  expired: 'Version {{version}} vom {{date}}. Inzwischen gilt eine andere Version.',
  print: 'Drucken',
  description: 'Rechtliche Dokumente von {{site}}.',
  accept: {
    title: 'Nutzungsbedingungen akzeptieren',
    why: 'Um fortzufahren, lies und akzeptiere die jetzt gültige Version.',
    accept: 'Akzeptieren',
    logout: 'Abmelden',
  },
  contents: 'Inhalt',
  group: 'Rechtliches',
  consent: {
    title: 'Deine Datenschutz-Einstellungen',
    body: 'Du kannst sie jederzeit ändern. Was in diesem Browser gespeichert wurde, wird beim Ausschalten gelöscht.',
  },
};
