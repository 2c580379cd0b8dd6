import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@footlight/contract';

interface MailText {
  subject: (site: string) => string;
  body: (name: string, site: string) => string;
}

/** The mail that confirms an address, in the recipient's language. The link follows on its own line. */
const CONFIRM: Record<Language, MailText> = {
  en: {
    subject: (site) => `Confirm your email for ${site}`,
    body: (name, site) =>
      `Hello ${name},\n\nopen this link to confirm your email for ${site}. If you have not signed up, ignore this mail.`,
  },
  de: {
    subject: (site) => `Bestätige deine E-Mail-Adresse für ${site}`,
    body: (name, site) =>
      `Hallo ${name},\n\nöffne diesen Link, um deine E-Mail-Adresse für ${site} zu bestätigen. Wenn du dich nicht angemeldet hast, ignoriere diese Mail.`,
  },
  es: {
    subject: (site) => `Confirma tu correo para ${site}`,
    body: (name, site) =>
      `Hola, ${name}:\n\nAbre este enlace para confirmar tu correo en ${site}. Si no te has registrado, ignora este mensaje.`,
  },
  fr: {
    subject: (site) => `Confirmez votre e-mail pour ${site}`,
    body: (name, site) =>
      `Bonjour ${name},\n\nOuvrez ce lien pour confirmer votre e-mail pour ${site}. Si vous ne vous êtes pas inscrit, ignorez ce message.`,
  },
  it: {
    subject: (site) => `Conferma la tua email per ${site}`,
    body: (name, site) =>
      `Ciao ${name},\n\napri questo link per confermare la tua email per ${site}. Se non ti sei registrato, ignora questo messaggio.`,
  },
  nl: {
    subject: (site) => `Bevestig je e-mailadres voor ${site}`,
    body: (name, site) =>
      `Hallo ${name},\n\nopen deze link om je e-mailadres voor ${site} te bevestigen. Heb je je niet aangemeld, negeer dan deze mail.`,
  },
};

/** The recipient's language, if the texts exist in it. */
export const mailLanguage = (wanted: string | null): Language =>
  LANGUAGES.find((language) => language === wanted) ?? DEFAULT_LANGUAGE;

export const confirmMail = (language: Language, name: string, site: string) => ({
  subject: CONFIRM[language].subject(site),
  body: CONFIRM[language].body(name, site),
});
