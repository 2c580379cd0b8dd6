import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  title: 'Assistenza',
  intro: 'Da {{site}} ti risponde una persona. Racconta che cosa è successo, quando e in quale stanza.',
  email: 'Email',
  phone: 'Telefono',
  chat: 'Chat',
  openChat: 'Apri la chat di assistenza',
  newTab: 'Si apre in una nuova scheda.',
  username: 'Il tuo nome utente',
  charges: 'Addebiti',
  payments: 'Fornitore di pagamenti: {{companies}}. Sull’estratto conto appare “{{statement}}”.',
  none: '{{site}} non ha indicato un contatto di assistenza',
  noneHint: 'La pagina dei reclami spiega come raggiungere i responsabili del sito.',
  help: 'Trova da solo',
  password: 'Hai dimenticato la password?',
  seo: 'Assistenza · {{site}}',
  description: 'Come raggiungere l’assistenza di {{site}}.',
};
