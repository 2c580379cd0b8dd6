import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  title: 'Assistance',
  intro: 'Chez {{site}}, une personne vous répond. Dites ce qui s’est passé, quand et dans quelle salle.',
  email: 'E-mail',
  phone: 'Téléphone',
  chat: 'Chat',
  openChat: 'Ouvrir le chat d’assistance',
  newTab: 'S’ouvre dans un nouvel onglet.',
  username: 'Votre nom d’utilisateur',
  charges: 'Débits',
  payments: 'Prestataire de paiement : {{companies}}. Votre relevé affiche « {{statement}} ».',
  none: '{{site}} n’a pas indiqué de contact d’assistance',
  noneHint: 'La page des réclamations explique comment joindre les responsables du site.',
  help: 'Trouver soi-même',
  password: 'Mot de passe oublié ?',
  seo: 'Assistance · {{site}}',
  description: 'Comment joindre l’assistance de {{site}}.',
};
