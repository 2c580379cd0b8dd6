import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  since: 'In vigore dal {{date}} (versione {{version}}).',
  expired: 'Versione {{version}} del {{date}}. Ora è in vigore un’altra versione.',
  print: 'Stampa',
  description: 'Documenti legali di {{site}}.',
  accept: {
    title: 'Accetta le condizioni d’uso',
    why: 'Per continuare, leggi e accetta la versione in vigore.',
    accept: 'Accetta',
    logout: 'Esci',
  },
  contents: 'Indice',
  group: 'Note legali',
  consent: {
    title: 'Le tue scelte sulla privacy',
    body: 'Puoi cambiarle in ogni momento. Ciò che è salvato in questo browser viene eliminato quando disattivi una scelta.',
  },
};
