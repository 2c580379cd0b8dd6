import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  forgot: {
    title: 'Passwort vergessen',
    why: 'Gib die E-Mail-Adresse deines Kontos ein. Wir senden dir einen Link, mit dem du ein neues Passwort setzt.',
    send: 'Link senden',
    sent: 'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs. Er gilt 30 Minuten. Sieh auch im Spam-Ordner nach.',
    again: 'An eine andere Adresse senden',
  },
  reset: {
    title: 'Neues Passwort setzen',
    why: 'Alle Geräte werden abgemeldet.',
    save: 'Passwort speichern',
    done: 'Dein Passwort wurde geändert. Melde dich mit dem neuen an.',
    newLink: 'Neuen Link anfordern',
  },
  backToLogin: 'Zurück zur Anmeldung',
  newPassword: 'Neues Passwort',
};
