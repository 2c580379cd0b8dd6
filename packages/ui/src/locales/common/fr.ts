import type { TextsOf } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  loading: 'Chargement',
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  reload: 'Recharger',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée.',
  sendAgain: 'Renvoyer',
  notNow: 'Pas maintenant',
  save: 'Enregistrer',
  saved: 'Enregistrée',
  accept: 'Accepter',
  decline: 'Refuser',
  buyTokens: 'Acheter des jetons',
  balance: 'Votre solde',
  report: 'Signaler',
  liveNow: 'En direct',
  problem: {
    required: 'Obligatoire',
    too_short: 'Trop court',
    too_long: 'Trop long',
    too_small: 'Trop petit',
    too_big: 'Trop grand',
    invalid_format: 'Format non valide',
    taken: 'Déjà pris',
    reserved: 'Nom réservé',
    under_age: 'Vous devez avoir 18 ans ou plus',
    not_accepted: 'Acceptez pour continuer',
    unknown_field: 'Champ inconnu',
  },
};
