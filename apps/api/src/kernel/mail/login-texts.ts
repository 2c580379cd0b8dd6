import type { Language } from '@footlight/contract';
import type { MailText } from './mail-text.ts';

/** What an account’s owner is told about the ways to open it. */
export type LoginMailKind = 'account_linked' | 'identity_added' | 'identity_removed';

export const LOGIN_MAILS: Record<LoginMailKind, Record<Language, MailText>> = {
  account_linked: {
    en: {
      subject: ({ site }) => `An account was linked to your ${site} account`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `Another account was linked to your ${site} account. Anyone logged in to one of them can switch to the other without a password.`,
        'If you didn’t do this, change your password now. That also removes the link.',
      ],
      action: 'Account security',
    },
    de: {
      subject: ({ site }) => `Ein Konto wurde mit deinem bei ${site} verknüpft`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `ein anderes Konto wurde mit deinem Konto bei ${site} verknüpft. Wer in einem davon angemeldet ist, kann ohne Passwort zum anderen wechseln.`,
        'Wenn du das nicht warst, ändere jetzt dein Passwort: Das beendet auch die Verknüpfung.',
      ],
      action: 'Kontosicherheit',
    },
    es: {
      subject: ({ site }) => `Se ha vinculado una cuenta a la tuya en ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Se ha vinculado otra cuenta a la tuya en ${site}. Quien tenga abierta una de ellas puede cambiar a la otra sin contraseña.`,
        'Si no has sido tú, cambia ahora tu contraseña: así también se elimina la vinculación.',
      ],
      action: 'Seguridad de la cuenta',
    },
    fr: {
      subject: ({ site }) => `Un compte a été associé au vôtre sur ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Un autre compte a été associé à votre compte sur ${site}. Quiconque est connecté à l’un peut passer à l’autre sans mot de passe.`,
        'Si ce n’était pas vous, changez votre mot de passe maintenant : cela met aussi fin à l’association.',
      ],
      action: 'Sécurité du compte',
    },
    it: {
      subject: ({ site }) => `Un account è stato collegato al tuo su ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `un altro account è stato collegato al tuo account su ${site}. Chi ha effettuato l’accesso a uno dei due può passare all’altro senza password.`,
        'Se non sei stato tu, cambia subito la password: così si interrompe anche il collegamento.',
      ],
      action: 'Sicurezza dell’account',
    },
    nl: {
      subject: ({ site }) => `Er is een account aan dat van jou gekoppeld bij ${site}`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Er is een ander account aan je account bij ${site} gekoppeld. Wie bij een van beide is ingelogd, kan zonder wachtwoord naar het andere wisselen.`,
        'Was jij dat niet? Wijzig dan nu je wachtwoord: dat verbreekt ook de koppeling.',
      ],
      action: 'Accountbeveiliging',
    },
  },
  identity_added: {
    en: {
      subject: ({ site }) => `A login was added to your ${site} account`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `You can now log in to your ${site} account with another provider.`,
        'If you didn’t do this, change your password now and review your active sessions.',
      ],
      action: 'Account security',
    },
    de: {
      subject: ({ site }) => `Eine Anmeldung wurde mit deinem Konto bei ${site} verbunden`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `dein Konto bei ${site} lässt sich jetzt mit der Anmeldung bei einem anderen Anbieter öffnen.`,
        'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
      ],
      action: 'Kontosicherheit',
    },
    es: {
      subject: ({ site }) => `Se ha conectado un acceso a tu cuenta de ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Ahora se puede entrar en tu cuenta de ${site} con el acceso de otro proveedor.`,
        'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
      ],
      action: 'Seguridad de la cuenta',
    },
    fr: {
      subject: ({ site }) => `Une connexion a été ajoutée à votre compte sur ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Votre compte sur ${site} peut désormais être ouvert par la connexion d’un autre fournisseur.`,
        'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
      ],
      action: 'Sécurité du compte',
    },
    it: {
      subject: ({ site }) => `Un accesso è stato collegato al tuo account su ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `ora il tuo account su ${site} si può aprire con l’accesso di un altro fornitore.`,
        'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
      ],
      action: 'Sicurezza dell’account',
    },
    nl: {
      subject: ({ site }) => `Er is een login aan je account bij ${site} gekoppeld`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Je account bij ${site} kan nu worden geopend met de login van een andere aanbieder.`,
        'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
      ],
      action: 'Accountbeveiliging',
    },
  },
  identity_removed: {
    en: {
      subject: ({ site }) => `A login was removed from your ${site} account`,
      paragraphs: ({ name, site }) => [
        `Hi ${name},`,
        `The provider you had connected can no longer be used to log in to your ${site} account.`,
        'If you didn’t do this, change your password now and review your active sessions.',
      ],
      action: 'Account security',
    },
    de: {
      subject: ({ site }) => `Eine Anmeldung wurde von deinem Konto bei ${site} getrennt`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `dein Konto bei ${site} lässt sich nicht mehr mit der Anmeldung des Anbieters öffnen, den du verbunden hattest.`,
        'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
      ],
      action: 'Kontosicherheit',
    },
    es: {
      subject: ({ site }) => `Se ha quitado un acceso de tu cuenta de ${site}`,
      paragraphs: ({ name, site }) => [
        `Hola, ${name}:`,
        `Ya no se puede entrar en tu cuenta de ${site} con el acceso del proveedor que habías conectado.`,
        'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
      ],
      action: 'Seguridad de la cuenta',
    },
    fr: {
      subject: ({ site }) => `Une connexion a été retirée de votre compte sur ${site}`,
      paragraphs: ({ name, site }) => [
        `Bonjour ${name},`,
        `Votre compte sur ${site} ne peut plus être ouvert par la connexion du fournisseur que vous aviez ajouté.`,
        'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
      ],
      action: 'Sécurité du compte',
    },
    it: {
      subject: ({ site }) => `Un accesso è stato rimosso dal tuo account su ${site}`,
      paragraphs: ({ name, site }) => [
        `Ciao ${name},`,
        `il tuo account su ${site} non si può più aprire con l’accesso del fornitore che avevi collegato.`,
        'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
      ],
      action: 'Sicurezza dell’account',
    },
    nl: {
      subject: ({ site }) => `Er is een login van je account bij ${site} losgekoppeld`,
      paragraphs: ({ name, site }) => [
        `Hallo ${name},`,
        `Je account bij ${site} kan niet meer worden geopend met de login van de aanbieder die je had gekoppeld.`,
        'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
      ],
      action: 'Accountbeveiliging',
    },
  },
};
