import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  tabs: {
    all: 'Tous',
    feed: 'Fil',
    new: 'Nouveaux',
    topRated: 'Mieux notés',
    private: 'Shows privés',
    toys: 'Jouets',
    leaders: 'En tête',
    fanclub: 'Fan-clubs',
    versus: 'Versus',
    sodastars: 'Sodastars',
    voyeur: 'Cams voyeur',
    vr: 'VR',
    top: 'Top',
    liked: 'Les plus aimés',
    tags: 'Tags',
    filter: 'Filtres',
  },
  lists: 'Explorer',
  parts: 'Parties de cette liste',
  failed: 'Erreur lors du chargement des résultats de recherche',
  alternatives: 'Vous aimerez peut-être aussi',
  topModels: 'Les mieux notés en ce moment',
  popular: 'Tags populaires',
  related: 'Autres listes',
  empty: 'Aucun salon ici pour le moment',
  emptyHint: 'Revenez bientôt ou essayez une autre liste.',
  count_one: '{{shown}} salon',
  count_other: '{{shown}} salons',
};
