import type { en } from './en.ts';

export const fr: typeof en = {
  preview: {
    title: 'Ceci est un brouillon',
    body: 'Seules les personnes qui ont le lien le voient ainsi.',
    leave: 'Quitter l’aperçu',
  },
  consent: {
    title: 'Pouvons-nous compter les visites ?',
    body: 'Ce site souhaite envoyer les pages que vous ouvrez à ses statistiques. Rien n’est envoyé avant votre accord.',
    yes: 'Accepter',
    no: 'Non merci',
  },
  error: {
    refund_by_hand:
      'Ce prestataire de paiement ne rembourse pas de lui-même. Remboursez le montant, puis enregistrez-le avec votre référence.',
    revision_conflict: 'Quelqu’un d’autre a modifié ce site entre-temps. Rechargez-le.',
    site_taken: 'Il existe déjà un site avec ce domaine ou ce code.',
    config_too_new: 'Ce fichier vient d’une version plus récente. Rien n’a été changé.',
    brand_refused: 'Cette marque ne peut pas être publiée ainsi. Voyez le rapport.',
    image_unsupported: 'Seules les images PNG, WEBP ou AVIF sont acceptées.',
    image_damaged: 'L’image est endommagée.',
    image_too_large: 'L’image est trop grande.',
    asset_quota: 'Il n’y a plus de place pour d’autres images sur ce site.',
  },
};
