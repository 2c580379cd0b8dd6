import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@footlight/contract';
import { BROADCASTER_MAILS, type BroadcasterMailKind } from './broadcaster-texts.ts';
import { LIVE_MAILS } from './live-texts.ts';
import { LOGIN_MAILS, type LoginMailKind } from './login-texts.ts';
import type { MailText } from './mail-text.ts';
import { PAYOUT_MAILS, type PayoutMailKind } from './payout-texts.ts';
import { REPORT_MAILS, type ReportMailKind } from './report-texts.ts';
import { SECURITY_MAILS, type SecurityMailKind } from './security-texts.ts';

/** What a mail may be about. */
export type MailKind =
  | 'email_confirm'
  | 'email_change'
  | 'email_change_notice'
  | 'password_reset'
  | 'password_changed'
  | 'live'
  | SecurityMailKind
  | LoginMailKind
  | BroadcasterMailKind
  | PayoutMailKind
  | ReportMailKind;

/** Lines that all mails share. */
interface SharedText {
  linkHint: string;
  footer: (site: string) => string;
  unsubscribe: string;
}

export const SHARED: Record<Language, SharedText> = {
  en: {
    linkHint: 'If the button doesn’t work, copy this link into your browser:',
    footer: (site) => `You’re receiving this email because you have an account at ${site}.`,
    unsubscribe: 'Unsubscribe',
  },
  de: {
    linkHint: 'Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    footer: (site) => `Du erhältst diese Mail wegen eines Kontos bei ${site}.`,
    unsubscribe: 'Diese Mails abbestellen',
  },
  es: {
    linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    footer: (site) => `Recibes este correo por una cuenta en ${site}.`,
    unsubscribe: 'Dejar de recibir estos correos',
  },
  fr: {
    linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    footer: (site) => `Vous recevez cet e-mail en raison d’un compte sur ${site}.`,
    unsubscribe: 'Ne plus recevoir ces e-mails',
  },
  it: {
    linkHint: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
    footer: (site) => `Ricevi questa email per un account su ${site}.`,
    unsubscribe: 'Non ricevere più queste email',
  },
  nl: {
    linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    footer: (site) => `Je ontvangt deze mail vanwege een account bij ${site}.`,
    unsubscribe: 'Deze mails niet meer ontvangen',
  },
};

