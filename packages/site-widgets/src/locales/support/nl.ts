import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  title: 'Support',
  intro: 'Bij {{site}} krijg je antwoord van een mens. Vertel wat er gebeurde, wanneer en in welke kamer.',
  email: 'E-mail',
  phone: 'Telefoon',
  chat: 'Chat',
  openChat: 'Supportchat openen',
  newTab: 'Opent in een nieuw tabblad.',
  username: 'Je gebruikersnaam',
  charges: 'Afschrijvingen',
  payments: 'Betaalprovider: {{companies}}. Op je afschrift staat ‘{{statement}}’.',
  none: '{{site}} heeft geen contact voor support opgegeven',
  noneHint: 'Op de pagina voor klachten staat hoe je de verantwoordelijken bereikt.',
  help: 'Zelf vinden',
  password: 'Wachtwoord vergeten?',
  seo: 'Support · {{site}}',
  description: 'Zo bereik je de support van {{site}}.',
};
