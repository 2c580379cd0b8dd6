import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  title: 'Partage de caméra',
  offer: 'Montrez votre caméra à {{name}}. Personne d’autre ne la voit et rien n’est enregistré.',
  start: 'Partager ma caméra',
  stop: 'Arrêter le partage',
  cancel: 'Annuler la demande',
  micOff: 'Couper le micro',
  micOn: 'Activer le micro',
  soundOff: 'Couper le son de {{name}}',
  soundOn: 'Rétablir le son de {{name}}',
  own: 'Votre caméra',
  move: 'Votre caméra. Les flèches ou un glissement la déplacent.',
  other: 'Caméra de {{name}}',
  state: {
    opening: 'En attente de votre caméra. Votre navigateur peut vous poser la question.',
    requesting: 'En attente de la réponse de {{name}}',
    ready: 'Connexion en cours',
    connected: '{{name}} voit votre caméra',
    watching: 'Vous voyez la caméra de {{name}}',
    both: '{{name}} et vous vous voyez',
  },
  end: {
    declined: '« {{model}} » a refusé votre demande ShareCam.',
    stopped: 'Vous ne partagez plus votre caméra.',
    left: '{{name}} a mis fin au partage.',
    no_answer: '{{name}} n’a pas répondu.',
    lost: 'La connexion avec {{name}} est perdue.',
    refused: 'Le partage de caméra n’est pas possible ici pour le moment.',
  },
  problem: {
    denied:
      'Votre navigateur ne laisse pas cette page utiliser la caméra. Autorisez-la dans la barre d’adresse et réessayez.',
    missing: 'Aucune caméra trouvée. Branchez-en une et réessayez.',
    busy: 'Un autre programme utilise votre caméra. Fermez-le et réessayez.',
    unsuitable: 'Votre caméra ne propose pas la taille nécessaire ici.',
    unsupported: 'Ce navigateur ne peut pas partager de caméra ici.',
    device_lost: 'Votre caméra a été débranchée.',
    connection: 'Impossible d’établir la connexion avec {{name}}.',
  },
  request: {
    title: '{{name}} vous propose sa caméra',
    hint: 'Vous seul la voyez. Vous pouvez arrêter à tout moment.',
    mine: 'Montrer aussi ma caméra',
    accept: 'Regarder',
  },
};
