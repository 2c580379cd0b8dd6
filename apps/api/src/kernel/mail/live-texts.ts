import type { Language } from '@footlight/contract';
import type { MailText } from './mail-text.ts';

/** A followed broadcaster has gone live. */
export const LIVE_MAILS: Record<Language, MailText> = {
  en: {
    subject: ({ about, site }) => `${about} is live on ${site}`,
    paragraphs: ({ name, about, site }) => [
      `Hi ${name},`,
      `${about}, whom you follow on ${site}, just went live.`,
    ],
    action: 'Open the room',
  },
  de: {
    subject: ({ about, site }) => `${about} ist live bei ${site}`,
    paragraphs: ({ name, about, site }) => [
      `Hallo ${name},`,
      `${about} ist gerade live gegangen. Du folgst diesem Konto bei ${site}.`,
    ],
    action: 'Zum Raum',
  },
  es: {
    subject: ({ about, site }) => `${about} está en directo en ${site}`,
    paragraphs: ({ name, about, site }) => [
      `Hola, ${name}:`,
      `${about}, a quien sigues en ${site}, acaba de empezar a transmitir en directo.`,
    ],
    action: 'Entrar en la sala',
  },
  fr: {
    subject: ({ about, site }) => `${about} est en direct sur ${site}`,
    paragraphs: ({ name, about, site }) => [
      `Bonjour ${name},`,
      `${about}, que vous suivez sur ${site}, vient de passer en direct.`,
    ],
    action: 'Ouvrir le salon',
  },
  it: {
    subject: ({ about, site }) => `${about} è in diretta su ${site}`,
    paragraphs: ({ name, about, site }) => [
      `Ciao ${name},`,
      `la persona che segui su ${site}, ${about}, ha appena iniziato la diretta.`,
    ],
    action: 'Apri la stanza',
  },
  nl: {
    subject: ({ about, site }) => `${about} is live bij ${site}`,
    paragraphs: ({ name, about, site }) => [
      `Hallo ${name},`,
      `${about}, die je volgt bij ${site}, is zojuist live gegaan.`,
    ],
    action: 'Naar de kamer',
  },
};
