import type { Language } from '@footlight/contract';
import type { MailText } from './mail-text.ts';

/** What an account's owner is told about its security. */
export type SecurityMailKind =
  | 'two_factor_on'
  | 'two_factor_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'account_deleted';

export const SECURITY_MAILS: Record<SecurityMailKind, Record<Language, MailText>> = {
  two_factor_on: {
    en: {
      subject: ({ site }) => `Two-factor authentication is on for ${site}`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Logging in to your ${site} account now requires a code from your authenticator app.`,
        'If you didn’t do this, change your password now and review your active sessions.',
      ],
      action: 'Account security',
    },
    de: {
      subject: ({ site }) => `Anmeldung in zwei Schritten bei ${site} ist an`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Anmeldungen an deinem Konto bei ${site} verlangen jetzt einen Code deiner Authenticator-App.`,
        'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
      ],
      action: 'Kontosicherheit',
    },
    es: {
      subject: ({ site }) => `Acceso en dos pasos activado en ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Para entrar en tu cuenta de ${site} ahora hace falta un código de tu aplicación de autenticación.`,
        'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
      ],
      action: 'Seguridad de la cuenta',
    },
    fr: {
      subject: ({ site }) => `Connexion en deux étapes activée sur ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `La connexion à votre compte sur ${site} demande désormais un code de votre application d’authentification.`,
        'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
      ],
      action: 'Sécurité du compte',
    },
    it: {
      subject: ({ site }) => `Accesso in due passaggi attivo su ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `per accedere al tuo account su ${site} ora serve un codice della tua app di autenticazione.`,
        'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
      ],
      action: 'Sicurezza dell’account',
    },
    nl: {
      subject: ({ site }) => `Inloggen in twee stappen staat aan voor ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Inloggen op je account bij ${site} vraagt nu om een code van je authenticator-app.`,
        'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
      ],
      action: 'Accountbeveiliging',
    },
  },
  two_factor_off: {
    en: {
      subject: ({ site }) => `Two-factor authentication is off for ${site}`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Logging in to your ${site} account no longer requires a code.`,
        'If you didn’t do this, change your password now and review your active sessions.',
      ],
      action: 'Account security',
    },
    de: {
      subject: ({ site }) => `Anmeldung in zwei Schritten bei ${site} ist aus`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Anmeldungen an deinem Konto bei ${site} verlangen keinen Code mehr.`,
        'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
      ],
      action: 'Kontosicherheit',
    },
    es: {
      subject: ({ site }) => `Acceso en dos pasos desactivado en ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Para entrar en tu cuenta de ${site} ya no hace falta un código.`,
        'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
      ],
      action: 'Seguridad de la cuenta',
    },
    fr: {
      subject: ({ site }) => `Connexion en deux étapes désactivée sur ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `La connexion à votre compte sur ${site} ne demande plus de code.`,
        'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
      ],
      action: 'Sécurité du compte',
    },
    it: {
      subject: ({ site }) => `Accesso in due passaggi disattivato su ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `per accedere al tuo account su ${site} non serve più un codice.`,
        'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
      ],
      action: 'Sicurezza dell’account',
    },
    nl: {
      subject: ({ site }) => `Inloggen in twee stappen staat uit voor ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Inloggen op je account bij ${site} vraagt niet meer om een code.`,
        'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
      ],
      action: 'Accountbeveiliging',
    },
  },
  passkey_added: {
    en: {
      subject: ({ site }) => `New passkey for ${site}`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `A passkey was added to your ${site} account. Anyone who can unlock its device can log in with it.`,
        'If you didn’t do this, change your password now and review your active sessions.',
      ],
      action: 'Account security',
    },
    de: {
      subject: ({ site }) => `Neuer Passkey für ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `deinem Konto bei ${site} wurde ein Passkey hinzugefügt. Wer dessen Gerät hat, kann sich damit anmelden.`,
        'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
      ],
      action: 'Kontosicherheit',
    },
    es: {
      subject: ({ site }) => `Nueva llave de acceso para ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Se ha añadido una llave de acceso a tu cuenta de ${site}. Quien tenga su dispositivo puede entrar con ella.`,
        'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
      ],
      action: 'Seguridad de la cuenta',
    },
    fr: {
      subject: ({ site }) => `Nouvelle clé d’accès pour ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Une clé d’accès a été ajoutée à votre compte sur ${site}. Toute personne ayant son appareil peut se connecter avec elle.`,
        'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
      ],
      action: 'Sécurité du compte',
    },
    it: {
      subject: ({ site }) => `Nuova passkey per ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `è stata aggiunta una passkey al tuo account su ${site}. Chi ha il suo dispositivo può usarla per accedere.`,
        'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
      ],
      action: 'Sicurezza dell’account',
    },
    nl: {
      subject: ({ site }) => `Nieuwe passkey voor ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Er is een passkey toegevoegd aan je account bij ${site}. Wie het apparaat heeft, kan ermee inloggen.`,
        'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
      ],
      action: 'Accountbeveiliging',
    },
  },
  passkey_removed: {
    en: {
      subject: ({ site }) => `Passkey removed from your ${site} account`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `A passkey was removed from your ${site} account.`,
        'If you didn’t do this, change your password now and review your active sessions.',
      ],
      action: 'Account security',
    },
    de: {
      subject: ({ site }) => `Passkey bei ${site} entfernt`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `ein Passkey deines Kontos bei ${site} wurde entfernt.`,
        'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
      ],
      action: 'Kontosicherheit',
    },
    es: {
      subject: ({ site }) => `Llave de acceso eliminada de ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Se ha eliminado una llave de acceso de tu cuenta de ${site}.`,
        'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
      ],
      action: 'Seguridad de la cuenta',
    },
    fr: {
      subject: ({ site }) => `Clé d’accès supprimée de ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Une clé d’accès de votre compte sur ${site} a été supprimée.`,
        'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
      ],
      action: 'Sécurité du compte',
    },
    it: {
      subject: ({ site }) => `Passkey rimossa da ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `è stata rimossa una passkey dal tuo account su ${site}.`,
        'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
      ],
      action: 'Sicurezza dell’account',
    },
    nl: {
      subject: ({ site }) => `Passkey verwijderd bij ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Er is een passkey van je account bij ${site} verwijderd.`,
        'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
      ],
      action: 'Accountbeveiliging',
    },
  },
  account_deleted: {
    en: {
      subject: ({ site }) => `Your ${site} account was deleted`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Your ${site} account and its personal data have been deleted. This can’t be undone.`,
        `If you didn’t do this, contact ${site} support.`,
      ],
      action: 'Open the site',
    },
    de: {
      subject: ({ site }) => `Dein Konto bei ${site} wurde gelöscht`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `dein Konto bei ${site} wurde gelöscht. Die persönlichen Daten sind weg; es lässt sich nicht wiederherstellen.`,
        `Wenn du das nicht warst, schreibe dem Support von ${site}.`,
      ],
      action: 'Seite öffnen',
    },
    es: {
      subject: ({ site }) => `Tu cuenta de ${site} se ha eliminado`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Tu cuenta de ${site} se ha eliminado. Sus datos personales ya no existen y no se puede recuperar.`,
        `Si no has sido tú, escribe al soporte de ${site}.`,
      ],
      action: 'Abrir el sitio',
    },
    fr: {
      subject: ({ site }) => `Votre compte sur ${site} a été supprimé`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Votre compte sur ${site} a été supprimé. Ses données personnelles sont effacées et il ne peut pas être restauré.`,
        `Si ce n’était pas vous, écrivez à l’assistance de ${site}.`,
      ],
      action: 'Ouvrir le site',
    },
    it: {
      subject: ({ site }) => `Il tuo account su ${site} è stato eliminato`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `il tuo account su ${site} è stato eliminato. I dati personali sono stati cancellati e non può essere ripristinato.`,
        `Se non sei stato tu, scrivi all’assistenza di ${site}.`,
      ],
      action: 'Apri il sito',
    },
    nl: {
      subject: ({ site }) => `Je account bij ${site} is verwijderd`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Je account bij ${site} is verwijderd. De persoonlijke gegevens zijn weg en het kan niet worden hersteld.`,
        `Was jij dat niet? Schrijf dan naar de support van ${site}.`,
      ],
      action: 'Site openen',
    },
  },
};
