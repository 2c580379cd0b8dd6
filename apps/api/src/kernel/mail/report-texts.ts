import type { Language } from '@footlight/contract';
import type { MailText } from './mail-text.ts';

/** What follows a report: for its author, and for the author of what was reported. */
export type ReportMailKind = 'report_acted' | 'report_dismissed' | 'report_warning' | 'content_removed';

export const REPORT_MAILS: Record<ReportMailKind, Record<Language, MailText>> = {
  report_acted: {
    en: {
      subject: ({ site }) => `We acted on your report on ${site}`,
      paragraphs: ({ name }) => [
        `Hi ${name},`,
        'Thank you for your report. Our team reviewed it and took action.',
        'We don’t tell the reported person who made the report.',
      ],
      action: 'Contact support',
    },
    de: {
      subject: ({ site }) => `Wir haben auf deine Meldung bei ${site} reagiert`,
      paragraphs: ({ name }) => [
        `Hallo ${name},`,
        'danke für deine Meldung. Unser Team hat sie geprüft und gehandelt.',
        'Die gemeldete Person erfährt nicht, von wem die Meldung kam.',
      ],
      action: 'Support kontaktieren',
    },
    es: {
      subject: ({ site }) => `Hemos actuado tras tu denuncia en ${site}`,
      paragraphs: ({ name }) => [
        `Hola, ${name}:`,
        'Gracias por tu denuncia. Nuestro equipo la ha revisado y ha tomado medidas.',
        'La persona denunciada no sabrá quién la denunció.',
      ],
      action: 'Contactar con soporte',
    },
    fr: {
      subject: ({ site }) => `Nous avons donné suite à votre signalement sur ${site}`,
      paragraphs: ({ name }) => [
        `Bonjour ${name},`,
        'Merci pour votre signalement. Notre équipe l’a examiné et a pris des mesures.',
        'La personne signalée ne saura pas qui a fait le signalement.',
      ],
      action: 'Contacter l’assistance',
    },
    it: {
      subject: ({ site }) => `Abbiamo agito in seguito alla tua segnalazione su ${site}`,
      paragraphs: ({ name }) => [
        `Ciao ${name},`,
        'grazie per la tua segnalazione. Il nostro team l’ha esaminata e ha preso provvedimenti.',
        'La persona segnalata non saprà chi ha fatto la segnalazione.',
      ],
      action: 'Contatta l’assistenza',
    },
    nl: {
      subject: ({ site }) => `We hebben actie ondernomen na je melding op ${site}`,
      paragraphs: ({ name }) => [
        `Hallo ${name},`,
        'Bedankt voor je melding. Ons team heeft ernaar gekeken en actie ondernomen.',
        'De gemelde persoon krijgt niet te horen wie de melding deed.',
      ],
      action: 'Contact met support',
    },
  },
  report_dismissed: {
    en: {
      subject: ({ site }) => `We reviewed your report on ${site}`,
      paragraphs: ({ name }) => [
        `Hi ${name},`,
        'Thank you for your report. Our team reviewed it and found that it doesn’t break our rules.',
        'If you disagree, contact support.',
      ],
      action: 'Contact support',
    },
    de: {
      subject: ({ site }) => `Deine Meldung bei ${site} wurde geprüft`,
      paragraphs: ({ name }) => [
        `Hallo ${name},`,
        'danke für deine Meldung. Unser Team hat sie geprüft und keinen Verstoß gegen unsere Regeln gefunden.',
        'Wenn du das anders siehst, schreib dem Support.',
      ],
      action: 'Support kontaktieren',
    },
    es: {
      subject: ({ site }) => `Hemos revisado tu denuncia en ${site}`,
      paragraphs: ({ name }) => [
        `Hola, ${name}:`,
        'Gracias por tu denuncia. Nuestro equipo la ha revisado y no ha encontrado nada contrario a nuestras normas.',
        'Si no estás de acuerdo, escribe a soporte.',
      ],
      action: 'Contactar con soporte',
    },
    fr: {
      subject: ({ site }) => `Votre signalement sur ${site} a été examiné`,
      paragraphs: ({ name }) => [
        `Bonjour ${name},`,
        'Merci pour votre signalement. Notre équipe l’a examiné et n’a rien trouvé de contraire à nos règles.',
        'Si vous n’êtes pas d’accord, écrivez à l’assistance.',
      ],
      action: 'Contacter l’assistance',
    },
    it: {
      subject: ({ site }) => `La tua segnalazione su ${site} è stata esaminata`,
      paragraphs: ({ name }) => [
        `Ciao ${name},`,
        'grazie per la tua segnalazione. Il nostro team l’ha esaminata e non ha trovato nulla di contrario alle nostre regole.',
        'Se non sei d’accordo, scrivi all’assistenza.',
      ],
      action: 'Contatta l’assistenza',
    },
    nl: {
      subject: ({ site }) => `Je melding op ${site} is bekeken`,
      paragraphs: ({ name }) => [
        `Hallo ${name},`,
        'Bedankt voor je melding. Ons team heeft ernaar gekeken en niets gevonden dat tegen onze regels is.',
        'Zie je dat anders? Schrijf dan naar support.',
      ],
      action: 'Contact met support',
    },
  },
  report_warning: {
    en: {
      subject: ({ site }) => `A warning about your ${site} account`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Someone reported something you wrote or showed on ${site}. Our team reviewed it and found that it breaks our rules.`,
        'If it happens again, we may suspend your account. If you think this is a mistake, contact support.',
      ],
      action: 'Contact support',
    },
    de: {
      subject: ({ site }) => `Eine Verwarnung zu deinem Konto bei ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `jemand hat gemeldet, was du bei ${site} geschrieben oder gezeigt hast. Unser Team hat es geprüft: Es verstößt gegen unsere Regeln.`,
        'Wenn es wieder vorkommt, können wir dein Konto sperren. Wenn du das für einen Irrtum hältst, schreib dem Support.',
      ],
      action: 'Support kontaktieren',
    },
    es: {
      subject: ({ site }) => `Una advertencia sobre tu cuenta en ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Alguien ha denunciado lo que escribiste o mostraste en ${site}. Nuestro equipo lo ha revisado: incumple nuestras normas.`,
        'Si vuelve a ocurrir, podemos suspender tu cuenta. Si crees que es un error, escribe a soporte.',
      ],
      action: 'Contactar con soporte',
    },
    fr: {
      subject: ({ site }) => `Un avertissement concernant votre compte sur ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Quelqu’un a signalé ce que vous avez écrit ou montré sur ${site}. Notre équipe l’a examiné : cela enfreint nos règles.`,
        'En cas de récidive, nous pourrons suspendre votre compte. Si vous pensez qu’il s’agit d’une erreur, écrivez à l’assistance.',
      ],
      action: 'Contacter l’assistance',
    },
    it: {
      subject: ({ site }) => `Un avviso sul tuo account su ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `qualcuno ha segnalato ciò che hai scritto o mostrato su ${site}. Il nostro team l’ha esaminato: viola le nostre regole.`,
        'Se succede di nuovo, possiamo sospendere il tuo account. Se pensi che sia un errore, scrivi all’assistenza.',
      ],
      action: 'Contatta l’assistenza',
    },
    nl: {
      subject: ({ site }) => `Een waarschuwing over je account op ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Iemand heeft gemeld wat je op ${site} schreef of liet zien. Ons team heeft ernaar gekeken: het is tegen onze regels.`,
        'Gebeurt het weer, dan kunnen we je account schorsen. Denk je dat dit een vergissing is? Schrijf dan naar support.',
      ],
      action: 'Contact met support',
    },
  },
  content_removed: {
    en: {
      subject: ({ site }) => `We removed one of your items or posts on ${site}`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Someone reported one of your items or posts on ${site}. Our team reviewed it and removed it because it breaks our rules.`,
        'If you think this is a mistake, contact support.',
      ],
      action: 'Contact support',
    },
    de: {
      subject: ({ site }) => `Wir haben bei ${site} etwas von dir entfernt`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `jemand hat ein Medium oder einen Beitrag von dir bei ${site} gemeldet. Unser Team hat es geprüft und entfernt, weil es gegen unsere Regeln verstößt.`,
        'Wenn du das für einen Irrtum hältst, schreib dem Support.',
      ],
      action: 'Support kontaktieren',
    },
    es: {
      subject: ({ site }) => `Hemos retirado un contenido tuyo en ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Alguien ha denunciado un contenido o una publicación tuya en ${site}. Nuestro equipo lo ha revisado y lo ha retirado porque incumple nuestras normas.`,
        'Si crees que es un error, escribe a soporte.',
      ],
      action: 'Contactar con soporte',
    },
    fr: {
      subject: ({ site }) => `Nous avons retiré un de vos contenus sur ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Quelqu’un a signalé un de vos médias ou une de vos publications sur ${site}. Notre équipe l’a examiné et retiré, car il enfreint nos règles.`,
        'Si vous pensez qu’il s’agit d’une erreur, écrivez à l’assistance.',
      ],
      action: 'Contacter l’assistance',
    },
    it: {
      subject: ({ site }) => `Abbiamo rimosso un tuo contenuto su ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `qualcuno ha segnalato un tuo contenuto o un tuo post su ${site}. Il nostro team l’ha esaminato e rimosso, perché viola le nostre regole.`,
        'Se pensi che sia un errore, scrivi all’assistenza.',
      ],
      action: 'Contatta l’assistenza',
    },
    nl: {
      subject: ({ site }) => `We hebben iets van je verwijderd op ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Iemand heeft media of een bericht van je op ${site} gemeld. Ons team heeft ernaar gekeken en het verwijderd, omdat het tegen onze regels is.`,
        'Denk je dat dit een vergissing is? Schrijf dan naar support.',
      ],
      action: 'Contact met support',
    },
  },
};
