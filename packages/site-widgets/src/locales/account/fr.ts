import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  loginTitle: 'Content de vous revoir',
  registerTitle: 'Créez votre compte',
  registerWhy: 'Le compte est gratuit. Il faut en avoir un pour discuter et donner des pourboires.',
  username: 'Nom d’utilisateur',
  usernameOrEmail: 'Nom d’utilisateur ou e-mail',
  usernameHint: 'De 3 à 32 lettres, chiffres, _ ou -, en commençant par une lettre.',
  email: 'E-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères.',
  birthDate: 'Date de naissance',
  birthDateHint: 'Il faut avoir 18 ans ou plus.',
  terms: 'J’ai 18 ans ou plus et j’accepte les conditions d’utilisation.',
  readFirst: 'À lire avant',
  newTab: '(s’ouvre dans un nouvel onglet)',
  register: 'S’inscrire',
  noAccount: 'Pas encore de compte ?',
  haveAccount: 'Vous avez un compte ?',
  forgot: 'Mot de passe oublié ?',
  welcome: 'Bienvenue, {{name}}.',
  confirmEmail: {
    title: 'Votre e-mail',
    working: 'Confirmation de votre e-mail',
    done: 'Votre e-mail est confirmé, {{name}}.',
    failed: 'La confirmation a échoué',
    next: 'Connectez-vous et demandez un nouvel e-mail sur la page de vos jetons.',
    tokens: 'Vers vos jetons',
  },
};
