import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  label: 'Compte',
  contents: 'Sur cette page',
  settings: 'Paramètres',
  verify: 'Vérification',
  goLive: 'Passer en direct',
  studioRooms: 'Salons de mon studio',
  myMedia: 'Mes médias',
  security: 'Sécurité',
  backOffice: 'Administration',
  membership: 'Abonnement',
  fanClubs: 'Fan-clubs',
  changeTo: 'Passer à {{name}}',
  menu: 'Compte de {{name}}',
  brandStudio: 'Brand Studio',
  messages: 'Messages',
  logout: 'Déconnexion',
  history: 'Historique',
  noHistory: 'Pas encore de salons',
  noHistoryHint: 'Les salons que vous visitez restent ici, pour vous seul.',
  balance: {
    balance: 'Solde confirmé',
    explain: 'Les jetons paient les pourboires, les shows et les médias. Dix jetons coûtent un dollar.',
    blocked: 'Ce compte ne permet pas d’acheter des jetons pour le moment.',
    unconfirmed:
      'Votre adresse e-mail n’est pas confirmée. Les jetons gratuits et certaines offres en dépendent.',
    history: 'Historique',
  },
};
