import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  loginTitle: 'Welkom terug',
  registerTitle: 'Maak je account',
  registerWhy: 'Een account is gratis. Je hebt het nodig om te chatten en fooien te geven.',
  username: 'Gebruikersnaam',
  usernameOrEmail: 'Gebruikersnaam of e-mail',
  usernameHint: '3 tot 32 letters, cijfers, _ of -, beginnend met een letter.',
  email: 'E-mail',
  password: 'Wachtwoord',
  passwordHint: 'Minstens 8 tekens.',
  birthDate: 'Geboortedatum',
  birthDateHint: 'Je moet 18 jaar of ouder zijn.',
  terms: 'Ik ben 18 jaar of ouder en accepteer de gebruiksvoorwaarden.',
  readFirst: 'Lees eerst',
  newTab: '(opent in een nieuw tabblad)',
  register: 'Registreren',
  noAccount: 'Nog geen account?',
  haveAccount: 'Heb je al een account?',
  forgot: 'Wachtwoord vergeten?',
  welcome: 'Welkom, {{name}}.',
  confirmEmail: {
    title: 'Je e-mailadres',
    working: 'Je e-mailadres wordt bevestigd',
    done: 'Je e-mailadres is bevestigd, {{name}}.',
    failed: 'Dit kon niet worden bevestigd',
    next: 'Log in en vraag een nieuwe mail aan op de pagina van je tokens.',
    tokens: 'Naar je tokens',
  },
};
