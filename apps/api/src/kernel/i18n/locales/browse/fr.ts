import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  home: 'Accueil',
  homeDescription:
    'Des personnes en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
  sections: {
    f: 'Filles en cam',
    m: 'Hommes en cam',
    t: 'Trans en cam',
    c: 'Couples en cam',
  },
  live: {
    f: {
      heading: 'Filles en cam en direct',
      description: 'Des filles en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
    },
    m: {
      heading: 'Hommes en cam en direct',
      description: 'Des hommes en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
    },
    t: {
      heading: 'Trans en cam en direct',
      description:
        'Des personnes trans en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
    },
    c: {
      heading: 'Couples en cam en direct',
      description: 'Des couples en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
    },
  },
  who: {
    all: 'cams en direct',
    f: 'cams de filles',
    m: 'cams d’hommes',
    t: 'cams trans',
    c: 'cams de couples',
  },
  lists: {
    new: {
      heading: 'Nouvelles {{who}}',
      description: 'Des salons ouverts depuis peu. Soyez parmi les premiers à les voir.',
    },
    'top-rated': {
      heading: '{{who}} les mieux notées',
      description: 'Les salons en direct les mieux notés par le public.',
    },
    leaders: {
      heading: 'En tête : {{who}}',
      description: 'Qui a reçu le plus de jetons ces 30 derniers jours.',
    },
    'control-her': {
      heading: 'Salons avec jouet : {{who}}',
      description: 'Des salons dont le jouet répond en ce moment : chaque pourboire le fait bouger.',
    },
    fanclub: {
      heading: 'Fan-clubs : {{who}}',
      description:
        'Trois niveaux, chacun avec son prix mensuel. Les membres paient moins les médias et espionnent gratuitement.',
    },
    private: {
      heading: 'Shows privés : {{who}}',
      description: 'Des salons qui acceptent des shows privés en ce moment, facturés à la minute.',
    },
    'private-cam2cam': {
      heading: 'Shows privés cam2cam : {{who}}',
      description: 'Des shows privés où vous pouvez partager votre caméra.',
    },
    'private-cam2cam-top': {
      heading: 'Shows cam2cam les mieux notés : {{who}}',
      description: 'Les salons les mieux notés pour des shows privés avec votre caméra.',
    },
    'private-spy': {
      heading: 'Shows à espionner : {{who}}',
      description: 'Des shows privés à regarder maintenant, à un prix par minute plus bas.',
    },
    'private-ticket': {
      heading: 'Shows à billet : {{who}}',
      description: 'Des shows de groupe en cours. Un billet suffit jusqu’à la fin.',
    },
    'private-exclusive': {
      heading: 'Shows exclusifs disponibles : {{who}}',
      description: 'Des salons qui acceptent des shows privés exclusifs : personne d’autre ne regarde.',
    },
    'private-top': {
      heading: 'Shows privés les mieux notés : {{who}}',
      description: 'Les salons les mieux notés qui acceptent des shows privés en ce moment.',
    },
    'private-rate': {
      heading: 'Shows privés à {{value}} : {{who}}',
      description: 'Des salons qui acceptent des shows privés à {{value}} la minute.',
    },
    language: {
      heading: '{{value}} : {{who}}',
      description: 'Des salons où l’on parle cette langue : {{value}}.',
    },
    region: {
      heading: '{{value}} : {{who}}',
      description: 'Des salons de cette région : {{value}}.',
    },
    tag: {
      heading: '#{{value}} : {{who}}',
      description: 'Des salons avec le tag #{{value}}, ceux en direct d’abord.',
    },
    'tag-two': {
      heading: '#{{value}} et #{{value2}} : {{who}}',
      description: 'Des salons avec les deux tags, #{{value}} et #{{value2}}.',
    },
    'tag-live': {
      heading: '#{{value}} en direct : {{who}}',
      description: 'Des salons avec le tag #{{value}}, en direct en ce moment.',
    },
    role: {
      heading: '{{value}}',
      description: 'Des salons avec le rôle « {{value}} ».',
    },
    studio: {
      heading: 'Studio {{value}}',
      description: 'Les salons du studio {{value}}.',
    },
    sodastars: {
      heading: 'Sodastars de la semaine : {{who}}',
      description: 'Qui a reçu le plus de pourboires ces sept derniers jours.',
    },
    'sodastars-30days': {
      heading: 'Sodastars de 30 jours : {{who}}',
      description: 'Qui a reçu le plus de pourboires ces 30 derniers jours.',
    },
    'sodastars-top2000': {
      heading: 'Sodastars : le top 2000, {{who}}',
      description: 'Les 2000 salons avec le plus de pourboires de tous les temps.',
    },
    versus: {
      heading: 'Versus : {{who}}',
      description: 'Deux salons à la fois : les pourboires reçus avant la fin du temps désignent le gagnant.',
    },
    'versus-girls': {
      heading: 'Versus : {{who}}',
      description: 'Deux salons à la fois : les pourboires reçus avant la fin du temps désignent le gagnant.',
    },
    'versus-leaderboard': {
      heading: 'Classement versus de la semaine : {{who}}',
      description: 'Qui a reçu le plus de jetons dans les duels des sept derniers jours.',
    },
    'versus-leaderboard-30days': {
      heading: 'Classement versus sur 30 jours : {{who}}',
      description: 'Qui a reçu le plus de jetons dans les duels des 30 derniers jours.',
    },
    'versus-leaderboard-all-time': {
      heading: 'Classement versus de tous les temps : {{who}}',
      description: 'Qui a reçu le plus de jetons dans tous les duels.',
    },
    followed: {
      heading: 'Salons que vous suivez',
      description: 'Les salons que vous suivez, ceux en direct d’abord.',
    },
    'for-you': {
      heading: 'Pour vous',
      description: 'Des salons en direct comme ceux que vous suivez et visitez.',
    },
    top: {
      heading: 'Les plus aimés',
      description: 'Qui a reçu le plus de j’aime ces 30 derniers jours.',
    },
    'independent-romanian': {
      heading: 'Cams roumaines indépendantes',
      description: 'Des salons de Roumanie qui travaillent sans studio.',
    },
    'jb-cams': {
      heading: 'JB Cams',
      description: 'Les salons du studio JB Cams.',
    },
    julmodels: {
      heading: 'Julmodels',
      description: 'Les salons du studio Julmodels.',
    },
    voyeur: {
      heading: 'Cams voyeur',
      description: 'Des caméras dans des maisons, toujours allumées.',
    },
    'casa-salsa': {
      heading: 'Casa Salsa',
      description: 'Toutes les caméras de la maison Casa Salsa.',
    },
    vr: {
      heading: 'Cams VR : {{who}}',
      description:
        'Des salons diffusés en réalité virtuelle : regardez autour de vous avec la souris, le clavier, le téléphone ou un casque.',
    },
    'multi-filter': {
      heading: 'Salons filtrés',
      description: 'Des salons qui correspondent à tous vos filtres.',
    },
  },
  tabs: {
    all: 'Tous',
    new: 'Nouveaux',
    'top-rated': 'Mieux notés',
    leaders: 'En tête',
    'control-her': 'Jouets',
    fanclub: 'Fan-clubs',
    private: 'Shows privés',
    'private-cam2cam': 'Cam2cam',
    'private-spy': 'À espionner',
    'private-ticket': 'À billet',
    'private-exclusive': 'Exclusifs disponibles',
    'private-top': 'Mieux notés',
    'private-cam2cam-top': 'Cam2cam les mieux notés',
    voyeur: 'Cams voyeur',
    'casa-salsa': 'Casa Salsa',
    sodastars: 'Sodastars',
    '7days': '7 jours',
    '30days': '30 jours',
    top2000: 'Top 2000',
    versus: 'Versus',
    'versus-girls': 'Versus',
    'versus-leaderboard': 'Classement',
    'all-time': 'Tous les temps',
    online: 'En ligne',
    top: 'Top',
    liked: 'Les plus aimés',
    feed: 'Fil',
    vr: 'VR',
    filter: 'Filtres',
  },
  regions: {
    africa: 'Afrique',
    asia: 'Asie',
    'central-south-america': 'Amérique centrale et du Sud',
    'eastern-europe': 'Europe de l’Est',
    europe: 'Europe',
    usa: 'États-Unis',
  },
  places: {
    bedroom: 'Chambre',
    kitchen: 'Cuisine',
    shower: 'Douche',
  },
  roles: {
    ambassador: 'Ambassadeurs',
    featured: 'Salons à la une',
  },
  range: {
    from: '{{from}} jetons ou plus',
    between: '{{from}} à {{to}} jetons',
    exactly: '{{from}} jetons',
  },
};
