import type { HouseAnswers } from './en.ts';

export const fr: HouseAnswers = {
  'watch-without-account': {
    question: 'Puis-je regarder sans compte ?',
    answer: [
      'Oui. Vous pouvez voir les salons publics et les vidéos gratuites sans compte, sauf si la loi de votre lieu exige d’abord une preuve d’âge.',
      'Il faut un compte pour donner des pourboires, écrire des messages, suivre des diffuseurs et acheter.',
    ],
  },
  'what-are-tokens': {
    question: 'Que sont les jetons ?',
    answer: [
      'Les jetons servent à payer sur ce site : pourboires, shows privés et à billet, photos et vidéos, fan clubs et commandes.',
      'Ils s’achètent par lots. Le prix d’un lot est affiché avant le paiement, et chaque dépense figure dans votre historique.',
    ],
  },
  'payment-not-arrived': {
    question: 'J’ai payé, mais mes jetons ne sont pas là. Que faire ?',
    answer: [
      'Les jetons sont ajoutés dès que la société de paiement nous confirme le paiement. D’ici là, votre compte l’affiche comme en attente.',
      'Une carte prend en général quelques secondes ; crypto et bons peuvent prendre plus de temps. Si un paiement reste en attente, écrivez à l’assistance en précisant quand vous avez payé.',
    ],
  },
  'bank-statement': {
    question: 'Qu’est-ce qui figure sur mon relevé bancaire ?',
    answer: [
      'Le nom de la société de paiement. La page d’assistance indique quelles sociétés sont utilisées et ce qu’elles écrivent.',
    ],
  },
  'spending-limit': {
    question: 'Puis-je limiter mes dépenses ?',
    answer: [
      'Oui, sur votre page de jetons : pour un seul débit, pour toutes les dépenses en 24 heures et pour les achats de jetons en 24 heures. Au-delà de la première limite, nous vous demandons ; ce qui dépasse les autres est refusé.',
      'Une limite plus basse vaut tout de suite, une plus haute après 24 heures.',
    ],
  },
  'private-show-price': {
    question: 'Comment un show privé est-il facturé ?',
    answer: [
      'Au temps, au prix par minute affiché lors de votre demande. Dix secondes entamées comptent, et une durée minimale peut être demandée.',
      'Les jetons de la minute en cours sont mis en réserve. Ce que le show n’a pas utilisé vous revient à la fin.',
    ],
  },
  'tip-without-name': {
    question: 'Puis-je donner un pourboire sans montrer mon nom ?',
    answer: [
      'Oui. Choisissez un pourboire anonyme dans les options du panneau : le salon voit le pourboire, mais pas votre nom.',
    ],
  },
  'leave-fan-club': {
    question: 'Comment quitter un fan club ?',
    answer: [
      'Ouvrez le fan club et quittez-le là. Vous gardez votre niveau jusqu’à la fin du mois payé, puis plus rien n’est débité.',
      'Un renouvellement coûte ce que vous avez accepté en entrant, même si le prix a changé depuis.',
    ],
  },
  'prove-age': {
    question: 'Pourquoi dois-je prouver mon âge ?',
    answer: [
      'Ce site est réservé aux adultes, et la loi de certains lieux exige plus qu’une déclaration. Vous y choisissez l’un des moyens que votre lieu permet.',
      'La page de vérification de l’âge indique lesquels.',
    ],
  },
  'forgot-password': {
    question: 'J’ai oublié mon mot de passe.',
    answer: [
      'Demandez un lien par e-mail. Il permet une fois de choisir un nouveau mot de passe et ferme toutes les sessions de votre compte.',
    ],
  },
  'become-broadcaster': {
    question: 'Comment puis-je diffuser ?',
    answer: [
      'Inscrivez-vous pour diffuser, prouvez que vous êtes adulte et signez l’accord. Vous pouvez passer en direct quand votre demande est acceptée.',
    ],
  },
  'report-content': {
    question: 'Comment signaler un salon, une photo ou une vidéo ?',
    answer: [
      'La page des réclamations dit à qui écrire et ce dont nous avons besoin. Tout le monde peut l’utiliser, même sans compte.',
    ],
  },
};
