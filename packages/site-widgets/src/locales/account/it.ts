import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  loginTitle: 'Bentornato',
  registerTitle: 'Crea il tuo account',
  registerWhy: 'L’account è gratuito. Ti serve per chattare e lasciare mance.',
  username: 'Nome utente',
  usernameOrEmail: 'Nome utente o e-mail',
  usernameHint: 'Da 3 a 32 lettere, cifre, _ o -, iniziando con una lettera.',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'Almeno 8 caratteri.',
  birthDate: 'Data di nascita',
  birthDateHint: 'Devi avere almeno 18 anni.',
  terms: 'Ho almeno 18 anni e accetto le condizioni d’uso.',
  readFirst: 'Da leggere prima',
  newTab: '(si apre in una nuova scheda)',
  register: 'Registrati',
  noAccount: 'Non hai ancora un account?',
  haveAccount: 'Hai già un account?',
  forgot: 'Password dimenticata?',
  welcome: 'Benvenuto, {{name}}.',
  confirmEmail: {
    title: 'La tua email',
    working: 'Conferma della tua email',
    done: 'La tua email è confermata, {{name}}.',
    failed: 'Conferma non riuscita',
    next: 'Accedi e chiedi una nuova email nella pagina dei tuoi token.',
    tokens: 'Ai tuoi token',
  },
};
