import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  autosilenced: 'Vous êtes réduit au silence : vos messages ont enfreint les règles du chat.',
  reUpDone: 'Recharge automatique réussie ! {{tokens}} jetons ajoutés à votre solde',
  reUpFailed: 'La recharge automatique a échoué',
  payout: '{{tokens}} jetons retirés pour le versement',
  oneClick: "Erreur lors de l'achat. Si cela persiste, veuillez contacter l'assistance.",
  tip: 'Pourboire de {{name}} : {{tokens}} jetons',
  privateTip: 'Pourboire privé de {{name}} : {{tokens}} jetons',
  follower: '{{name}} vous suit désormais.',
  live: '{{name}} est en direct.',
  version: 'Ce site a été mis à jour',
  versionHint: 'Rechargez la page pour continuer avec la nouvelle version.',
  reload: 'Recharger',
  orderWaiting: 'Une nouvelle commande attend votre réponse.',
  orderAccepted: 'Une de vos commandes a été acceptée.',
  orderReturned: 'Une commande n’a pas été prise. Ses jetons sont de nouveau à vous.',
  silencedTitle: 'Chat en pause',
  recordingBought: 'L’enregistrement du show de {{name}} est dans votre bibliothèque.',
  recordingOwn: 'L’enregistrement de votre show est dans vos médias.',
  recordingOpen: 'Regarder',
};
