import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  title: { random: 'Chat vidéo aléatoire', date: 'Speed dating' },
  description: {
    random: 'Rencontrez une nouvelle personne sur {{site}} à chaque clic : chat vidéo gratuit à deux.',
    date: 'Rencontrez les diffuseurs de {{site}} face à face, l’un après l’autre.',
  },
  intro: {
    random: 'Rencontrez des gens face à face, une personne à la fois. C’est gratuit.',
    viewer:
      'Rencontrez des diffuseurs face à face, une personne à la fois. Vous voyez le prix et le montant minimum avant d’accepter.',
    broadcaster:
      'Rencontrez des spectateurs face à face, une personne à la fois. Ils paient votre prix d’un privé, et au moins votre minimum s’ils y mettent fin sans vous signaler.',
  },
  wants: 'Qui aimeriez-vous rencontrer ?',
  wantsHint: 'Ne choisissez rien pour rencontrer tout le monde.',
  genders: { f: 'Femmes', m: 'Hommes', t: 'Trans', c: 'Couples' },
  online_one: '{{shown}} personne ici en ce moment',
  online_many: '{{shown}} personnes ici en ce moment',
  online_other: '{{shown}} personnes ici en ce moment',
  free: 'Gratuit',
  priceFrom: 'À partir de {{price}} jetons par minute',
  preview: 'Afficher ma caméra',
  previewHint: 'Cette image n’est visible que par vous.',
  start: 'Commencer',
  consent: {
    title: 'Avant d’ouvrir votre caméra',
    seen: 'La personne que vous rencontrez vous voit et vous entend dès que vous êtes connectés.',
    recorded: 'Elle pourrait vous enregistrer. Ne montrez que ce que vous montreriez à tout le monde.',
    address: 'La connexion peut être directe. Elle peut alors découvrir votre adresse réseau.',
    reported:
      'Tout le monde peut vous signaler. Les modérateurs reçoivent alors une image de ce que vous avez montré.',
    adult: 'Tout le monde ici doit être majeur.',
    agree: 'Ouvrir ma caméra',
  },
  stage: {
    waiting: 'Recherche de quelqu’un',
    matched: 'Voulez-vous rencontrer {{name}} ?',
    accepted: 'En attente de l’accord de {{name}}',
    connecting: 'Connexion avec {{name}}',
    running: '{{name}} et vous vous voyez',
  },
  price: {
    viewer: '{{price}} tokens par minute tant que vous vous voyez.',
    minimum: 'Si vous mettez fin au rendez-vous, vous payez au moins {{minimum}} tokens au total.',
    preTip: 'Pourboire au début : {{tip}} tokens.',
    broadcaster: '{{name}} paie {{price}} tokens par minute.',
  },
  spent: 'Tokens dépensés : {{tokens}}',
  secondsLeft: 'Secondes restantes : {{seconds}}',
  accept: 'Accepter',
  next: 'Suivant',
  stop: 'Arrêter',
  report: 'Signaler et bloquer',
  reported: 'Signalé aux modérateurs. Vous ne rencontrerez plus cette personne.',
  reportedDate:
    'Signalé aux modérateurs. Vous ne rencontrerez plus cette personne et ne payez pas le minimum.',
  end: {
    left: 'L’autre personne est partie.',
    expired: 'La rencontre n’a pas été acceptée à temps.',
    failed: 'La connexion n’a pas fonctionné.',
    out_of_tokens: 'La rencontre est terminée, car il n’y a plus de tokens.',
    elsewhere: 'Vous continuez dans un autre onglet.',
  },
  noStream: 'Impossible d’obtenir les données du flux sortant',
  error: {
    meet_banned:
      'Vous ne pouvez rencontrer personne en ce moment. Contactez l’assistance s’il s’agit d’une erreur.',
    meet_over: 'Cette rencontre n’est plus disponible.',
    too_many_requests: 'Vous avez passé beaucoup de personnes. Secondes avant de continuer : {{seconds}}',
    private_unavailable:
      'Passez en direct dans votre salon et autorisez les privés. On pourra alors vous rencontrer ici.',
  },
};
