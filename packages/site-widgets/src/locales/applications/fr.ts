import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Devenir diffuseur',
  why: 'Ouvrez votre propre salon. Un exploitant vérifie chaque candidature.',
  description: 'Inscrivez-vous comme diffuseur sur {{site}}.',
  legalName: 'Nom légal',
  legalNameHint: 'Comme sur votre pièce d’identité. Seul l’exploitant le voit.',
  stageName: 'Nom de scène',
  stageNameHint: 'Les spectateurs le voient dans votre salon.',
  country: 'Pays',
  gender: 'Genre',
  genderOf: { none: 'Choisissez', f: 'Femme', m: 'Homme', t: 'Trans', c: 'Couple' },
  next: 'Continuer vers le contrat',
  again: 'Envoyer à nouveau',
  agreementTitle: 'Lisez et signez le contrat',
  signature: 'Votre nom d’utilisateur comme signature',
  sign: 'Signer et envoyer',
  reviewTitle: 'Votre candidature est en cours d’examen',
  reviewWhy:
    'Un exploitant vérifie vos informations et votre identité en dehors de ce site. N’envoyez aucune pièce d’identité ici : le site n’en conserve aucune. Vous recevrez un e-mail avec la décision.',
  rejectedTitle: 'Votre candidature n’a pas été acceptée',
  approvedTitle: 'Vous pouvez diffuser',
  approvedWhy: 'Votre salon existe. Définissez votre sujet et vos prix avant de passer en direct.',
  toRoom: 'Ouvrir mon salon',
  viewerTitle: 'Ce compte ne permet pas de diffuser',
  viewerWhy:
    'Il n’a pas été créé pour diffuser, et cela ne peut pas être changé. Déconnectez-vous pour créer un compte de diffuseur ; vous pourrez ensuite associer les deux.',
  missing: 'Le contrat a changé. Lisez-le et signez-le d’abord.',
  pitch: {
    tips: 'de chaque pourboire et de chaque minute d’un show vous reviennent.',
    fanClub: 'de ce que paie votre fan club vous reviennent.',
    payout: 'jetons suffisent pour demander un versement.',
    yours: 'Vous fixez vos prix, vos horaires et les lieux où personne ne vous voit.',
    steps: 'Du compte à la diffusion',
    step: { account: 'Compte', agreement: 'Contrat', review: 'Vérification', live: 'En direct' },
  },
};
