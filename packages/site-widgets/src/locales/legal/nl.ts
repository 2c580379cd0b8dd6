import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  since: 'Van kracht sinds {{date}} (versie {{version}}).',
  expired: 'Versie {{version}} van {{date}}. Er geldt nu een andere versie.',
  print: 'Afdrukken',
  description: 'Juridische documenten van {{site}}.',
  accept: {
    title: 'Gebruiksvoorwaarden accepteren',
    why: 'Lees en accepteer de versie die nu geldt om verder te gaan.',
    accept: 'Accepteren',
    logout: 'Uitloggen',
  },
  contents: 'Inhoud',
  group: 'Juridisch',
  consent: {
    title: 'Jouw privacykeuzes',
    body: 'Je kunt ze altijd wijzigen. Wat in deze browser is opgeslagen, wordt verwijderd als je een keuze uitzet.',
  },
};