/** The texts of each mail, in the recipient's language. */
export const MAILS: Record<MailKind, Record<Language, MailText>> = {
  ...SECURITY_MAILS,
  ...LOGIN_MAILS,
  ...BROADCASTER_MAILS,
  ...PAYOUT_MAILS,
  ...REPORT_MAILS,
  live: LIVE_MAILS,
  email_confirm: {
    en: {
      subject: ({ site }) => `Confirm your email address for ${site}`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Please confirm your email address for ${site}. This link is valid for three days.`,
        'If you didn’t sign up, you can ignore this email.',
      ],
      action: 'Confirm email',
    },
    de: {
      subject: ({ site }) => `Bestätige deine E-Mail-Adresse für ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `bitte bestätige deine E-Mail-Adresse für ${site}. Der Link gilt drei Tage.`,
        'Wenn du dich nicht angemeldet hast, ignoriere diese Mail.',
      ],
      action: 'E-Mail-Adresse bestätigen',
    },
    es: {
      subject: ({ site }) => `Confirma tu correo para ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Confirma tu correo en ${site}. El enlace funciona durante tres días.`,
        'Si no te has registrado, ignora este mensaje.',
      ],
      action: 'Confirmar correo',
    },
    fr: {
      subject: ({ site }) => `Confirmez votre e-mail pour ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Confirmez votre e-mail pour ${site}. Le lien est valable trois jours.`,
        'Si vous ne vous êtes pas inscrit, ignorez ce message.',
      ],
      action: 'Confirmer l’e-mail',
    },
    it: {
      subject: ({ site }) => `Conferma la tua email per ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `conferma la tua email per ${site}. Il link vale tre giorni.`,
        'Se non ti sei registrato, ignora questo messaggio.',
      ],
      action: 'Conferma email',
    },
    nl: {
      subject: ({ site }) => `Bevestig je e-mailadres voor ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Bevestig je e-mailadres voor ${site}. De link werkt drie dagen.`,
        'Heb je je niet aangemeld, negeer dan deze mail.',
      ],
      action: 'E-mailadres bevestigen',
    },
  },
  password_reset: {
    en: {
      subject: ({ site }) => `Set a new password for ${site}`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `We received a request to reset the password of your ${site} account. This link works once and is valid for 30 minutes.`,
        'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
      ],
      action: 'Set a new password',
    },
    de: {
      subject: ({ site }) => `Setze ein neues Passwort für ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `jemand hat für dein Konto bei ${site} ein neues Passwort angefordert. Der Link gilt einmal, 30 Minuten lang.`,
        'Wenn du das nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
      ],
      action: 'Neues Passwort setzen',
    },
    es: {
      subject: ({ site }) => `Elige una nueva contraseña para ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Alguien ha pedido una nueva contraseña para tu cuenta en ${site}. El enlace sirve una sola vez, durante 30 minutos.`,
        'Si no has sido tú, ignora este mensaje: tu contraseña no cambia.',
      ],
      action: 'Elegir nueva contraseña',
    },
    fr: {
      subject: ({ site }) => `Choisissez un nouveau mot de passe pour ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Quelqu’un a demandé un nouveau mot de passe pour votre compte sur ${site}. Le lien fonctionne une seule fois, pendant 30 minutes.`,
        'Si ce n’était pas vous, ignorez ce message : votre mot de passe reste inchangé.',
      ],
      action: 'Choisir un mot de passe',
    },
    it: {
      subject: ({ site }) => `Imposta una nuova password per ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `qualcuno ha chiesto una nuova password per il tuo account su ${site}. Il link funziona una sola volta, per 30 minuti.`,
        'Se non sei stato tu, ignora questo messaggio: la tua password resta com’è.',
      ],
      action: 'Imposta una nuova password',
    },
    nl: {
      subject: ({ site }) => `Stel een nieuw wachtwoord in voor ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Iemand heeft een nieuw wachtwoord aangevraagd voor je account bij ${site}. De link werkt één keer, 30 minuten lang.`,
        'Was jij dat niet? Negeer dan deze mail: je wachtwoord blijft zoals het is.',
      ],
      action: 'Nieuw wachtwoord instellen',
    },
  },
  password_changed: {
    en: {
      subject: ({ site }) => `Your password for ${site} was changed`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `The password of your ${site} account was changed, and all other devices were logged out.`,
        'If you didn’t do this, set a new password now.',
      ],
      action: 'Set a new password',
    },
    de: {
      subject: ({ site }) => `Dein Passwort für ${site} wurde geändert`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `das Passwort deines Kontos bei ${site} wurde geändert, und alle anderen Geräte wurden abgemeldet.`,
        'Wenn du das nicht warst, setze jetzt ein neues Passwort.',
      ],
      action: 'Neues Passwort setzen',
    },
    es: {
      subject: ({ site }) => `Tu contraseña de ${site} ha cambiado`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `La contraseña de tu cuenta en ${site} ha cambiado y se ha cerrado la sesión en los demás dispositivos.`,
        'Si no has sido tú, elige ahora una nueva contraseña.',
      ],
      action: 'Elegir nueva contraseña',
    },
    fr: {
      subject: ({ site }) => `Votre mot de passe pour ${site} a été modifié`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Le mot de passe de votre compte sur ${site} a été modifié et tous les autres appareils ont été déconnectés.`,
        'Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant.',
      ],
      action: 'Choisir un mot de passe',
    },
    it: {
      subject: ({ site }) => `La tua password per ${site} è stata cambiata`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `la password del tuo account su ${site} è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.`,
        'Se non sei stato tu, imposta subito una nuova password.',
      ],
      action: 'Imposta una nuova password',
    },
    nl: {
      subject: ({ site }) => `Je wachtwoord voor ${site} is gewijzigd`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Het wachtwoord van je account bij ${site} is gewijzigd en alle andere apparaten zijn uitgelogd.`,
        'Was jij dat niet? Stel dan nu een nieuw wachtwoord in.',
      ],
      action: 'Nieuw wachtwoord instellen',
    },
  },
  email_change: {
    en: {
      subject: ({ site }) => `Confirm your new email address for ${site}`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Please confirm this new email address for your ${site} account. This link is valid for 24 hours.`,
        'If you didn’t ask for this, you can ignore this email. Nothing will change.',
      ],
      action: 'Confirm email',
    },
    de: {
      subject: ({ site }) => `Bestätige deine neue E-Mail-Adresse für ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `bitte bestätige, dass dies die neue E-Mail-Adresse deines Kontos bei ${site} ist. Der Link gilt 24 Stunden.`,
        'Wenn du das nicht wolltest, ignoriere diese Mail: Es ändert sich nichts.',
      ],
      action: 'E-Mail-Adresse bestätigen',
    },
    es: {
      subject: ({ site }) => `Confirma tu nuevo correo para ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Confirma que este es el nuevo correo de tu cuenta en ${site}. El enlace funciona durante 24 horas.`,
        'Si no lo has pedido, ignora este mensaje: nada cambia.',
      ],
      action: 'Confirmar correo',
    },
    fr: {
      subject: ({ site }) => `Confirmez votre nouvel e-mail pour ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Confirmez que cette adresse est le nouvel e-mail de votre compte sur ${site}. Le lien est valable 24 heures.`,
        'Si vous ne l’avez pas demandé, ignorez ce message : rien ne change.',
      ],
      action: 'Confirmer l’e-mail',
    },
    it: {
      subject: ({ site }) => `Conferma la tua nuova email per ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `conferma che questa è la nuova email del tuo account su ${site}. Il link vale 24 ore.`,
        'Se non l’hai chiesto tu, ignora questo messaggio: non cambia nulla.',
      ],
      action: 'Conferma email',
    },
    nl: {
      subject: ({ site }) => `Bevestig je nieuwe e-mailadres voor ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Bevestig dat dit het nieuwe e-mailadres van je account bij ${site} is. De link werkt 24 uur.`,
        'Heb je dit niet gevraagd? Negeer dan deze mail: er verandert niets.',
      ],
      action: 'E-mailadres bevestigen',
    },
  },
  email_change_notice: {
    en: {
      subject: ({ site }) => `Your email address for ${site} is about to change`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `A new email address was entered for your ${site} account. It replaces this one as soon as it’s confirmed.`,
        'If you didn’t do this, set a new password now. That also cancels the change.',
      ],
      action: 'Set a new password',
    },
    de: {
      subject: ({ site }) => `Deine E-Mail-Adresse für ${site} wird geändert`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `für dein Konto bei ${site} wurde eine andere E-Mail-Adresse eingegeben. Sie ersetzt diese, sobald sie bestätigt ist.`,
        'Wenn du das nicht warst, setze jetzt ein neues Passwort. Das bricht auch die Änderung ab.',
      ],
      action: 'Neues Passwort setzen',
    },
    es: {
      subject: ({ site }) => `Tu correo de ${site} va a cambiar`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Se ha indicado otro correo para tu cuenta en ${site}. Sustituirá a este en cuanto se confirme.`,
        'Si no has sido tú, elige ahora una nueva contraseña. Así también se cancela el cambio.',
      ],
      action: 'Elegir nueva contraseña',
    },
    fr: {
      subject: ({ site }) => `Votre e-mail pour ${site} va changer`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Un autre e-mail a été indiqué pour votre compte sur ${site}. Il remplacera celui-ci dès qu’il sera confirmé.`,
        'Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant. Le changement sera aussi annulé.',
      ],
      action: 'Choisir un mot de passe',
    },
    it: {
      subject: ({ site }) => `La tua email per ${site} sta per cambiare`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `è stata indicata un’altra email per il tuo account su ${site}. Sostituirà questa appena sarà confermata.`,
        'Se non sei stato tu, imposta subito una nuova password. Così si annulla anche la modifica.',
      ],
      action: 'Imposta una nuova password',
    },
    nl: {
      subject: ({ site }) => `Je e-mailadres voor ${site} gaat veranderen`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Er is een ander e-mailadres ingevuld voor je account bij ${site}. Het vervangt dit adres zodra het bevestigd is.`,
        'Was jij dat niet? Stel dan nu een nieuw wachtwoord in. Dat stopt ook de wijziging.',
      ],
      action: 'Nieuw wachtwoord instellen',
    },
  },
};

/** The recipient's language, if the texts exist in it. */
export const mailLanguage = (wanted: string | null): Language =>
  LANGUAGES.find((language) => language === wanted) ?? DEFAULT_LANGUAGE;
