import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  loginTitle: 'Willkommen zurück',
  registerTitle: 'Lege dein Konto an',
  registerWhy: 'Ein Konto ist kostenlos. Du brauchst es zum Chatten und für Trinkgeld.',
  username: 'Benutzername',
  usernameOrEmail: 'Benutzername oder E-Mail',
  usernameHint: '3 bis 32 Buchstaben, Ziffern, _ oder -, beginnend mit einem Buchstaben.',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen.',
  birthDate: 'Geburtsdatum',
  birthDateHint: 'Du musst mindestens 18 Jahre alt sein.',
  terms: 'Ich bin mindestens 18 Jahre alt und akzeptiere die Nutzungsbedingungen.',
  readFirst: 'Vorher lesen',
  newTab: '(öffnet einen neuen Tab)',
  register: 'Registrieren',
  noAccount: 'Noch kein Konto?',
  haveAccount: 'Du hast schon ein Konto?',
  forgot: 'Passwort vergessen?',
  welcome: 'Willkommen, {{name}}.',
  confirmEmail: {
    title: 'Deine E-Mail-Adresse',
    working: 'Deine E-Mail-Adresse wird bestätigt',
    done: 'Deine E-Mail-Adresse ist bestätigt, {{name}}.',
    failed: 'Das konnte nicht bestätigt werden',
    next: 'Melde dich an und fordere auf der Seite deiner Tokens eine neue Mail an.',
    tokens: 'Zu deinen Tokens',
  },
};
