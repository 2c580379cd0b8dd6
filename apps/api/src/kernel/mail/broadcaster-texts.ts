import type { Language } from '@footlight/contract';
import type { MailText } from './mail-text.ts';

/** What a broadcaster is told about the application. */
export type BroadcasterMailKind = 'broadcaster_approved' | 'broadcaster_rejected';

export const BROADCASTER_MAILS: Record<BroadcasterMailKind, Record<Language, MailText>> = {
  broadcaster_approved: {
    en: {
      subject: ({ site }) => `You can now broadcast on ${site}`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Your application to broadcast on ${site} has been approved, and your room is ready.`,
        'Set your topic and prices before you go live.',
      ],
      action: 'View your application',
    },
    de: {
      subject: ({ site }) => `Du kannst bei ${site} senden`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `deine Bewerbung, bei ${site} live zu senden, wurde angenommen. Dein Raum ist jetzt da.`,
        'Lege Thema und Preise fest, bevor du auf Sendung gehst.',
      ],
      action: 'Seite öffnen',
    },
    es: {
      subject: ({ site }) => `Ya puedes emitir en ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Se ha aprobado tu solicitud para emitir en ${site}. Tu sala ya existe.`,
        'Define el tema y los precios antes de empezar a emitir.',
      ],
      action: 'Abrir la página',
    },
    fr: {
      subject: ({ site }) => `Vous pouvez diffuser sur ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Votre candidature de diffuseur sur ${site} a été acceptée. Votre salon existe maintenant.`,
        'Définissez votre sujet et vos prix avant de passer en direct.',
      ],
      action: 'Ouvrir la page',
    },
    it: {
      subject: ({ site }) => `Puoi trasmettere su ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `la tua richiesta di trasmettere su ${site} è stata approvata. La tua stanza ora esiste.`,
        'Imposta argomento e prezzi prima di andare in onda.',
      ],
      action: 'Apri la pagina',
    },
    nl: {
      subject: ({ site }) => `Je kunt uitzenden op ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Je aanmelding als uitzender op ${site} is goedgekeurd. Je kamer bestaat nu.`,
        'Stel je onderwerp en prijzen in voordat je live gaat.',
      ],
      action: 'Pagina openen',
    },
  },
  broadcaster_rejected: {
    en: {
      subject: ({ site }) => `Your application to ${site} wasn’t approved`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Your application to broadcast on ${site} wasn’t approved. You can see the reason on your application page.`,
        'You can correct your details and apply again.',
      ],
      action: 'See the reason',
    },
    de: {
      subject: ({ site }) => `Deine Bewerbung bei ${site} wurde nicht angenommen`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `deine Bewerbung, bei ${site} live zu senden, wurde nicht angenommen. Die Seite nennt den Grund.`,
        'Du kannst deine Angaben berichtigen und noch einmal senden.',
      ],
      action: 'Grund lesen',
    },
    es: {
      subject: ({ site }) => `Tu solicitud en ${site} no se ha aprobado`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Tu solicitud para emitir en ${site} no se ha aprobado. La página indica el motivo.`,
        'Puedes corregir tus datos y enviarlos de nuevo.',
      ],
      action: 'Leer el motivo',
    },
    fr: {
      subject: ({ site }) => `Votre candidature sur ${site} n’a pas été acceptée`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Votre candidature de diffuseur sur ${site} n’a pas été acceptée. La page en indique la raison.`,
        'Vous pouvez corriger vos informations et les envoyer à nouveau.',
      ],
      action: 'Lire la raison',
    },
    it: {
      subject: ({ site }) => `La tua richiesta su ${site} non è stata approvata`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `la tua richiesta di trasmettere su ${site} non è stata approvata. La pagina indica il motivo.`,
        'Puoi correggere i tuoi dati e inviarli di nuovo.',
      ],
      action: 'Leggi il motivo',
    },
    nl: {
      subject: ({ site }) => `Je aanmelding bij ${site} is niet goedgekeurd`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Je aanmelding als uitzender op ${site} is niet goedgekeurd. De pagina noemt de reden.`,
        'Je kunt je gegevens verbeteren en opnieuw versturen.',
      ],
      action: 'Reden lezen',
    },
  },
};
