import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  forgot: {
    title: 'Mot de passe oublié',
    why: 'Saisissez l’e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    send: 'Envoyer le lien',
    sent: 'Si un compte utilise cet e-mail, un lien est en route. Il est valable 30 minutes. Vérifiez aussi vos courriers indésirables.',
    again: 'Envoyer à un autre e-mail',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    why: 'Tous les appareils seront déconnectés.',
    save: 'Enregistrer le mot de passe',
    done: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
    newLink: 'Demander un nouveau lien',
  },
  backToLogin: 'Retour à la connexion',
  newPassword: 'Nouveau mot de passe',
};
