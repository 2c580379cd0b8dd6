import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  autosilenced_one:
    'Vous vous êtes répété trop souvent. Vous pourrez écrire à nouveau dans {{count}} seconde.',
  autosilenced_other:
    'Vous vous êtes répété trop souvent. Vous pourrez écrire à nouveau dans {{count}} secondes.',
  reUpDone: 'Recharge automatique réussie ! {{tokens}} jetons ajoutés à votre solde',
  reUpFailed: 'La recharge automatique a échoué',
  payout: '{{tokens}} jetons retirés pour le versement',
  oneClick: "Erreur lors de l'achat. Si cela persiste, veuillez contacter l'assistance.",
  paymentSettled: 'Votre paiement de {{amount}} est arrivé : {{tokens}} jetons ont été ajoutés.',
  paymentDeclined: 'Votre paiement de {{amount}} a été refusé. Rien n’a été débité.',
  paymentReturned: 'Votre paiement de {{amount}} dépassait votre limite quotidienne et est remboursé.',
  tip: 'Pourboire de {{name}} : {{tokens}} jetons',
  privateTip: 'Pourboire privé de {{name}} : {{tokens}} jetons',
  follower: '{{name}} vous suit désormais.',
  fanJoined: '{{name}} fait partie de votre fan-club : {{level}}.',
  fanLeft: '{{name}} a quitté votre fan-club.',
  live: '{{name}} est en direct.',
  version: 'Ce site a été mis à jour',
  versionHint: 'Rechargez la page pour continuer avec la nouvelle version.',
  orderWaiting: 'Une nouvelle commande attend votre réponse.',
  orderAccepted: 'Une de vos commandes a été acceptée.',
  orderReturned: 'Une commande n’a pas été prise. Ses jetons sont de nouveau à vous.',
  silencedTitle: 'Chat en pause',
  recordingBought: 'L’enregistrement du show de {{name}} est dans votre bibliothèque.',
  recordingOwn: 'L’enregistrement de votre show est dans vos médias.',
  recordingOpen: 'Regarder',
};
